/// The models that a query in memory looks at, where these are the result of another.
struct MemorySource<Model: Fetchable>: Sendable {
    /// Gives them of all models.
    let models: @Sendable ([Model]) throws -> [Model]

    /// Gives their places among all models.
    let places: @Sendable (UnsafeBufferPointer<Model>) throws -> [Int]

    /// - Throws: ``FetchError`` if the query is invalid.
    init(_ source: SourceQuery, relatedTo store: MemoryStore?) throws {
        let engine = try MemoryEngine<Model>(source.query, relatedTo: store)
        guard let each = source.each else {
            models = { try engine.fetch(in: $0) }
            places = { try engine.places(in: $0) }
            return
        }
        let first = try MemoryRowsOfEach<Model>(each, relatedTo: store)
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

/// Finds the first of each group of models in memory.
private struct MemoryRowsOfEach<Model: Fetchable>: Sendable {
    private let each: RowsOfEach
    private let keys: [ColumnReader]

    init(_ each: RowsOfEach, relatedTo store: MemoryStore?) throws {
        let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(store))
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
