// The related values are those of the models in the same order.

extension LoadingRequest {
    @inlinable
    func adding<each Loaded, Value>(
        _ values: @escaping @Sendable ([Model], any EngineReader) throws -> [Value]
    ) -> LoadingRequest<Model, [(repeat each Loaded, Value)]> where Result == [(repeat each Loaded)] {
        let assemble = assemble
        return LoadingRequest<Model, [(repeat each Loaded, Value)]>(query: query) { models, source in
            let loaded = try assemble(models, source)
            let values = try values(models, source)
            var result: [(repeat each Loaded, Value)] = []
            result.reserveCapacity(values.count)
            for (element, value) in zip(loaded, values) { result.append((repeat each element, value)) }
            return result
        }
    }

    @inlinable
    func adding<each Loaded, Value>(
        _ values: @escaping @Sendable ([Model], any EngineReader) throws -> [Value]
    ) -> LoadingRequest<Model, (repeat each Loaded, Value)?> where Result == (repeat each Loaded)? {
        let assemble = assemble
        return LoadingRequest<Model, (repeat each Loaded, Value)?>(query: query) { models, source in
            let loaded = try assemble(models, source)
            let values = try values(models, source)
            guard let loaded, let value = values.first else { return nil }
            return (repeat each loaded, value)
        }
    }
}
