import Fetching
import FetchingCore
import FetchingSQLite
import Testing

@Unique(\.sensor, \.day, \.hour)
@Fetchable("readings")
private struct Reading: Equatable, Sendable {
    let id: Int
    var sensor: String
    var day: Int
    var hour: Int
    var value: Double
    var note: String?
}

/// Conflicts of several members, and of many rows, in memory and on SQLite.
@Suite struct ConflictTests {
    private let database: DatabaseQueue
    private static let old = Reading(id: 1, sensor: "a", day: 1, hour: 1, value: 1, note: "old")
    private static let same = Reading(id: 2, sensor: "a", day: 1, hour: 1, value: 5, note: "new")
    private static let other = Reading(id: 3, sensor: "a", day: 1, hour: 2, value: 7)

    init() throws {
        database = try DatabaseQueue()
        try Reading.create(in: database)
    }

    /// The rows afterwards, which are those of memory.
    private func rows<Count>(
        after request: InsertRequest<WrittenModels<Reading>, Count>, expecting expected: Int
    ) throws -> [Reading] {
        var readings = [Self.old]
        #expect(try request.run(in: &readings) == expected)
        try Reading.request().all().delete(in: database)
        try Reading.insert(Self.old).run(in: database)
        #expect(try request.run(in: database) == expected)
        let rows = try Reading.sorted(by: .ascending(\.id)).fetch(in: database)
        #expect(readings.sorted { $0.id < $1.id } == rows)
        return rows
    }

    @Test func threeMembersAreUniqueTogether() throws {
        let insertion = Reading.insert([Self.same, Self.other])
        #expect(throws: FetchError.self) { try rows(after: insertion, expecting: 0) }
        #expect(
            try rows(after: insertion.onConflict(\.sensor, \.day, \.hour, .ignore), expecting: 1)
                == [Self.old, Self.other])
        let added = insertion.onConflict(\.sensor, \.day, \.hour) { $0.value += $1.value }
        #expect(
            try added.sql(for: .sqlite).contains(
                #"ON CONFLICT ("sensor", "day", "hour") DO UPDATE SET "value" = "readings"."value" + "excluded"."value""#
            ))
        #expect(try rows(after: added, expecting: 2).map(\.value) == [6, 7])
        let raised = insertion.onConflict(
            \.sensor, \.day, \.hour, where: { $0.value > $1.value }, { $0.value = $1.value })
        #expect(try rows(after: raised, expecting: 1).map(\.value) == [1, 7])
        let named = insertion.onConflict(\.sensor, \.day, \.hour, update: \.note)
        #expect(try rows(after: named, expecting: 2).map(\.note) == ["new", nil])
        #expect(try rows(after: named, expecting: 2).map(\.value) == [1, 7])
        let all = insertion.onConflictUpdateAll(\.sensor, \.day, \.hour)
        #expect(try rows(after: all, expecting: 2).map(\.value) == [5, 7])
    }

    @Test func membersAreUpdatedOnACondition() throws {
        let insertion = Reading.insert([Self.same, Self.other])
        let higher = insertion.onConflict(
            \.sensor, \.day, \.hour, where: { $0.value < $1.value }, update: \.value, \.note)
        #expect(
            try higher.sql(for: .sqlite).hasSuffix(
                #""note" = "excluded"."note" WHERE "readings"."value" < "excluded"."value""#))
        #expect(try rows(after: higher, expecting: 2).map(\.note) == ["new", nil])
        let lower = insertion.onConflict(\.sensor, \.day, \.hour, where: { $0.value > $1.value }, update: \.value)
        #expect(try rows(after: lower, expecting: 1).map(\.value) == [1, 7])
        let returned = try Reading.insert(Self.same)
            .onConflict(\.sensor, \.day, \.hour, where: { $0.value > $1.value }, update: \.value)
            .returning(\.id).run(in: database)
        #expect(returned == nil)
    }

    /// As many conflicts as rows, each resolved in its turn, a key that comes twice after every other as well.
    @Test func aHundredThousandConflicts() throws {
        let readings = (1...100_000).map { Reading(id: $0, sensor: "s", day: $0, hour: 0, value: 1) }
        try Reading.insert(readings).run(in: database)
        #expect(try Reading.insert(readings).onConflict(.ignore).run(in: database) == 0)
        let again = readings + readings.prefix(1000)
        let added = Reading.insert(again).onConflict(\.sensor, \.day, \.hour) { $0.value += $1.value }
        #expect(try added.run(in: database) == 101_000)
        let sums = try Reading.request().all().grouped(by: \.value).sorted(by: .ascending(\.key))
            .select(\.key, \.count).fetch(in: database)
        #expect(sums.map(\.0) == [2, 3] && sums.map(\.1) == [99_000, 1000])
        var store = MemoryStore().adding(readings)
        #expect(try added.run(in: &store) == 101_000)
        #expect(try Reading.request().all().where { $0.value == 3 }.count().fetch(in: store) == 1000)
        #expect(try Reading.insert(readings).onConflict(.ignore).run(in: &store) == 0)
    }
}
