public import FetchingCore
public import Observation

/// The rows of a request as a view shows them: fetched, followed while the database changes, and grown by pages.
///
/// ```swift
/// let list = FetchedList(Pet.where { $0.age > 3 }.sorted(by: .ascending(\.name)), in: dbQueue, pageSize: 50)
/// let following = Task { await list.run() }       // until it is cancelled
/// // SELECT …, "name", "id" FROM "Pet" WHERE "age" > 3 ORDER BY 4, 5 LIMIT 51
/// ```
///
/// The rows come with the first ``run()``, ``reload()`` or ``load(_:)``. They are in the order of the request, and of the keys where
/// that leaves two equal. Views that read ``elements`` are drawn again when a row comes, goes, changes places or has other values,
/// and not when the database changes something else.
///
/// After an error the last rows stay. A list that runs tries again, and forgets the error when rows have come.
@MainActor @Observable public final class FetchedList<Element> {
    /// The rows that were fetched last.
    public var elements: [Element] { content.elements }

    /// The difference that the last change made, nil before the first one. To see each of them, use ``differences()``.
    public var difference: ListDifference<Element>? { content.difference }

    /// The reason why the rows are not current, nil if they are: a `FetchError`, unless the source has errors of its own.
    public internal(set) var error: (any Error)?

    /// Whether rows that were asked for are being fetched: the first ones, those of another request, or more. Rows are fetched
    /// again after a change of the database without it.
    public internal(set) var isLoading = false

    /// Whether ``elements`` are the rows of the request. They are not before the first answer, nor until there is one to another
    /// request.
    public internal(set) var isLoaded = false

    /// Whether there are more rows than those that were fetched, as the last answer had it.
    public internal(set) var hasMore = false

    /// The rows with their sections, which change at once: whoever is told of the one sees the other.
    var content = ListContent<Element>()

    @ObservationIgnored let pageSize: Int?
    @ObservationIgnored let identifier: (Element) -> AnyHashable
    @ObservationIgnored let areEqual = ElementEquality<Element>()
    @ObservationIgnored let source: (any ListSource)?
    @ObservationIgnored var feed: ListFeed<Element>

    /// Counts the requests that the list has had. An answer to an earlier one is dropped.
    @ObservationIgnored var version = 0

    /// The number of rows that are fetched after a change.
    @ObservationIgnored var window: Int

    /// Leads to the rows behind the last page.
    @ObservationIgnored var cursor: PageCursor?

    /// Counts the fetches of the window. The answer to an earlier one is dropped when a later one has come.
    @ObservationIgnored var startedFetches = 0
    @ObservationIgnored var appliedFetch = 0

    /// The number of such fetches that are under way.
    @ObservationIgnored var runningFetches = 0
    @ObservationIgnored var runningLoads = 0
    @ObservationIgnored var isLoadingMore = false

    @ObservationIgnored var isRunning = false
    @ObservationIgnored var observer: Task<Void, Never>?

    /// The request whose observation or fetch failed last.
    @ObservationIgnored var failedVersion: Int?

    /// Tells of changes of the elements.
    @ObservationIgnored let elementChanges = ListSignals()

    /// Tells of steps that others wait for: an answer, an error, another request, the end of the observation.
    @ObservationIgnored let steps = ListSignals()

    /// Tells the observation to begin again after an error.
    @ObservationIgnored let restarts = ListSignals()

    package init(
        _ feed: ListFeed<Element>, source: (any ListSource)? = nil, pageSize: Int?,
        identifier: @escaping (Element) -> AnyHashable
    ) {
        self.feed = feed
        self.source = source
        self.pageSize = pageSize
        self.identifier = identifier
        window = pageSize ?? .max
    }
}

extension FetchedList where Element: KeyedFetchable & RowDecodable & Sendable {
    /// A list of models, which are the same while they have the same key.
    ///
    /// ```swift
    /// let list = FetchedList(Pet.request().all().sorted(by: .ascending(\.name)), in: dbQueue)
    /// // SELECT …, "name", "id" FROM "Pet" ORDER BY 4, 5 LIMIT 9223372036854775807
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - source: The database: a queue or a pool of GRDB, a `PostgresPool`, an ``ObservedStore``, or one of your own.
    ///   - pageSize: The number of rows that are fetched at first, and with each ``loadMore()``; nil for all rows.
    public convenience init(
        _ request: some ModelRequest<Element, [Element]>, in source: some ListSource, pageSize: Int? = nil
    ) {
        self.init(ListFeed(request, in: source), source: source, pageSize: pageSize) { $0.rowIdentifier }
    }
}

extension FetchedList where Element: Sendable {
    /// A list of models with related ones, or of selected values.
    ///
    /// ```swift
    /// let albums = Album.request().all().sorted(by: .ascending(\.title)).including(\.artist)
    /// let list = FetchedList(albums, id: \.0.id, in: dbQueue)         // FetchedList<(Album, Artist?)>
    /// // SELECT …, "title", "id" FROM "Album" ORDER BY 5, 6 LIMIT 9223372036854775807
    /// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - id: What stays the same of a row when its values change.
    ///   - source: The database: a queue or a pool of GRDB, a `PostgresPool`, an ``ObservedStore``, or one of your own.
    ///   - pageSize: The number of rows that are fetched at first, and with each ``loadMore()``; nil for all rows.
    public convenience init<Model: KeyedFetchable & RowDecodable, ID: Hashable>(
        _ request: some ModelRequest<Model, [Element]>, id: KeyPath<Element, ID>, in source: some ListSource,
        pageSize: Int? = nil
    ) {
        self.init(ListFeed(request, in: source), source: source, pageSize: pageSize) { AnyHashable($0[keyPath: id]) }
    }
}
