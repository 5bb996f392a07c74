#if Postgres
public import FetchingCore
import FetchingSQL

extension PostgresPool: ListSource {
    /// Fetches a page without blocking the caller.
    ///
    /// ```swift
    /// let page = try await pool.fetchPage(User.request().all().page(size: 50))
    /// // SELECT "id", "name", "score", "id" FROM "User" ORDER BY 4 LIMIT 51
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        _ request: PageRequest<Model, Element>
    ) async throws -> Page<Element> {
        try await request.fetch(in: self)
    }

    /// A signal when changes are noticed, and one after each transaction that changes a table of the request.
    ///
    /// ```swift
    /// try await pool.installObservation(for: User.self)
    /// for try await _ in pool.changes(of: User.request().all().page(size: 50)) { print("fetch again") }
    /// // LISTEN "fetching_changes"
    /// ```
    ///
    /// The transactions are those after which ``PostgresRequest/updates(in:)-(PostgresPool)`` fetches again. The tables need the triggers of
    /// ``PostgresObservation``. A standby cannot be listened to: of a ``PostgresCluster``, give a list the pool of the primary.
    ///
    /// - Returns: A stream that ends with `FetchError` if the request cannot be observed.
    public func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        of request: PageRequest<Model, Element>
    ) -> AsyncThrowingStream<Void, any Error> {
        AsyncThrowingStream(PostgresChangeSignals(request, self))
    }
}

/// The changes of a request on PostgreSQL, without its results.
///
/// Unchecked, because a stream has this object alone, and is waited for by one task at a time.
private final class PostgresChangeSignals<Request: PostgresRequest>: RequestObservation, @unchecked Sendable {
    private let request: Request
    private let pool: PostgresPool
    private var changes: PostgresChanges?

    init(_ request: Request, _ pool: PostgresPool) {
        self.request = request
        self.pool = pool
    }

    func next() async throws -> Void? {
        if let changes { return await changes.next() ? () : nil }
        changes = try await pool.observeChanges(of: request) { _ in }.changes
        return ()
    }
}
#endif
