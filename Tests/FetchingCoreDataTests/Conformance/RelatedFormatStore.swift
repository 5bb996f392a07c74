import Fetching

@testable import FetchingCore
@testable import FetchingTestSupport

/// Models that are related to each other. Every condition of a request is checked, those of what is loaded with the models too.
final class RelatedFormatStore: RelatedConformanceStore {
    private var store: MemoryStore
    private var objects: StoredObjects
    private let check: FormatCheck

    init(_ store: MemoryStore, _ check: FormatCheck) {
        self.store = store
        self.check = check
        objects = StoredObjects(store)
    }

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try check.check(request.query, of: Model.self, in: objects)
        return try running(Model.self) { reader in
            _ = try request.assemble([], reader)
            guard request.columns.isEmpty else { return try request.rows.run(on: reader) }
            return try request.assemble(MemoryEngine<Model>.fetch(request.query, in: store), reader)
        }
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        try running(Model.self) { try request.plan.run(on: $0) }
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        try running(Model.self) { try request.plan.run(on: $0) }
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try running(Model.self) { try request.plan.run(on: $0) }
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.query.predicate.map { try FetchPredicate<Model>($0).predicateFormat().description }
    }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
        defer { objects = StoredObjects(store) }
        return try change.run(in: &store)
    }

    private func running<Model: Fetchable, Result>(
        _ model: Model.Type, _ run: (CheckingReader) throws -> Result
    ) throws -> Result {
        do {
            return try run(CheckingReader(memory: MemoryStoreReader(store: store), objects: objects, check: check))
        } catch let error as FetchError {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}

/// Reads from memory, after the conditions of what is read have been checked.
private struct CheckingReader: EngineReader {
    let memory: MemoryStoreReader
    let objects: StoredObjects
    let check: FormatCheck

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        try check(load.query, of: load.target)
        return try memory.read(load, into: collector)
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        try check.check(selection.query, of: model, in: objects)
        try memory.read(selection, of: model, body)
    }

    private func check<Model: Fetchable>(_ query: FetchQuery, of model: Model.Type) throws {
        try check.check(query, of: model, in: objects)
    }
}
