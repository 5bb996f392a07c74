public import Fetching
import Foundation

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

    /// Makes the twins of the models: see ``withTwins()``.
    private let makeTwins: () throws -> Twins?

    private struct Twins {
        let rows: [StoredRow]
        let keys: [PrimitiveValue]
        let addition: (inout MemoryStore) -> Void
    }

    init<Model: RowDecodable>(_ models: [Model]) throws {
        entity = Model.fetchableEntity
        model = Model.self
        rows = try models.map { try StoredRow($0) }
        addition = { $0.add(models) }
        makeTwins = { try Self.twins(of: models) }
    }

    private init(
        entity: FetchableEntity, rows: [StoredRow], model: any Fetchable.Type,
        addition: @escaping (inout MemoryStore) -> Void
    ) {
        (self.entity, self.rows, self.model, self.addition) = (entity, rows, model, addition)
        makeTwins = { nil }
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
        makeTwins = { try Self.twins(of: models) }
    }

    /// Adds the models to a store in memory.
    ///
    /// ```swift
    /// var store = MemoryStore()
    /// collection.add(to: &store)
    /// ```
    public func add(to store: inout MemoryStore) { addition(&store) }
}

extension ConformanceCollection {
    /// The collection with a further row for each, which differs in its key alone: rows that nobody may see.
    ///
    /// - Returns: The collection, and what the twins have as the first column of their key; nil where there can be none.
    func withTwins() throws -> (collection: ConformanceCollection, keys: [PrimitiveValue])? {
        // A key that the database gives would come behind those of the twins.
        guard !isKeyGiven, uniqueKeys.allSatisfy(twinsDiffer), let twins = try makeTwins() else { return nil }
        let addition = addition
        var collection = ConformanceCollection(
            entity: entity, rows: rows + twins.rows, model: model,
            addition: {
                addition(&$0)
                twins.addition(&$0)
            })
        collection.uniqueKeys = uniqueKeys
        return (collection, twins.keys)
    }

    /// Whether each twin has other values of some columns than its row: of the key, or of a unique index of the model.
    private func twinsDiffer(in columns: [FetchableColumn]) -> Bool {
        let indexes = model.fetchableEntity.indexes.filter(\.isUnique)
        let changed = [model.keyed?.primaryKeyColumns.first] + indexes.map { $0.columns.first?.column }
        return columns.contains { column in changed.contains { $0?.name == column.name } }
    }

    private static func twins<Model: RowDecodable>(of models: [Model]) throws -> Twins? {
        guard let (twins, keys) = try Model.twins(of: models) else { return nil }
        return Twins(rows: try twins.map { try StoredRow($0) }, keys: keys, addition: { $0.add(twins) })
    }
}

extension RowDecodable {
    /// Models that differ from others in the first column of their key, and in one of each unique index; nil where they cannot.
    static func twins(of models: [Self]) throws -> (models: [Self], keys: [PrimitiveValue])? {
        let columns = fetchableEntity.columns
        guard let key = keyed?.primaryKeyColumns.first, !key.isOptional,
            let place = columns.firstIndex(where: { $0.name == key.name })
        else { return nil }
        let unique = fetchableEntity.indexes.filter {
            $0.isUnique && !$0.columns.contains { $0.column.name == key.name }
        }
        let others = unique.compactMap { index in
            columns.firstIndex { $0.name == index.columns.first?.column.name }
        }
        var (twins, keys): ([Self], [PrimitiveValue]) = ([], [])
        for model in models {
            var values = try columns.map { try $0.value(of: model) }
            guard let twin = values[place].twin else { return nil }
            values[place] = twin
            for other in Set(others) where !values[other].isNull {
                guard let twin = values[other].twin else { return nil }
                values[other] = twin
            }
            guard let model = try? decoded(from: values) else { return nil }
            twins.append(model)
            keys.append(twin)
        }
        return (twins, keys)
    }
}

extension PrimitiveValue {
    /// Another value, which no row of the suite has as its key.
    fileprivate var twin: PrimitiveValue? {
        switch self {
        case .int64(let number): number.magnitude < 1_000_000 ? .int64(number + 7_000_003) : nil
        // An identifier stays one.
        case .text(let text) where UUID(uuidString: text) != nil: .text("7a" + text.dropFirst(2))
        case .text(let text): .text(text + "|twin")
        case .uuid(let uuid): UUID(uuidString: "7A" + uuid.uuidString.dropFirst(2)).map { .uuid($0) }
        case .null, .bool, .double, .data, .date, .decimal, .array: nil
        }
    }
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
