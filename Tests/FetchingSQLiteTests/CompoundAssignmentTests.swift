import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// `/=`, `%=` and `toggle()` are the assignments that they stand for.
@Suite struct CompoundAssignmentTests {
    @Fetchable("gauge")
    struct Gauge: Equatable {
        let id: Int
        var level: Double
        var limit: Double?
        var count: Int
        var size: Int8?
        var isOpen: Bool
        var isKnown: Bool?
        @FetchingStorage(.yesOrNo) var isLocked: Bool
    }

    private let gauges = [
        Gauge(id: 1, level: 9, limit: 4, count: 17, size: 5, isOpen: true, isKnown: true, isLocked: false),
        Gauge(id: 2, level: -5, limit: nil, count: -17, size: nil, isOpen: false, isKnown: nil, isLocked: true),
    ]

    private func database() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try Gauge.create(in: database)
        try Gauge.insert(gauges).run(in: database)
        return database
    }

    private func result(_ assign: (inout ModelUpdate<Gauge>) throws -> Void) throws -> [Gauge] {
        var inMemory = gauges
        #expect(try Gauge.request().all().update(in: &inMemory, assign) == 2)
        let database = try database()
        #expect(try Gauge.request().all().update(in: database, assign) == 2)
        #expect(try Gauge.sorted(by: .ascending(\.id)).fetch(in: database) == inMemory)
        return inMemory
    }

    @Test func areTheAssignmentsThatTheyStandFor() throws {
        let all = Gauge.request().all()
        let short = try all.updateSQL(for: .sqlite, showingValues: true) {
            $0.level /= 2
            $0.limit /= $0.level
            $0.count %= 10
            $0.size %= 3
            $0.isOpen.toggle()
            $0.isLocked.toggle()
        }
        let long = try all.updateSQL(for: .sqlite, showingValues: true) {
            $0.level = $0.level / 2
            $0.limit = $0.limit / $0.level
            $0.count = $0.count % 10
            $0.size = $0.size % 3
            $0.isOpen = !$0.isOpen
            $0.isLocked = !$0.isLocked
        }
        #expect(short == long)
    }

    @Test func divide() throws {
        let divided = try result {
            $0.level /= 2
            $0.limit /= $0.level
            $0.count /= 5
        }
        #expect(divided.map(\.level) == [4.5, -2.5])
        #expect(divided.map(\.limit) == [4 / 4.5, nil])
        #expect(divided.map(\.count) == [3, -3])
        #expect(try result { $0.size /= 0 }.map(\.size) == [nil, nil])
    }

    @Test func takeRemainders() throws {
        let rest = try result {
            $0.count %= 10
            $0.size %= $0.size
        }
        #expect(rest.map(\.count) == [7, -7])
        #expect(rest.map(\.size) == [0, nil])
    }

    @Test func toggleTruthValues() throws {
        let toggled = try result {
            $0.isOpen.toggle()
            $0.isKnown.toggle()
            $0.isLocked.toggle()
        }
        #expect(toggled.map(\.isKnown) == [false, true])
        #expect(toggled.map(\.isOpen) == [false, true])
        #expect(toggled.map(\.isLocked) == [true, false])
        let twice = try result {
            $0.isOpen.toggle()
            $0.isOpen.toggle()
            $0.isLocked.toggle()
            $0.isLocked.toggle()
        }
        #expect(twice == gauges)
    }

    /// A member that is not optional has no nil: nothing is changed.
    @Test func nilIsAnErrorWhereThereIsNone() throws {
        let database = try database()
        for assign in [{ $0.level /= 0 }, { $0.level /= $0.limit }, { $0.count %= 0 }, { $0.count /= 0 }]
            as [(inout ModelUpdate<Gauge>) -> Void]
        {
            var inMemory = gauges
            #expect(throws: FetchError.self) { try Gauge.request().all().update(in: &inMemory, assign) }
            #expect(throws: FetchError.self) { try Gauge.request().all().update(in: database, assign) }
            #expect(inMemory == gauges)
            #expect(try Gauge.sorted(by: .ascending(\.id)).fetch(in: database) == gauges)
        }
    }
}
