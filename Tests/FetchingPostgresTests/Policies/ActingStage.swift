#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB

/// Tables in whose requests somebody acts.
protocol ActingStage: ScopeStage {
    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate

    /// All rows of a type, whatever policies say.
    func all<Model: RowDecodable>(_ model: Model.Type) throws -> [Model]
}

extension ScopeEngine {
    func stage(_ rows: ScopedRows, as me: Teammate) throws -> any ActingStage {
        switch self {
        case .memory: MemoryActingStage(rows, as: me)
        case .sqlite: try SQLiteActingStage(rows, as: me)
        case .postgres: try PostgresActingStage(rows, as: me)
        }
    }
}

final class MemoryActingStage: ActingStage {
    private var store: MemoryStore
    private let me: Teammate

    init(_ rows: ScopedRows, as me: Teammate) {
        store = MemoryStore().adding(rows.members).adding(rows.squads).adding(rows.chores).adding(rows.awards)
            .adding(rows.badges)
        self.me = me
    }

    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result
    where
        Request.Policed: SQLiteRequest & PostgresRequest, Request.Model: PolicedFetchable,
        Request.Model.Principal == Teammate
    {
        try store.acting(as: me) { try $0.fetch(request) }
    }

    func delete<Model: RowDecodable & PolicedFetchable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int
    where Model.Principal == Teammate { try store.acting(as: me) { try $0.delete(request) } }

    func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Teammate { try store.acting(as: me) { try $0.update(request, assign) } }

    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate {
        try store.acting(as: me) { try $0.run(change) }
    }

    func update(_ member: Member) throws { _ = try run(Member.update(member)) }

    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member] {
        try store.acting(as: me) { try $0.fetch(request) }
    }

    func all<Model: RowDecodable>(_ model: Model.Type) throws -> [Model] {
        try FetchableRequest<Model, [Model]>.everything.fetch(in: store)
    }
}

final class SQLiteActingStage: ActingStage {
    let database: DatabaseQueue
    private let mine: ActingDatabase<DatabaseQueue, Teammate>

    init(_ rows: ScopedRows, as me: Teammate) throws {
        database = try DatabaseQueue()
        mine = database.acting(as: me)
        for sql in ScopedRows.tables(json: "TEXT") { try database.write { try $0.execute(sql: sql) } }
        try Member.insert(rows.members).run(in: database)
        try Squad.insert(rows.squads).run(in: database)
        try Chore.insert(rows.chores).run(in: database)
        try Award.insert(rows.awards).run(in: database)
        try Badge.insert(rows.badges).run(in: database)
    }

    // From the queue, and inside of a block.
    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result
    where
        Request.Policed: SQLiteRequest & PostgresRequest, Request.Model: PolicedFetchable,
        Request.Model.Principal == Teammate
    {
        _ = try mine.fetch(request)
        return try mine.read { db in try db.fetch(request) }
    }

    func delete<Model: RowDecodable & PolicedFetchable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int
    where Model.Principal == Teammate { try mine.write { db in try db.delete(request) } }

    func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Teammate { try mine.update(request, assign) }

    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate { try mine.run(change) }

    func update(_ member: Member) throws { try mine.write { db in _ = try db.run(Member.update(member)) } }

    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member] {
        var members: [Member] = []
        for try await member in mine.stream(request) { members.append(member) }
        return members
    }

    func all<Model: RowDecodable>(_ model: Model.Type) throws -> [Model] {
        try FetchableRequest<Model, [Model]>.everything.fetch(in: database)
    }
}

class PostgresActingStage: ActingStage {
    let fixture: PostgresFixture
    let me: Teammate
    private lazy var pool = fixture.makePool()
    private var count = 0

    var db: PostgresConnection { fixture.db }

    init(_ rows: ScopedRows, as me: Teammate) throws {
        self.me = me
        fixture = try PostgresFixture(ScopedRows.tables(json: "JSONB").joined(separator: ";"))
        try Member.insert(rows.members).run(in: db)
        try Squad.insert(rows.squads).run(in: db)
        try Chore.insert(rows.chores).run(in: db)
        try Award.insert(rows.awards).run(in: db)
        try Badge.insert(rows.badges).run(in: db)
    }

    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result
    where
        Request.Policed: SQLiteRequest & PostgresRequest, Request.Model: PolicedFetchable,
        Request.Model.Principal == Teammate
    {
        // On a connection, from a pool, and inside of a block.
        count += 1
        return switch count % 3 {
        case 0: try db.acting(as: me).fetch(request)
        case 1: try pool.acting(as: me).fetch(request)
        default: try pool.acting(as: me).read { db in try db.fetch(request) }
        }
    }

    func delete<Model: RowDecodable & PolicedFetchable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int
    where Model.Principal == Teammate { try db.acting(as: me).delete(request) }

    func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Teammate { try db.acting(as: me).update(request, assign) }

    func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate {
        try db.acting(as: me).run(change)
    }

    func update(_ member: Member) throws { try db.acting(as: me).run(Member.update(member)) }

    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member] {
        var members: [Member] = []
        for try await member in fixture.makePool().acting(as: me).stream(request) { members.append(member) }
        return members
    }

    func all<Model: RowDecodable>(_ model: Model.Type) throws -> [Model] {
        try FetchableRequest<Model, [Model]>.everything.fetch(in: db)
    }
}

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// All rows, whatever scopes say.
    static var everything: FetchableRequest {
        ScopeOpening(hasScopes: false).opened(Model.request().all())
    }
}
#endif
