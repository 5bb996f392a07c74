import Fetching
import FetchingTestSupport

@testable import FetchingCore

/// Predicate formats, evaluated on the models by both of Apple's logics as far as they are documented. What a format cannot say
/// is counted. Memory fetches, when all answers were its own.
struct FormatConformanceEngine: ConformanceEngine {
    let name = "predicate formats"
    let tally = FormatTally()

    /// Is given each format that agrees with memory.
    var record: (@Sendable (ComparedFormat) -> Void)?

    private var check: FormatCheck { FormatCheck(tally: tally, record: record) }

    func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let objects = StoredObjects(MemoryStore().adding(models))
        return ConformanceStore { request in
            try check.check(request.query, of: Model.self, in: objects)
            return try request.fetch(in: models)
        }
    }

    func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        var store = MemoryStore()
        for collection in collections { collection.add(to: &store) }
        return RelatedFormatStore(store, check)
    }
}
