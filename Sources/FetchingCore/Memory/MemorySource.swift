/// The models that a query in memory looks at, where these are the result of another.
struct MemorySource<Model: Fetchable>: Sendable {
    /// Gives them of all models.
    let models: @Sendable ([Model]) throws -> [Model]

    /// Gives their places among all models.
    let places: @Sendable (UnsafeBufferPointer<Model>) throws -> [Int]

    /// - Throws: ``FetchError`` if the query is invalid.
    init(_ source: SourceQuery, relatedTo store: MemoryStore?) throws {
        if let combination = source.combination {
            let combined = try MemoryCombinedModels<Model>(source, combination.operation, relatedTo: store)
            models = { models in
                try models.withUnsafeBufferPointer { try combined.places($0) }.map { models[$0] }
            }
            places = { try combined.places($0) }
            return
        }
        let engine = try MemoryEngine<Model>(source.query, relatedTo: store)
        guard let each = source.each else {
            models = { try engine.fetch(in: $0) }
            places = { try engine.places(in: $0) }
            return
        }
        let first = try MemoryRowsOfEach<Model>(each, source.query.scopes, relatedTo: store)
        models = { models in
            let models = try engine.fetch(in: models)
            return try first.indices(of: models).map { models[$0] }
        }
        places = { models in
            let places = try engine.places(in: models)
            return try first.indices(of: places.map { models[$0] }).map { places[$0] }
        }
    }
}

/// Finds the models that several queries give together.
private struct MemoryCombinedModels<Model: Fetchable>: Sendable {
    private let operation: RowCombination
    private let engines: [MemoryEngine<Model>]
    private let columns: [ColumnReader]

    init(_ source: SourceQuery, _ operation: RowCombination, relatedTo store: MemoryStore?) throws {
        guard source.queries.allSatisfy({ $0.lock == nil }) else { throw FetchError.lockedCombination }
        self.operation = operation
        engines = try source.queries.map { try MemoryEngine<Model>($0, relatedTo: store) }
        columns = try Model.fetchableEntity.columns.map { try $0.reader(of: Model.self) }
    }

    func places(_ models: UnsafeBufferPointer<Model>) throws -> [Int] {
        guard let start = models.baseAddress else { return [] }
        return try operation.rows(of: engines.map { try $0.places(in: models) }) { place in
            try columns.map { ExactValue(try $0.primitiveValue(at: start + place).comparable) }
        }
    }
}

/// Finds the first of each group of models in memory.
private struct MemoryRowsOfEach<Model: Fetchable>: Sendable {
    private let each: RowsOfEach
    private let keys: [ColumnReader]

    init(_ each: RowsOfEach, _ scopes: RequestScopes?, relatedTo store: MemoryStore?) throws {
        let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(store, scopes: scopes))
        self.each = each
        keys = try each.keys.map(compiler.value)
    }

    /// The indices of the first of each group, by the order in which the models are given.
    func indices(of models: [Model]) throws -> [Int] {
        var counts: [[ExactValue]: Int] = [:]
        return try models.indices.filter { index in
            let values = try withUnsafePointer(to: models[index]) { model in
                try keys.map { ExactValue(try $0.primitiveValue(at: model).comparable) }
            }
            counts[values, default: 0] += 1
            return each.offset < counts[values, default: 0] && counts[values, default: 0] <= each.end
        }
    }
}
