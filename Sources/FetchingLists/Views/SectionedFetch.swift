public import FetchingCore

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The rows of a request in sections as a property, which follows the database: a ``Fetch`` with sections.
///
/// ```swift
/// @MainActor @Observable final class Kennel {
///     @ObservationIgnored
///     @SectionedFetch(Pet.request().all().sorted(by: .ascending(\.city), .ascending(\.name)), sectionedBy: \.city, in: database)
///     var cities: [ListSection<String, Pet>]
/// }
/// // SELECT …, "city", "name", "id" FROM "Pet" ORDER BY 5, 6, 7 LIMIT 9223372036854775807
/// ```
///
/// In a view of SwiftUI, the database can come from the environment:
///
/// ```swift
/// struct PetList: View {
///     @SectionedFetch(Pet.request().all().sorted(by: .ascending(\.city), .ascending(\.name)), sectionedBy: \.city)
///     private var cities
///
///     var body: some View {
///         List(cities) { city in
///             Section(city.id) { ForEach(city) { Text($0.name) } }
///         }
///     }
/// }
/// ```
///
/// The request must be sorted by the sections first. `$cities` is the ``SectionedList``, with its error and its pages.
@MainActor @propertyWrapper public struct SectionedFetch<Key: Hashable & Sendable, Element> {
    #if canImport(SwiftUI)
    @State private var storage: FetchStorage<SectionedList<Key, Element>>
    @Environment(\.listSource) private var environment

    private init(_ storage: FetchStorage<SectionedList<Key, Element>>) { _storage = State(wrappedValue: storage) }
    #else
    private let storage: FetchStorage<SectionedList<Key, Element>>

    private init(_ storage: FetchStorage<SectionedList<Key, Element>>) { self.storage = storage }
    #endif

    /// The sections of the rows that were fetched last.
    public var wrappedValue: [ListSection<Key, Element>] { projectedValue.sections }

    /// The list of the sections.
    public var projectedValue: SectionedList<Key, Element> {
        #if canImport(SwiftUI)
        storage.list(in: environment)
        #else
        storage.list()
        #endif
    }
}

extension SectionedFetch where Element: KeyedFetchable & RowDecodable & Sendable {
    /// The models of a request in sections, from a database.
    ///
    /// ```swift
    /// @SectionedFetch(Pet.request().all().sorted(by: .ascending(\.city)), sectionedBy: \.city, in: dbQueue) var cities
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an error with the code `unsupported`.
    ///   - section: Gets the members of the model. A key path will do.
    ///   - source: The database: a queue or a pool of GRDB, a `PostgresPool`, an ``ObservedStore``, or one of your own.
    ///   - pageSize: The number of rows that are fetched at first, and with each `$cities.loadMore()`; nil for all rows.
    public init<Section: FetchableOperand>(
        _ request: some ModelRequest<Element, [Element]>,
        sectionedBy section: (Element.FetchableMembers) -> Section, in source: some ListSource, pageSize: Int? = nil
    ) where Section.Model == Element, Section.Output == Key {
        let section = section(Element.fetchableMembers)
        self.init(
            FetchStorage(source: source) { source in
                SectionedList(request, sectionedBy: { _ in section }, in: source, pageSize: pageSize)
            })
    }
}

extension SectionedFetch where Element: Sendable {
    /// The models of a request with related ones, or selected values, in sections, from a database.
    ///
    /// ```swift
    /// @SectionedFetch(Album.request().all().sorted(by: .ascending(\.year)).including(\.artist), id: \.0.id, sectionedBy: \.year, in: dbQueue)
    /// var years: [ListSection<Int, (Album, Artist?)>]
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an error with the code `unsupported`.
    ///   - id: What stays the same of a row when its values change.
    ///   - section: Gets the members of the model. A key path will do.
    ///   - source: The database.
    ///   - pageSize: The number of rows that are fetched at first, and with each `loadMore()`; nil for all rows.
    public init<Request: ModelRequest, ID: Hashable, Section: FetchableOperand>(
        _ request: Request, id: KeyPath<Element, ID>, sectionedBy section: (Request.Model.FetchableMembers) -> Section,
        in source: some ListSource, pageSize: Int? = nil
    )
    where
        Request.Result == [Element], Request.Model: KeyedFetchable & RowDecodable, Section.Model == Request.Model,
        Section.Output == Key
    {
        let section = section(Request.Model.fetchableMembers)
        self.init(
            FetchStorage(source: source) { source in
                SectionedList(request, id: id, sectionedBy: { _ in section }, in: source, pageSize: pageSize)
            })
    }
}

#if canImport(SwiftUI)
extension SectionedFetch: DynamicProperty {}

extension SectionedFetch where Element: KeyedFetchable & RowDecodable & Sendable {
    /// The models of a request in sections, from the database of the environment.
    ///
    /// ```swift
    /// @SectionedFetch(Pet.request().all().sorted(by: .ascending(\.city)), sectionedBy: \.city) private var cities
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an error with the code `unsupported`.
    ///   - section: Gets the members of the model. A key path will do.
    ///   - pageSize: The number of rows that are fetched at first, and with each `$cities.loadMore()`; nil for all rows.
    public init<Section: FetchableOperand>(
        _ request: some ModelRequest<Element, [Element]>,
        sectionedBy section: (Element.FetchableMembers) -> Section, pageSize: Int? = nil
    ) where Section.Model == Element, Section.Output == Key {
        let section = section(Element.fetchableMembers)
        self.init(
            FetchStorage(source: nil) { source in
                SectionedList(request, sectionedBy: { _ in section }, in: source, pageSize: pageSize)
            })
    }
}

extension SectionedFetch where Element: Sendable {
    /// The models of a request with related ones, or selected values, in sections, from the database of the environment.
    ///
    /// ```swift
    /// @SectionedFetch(Album.request().all().sorted(by: .ascending(\.year)).including(\.artist), id: \.0.id, sectionedBy: \.year) private var years
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an error with the code `unsupported`.
    ///   - id: What stays the same of a row when its values change.
    ///   - section: Gets the members of the model. A key path will do.
    ///   - pageSize: The number of rows that are fetched at first, and with each `loadMore()`; nil for all rows.
    public init<Request: ModelRequest, ID: Hashable, Section: FetchableOperand>(
        _ request: Request, id: KeyPath<Element, ID>, sectionedBy section: (Request.Model.FetchableMembers) -> Section,
        pageSize: Int? = nil
    )
    where
        Request.Result == [Element], Request.Model: KeyedFetchable & RowDecodable, Section.Model == Request.Model,
        Section.Output == Key
    {
        let section = section(Request.Model.fetchableMembers)
        self.init(
            FetchStorage(source: nil) { source in
                SectionedList(request, id: id, sectionedBy: { _ in section }, in: source, pageSize: pageSize)
            })
    }
}
#endif
