public import FetchingCore

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The rows of a request as a property, which follows the database.
///
/// ```swift
/// @MainActor @Observable final class Kennel {
///     @ObservationIgnored
///     @Fetch(Pet.where { $0.age > 3 }.sorted(by: .ascending(\.name)), in: database) var pets: [Pet]
/// }
/// // SELECT …, "name", "id" FROM "Pet" WHERE "age" > 3 ORDER BY 4, 5 LIMIT 9223372036854775807
/// ```
///
/// In a view of SwiftUI, the database can come from the environment:
///
/// ```swift
/// struct PetList: View {
///     @Fetch(Pet.where { $0.age > 3 }.sorted(by: .ascending(\.name))) private var pets
///
///     var body: some View { List(pets) { Text($0.name) } }
/// }
///
/// PetList().listSource(dbQueue)
/// ```
///
/// The rows are fetched when the property is read for the first time. They are followed until whoever has the property is gone;
/// in a view, until its state is. To stop when a view disappears, use a ``FetchedList`` and `task { await list.run() }`.
///
/// `$pets` is the ``FetchedList``, with its error and its pages.
@MainActor @propertyWrapper public struct Fetch<Element> {
    #if canImport(SwiftUI)
    @State private var storage: FetchStorage<FetchedList<Element>>
    @Environment(\.listSource) private var environment

    private init(_ storage: FetchStorage<FetchedList<Element>>) { _storage = State(wrappedValue: storage) }
    #else
    private let storage: FetchStorage<FetchedList<Element>>

    private init(_ storage: FetchStorage<FetchedList<Element>>) { self.storage = storage }
    #endif

    /// The rows that were fetched last.
    public var wrappedValue: [Element] { projectedValue.elements }

    /// The list of the rows.
    public var projectedValue: FetchedList<Element> {
        #if canImport(SwiftUI)
        storage.list(in: environment)
        #else
        storage.list()
        #endif
    }
}

extension Fetch where Element: KeyedFetchable & RowDecodable & Sendable {
    /// The models of a request, from a database.
    ///
    /// ```swift
    /// @Fetch(Pet.request().all().sorted(by: .ascending(\.name)), in: dbQueue) var pets
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - source: The database: a queue or a pool of GRDB, a `PostgresPool`, an ``ObservedStore``, or one of your own.
    ///   - pageSize: The number of rows that are fetched at first, and with each `$pets.loadMore()`; nil for all rows.
    public init(_ request: some ModelRequest<Element, [Element]>, in source: some ListSource, pageSize: Int? = nil) {
        self.init(
            FetchStorage(source: source) { source in
                FetchedList(ListFeed(request, in: source), source: source, pageSize: pageSize) { $0.rowIdentifier }
            })
    }
}

extension Fetch where Element: Sendable {
    /// The models of a request with related ones, or selected values, from a database.
    ///
    /// ```swift
    /// @Fetch(Album.request().all().including(\.artist), id: \.0.id, in: dbQueue) var albums: [(Album, Artist?)]
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - id: What stays the same of a row when its values change.
    ///   - source: The database.
    ///   - pageSize: The number of rows that are fetched at first, and with each `loadMore()`; nil for all rows.
    public init<Model: KeyedFetchable & RowDecodable, ID: Hashable>(
        _ request: some ModelRequest<Model, [Element]>, id: KeyPath<Element, ID>, in source: some ListSource,
        pageSize: Int? = nil
    ) {
        self.init(
            FetchStorage(source: source) { source in
                FetchedList(ListFeed(request, in: source), source: source, pageSize: pageSize) {
                    AnyHashable($0[keyPath: id])
                }
            })
    }
}

#if canImport(SwiftUI)
extension Fetch: DynamicProperty {}

extension Fetch where Element: KeyedFetchable & RowDecodable & Sendable {
    /// The models of a request, from the database of the environment.
    ///
    /// ```swift
    /// @Fetch(Pet.request().all().sorted(by: .ascending(\.name))) private var pets
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - pageSize: The number of rows that are fetched at first, and with each `$pets.loadMore()`; nil for all rows.
    public init(_ request: some ModelRequest<Element, [Element]>, pageSize: Int? = nil) {
        self.init(
            FetchStorage(source: nil) { source in
                FetchedList(ListFeed(request, in: source), source: source, pageSize: pageSize) { $0.rowIdentifier }
            })
    }
}

extension Fetch where Element: Sendable {
    /// The models of a request with related ones, or selected values, from the database of the environment.
    ///
    /// ```swift
    /// @Fetch(Album.request().all().including(\.artist), id: \.0.id) private var albums: [(Album, Artist?)]
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - id: What stays the same of a row when its values change.
    ///   - pageSize: The number of rows that are fetched at first, and with each `loadMore()`; nil for all rows.
    public init<Model: KeyedFetchable & RowDecodable, ID: Hashable>(
        _ request: some ModelRequest<Model, [Element]>, id: KeyPath<Element, ID>, pageSize: Int? = nil
    ) {
        self.init(
            FetchStorage(source: nil) { source in
                FetchedList(ListFeed(request, in: source), source: source, pageSize: pageSize) {
                    AnyHashable($0[keyPath: id])
                }
            })
    }
}
#endif
