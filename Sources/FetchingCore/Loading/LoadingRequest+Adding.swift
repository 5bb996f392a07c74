// What is added is of the models in the same order.

extension LoadingRequest {
    @inlinable
    func adding<each Loaded, Value>(
        _ values: @escaping @Sendable ([Model], any EngineReader) throws -> [Value]
    ) -> LoadingRequest<Model, [(repeat each Loaded, Value)]> where Result == [(repeat each Loaded)] {
        let prepare = prepare
        return LoadingRequest<Model, [(repeat each Loaded, Value)]>(query: query, columns: columns) { readers in
            let assemble = prepare(readers)
            return { models, source in
                let loaded = try assemble(models, source)
                return Self.joined(loaded, try values(models, source))
            }
        }
    }

    @inlinable
    func adding<each Loaded, Value>(
        _ values: @escaping @Sendable ([Model], any EngineReader) throws -> [Value]
    ) -> LoadingRequest<Model, (repeat each Loaded, Value)?> where Result == (repeat each Loaded)? {
        let prepare = prepare
        return LoadingRequest<Model, (repeat each Loaded, Value)?>(query: query, columns: columns) { readers in
            let assemble = prepare(readers)
            return { models, source in
                let loaded = try assemble(models, source)
                return Self.joined(loaded, try values(models, source))
            }
        }
    }

    /// Adds values that are read in the query of the models.
    @inlinable
    func adding<each Loaded, Value>(
        _ selection: FetchSelection<Model, Value>
    ) -> LoadingRequest<Model, [(repeat each Loaded, Value)]> where Result == [(repeat each Loaded)] {
        let prepare = prepare
        let selected = selection.rowValues
        return LoadingRequest<Model, [(repeat each Loaded, Value)]>(
            query: query, columns: columns + selected.columns,
            loadsRelatedModels: loadsRelatedModels || selection.needsModels
        ) { readers in
            let assemble = prepare(readers)
            let values = selected.prepare(readers)
            return { models, source in Self.joined(try assemble(models, source), try values(models, source)) }
        }
    }

    /// Adds values that are read in the query of the models.
    @inlinable
    func adding<each Loaded, Value>(
        _ selection: FetchSelection<Model, Value>
    ) -> LoadingRequest<Model, (repeat each Loaded, Value)?> where Result == (repeat each Loaded)? {
        let prepare = prepare
        let selected = selection.rowValues
        return LoadingRequest<Model, (repeat each Loaded, Value)?>(
            query: query, columns: columns + selected.columns,
            loadsRelatedModels: loadsRelatedModels || selection.needsModels
        ) { readers in
            let assemble = prepare(readers)
            let values = selected.prepare(readers)
            return { models, source in Self.joined(try assemble(models, source), try values(models, source)) }
        }
    }

    @inlinable
    static func joined<each Loaded, Value>(
        _ loaded: [(repeat each Loaded)], _ values: [Value]
    ) -> [(repeat each Loaded, Value)] {
        var result: [(repeat each Loaded, Value)] = []
        result.reserveCapacity(values.count)
        for (element, value) in zip(loaded, values) { result.append((repeat each element, value)) }
        return result
    }

    @inlinable
    static func joined<each Loaded, Value>(
        _ loaded: (repeat each Loaded)?, _ values: [Value]
    ) -> (repeat each Loaded, Value)? {
        guard let loaded, let value = values.first else { return nil }
        return (repeat each loaded, value)
    }
}
