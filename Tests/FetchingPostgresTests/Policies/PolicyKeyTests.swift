#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// A model whose table has several rows with a key.
@Fetchable("slip")
@Projection
private struct Slip: PolicedFetchable, Equatable {
    let id: Int
    var ownerID: Int
    var text: String

    static let policy = Policy<Slip, Teammate> { slip, me in slip.ownerID == me.tenant }
        .changing { slip, me in slip.ownerID == me.tenant }
}

/// A model whose key is finer in Swift than in a database.
@Fetchable("moment")
private struct Moment: PolicedFetchable, Equatable {
    @PrimaryKey let at: Date
    var ownerID: Int

    static let policy = Policy<Moment, Teammate> { moment, me in moment.ownerID == me.tenant }
        .changing { moment, me in moment.ownerID == me.tenant }
}

/// A database with whoever acts.
private protocol KeyActor {
    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate
}

private struct QueueActor: KeyActor {
    let mine: ActingDatabase<DatabaseQueue, Teammate>

    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate { try mine.run(change) }
}

private struct ConnectionActor: KeyActor {
    let mine: ActingDatabase<PostgresConnection, Teammate>

    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate { try mine.run(change) }
}

private final class StoreActor: KeyActor {
    private var store = MemoryStore().adding([Moment]())

    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate {
        try store.acting(as: .some) { try $0.run(change) }
    }
}

@Suite("Policies on keys", .onPostgres)
struct PolicyKeyTests {
    private static let slips = [
        Slip(id: 1, ownerID: 7, text: "mine"), Slip(id: 1, ownerID: 8, text: "theirs"),
        Slip(id: 2, ownerID: 7, text: "mine"),
    ]

    /// Runs the same on both databases, and gives all slips in the end.
    private func check(_ body: (_ mine: any KeyActor, _ all: () throws -> [Slip]) throws -> Void) throws {
        let sql = "CREATE TABLE slip (id BIGINT NOT NULL, \"ownerID\" BIGINT NOT NULL, text TEXT NOT NULL)"
        let order = Slip.sorted(by: .ascending(\.id), .ascending(\.ownerID))
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: sql) }
        for slip in Self.slips { try Slip.insert(slip).run(in: queue) }
        try body(QueueActor(mine: queue.acting(as: .some))) { try order.fetch(in: queue) }
        let fixture = try PostgresFixture(sql)
        for slip in Self.slips { try Slip.insert(slip).run(in: fixture.db) }
        try body(ConnectionActor(mine: fixture.db.acting(as: .some))) { try order.fetch(in: fixture.db) }
    }

    private func refused(_ body: () throws -> Int) -> Bool {
        do { _ = try body() } catch let error as FetchError { return error.code == .forbidden } catch {}
        return false
    }

    @Test("that are not unique change no row of others")
    func repeated() throws {
        try check { mine, all in
            let before = try all()
            // The row that was written cannot be told from another's.
            #expect(refused { try mine.run(Slip.insert(Slip(id: 2, ownerID: 8, text: "new"))) })
            #expect(refused { try mine.run(Slip.update(Slip(id: 1, ownerID: 7, text: "new"))) })
            #expect(try all() == before)
            #expect(try mine.run(Slip.delete(Slip(id: 1, ownerID: 7, text: ""))) == 1)
            #expect(try all() == Array(before.dropFirst()))
            #expect(try mine.run(Slip.delete(Slip(id: 1, ownerID: 7, text: ""))) == 0)
            #expect(try mine.run(Slip.update(Slip(id: 2, ownerID: 7, text: "new"))) == 1)
            #expect(try all().map(\.text) == ["theirs", "new"])
        }
    }

    @Test("of rows that a request selects update nothing, as nobody would know what was left out")
    func selected() throws {
        try check { mine, all in
            let before = try all()
            let copies = Slip.where { $0.id == 2 }.select {
                Slip.selecting(id: $0.id, ownerID: $0.ownerID, text: $0.text)
            }
            #expect(throws: FetchError.self) {
                try mine.run(Slip.insert(from: copies).onConflict(\.id) { row, _ in row.text = "new" })
            }
            #expect(try all() == before)
            #expect(try mine.run(Slip.insert(from: copies).onConflict(.ignore)) == 1)
        }
    }

    @Test("that are dates find what the database has made of them")
    func dates() throws {
        // Neither microseconds nor milliseconds.
        let first = Date(timeIntervalSinceReferenceDate: 700_000_000.123_456_7)
        let second = Date(timeIntervalSinceReferenceDate: 700_000_001.987_654_3)
        let moments = [Moment(at: first, ownerID: 7), Moment(at: second, ownerID: 7)]
        let hidden = Moment(at: Date(timeIntervalSinceReferenceDate: 3.3), ownerID: 8)
        func check(_ mine: any KeyActor) throws {
            #expect(try mine.run(Moment.insert(moments)) == 2)
            #expect(try mine.run(Moment.update(moments)) == 2)
            #expect(try mine.run(Moment.update(moments[0])) == 1)
            #expect(try mine.run(Moment.save(moments[1])) == 1)
            #expect(refused { try mine.run(Moment.update(Moment(at: first, ownerID: 8))) })
            #expect(refused { try mine.run(Moment.insert(hidden)) })
            #expect(try mine.run(Moment.delete(moments)) == 2)
        }
        let queue = try DatabaseQueue()
        try SQLSchema(Moment.self).create(in: queue)
        try check(QueueActor(mine: queue.acting(as: .some)))
        let fixture = try PostgresFixture()
        try SQLSchema(Moment.self).create(in: fixture.db)
        try check(ConnectionActor(mine: fixture.db.acting(as: .some)))
        try check(StoreActor())
    }
}
#endif
