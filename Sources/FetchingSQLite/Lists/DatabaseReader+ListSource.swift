public import FetchingCore
public import GRDB

extension ListSource where Self: DatabaseReader {
    /// Fetches a page without blocking the caller.
    ///
    /// ```swift
    /// let page = try await dbQueue.fetchPage(User.request().all().page(size: 50))
    /// // SELECT "id", "name", "score", "id" FROM "User" ORDER BY 4 LIMIT 51
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        _ request: PageRequest<Model, Element>
    ) async throws -> Page<Element> {
        try await request.fetch(in: self)
    }

    /// A signal when changes are noticed, and one after each transaction that can change the result.
    ///
    /// ```swift
    /// for try await _ in dbQueue.changes(of: User.request().all().page(size: 50)) { print("fetch again") }
    /// // no statement is run
    /// ```
    ///
    /// The transactions are those after which ``SQLiteRequest/updates(in:)`` fetches again.
    ///
    /// - Returns: A stream that ends with `FetchError` if the request cannot be observed.
    public func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        of request: PageRequest<Model, Element>
    ) -> AsyncThrowingStream<Void, any Error> {
        let signals = ObservedRequest<Void>(
            fetch: { _ in }, statements: { try request.statements() }, failure: { request.failure($0) })
        return AsyncThrowingStream(SQLiteObservation(signals, in: self))
    }
}

extension DatabaseQueue: ListSource {}
extension DatabasePool: ListSource {}
extension DatabaseSnapshot: ListSource {}
extension AnyDatabaseReader: ListSource {}
extension AnyDatabaseWriter: ListSource {}
