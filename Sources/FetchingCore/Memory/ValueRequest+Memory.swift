extension ValueRequest {
    /// Fetches from a collection.
    ///
    /// ```swift
    /// let oldest = try User.request().all().max(\.age).fetch(in: users)       // Int?
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if it walks along relationships, for which it needs a
    ///   ``MemoryStore``, or if a calculation overflows.
    public func fetch(in models: some Sequence<Model>) throws -> Result {
        do {
            return try plan.run(on: MemoryReader(models: models))
        } catch let error as FetchError {
            throw MemoryEngine<Model>.failure(error)
        }
    }

    /// Fetches from collections in memory: the models, and those that are related to them.
    ///
    /// ```swift
    /// let counts = try User.request().all().select(\.pets.count).fetch(in: store)     // [Int]
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models of a type that it needs, or if a
    ///   calculation overflows.
    public func fetch(in store: MemoryStore) throws -> Result {
        do {
            return try plan.run(on: MemoryStoreReader(store: store))
        } catch let error as FetchError {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}

/// Reads values from a collection.
private struct MemoryReader<Models: Sequence>: EngineReader where Models.Element: Fetchable {
    let models: Models

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        throw FetchError.missingModels(load.target)
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        if selection.combination != nil {
            return try MemoryCombination(partRows: { try partRows($0, of: $1) }).read(selection, of: model, body)
        }
        guard let models = models as? any Sequence<Model> else { throw FetchError.missingModels(model) }
        try MemorySelection<Model>(selection, relatedTo: nil).read(in: models, body)
    }

    private func partRows<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type
    ) throws -> [[PrimitiveValue?]] {
        guard let models = models as? any Sequence<Model> else { throw FetchError.missingModels(model) }
        return try MemorySelection<Model>(selection, relatedTo: nil).partRows(in: models)
    }
}
