/// The loading of the models of one relationship, with their related models in turn.
@usableFromInline
struct RelatedLoad<Model: Fetchable, Target: RowDecodable, Element>: Sendable {
    private let path: RelatedPath
    private let query: FetchQuery
    @usableFromInline let columns: [ExpressionTree]
    @usableFromInline let prepare: @Sendable (RowReaders) -> ([Target], any EngineReader) throws -> [Element]

    @inlinable
    init(_ path: RelatedPath, _ request: LoadingRequest<Target, [Element]>) {
        self.init(path, request.query, request.columns, request.prepare)
    }

    @usableFromInline
    init(
        _ path: RelatedPath, _ query: FetchQuery, _ columns: [ExpressionTree],
        _ prepare: @escaping @Sendable (RowReaders) -> ([Target], any EngineReader) throws -> [Element]
    ) {
        self.path = path
        self.query = query
        self.columns = columns
        self.prepare = prepare
    }

    /// The related models of each model.
    @inlinable
    func lists() -> @Sendable ([Model], any EngineReader) throws -> [[Element]] {
        { models, source in try load(models, source) { $0.lists($1, $2) } }
    }

    /// The related model of each model, nil where there is none.
    @inlinable
    func optionals() -> @Sendable ([Model], any EngineReader) throws -> [Element?] {
        { models, source in try load(models, source) { try $0.optionals($1, $2) } }
    }

    /// The related model of each model.
    @inlinable
    func required() -> @Sendable ([Model], any EngineReader) throws -> [Element] {
        { models, source in
            let elements = try load(models, source) { try $0.optionals($1, $2) }
            var result: [Element] = []
            result.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                guard let element else { throw missing(in: models[index]) }
                result.append(element)
            }
            return result
        }
    }

    @inlinable
    func load<Value>(
        _ models: [Model], _ source: any EngineReader,
        _ distribute: (RelatedKeys, [Element], [Int]) throws -> [Value]
    ) throws -> [Value] {
        let target = ModelList<Target>()
        let readers = RowReaders()
        let assemble = prepare(readers)
        let collector: ModelCollector<Target>
        // Here the type of the model is known: the decoding of a row is compiled for it.
        if columns.isEmpty {
            collector = ModelCollector(target, columns) { row in target.models.append(try Target(fetching: &row)) }
        } else {
            let model = FetchSelection<Target, Target>.row
            collector = ModelCollector(target, model.columns + columns) { row in
                target.models.append(try model.decode(&row))
                try readers.read(from: &row)
            }
        }
        let (keys, groups) = try read(models, source, into: collector)
        let elements = try assemble(target.models, scoping(source))
        do {
            return try distribute(keys, elements, groups)
        } catch {
            throw located(error)
        }
    }

    @usableFromInline
    func read(
        _ models: [Model], _ source: any EngineReader, into collector: any RelatedModelCollector
    ) throws -> (RelatedKeys, [Int]) {
        if let failure = path.failure { throw failure.on(Model.self) }
        guard !query.isDistinct || !query.isLimited else { throw located(FetchError.distinctWithLimit) }
        guard !query.asksForFirstOfEach else { throw located(FetchError.firstOfEachRelated) }
        guard !query.asksForCombination else { throw located(FetchError.combinedRelated) }
        guard query.source == nil else { throw located(FetchError.valuesOfDistinctModels) }
        guard !columns.contains(where: \.hasWindows) else { throw located(FetchError.windowOfRelated) }
        return try models.withUnsafeBufferPointer { buffer in
            var keys = try RelatedKeys(
                path.hops[0].columns, of: Model.self, in: buffer.baseAddress.map { UnsafeRawPointer($0) },
                count: buffer.count, stride: MemoryLayout<Model>.stride)
            let query = RelatedQuery(
                query: query, columns: columns, hops: path.hops, reachesEachRowOnce: path.reachesEachRowOnce,
                keys: keys)
            let groups = try source.read(query, into: collector)
            keys.forgetModels()
            return (keys, groups)
        }
    }

    /// The reader for what belongs to the related models: which scopes hold for these holds for it, too.
    @usableFromInline
    func scoping(_ source: any EngineReader) -> any EngineReader { query.scoping(source) }

    /// The error, with the relationship at which it arose.
    @usableFromInline
    func located(_ error: any Error) -> any Error {
        guard var error = error as? FetchError else { return error }
        error.member = error.member ?? path.name
        return error.on(Model.self)
    }

    @usableFromInline
    func missing(in model: Model) -> FetchError {
        var error = FetchError(
            .missingModel, reason: "the required '\(Target.self)' is missing",
            cure: "Correct the reference, or load with 'including' without 'required', which gives nil",
            member: path.name)
        error.key = (model as? any KeyedFetchable)?.keyText
        return error.on(Model.self)
    }
}

extension FetchError {
    fileprivate static var firstOfEachRelated: FetchError {
        FetchError(
            .unsupported, reason: "the first of each group are asked of related models",
            cure: "Use 'first(nth:)', which takes the first of those of each model", operation: "including")
    }

    fileprivate static var combinedRelated: FetchError {
        FetchError(
            .unsupported, reason: "related models of several requests together are asked for",
            cure: "Join the conditions of the requests by '||', '&&' and '!'", operation: "including")
    }

    fileprivate static var valuesOfDistinctModels: FetchError {
        FetchError(
            .unsupported, reason: "values of distinct related models are selected",
            cure: "Leave out 'distinct()', or the selection")
    }
}

/// Models that were read.
@usableFromInline
final class ModelList<Model: Fetchable> {
    // Nothing else gets at it while a row is read.
    @exclusivity(unchecked)
    @usableFromInline var models: [Model] = []

    @usableFromInline
    init() {}
}

/// Takes up models in a list.
@usableFromInline
final class ModelCollector<Model: Fetchable>: RelatedModelCollector {
    private let list: ModelList<Model>

    /// The columns that are read of each row; empty for a model alone.
    private let columns: [ExpressionTree]

    private let append: (inout EngineRow) throws -> Void

    @usableFromInline
    init(
        _ list: ModelList<Model>, _ columns: [ExpressionTree], append: @escaping (inout EngineRow) throws -> Void
    ) {
        self.list = list
        self.columns = columns
        self.append = append
    }

    @usableFromInline
    package func append(from row: inout EngineRow) throws { try append(&row) }

    @usableFromInline
    package func append(
        _ query: FetchQuery, amongGroups groups: [[UnsafeRawPointer]], relatedTo store: MemoryStore
    ) throws -> [Int] {
        guard columns.isEmpty else { return try appendRows(query, amongGroups: groups, relatedTo: store) }
        let engine = try MemoryEngine<Model>(query, relatedTo: store)
        var groupsOfModels: [Int] = []
        for (group, rows) in groups.enumerated() {
            let models = try engine.fetch(in: rows.map { $0.assumingMemoryBound(to: Model.self).pointee })
            list.models += models
            groupsOfModels += repeatElement(group, count: models.count)
        }
        return groupsOfModels
    }

    private func appendRows(
        _ query: FetchQuery, amongGroups groups: [[UnsafeRawPointer]], relatedTo store: MemoryStore
    ) throws -> [Int] {
        let selection = SelectionQuery(query.nestedIfDistinct(), columns: columns)
        let rows = try MemorySelection<Model>(selection, relatedTo: store)
        var groupsOfModels: [Int] = []
        for (group, addresses) in groups.enumerated() {
            let models = addresses.map { $0.assumingMemoryBound(to: Model.self).pointee }
            try rows.read(in: models) { row in
                try append(&row)
                groupsOfModels.append(group)
            }
        }
        return groupsOfModels
    }
}
