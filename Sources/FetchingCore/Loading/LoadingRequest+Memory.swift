extension LoadingRequest {
    /// Fetches from collections in memory: the models, and those that are related to them.
    ///
    /// ```swift
    /// let albums = try Album.request().all().including(\.tracks).fetch(in: store)     // [(Album, [Track])]
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models of a type, if a required model is
    ///   missing, or if a calculation overflows.
    public func fetch(in store: MemoryStore) throws -> Result {
        do {
            let source = MemoryStoreReader(store: store)
            // What is invalid is found before any model is looked at.
            _ = try assemble([], source)
            guard columns.isEmpty else { return try rows.run(on: source) }
            return try assemble(MemoryEngine<Model>.fetch(query, in: store), source)
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}

/// Reads related models and values from collections.
struct MemoryStoreReader: EngineReader {
    let store: MemoryStore

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        do {
            let hops = try MemoryRows(store, scopes: load.query.scopes).hops(load.hops)
            let groups = try load.keys.representatives.map { model in
                var rows: [UnsafeRawPointer] = []
                try hops.forEachRow(from: model) { row in
                    rows.append(row)
                    return true
                }
                return rows
            }
            return try withExtendedLifetime(store) {
                try collector.append(load.query, amongGroups: groups, relatedTo: store)
            }
        } catch {
            throw (error as? FetchError ?? .unstorable(error)).on(load.target, engine: "memory")
        }
    }
    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        if selection.combination != nil {
            return try MemoryCombination(partRows: { try partRows($0, of: $1) }).read(selection, of: model, body)
        }
        let collection = try store.collection(of: Model.self)
        try withExtendedLifetime(collection) {
            try MemorySelection<Model>(selection, relatedTo: store).read(in: collection.models(of: Model.self), body)
        }
    }

    private func partRows<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type
    ) throws -> [[PrimitiveValue?]] {
        let collection = try store.collection(of: Model.self)
        return try withExtendedLifetime(collection) {
            try MemorySelection<Model>(selection, relatedTo: store).partRows(in: collection.models(of: Model.self))
        }
    }
}
