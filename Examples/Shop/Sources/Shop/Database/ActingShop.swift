import Fetching
import FetchingPostgres
import FetchingSQLite

/// Either database while a visitor acts: each request has the policies of its models. There is no way from here to the database itself.
enum ActingShop: Sendable {
    case sqlite(ActingDatabase<DatabasePool, Visitor>)
    case postgres(ActingDatabase<PostgresPool, Visitor>)
}

extension ShopDatabase {
    /// PostgreSQL is told who acts, so that it can watch as well: `scripts/shop --policies` prints the statements for it.
    func acting(as visitor: Visitor) -> ActingShop {
        switch self {
        case .sqlite(let pool): .sqlite(pool.acting(as: visitor))
        case .postgres(let pool): .postgres(pool.acting(as: visitor, setsPrincipal: true))
        }
    }
}

extension ActingShop {
    /// Fetches what the visitor may read.
    func fetch<Request: PolicedRequest>(_ request: Request) async throws -> Request.Result
    where
        Request.Policed: ShopRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Visitor,
        Request.Result: Sendable
    {
        switch self {
        case .sqlite(let mine): try await ShopDatabase.withDeadline { try await mine.fetch(request) }
        case .postgres(let mine): try await mine.fetch(request)
        }
    }

    /// Changes what the visitor may change.
    ///
    /// - Throws: `FetchError` with the code `forbidden` for a row that the visitor may read, and not change.
    @discardableResult
    func run<Change: PolicedChange & Sendable>(_ change: Change) async throws -> Change.Outcome
    where
        Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Visitor, Change.Outcome: Sendable
    {
        switch self {
        case .sqlite(let mine): try await mine.run(change)
        case .postgres(let mine): try await mine.run(change)
        }
    }
}

/// The policies of the shop for PostgreSQL.
public enum ShopPolicies {
    /// Statements of row-level security, which hold for every program that connects with a role that is not a superuser.
    public static func statements() throws -> [String] {
        try Customer.rowLevelSecurity() + SavedFilter.rowLevelSecurity()
    }
}
