#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import GRDB

/// A request for one of the models, of any kind, while somebody acts or not.
typealias StagedRequest = SQLiteRequest & PostgresRequest & PolicedRequest

/// Tables with rows, on one engine.
protocol ScopeStage: AnyObject {
    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result
    where
        Request.Policed: SQLiteRequest & PostgresRequest, Request.Model: PolicedFetchable,
        Request.Model.Principal == Teammate
    func delete<Model: RowDecodable & PolicedFetchable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int
    where Model.Principal == Teammate
    func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Teammate
    func update(_ member: Member) throws
    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member]
}

final class MemoryScopeStage: ScopeStage {
    private var store: MemoryStore

    init(_ rows: ScopedRows) {
        store = MemoryStore().adding(rows.members).adding(rows.squads).adding(rows.chores).adding(rows.awards)
            .adding(rows.badges)
    }

    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result {
        try request.fetch(in: store)
    }

    func delete<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int {
        try request.delete(in: &store)
    }

    func update<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        try request.update(in: &store, assign)
    }

    func update(_ member: Member) throws { try Member.update(member).run(in: &store) }

    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member] {
        try request.fetch(in: store)
    }
}

final class SQLiteScopeStage: ScopeStage {
    private let database: DatabaseQueue

    init(_ rows: ScopedRows) throws {
        database = try DatabaseQueue()
        for sql in ScopedRows.tables(json: "TEXT") { try database.write { try $0.execute(sql: sql) } }
        try Member.insert(rows.members).run(in: database)
        try Squad.insert(rows.squads).run(in: database)
        try Chore.insert(rows.chores).run(in: database)
        try Award.insert(rows.awards).run(in: database)
        try Badge.insert(rows.badges).run(in: database)
    }

    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result {
        try database.read { try request.fetch(in: $0) }
    }

    func delete<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int {
        try database.write { try request.delete(in: $0) }
    }

    func update<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        try database.write { try request.update(in: $0, assign) }
    }

    func update(_ member: Member) throws { try Member.update(member).run(in: database) }

    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member] {
        var members: [Member] = []
        for try await member in request.stream(in: database) { members.append(member) }
        return members
    }
}

final class PostgresScopeStage: ScopeStage {
    private let fixture: PostgresFixture

    private var db: PostgresConnection { fixture.db }

    init(_ rows: ScopedRows) throws {
        fixture = try PostgresFixture(ScopedRows.tables(json: "JSONB").joined(separator: ";"))
        try Member.insert(rows.members).run(in: db)
        try Squad.insert(rows.squads).run(in: db)
        try Chore.insert(rows.chores).run(in: db)
        try Award.insert(rows.awards).run(in: db)
        try Badge.insert(rows.badges).run(in: db)
    }

    func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result {
        try request.fetch(in: db)
    }

    func delete<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> Int {
        try request.delete(in: db)
    }

    func update<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        try request.update(in: db, assign)
    }

    func update(_ member: Member) throws { try Member.update(member).run(in: db) }

    func stream(_ request: FetchableRequest<Member, [Member]>) async throws -> [Member] {
        var members: [Member] = []
        for try await member in request.stream(in: fixture.makePool()) { members.append(member) }
        return members
    }
}

extension ScopedRows {
    // References may lead to nothing: there are no foreign keys.
    static func tables(json: String) -> [String] {
        [
            """
            CREATE TABLE member (id BIGINT PRIMARY KEY, name TEXT NOT NULL, squad_id BIGINT, boss_id BIGINT, \
            points BIGINT NOT NULL, is_guest BOOLEAN NOT NULL, tenant_id BIGINT NOT NULL, deleted_at BIGINT)
            """,
            "CREATE TABLE squad (id BIGINT PRIMARY KEY, name TEXT NOT NULL, is_active TEXT NOT NULL)",
            "CREATE TABLE chore (id BIGINT PRIMARY KEY, member_id BIGINT, effort BIGINT NOT NULL, is_hidden BOOLEAN NOT NULL)",
            """
            CREATE TABLE award (id BIGINT PRIMARY KEY, member_id BIGINT NOT NULL, badge_id BIGINT NOT NULL, \
            state \(json) NOT NULL)
            """,
            "CREATE TABLE badge (id BIGINT PRIMARY KEY, title TEXT NOT NULL)",
        ]
    }
}
#endif
