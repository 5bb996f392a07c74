#if canImport(CoreData)
import CoreData
import Fetching
import FetchingCoreData
import FetchingTestSupport

/// Core Data itself, with a data model that is made for the models of each case. What it cannot be asked is counted, and
/// fetched in memory in its place.
struct CoreDataConformanceEngine: ConformanceEngine {
    enum Store: String, CaseIterable {
        case sqlite, memory
    }

    let storeKind: Store
    let tally = CoreDataTally()

    var name: String { "Core Data, \(storeKind.rawValue) store" }

    func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let rows = try models.map { try StoredRow($0) }
        let context = try ManagedStore.context(of: [(Model.fetchableEntity, [])], in: storeKind)
        for row in rows { _ = try context.insert(row, into: Model.fetchableEntity) }
        try context.save()
        context.reset()
        return ConformanceStore(
            text: { try $0.managedText() },
            fetch: { request in
                try tally.counting {
                    try context.performAndWait { try request.fetch(in: context) }
                } orElse: {
                    try request.fetch(in: models)
                }
            })
    }

    func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        let context = try ManagedStore.context(
            of: collections.map { ($0.entity, $0.model.fetchableRelationships) }, in: storeKind)
        try context.insert(collections)
        try context.save()
        context.reset()
        return RelatedCoreDataStore(
            context: context, tally: tally, memory: try MemoryConformanceEngine().store(ofRelated: collections))
    }
}

extension FetchableRequest {
    /// The condition with its values, for failures.
    func managedText() throws -> String? {
        try query.predicate.map { tree in
            try FetchPredicate<Model>(tree).predicateFormat().description(showingValues: true)
        }
    }
}

/// Related models. Models that are loaded with others are loaded by Core Data itself, and not by requests.
private struct RelatedCoreDataStore: RelatedConformanceStore {
    let context: NSManagedObjectContext
    let tally: CoreDataTally
    let memory: any RelatedConformanceStore

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try tally.counting {
            var rows = Model.request().all()
            rows.query = request.query
            return try context.performAndWait { [rows, context] in
                try request.assemble(rows.fetch(in: context), UnrelatedReader())
            }
        } orElse: {
            try memory.fetch(request)
        }
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        try fetchValues(request) { try memory.fetch(request) }
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        try fetchValues(request) { try memory.fetch(request) }
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try fetchValues(request) { try memory.fetch(request) }
    }

    private func fetchValues<Request: ValueRequest>(
        _ request: Request, inMemory: () throws -> Request.Result
    ) throws -> Request.Result {
        try tally.counting {
            try context.performAndWait { [context] in try request.fetch(in: context) }
        } orElse: {
            try inMemory()
        }
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? { nil }
}

/// Refuses to load related models.
private struct UnrelatedReader: EngineReader {
    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] { throw refusal }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws { throw refusal }

    private var refusal: FetchError {
        FetchError(.unsupported, reason: "Core Data loads related objects itself", cure: "")
    }
}

/// How many requests Core Data could be asked.
final class CoreDataTally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts = (asked: 0, refused: 0)
    private var reasonCounts: [String: Int] = [:]

    var asked: Int { lock.withLock { counts.asked } }
    var refused: Int { lock.withLock { counts.refused } }

    /// Why requests were refused, from the most frequent reason.
    var reasons: String {
        lock.withLock {
            reasonCounts.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
        }
    }

    func counting<Value>(_ ask: () throws -> Value, orElse inMemory: () throws -> Value) throws -> Value {
        do {
            let value = try ask()
            lock.withLock { counts.asked += 1 }
            return value
        } catch let error as FetchError where error.code == .unsupported || error.code == .tooDeep {
            lock.withLock {
                counts.refused += 1
                reasonCounts[error.reason, default: 0] += 1
            }
            return try inMemory()
        }
    }
}
#endif
