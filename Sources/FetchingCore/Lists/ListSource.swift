/// A database whose rows a list shows and follows.
///
/// `DatabaseQueue` and `DatabasePool` of GRDB are sources with `FetchingSQLite`, `PostgresPool` is one with `FetchingPostgres`, and
/// `ObservedStore` of `FetchingLists` is one in memory. A list of `FetchingLists` asks its source for pages, and reads the rows
/// that it shows again after each signal.
///
/// To show rows from somewhere else, such as a server, conform a type of your own:
///
/// ```swift
/// struct Mirrored: ListSource {
///     let database: DatabasePool
///
///     func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
///         _ request: PageRequest<Model, Element>
///     ) async throws -> Page<Element> {
///         try await request.fetch(in: database)
///     }
///
///     func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
///         of request: PageRequest<Model, Element>
///     ) -> AsyncThrowingStream<Void, any Error> {
///         database.changes(of: request)
///     }
/// }
/// ```
public protocol ListSource: Sendable {
    /// Fetches a page.
    ///
    /// - Parameter request: A page of the rows that a list shows.
    /// - Throws: An error that the list shows beside the rows that it has.
    func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        _ request: PageRequest<Model, Element>
    ) async throws -> Page<Element>

    /// Signals each change of the result of a request.
    ///
    /// The first signal says that changes are noticed from now on: the list fetches after it. Several changes for which nobody
    /// waits may give one signal, and a signal without a change costs one fetch. The observation ends when nobody has the
    /// stream any more.
    ///
    /// - Parameter request: A page of all rows that a list could show.
    /// - Returns: A stream that ends with an error if the request cannot be observed.
    func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        of request: PageRequest<Model, Element>
    ) -> AsyncThrowingStream<Void, any Error>
}

extension AsyncThrowingStream where Element == Void, Failure == any Error {
    /// The signals of an observation, which ends when nobody has the stream any more.
    package init(_ observation: any RequestObservation<Void>) {
        self.init {
            do {
                return try await observation.next()
            } catch is CancellationError {
                return nil
            }
        }
    }
}
