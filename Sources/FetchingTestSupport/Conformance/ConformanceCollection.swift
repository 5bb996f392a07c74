public import Fetching

/// Models of one type that are related to others, for an engine to store.
///
/// ```swift
/// for collection in collections {
///     let connection = try createTable(of: collection.entity)
///     for row in collection.rows { try connection.insert(row) }
/// }
/// ```
public struct ConformanceCollection {
    /// The table of the models.
    public let entity: FetchableEntity

    /// The stored rows, one for each model.
    public let rows: [StoredRow]

    /// The type of the models.
    package let model: any Fetchable.Type

    /// The columns whose values, taken together, differ from row to row: the table has a unique index of each list.
    public internal(set) var uniqueKeys: [[FetchableColumn]] = []

    /// Whether the database gives the key of a row that is inserted without one.
    public internal(set) var isKeyGiven = false

    private let addition: (inout MemoryStore) -> Void

    init<Model: RowDecodable>(_ models: [Model]) throws {
        entity = Model.fetchableEntity
        model = Model.self
        rows = try models.map { try StoredRow($0) }
        addition = { $0.add(models) }
    }

    /// Models of which some values are stored as something else.
    init<Model: RowDecodable>(
        _ models: [Model], replacing foreign: (Model, FetchableColumn) -> PrimitiveValue?
    ) throws {
        entity = Model.fetchableEntity
        model = Model.self
        rows = try models.map { model in
            StoredRow(values: try StoredRow(model).values.map { ($0.column, foreign(model, $0.column) ?? $0.value) })
        }
        addition = { $0.add(models) }
    }

    /// Adds the models to a store in memory.
    ///
    /// ```swift
    /// var store = MemoryStore()
    /// collection.add(to: &store)
    /// ```
    public func add(to store: inout MemoryStore) { addition(&store) }
}

/// Models of several types that an engine has stored, and how it fetches them.
///
/// ```swift
/// struct PostgresStore: RelatedConformanceStore {
///     let connection: Connection
///     func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
///         try request.fetch(in: connection)
///     }
///     // … the same for the other kinds of requests
///     func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? { nil }
/// }
/// ```
public protocol RelatedConformanceStore {
    /// Runs a request on the stored models. A request that loads nothing else is one too.
    ///
    /// - Throws: `FetchError`.
    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result

    /// Runs a request for values on the stored models.
    ///
    /// - Throws: `FetchError`.
    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result

    /// Runs a request for aggregates, of all models or of groups, on the stored models.
    ///
    /// - Throws: `FetchError`.
    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result

    /// Runs a request for a page on the stored models.
    ///
    /// - Throws: `FetchError`.
    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element>

    /// The request in the engine's own language, for failures; nil if there is no such text.
    ///
    /// - Throws: Any error.
    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String?

    /// A request for values in the engine's own language, for failures; nil, as by default, if there is no such text.
    ///
    /// - Throws: Any error.
    func text<Request: ValueRequest>(ofValues request: Request) throws -> String?

    /// A deletion or an update in the engine's own language, for failures; nil, as by default, if there is no such text.
    ///
    /// - Throws: Any error.
    func text<Model: RowDecodable>(of change: ConformanceChange<Model>) throws -> String?

    /// Deletes or updates stored models, and gives their number; nil, as by default, if the engine only fetches.
    ///
    /// - Throws: `FetchError`.
    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int?

    /// Inserts models, and gives the number of rows; nil, as by default, if the engine only fetches.
    ///
    /// - Throws: `FetchError`.
    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int?

    /// Changes rows by the keys of models, and gives their number; nil, as by default, if the engine only fetches.
    ///
    /// - Throws: `FetchError`.
    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int?

    /// Inserts, updates or deletes models, and gives what is returned of them; nil, as by default, if the engine only fetches.
    ///
    /// - Throws: `FetchError`.
    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result?

    /// Runs a closure whose changes are undone if it throws, inside of another one too. An engine that only fetches need not
    /// have it.
    ///
    /// - Throws: The error of the closure.
    func transaction(_ body: () throws -> Void) throws
}

extension RelatedConformanceStore {
    public func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? { nil }

    public func run<Rows: WrittenRows, Count: RowCount>(
        _ insertion: InsertRequest<Rows, Count>
    ) throws -> Int? { nil }

    public func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? { nil }

    public func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? { nil }

    public func transaction(_ body: () throws -> Void) throws { try body() }

    public func text<Request: ValueRequest>(ofValues request: Request) throws -> String? { nil }

    public func text<Model: RowDecodable>(of change: ConformanceChange<Model>) throws -> String? { nil }
}
