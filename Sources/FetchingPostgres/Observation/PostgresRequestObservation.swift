#if Postgres
import FetchingCore
import FetchingSQL

/// The observation of a request on PostgreSQL.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
final class PostgresRequestObservation<Request: PostgresRequest>: RequestObservation, @unchecked Sendable
where Request.Result: Sendable {
    private let makeRequest: @Sendable () -> Request
    private let pool: PostgresPool

    /// Begins each transaction, nil where there need be none.
    private let prepare: (@Sendable (PostgresConnection) throws -> Void)?
    private var changes: PostgresChanges?

    /// - Parameter makeRequest: Makes the request each time that it is fetched.
    init(
        _ pool: PostgresPool, preparing prepare: (@Sendable (PostgresConnection) throws -> Void)? = nil,
        _ makeRequest: @escaping @Sendable () -> Request
    ) {
        self.makeRequest = makeRequest
        self.pool = pool
        self.prepare = prepare
    }

    func next() async throws -> Request.Result? {
        guard let changes else { return try await begin() }
        guard await changes.next() else { return nil }
        return try await pool.untilConnected { [self] in try await fetch(makeRequest()) }
    }

    private func fetch(_ request: Request) async throws -> Request.Result {
        guard let prepare else { return try await request.fetch(in: pool) }
        return try await pool.read { db in
            try prepare(db)
            return try request.fetch(in: db)
        }
    }

    private func begin() async throws -> Request.Result {
        let request = makeRequest()
        let (result, changes) = try await pool.observeChanges(of: request) { [prepare] db in
            try prepare?(db)
            return try request.fetch(in: db)
        }
        self.changes = changes
        return result
    }
}

extension PostgresPool {
    /// Reads once somebody listens: what is written from now on is noticed.
    ///
    /// - Throws: `FetchError` if changes of a table of the request would go unnoticed.
    func observeChanges<Request: PostgresRequest, Value: Sendable>(
        of request: Request, _ read: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> (Value, changes: PostgresChanges) {
        do {
            let changes = try await changes.observe { try await self.notificationsOfChanges() }
            let value = try await self.read { db in
                changes.limit(to: try ObservedPostgresTables(of: request.statementTexts(for: .postgres), in: db))
                return try read(db)
            }
            return (value, changes)
        } catch {
            throw FetchError.failure(error, of: Request.Model.self)
        }
    }
}

extension PostgresPool {
    /// Runs a closure again and again, as long as the server cannot be reached.
    func untilConnected<Value>(_ body: () async throws -> Value) async throws -> Value {
        var pause = ReconnectionPause()
        while true {
            do {
                return try await body()
            } catch let error as FetchError where error.isLostConnection && !state.isOver {
                await pause.wait()
                try Task.checkCancellation()
            }
        }
    }
}

extension FetchError {
    /// Whether the server has ended the connection, or could not be reached.
    fileprivate var isLostConnection: Bool {
        guard let error = underlyingError as? PostgresError else { return false }
        guard let state = error.sqlState else { return true }
        // What an administrator ends, a crash, a server that begins, and what libpq itself reports.
        return ["57P01", "57P02", "57P03"].contains(state) || state.hasPrefix("08")
    }
}
#endif
