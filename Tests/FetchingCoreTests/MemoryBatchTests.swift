import Fetching
import Testing

@Fetchable
private struct Reading: Equatable {
    let id: Int
    var level: Double
    var count: Int?
    var isValid: Bool
    var place: String
    @FetchingStorage(BelowThousand()) var limited: Int
}

/// Stores no number above 999.
private struct BelowThousand: FetchableStorage {
    struct TooLarge: Error {}

    func encode(_ value: Int) throws -> Int {
        guard value < 1000 else { throw TooLarge() }
        return value
    }

    func decode(_ stored: Int) -> Int { stored }
}

/// An array is looked at in batches: its ends, what is found at one end only, and conditions that have no batch.
@Suite("Arrays that are looked at in batches")
struct MemoryBatchTests {
    /// Beside the limits of a word of 64 rows, and of the four words that are copied together.
    static let sizes = [0, 1, 2, 63, 64, 65, 127, 255, 256, 257, 320, 511, 1024, 1025, 5000]

    private typealias Condition = @Sendable (Reading) -> Bool

    private static let conditions: [(predicate: FetchPredicate<Reading>, condition: Condition)] = [
        (Reading.predicate { $0.level > 40 }, { $0.level > 40 }),
        (Reading.predicate { $0.isValid }, { $0.isValid }),
        (Reading.predicate { !$0.isValid }, { !$0.isValid }),
        (Reading.predicate { $0.count <= 50 }, { $0.count.map { $0 <= 50 } ?? false }),
        (Reading.predicate { $0.count != 7 }, { $0.count != 7 }),
        (Reading.predicate { $0.count == nil }, { $0.count == nil }),
        (Reading.predicate { $0.place.hasPrefix("a") }, { $0.place.hasPrefix("a") }),
        (Reading.predicate { $0.level.isIn(20..<90) }, { (20..<90).contains($0.level) }),
        (Reading.predicate { $0.level < 5 || $0.isValid }, { $0.level < 5 || $0.isValid }),
        (Reading.predicate { $0.id + 1 > 100 }, { $0.id + 1 > 100 }),
        (Reading.predicate { $0.id < 600 }, { $0.id < 600 }),
        (Reading.predicate { $0.id >= 4000 }, { $0.id >= 4000 }),
        (Reading.predicate { $0.id < 0 }, { _ in false }),
    ]

    private static func readings(_ count: Int) -> [Reading] {
        (0..<count).map { index in
            let number = index &* 7919 % 101
            return Reading(
                id: index, level: number % 11 == 3 ? .nan : Double(number), count: number % 5 == 0 ? nil : number,
                isValid: number % 3 != 0,
                place: ["attic", "cellar", "garden"][number % 3], limited: index)
        }
    }

    @Test(arguments: sizes)
    func eachConditionFindsWhatAFilterFinds(size: Int) throws {
        let readings = Self.readings(size)
        for (predicate, condition) in Self.conditions {
            let found = try Reading.request().all().where(predicate).fetch(in: readings)
            #expect(found.map(\.id) == readings.filter(condition).map(\.id), "\(predicate)")
        }
    }

    @Test(arguments: [65, 257, 1025])
    func joinedConditionsFindWhatAFilterFinds(size: Int) throws {
        let readings = Self.readings(size)
        for first in Self.conditions {
            for second in Self.conditions {
                for third in Self.conditions[..<8] {
                    let all = first.predicate && second.predicate && third.predicate
                    let found = try Reading.request().all().where(all).fetch(in: readings)
                    #expect(
                        found.map(\.id)
                            == readings.filter { first.condition($0) && second.condition($0) && third.condition($0) }
                            .map(\.id), "\(all)")
                }
            }
        }
    }

    @Test func modelsBehindTheLastThatIsWantedAreNotLookedAt() throws {
        let readings = Self.readings(1500)
        let request = Reading.request()
        // The next one stands in the same batch, and cannot be asked about.
        #expect(try request.first().where { $0.limited >= 999 }.fetch(in: readings)?.id == 999)
        #expect(throws: FetchError.self) { try request.all().where { $0.limited >= 0 }.fetch(in: readings) }
    }

    /// What a former condition leaves out is not asked about by the next.
    @Test func aConditionIsNotAskedAboutWhatAFormerOneLeavesOut() throws {
        let readings = Self.readings(1500)
        let found = try Reading.request().all().where { $0.id < 1000 && $0.limited >= 10 && $0.isValid }
            .fetch(in: readings)
        #expect(found.map(\.id) == readings.filter { $0.id < 1000 && $0.id >= 10 && $0.isValid }.map(\.id))
        // '!=' is no interval, and is asked about model by model.
        let others = try Reading.request().all().where { $0.id < 1000 && $0.limited != 5 }.fetch(in: readings)
        #expect(others.map(\.id) == readings.filter { $0.id < 1000 && $0.id != 5 }.map(\.id))
        let more = try Reading.request().all().where {
            $0.isValid && $0.id < 1000 && $0.limited != 5 && $0.limited >= 1
        }
        .fetch(in: readings)
        #expect(more.map(\.id) == readings.filter { $0.isValid && $0.id < 1000 && $0.id != 5 && $0.id >= 1 }.map(\.id))
    }

    /// A slice does not begin where its array does, and a sequence is not looked at in batches.
    @Test func slicesAndSequencesFindTheSame() throws {
        let readings = Self.readings(700)
        for (predicate, condition) in Self.conditions {
            let request = Reading.request().all().where(predicate)
            #expect(
                try request.fetch(in: readings[70...]).map(\.id) == readings[70...].filter(condition).map(\.id),
                "\(predicate)")
            #expect(
                try request.fetch(in: AnySequence(readings)).map(\.id) == readings.filter(condition).map(\.id),
                "\(predicate)")
        }
    }

    @Test func aFoundModelHasNoRoomForOthers() throws {
        let found = try Reading.request().all().where { $0.id == 9 }.fetch(in: Self.readings(100))
        #expect(found.count == 1)
        #expect(found.capacity < 10)
    }
}
