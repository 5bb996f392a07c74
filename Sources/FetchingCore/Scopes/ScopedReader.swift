/// Reads what belongs to the models of a request, with the scopes of this.
struct ScopedReader: EngineReader {
    let reader: any EngineReader
    let scopes: RequestScopes

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        try reader.read(load.within(scopes), into: collector)
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        try reader.read(selection, of: model, body)
    }
}

extension RelatedQuery {
    /// The same with the scopes of the request whose models it belongs to.
    fileprivate func within(_ scopes: RequestScopes) -> RelatedQuery {
        var query = query
        query.changeScopes(of: target) { $0.within(scopes) }
        return RelatedQuery(
            query: query, columns: columns, hops: hops, reachesEachRowOnce: reachesEachRowOnce, keys: keys)
    }
}

extension FetchQuery {
    /// The reader for what belongs to the models.
    @usableFromInline
    func scoping(_ reader: any EngineReader) -> any EngineReader { scopes.scoping(reader) }
}

extension RequestScopes? {
    func scoping(_ reader: any EngineReader) -> any EngineReader {
        map { ScopedReader(reader: reader, scopes: $0) } ?? reader
    }
}

extension SelectionQuery {
    /// The reader for what belongs to the models.
    @usableFromInline
    func scoping(_ reader: any EngineReader) -> any EngineReader { query.scopes.scoping(reader) }
}
