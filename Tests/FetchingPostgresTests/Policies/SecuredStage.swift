#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite

extension PostgresActingStage {
    /// A role for all tests, which can connect and has no rights of its own.
    static func securedRole() throws -> String { try role.get() }

    private static let role = Result {
        try PostgresConnection(PostgresServer.shared.get().configuration).run("CREATE ROLE fetching_secured LOGIN")
        return "fetching_secured"
    }

    func secure(for role: String) throws {
        try db.run("GRANT USAGE ON SCHEMA \(fixture.schema) TO \(role)")
        try db.run("GRANT ALL ON ALL TABLES IN SCHEMA \(fixture.schema) TO \(role)")
        let statements =
            try Member.rowLevelSecurity() + Squad.rowLevelSecurity() + Chore.rowLevelSecurity()
            + Award.rowLevelSecurity() + Badge.rowLevelSecurity()
        // They can be run again.
        for statement in statements + statements { try db.run(statement) }
    }

    /// A pool whose connections are those of the role.
    func makeSecuredPool() throws -> PostgresPool {
        var configuration = fixture.configuration
        configuration.url = configuration.url.replacing("user=postgres", with: "user=\(try Self.securedRole())")
        return PostgresPool(configuration)
    }
}

/// The same tables with row-level security, which a role without rights of its own asks by plain requests.
class SecuredStage: PostgresActingStage {
    /// The role of the statements, one for each schema.
    private let role: String

    override init(_ rows: ScopedRows, as me: Teammate) throws {
        let role = try Self.securedRole()
        self.role = role
        try super.init(rows, as: me)
        try secure(for: role)
    }

    /// Runs a closure as the role that knows who acts.
    func acting<Value>(settingPrincipal: Bool = true, _ body: (PostgresConnection) throws -> Value) throws -> Value {
        try db.transaction { db in
            try db.run("SET LOCAL ROLE \(role)")
            if settingPrincipal { try db.setPrincipal(me) }
            defer { _ = try? db.run("RESET ROLE") }
            return try body(db)
        }
    }

    override func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result
    where
        Request.Policed: SQLiteRequest & PostgresRequest, Request.Model: PolicedFetchable,
        Request.Model.Principal == Teammate
    {
        try acting { try request.fetch(in: $0) }
    }

    override func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> Int where Model.Principal == Teammate { try acting { try request.delete(in: $0) } }

    override func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Teammate { try acting { try request.update(in: $0, assign) } }
}

/// The tables with row-level security, in whose requests somebody acts as a role without rights of its own.
final class SecuredActingStage: PostgresActingStage {
    private lazy var mine = Result { try makeSecuredPool().acting(as: me, setsPrincipal: true) }
    private var count = 0

    override init(_ rows: ScopedRows, as me: Teammate) throws {
        try super.init(rows, as: me)
        try secure(for: Self.securedRole())
    }

    override func fetch<Request: StagedRequest>(_ request: Request) throws -> Request.Result
    where
        Request.Policed: SQLiteRequest & PostgresRequest, Request.Model: PolicedFetchable,
        Request.Model.Principal == Teammate
    {
        count += 1
        if count.isMultiple(of: 2) { return try mine.get().fetch(request) }
        return try mine.get().read { db in try db.fetch(request) }
    }

    override func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> Int where Model.Principal == Teammate { try mine.get().delete(request) }

    override func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Teammate { try mine.get().update(request, assign) }

    override func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Teammate {
        count += 1
        if count.isMultiple(of: 2) { return try mine.get().run(change) }
        return try mine.get().write { db in try db.run(change) }
    }

    override func update(_ member: Member) throws { _ = try run(Member.update(member)) }
}
#endif
