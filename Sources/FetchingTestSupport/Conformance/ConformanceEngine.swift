public import Fetching

/// An engine that runs the conformance suite.
///
/// ```swift
/// struct PostgresConformanceEngine: ConformanceEngine {
///     let name = "PostgreSQL"
///
///     func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
///         let connection = try createTable(of: Model.fetchableEntity)
///         for model in models { try connection.insert(StoredRow(model)) }
///         return ConformanceStore { request in try request.fetch(in: connection) }
///     }
///
///     func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore { … }
/// }
/// ```
public protocol ConformanceEngine: Sendable {
    /// The name of the engine in failures.
    var name: String { get }

    /// The parts of a second by which the engine distinguishes dates: 1,000 unless it says otherwise.
    var datePartsPerSecond: Double { get }

    /// Whether a text can hold NUL. An engine that cannot hold it may store U+0001 in its place, so that other texts of the suite
    /// are compared.
    var holdsNUL: Bool { get }

    /// Whether an error is one that the engine gives for what it cannot hold or calculate, where others can. The request then
    /// counts as right: an engine may reject, but never answer otherwise.
    func mayReject(with error: FetchError) -> Bool

    /// Puts models where the engine fetches from: a table of their own.
    ///
    /// - Throws: Any error, which fails the case.
    func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model>

    /// Puts models that are related to each other where the engine fetches from: a table for each type.
    ///
    /// - Throws: Any error, which fails the case.
    func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore
}

extension ConformanceEngine {
    public var datePartsPerSecond: Double { 1_000 }

    public var holdsNUL: Bool { true }

    public func mayReject(with error: FetchError) -> Bool { false }
}

extension SplitMix64 {
    /// A generator of values that all of the engines can hold.
    init(seed: UInt64, for engines: [any ConformanceEngine]) {
        self.init(seed: seed)
        datePartsPerSecond = engines.map(\.datePartsPerSecond).max() ?? datePartsPerSecond
        drawsNUL = engines.allSatisfy(\.holdsNUL)
    }
}

/// Models that an engine has stored, and how it fetches them.
///
/// ```swift
/// let store = ConformanceStore<User> { request in try request.fetch(in: connection) }
/// ```
public struct ConformanceStore<Model: RowDecodable> {
    let fetch: (FetchableRequest<Model, [Model]>) throws -> [Model]
    let text: (FetchableRequest<Model, [Model]>) throws -> String?
    let change: ((ConformanceChange<Model>) throws -> Int)?

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - text: Gives a request in the engine's own language, for failures; nil if there is no such text.
    ///   - change: Deletes or updates stored models, and gives their number; nil if the engine only fetches.
    ///   - fetch: Runs a request on the stored models.
    public init(
        text: @escaping (FetchableRequest<Model, [Model]>) throws -> String? = { _ in nil },
        change: ((ConformanceChange<Model>) throws -> Int)? = nil,
        fetch: @escaping (FetchableRequest<Model, [Model]>) throws -> [Model]
    ) {
        self.fetch = fetch
        self.text = text
        self.change = change
    }
}

/// The engine for collections in memory: the reference for what every operator means.
///
/// ```swift
/// ConformanceSuite.failures(of: MemoryConformanceEngine())     // []
/// ```
public struct MemoryConformanceEngine: ConformanceEngine {
    public let name = "memory"

    /// Makes the engine.
    ///
    /// ```swift
    /// let reference = MemoryConformanceEngine()
    /// ```
    public init() {}

    public func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let stored = MemoryModels(models)
        return ConformanceStore(change: { try $0.run(in: &stored.models) }, fetch: { try $0.fetch(in: stored.models) })
    }

    public func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        var store = MemoryStore()
        for collection in collections { collection.add(to: &store) }
        return RelatedMemoryStore(store: store)
    }
}

/// Models that are changed where they are.
private final class MemoryModels<Model: RowDecodable> {
    var models: [Model]

    init(_ models: [Model]) { self.models = models }
}

private final class RelatedMemoryStore: RelatedConformanceStore {
    private var store: MemoryStore

    init(store: MemoryStore) { self.store = store }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? { try change.run(in: &store) }

    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
        try insertion.run(in: &store)
    }

    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? { try change.run(in: &store) }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        try request.run(in: &store)
    }

    func transaction(_ body: () throws -> Void) throws {
        let before = store
        do {
            try body()
        } catch {
            store = before
            throw error
        }
    }

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try request.fetch(in: store)
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        try request.fetch(in: store)
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        try request.fetch(in: store)
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try request.fetch(in: store)
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? { nil }
}
