public import FetchingCore
public import Observation

/// The rows of a request in sections, which have a value in common: a ``FetchedList`` with sections.
///
/// ```swift
/// let tracks = Track.request().all().sorted(by: .ascending(\.album.title), .ascending(\.number))
/// let list = SectionedList(tracks, sectionedBy: \.album.title, in: dbQueue)      // SectionedList<String?, Track>
/// for section in list.sections { print(section.id ?? "none", section.count) }
/// // SELECT "Track"."id", …, "album"."title", … FROM "Track" LEFT JOIN "Album" AS "album" … ORDER BY 6, 7, 8 LIMIT …
/// ```
///
/// The request must be sorted by that value first, so that each section is there once. The value is read by the same query. Of a
/// page that ends within a section, the rest comes with the next page.
@MainActor public final class SectionedList<Key: Hashable & Sendable, Element> {
    /// The rows without their sections.
    public let list: FetchedList<Element>

    package init(_ list: FetchedList<Element>) { self.list = list }

    /// The sections, in the order of the request.
    public var sections: [ListSection<Key, Element>] {
        let content = list.content
        return content.sections.compactMap { section in
            guard let key = section.key.base as? SectionKey<Key> else { return nil }
            return ListSection(id: key.value, rows: content.elements[section.rows])
        }
    }

    /// The rows of all sections.
    public var elements: [Element] { list.elements }

    /// The difference that the last change made, nil before the first one.
    public var difference: ListDifference<Element>? { list.difference }

    /// The reason why the rows are not current, nil if they are.
    public var error: (any Error)? { list.error }

    /// Whether rows that were asked for are being fetched.
    public var isLoading: Bool { list.isLoading }

    /// Whether ``elements`` are the rows of the request.
    public var isLoaded: Bool { list.isLoaded }

    /// Whether there are more rows than those that were fetched.
    public var hasMore: Bool { list.hasMore }

    /// Fetches the rows and follows the changes of the database, until the task is cancelled: ``FetchedList/run()``.
    public func run() async { await list.run() }

    /// Fetches the rows that are shown again, and returns when they are there: ``FetchedList/reload()``.
    public func reload() async { await list.reload() }

    /// Fetches the rows behind those that are shown, and returns when they are there: ``FetchedList/loadMore()``.
    public func loadMore() async { await list.loadMore() }
}

// What it shows is observed in the list.
extension SectionedList: Observable {}

extension SectionedList where Element: KeyedFetchable & RowDecodable & Sendable {
    /// A list of models in sections.
    ///
    /// ```swift
    /// let pets = Pet.request().all().sorted(by: .ascending(\.city), .ascending(\.name))
    /// let list = SectionedList(pets, sectionedBy: \.city, in: dbQueue)
    /// // SELECT "id", …, "city", "city", "name", "id" FROM "Pet" ORDER BY 6, 7, 8 LIMIT 9223372036854775807
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an ``error`` with the code `unsupported`.
    ///   - section: Gets the members of the model. A key path will do.
    ///   - source: The database.
    ///   - pageSize: The number of rows that are fetched at first, and with each ``loadMore()``; nil for all rows.
    public convenience init<Section: FetchableOperand>(
        _ request: some ModelRequest<Element, [Element]>,
        sectionedBy section: (Element.FetchableMembers) -> Section, in source: some ListSource, pageSize: Int? = nil
    ) where Section.Model == Element, Section.Output == Key {
        let section = SectionSelection<Element, Key>(section(Element.fetchableMembers))
        self.init(
            FetchedList(ListFeed(request, section, in: source), source: source, pageSize: pageSize) { $0.rowIdentifier }
        )
    }
}

extension SectionedList where Element: Sendable {
    /// A list of models with related ones, or of selected values, in sections.
    ///
    /// ```swift
    /// let albums = Album.request().all().sorted(by: .ascending(\.year)).including(\.artist)
    /// let list = SectionedList(albums, id: \.0.id, sectionedBy: \.year, in: dbQueue)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an ``error`` with the code `unsupported`.
    ///   - id: What stays the same of a row when its values change.
    ///   - section: Gets the members of the model. A key path will do.
    ///   - source: The database.
    ///   - pageSize: The number of rows that are fetched at first, and with each ``loadMore()``; nil for all rows.
    public convenience init<Request: ModelRequest, ID: Hashable, Section: FetchableOperand>(
        _ request: Request, id: KeyPath<Element, ID>, sectionedBy section: (Request.Model.FetchableMembers) -> Section,
        in source: some ListSource, pageSize: Int? = nil
    )
    where
        Request.Result == [Element], Request.Model: KeyedFetchable & RowDecodable, Section.Model == Request.Model,
        Section.Output == Key
    {
        let section = SectionSelection<Request.Model, Key>(section(Request.Model.fetchableMembers))
        self.init(
            FetchedList(ListFeed(request, section, in: source), source: source, pageSize: pageSize) {
                AnyHashable($0[keyPath: id])
            })
    }

    /// Shows the rows of another request from now on, and returns when they are there: ``FetchedList/load(_:)``.
    ///
    /// ```swift
    /// let pets = Pet.where { $0.name.hasPrefix(text) }.sorted(by: .ascending(\.city), .ascending(\.name))
    /// await list.load(pets, sectionedBy: \.city)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first.
    ///   - section: Gets the members of the model. A key path will do.
    public func load<Request: ModelRequest, Section: FetchableOperand>(
        _ request: Request, sectionedBy section: (Request.Model.FetchableMembers) -> Section
    ) async
    where
        Request.Result == [Element], Request.Model: KeyedFetchable & RowDecodable, Section.Model == Request.Model,
        Section.Output == Key
    {
        await list.load(request, SectionSelection<Request.Model, Key>(section(Request.Model.fetchableMembers)))
    }

    /// The changes of the rows, at first from no rows: ``FetchedList/differences()``.
    public func differences() -> AsyncStream<ListDifference<Element>> { list.differences() }
}
