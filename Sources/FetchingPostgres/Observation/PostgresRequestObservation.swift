#if Postgres
import FetchingCore
import FetchingSQL

/// The observation of a request on PostgreSQL.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
final class PostgresRequestObservation<Request: PostgresRequest>: RequestObservation, @unchecked Sendable
where Request.Result: Sendable {
    private let request: Request
    private let pool: PostgresPool
    private var changes: PostgresChanges?

    init(_ request: Request, _ pool: PostgresPool) {
        self.request = request
        self.pool = pool
    }

    func next() async throws -> Request.Result? {
        guard let changes else { return try await begin() }
        guard await changes.next() else { return nil }
        var pause = ReconnectionPause()
        while true {
            do {
                return try await request.fetch(in: pool)
            } catch let error as FetchError where error.isLostConnection && !pool.state.isOver {
                await pause.wait()
                try Task.checkCancellation()
            }
        }
    }

    /// Fetches once somebody listens: what is written from now on is noticed.
    private func begin() async throws -> Request.Result {
        do {
            let changes = try await pool.changes.observe { [pool] in
                try await pool.notifications(on: PostgresObservation.channel)
            }
            let result = try await pool.read { [request] db in
                changes.limit(to: try ObservedPostgresTables(of: request.statementTexts(for: .postgres), in: db))
                return try request.fetch(in: db)
            }
            self.changes = changes
            return result
        } catch {
            throw FetchError.failure(error, of: Request.Model.self)
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
