import Fetching
import FetchingLists
import FetchingPostgres
import FetchingSQL
import FetchingSQLite

/// A request that runs on both databases.
typealias ShopRequest = SQLiteRequest & PostgresRequest

/// Either database. All that differs between the two is in this folder; the rest of the shop does not know which one it has.
enum ShopDatabase: Sendable {
    case sqlite(DatabasePool)
    case postgres(PostgresPool)

    /// The name of the database, as traces have it.
    var system: String {
        switch self {
        case .sqlite: "sqlite"
        case .postgres: "postgresql"
        }
    }

    /// The language of its statements.
    var dialect: SQLDialect {
        switch self {
        case .sqlite: .sqlite
        case .postgres: .postgres
        }
    }
}

extension ShopDatabase {
    func fetch<Request: ShopRequest>(_ request: Request) async throws -> Request.Result where Request.Result: Sendable {
        try await traced(request) {
            switch self {
            case .sqlite(let pool): try await Self.withDeadline { try await request.fetch(in: pool) }
            case .postgres(let pool): try await request.fetch(in: pool)
            }
        }
    }

    /// Both results, of one state of the database. PostgreSQL answers both in one round trip.
    func fetch<First: ShopRequest, Second: ShopRequest>(
        _ first: First, _ second: Second
    ) async throws -> (First.Result, Second.Result) where First.Result: Sendable, Second.Result: Sendable {
        try await traced(first, second) {
            switch self {
            case .sqlite(let pool): try await Self.withDeadline { try await pool.fetch(first, second) }
            case .postgres(let pool): try await pool.fetch(first, second)
            }
        }
    }

    /// The database, as lists of apps follow it.
    var source: any ListSource {
        switch self {
        case .sqlite(let pool): pool
        case .postgres(let pool): pool
        }
    }

    /// The result now, and again whenever it may have changed.
    func updates<Request: ShopRequest>(of request: Request) -> RequestUpdates<Request.Result>
    where Request.Result: Sendable {
        switch self {
        case .sqlite(let pool): request.updates(in: pool)
        case .postgres(let pool): request.updates(in: pool)
        }
    }

    /// How the database runs a request, without running it.
    func plan(of request: some ShopRequest) async throws -> QueryPlan {
        switch self {
        case .sqlite(let pool): try await request.explain(in: pool)
        case .postgres(let pool): try await request.explain(in: pool)
        }
    }

    /// All of the changes, or none.
    func transaction<Value: Sendable>(
        _ changes: @Sendable @escaping (ShopTransaction) throws -> Value
    ) async throws -> Value {
        switch self {
        case .sqlite(let pool): try await pool.transaction(retries: 3) { try changes(.sqlite($0)) }
        case .postgres(let pool): try await pool.transaction(retries: 3) { try changes(.postgres($0)) }
        }
    }

    /// Whether each model fits its table; an error lists all that does not.
    func check<each Model: RowDecodable>(_ models: repeat (each Model).Type) async throws {
        for model in repeat each models {
            switch self {
            case .sqlite(let pool): try model.check(in: pool)
            case .postgres(let pool): try await model.check(in: pool)
            }
        }
    }
}
