#if Postgres
public import FetchingCore
import FetchingSQL

/// How a request meets tables that are spread over several servers by a shard key.
public enum RequestSharding: Sendable, Hashable, CustomStringConvertible {
    /// The model has no shard key, nor has one whose rows the request reads.
    case notSharded

    /// The conditions fix the shard key to one value, or to a few: each value is a question to one server.
    case oneShard(values: Int)

    /// The conditions leave the shard key open, and each server answers for its own rows. Related rows are on the server of the row.
    case everyShard

    /// Related rows are read that may be on another server, so that rows are moved between servers.
    case scattered

    public var description: String {
        switch self {
        case .notSharded: "reads no table with a shard key"
        case .oneShard(values: 0): "asks no server, as no value of the shard key is possible"
        case .oneShard(values: 1): "asks the one server that has the value of the shard key"
        case .oneShard(let values): "asks the servers that have \(values) values of the shard key"
        case .everyShard: "asks every server, each of which answers for its own rows"
        case .scattered: "asks every server, and compares rows of one with rows of another"
        }
    }
}

/// A query with its model, and what it looks at besides.
struct ShardedQuery {
    let query: FetchQuery
    let model: any Fetchable.Type

    /// The expressions that are selected, grouped by, compared or assigned.
    var columns: [ExpressionTree] = []

    /// The related models that are read beside those of the query.
    var loads: [RelatedQuery] = []

    /// The requests whose rows are put together, which the coordinator does. Nothing else is looked at then.
    var combined: [ShardedQuery] = []

    /// The related rows that it reads.
    var related: RelatedSharding {
        var related = (query.trees + columns).reduce(RelatedSharding(scopes: query.scopes)) { $0.adding($1) }
        for load in loads { related.add(load) }
        return related
    }
}

/// A request whose queries are known.
protocol ShardedRequest {
    var shardedQuery: ShardedQuery { get }
}

extension FetchableRequest: ShardedRequest {
    var shardedQuery: ShardedQuery { ShardedQuery(query: query, model: Model.self) }
}

extension LoadingRequest: ShardedRequest {
    var shardedQuery: ShardedQuery {
        let recorder = LoadRecorder()
        // What fails now fails when the request runs, with an error.
        if columns.isEmpty { _ = try? assemble([], recorder) } else { _ = try? rows.run(on: recorder) }
        return ShardedQuery(query: query, model: Model.self, columns: columns, loads: recorder.loads)
    }
}

extension ProjectionRequest: ShardedRequest {
    var shardedQuery: ShardedQuery { plan.shardedQuery }
}

extension AggregateRequest: ShardedRequest {
    var shardedQuery: ShardedQuery { plan.shardedQuery }
}

extension PageRequest: ShardedRequest {
    var shardedQuery: ShardedQuery { plan.shardedQuery }
}

extension ValuePlan {
    fileprivate var shardedQuery: ShardedQuery {
        if query.combination != nil { return query.sharded(of: Model.self) }
        var columns = query.columns
        if let grouping = query.grouping { columns += grouping.keys + grouping.query.trees }
        let recorder = LoadRecorder()
        if loadsRelatedModels { _ = try? run(on: recorder) }
        return ShardedQuery(query: query.query, model: Model.self, columns: columns, loads: recorder.loads)
    }
}

extension SelectionQuery {
    /// The request without the related models that are read beside its rows, which those of a combination have not.
    func sharded(of model: any Fetchable.Type) -> ShardedQuery {
        var sharded = ShardedQuery(query: query, model: model, columns: columns)
        if let grouping { sharded.columns += grouping.keys + grouping.query.trees }
        sharded.combined = combination?.parts.map { $0.selection.sharded(of: $0.model) } ?? []
        return sharded
    }
}

/// Records the related models that a request reads, and reads nothing.
private final class LoadRecorder: EngineReader {
    var loads: [RelatedQuery] = []

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        loads.append(load)
        return []
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {}
}

extension BoundRequest: ShardedRequest where Request: ShardedRequest {
    var shardedQuery: ShardedQuery { request.shardedQuery }
}

extension ReadRequest: ShardedRequest where Request: ShardedRequest {
    var shardedQuery: ShardedQuery { request.shardedQuery }
}

extension PostgresRequest {
    /// How the request meets tables that are spread over several servers: what its conditions say of the shard key.
    ///
    /// ```swift
    /// Note.where { $0.tenantID == 7 && $0.title.hasPrefix("A") }.sharding       // .oneShard(values: 1)
    /// Note.where { $0.tenantID.isIn([7, 8]) }.sharding                          // .oneShard(values: 2)
    /// Note.where { $0.title.hasPrefix("A") }.sharding                           // .everyShard
    /// ```
    ///
    /// The shard key is fixed by `==` and `isIn` with values, through `&&`; through `||` where both sides fix it. It is nil for a
    /// request of your own, of which only the SQL is known.
    public var sharding: RequestSharding? { (self as? any ShardedRequest).map { RequestSharding($0.shardedQuery) } }
}

extension RequestSharding {
    init(_ sharded: ShardedQuery) {
        guard sharded.combined.isEmpty else {
            self = .combining(sharded.combined.map { RequestSharding($0) })
            return
        }
        let key = sharded.model.fetchableEntity.shardKey
        let fixed = key.flatMap { sharded.query.fixedValues(of: $0) }
        let related = sharded.related
        if key == nil {
            self = related.hasShardedRows ? .scattered : .notSharded
        } else if related.isApart {
            self = .scattered
        } else if let fixed {
            self = .oneShard(values: fixed.count)
        } else {
            self = .everyShard
        }
    }
}

extension RequestSharding {
    /// That of requests whose rows are put together.
    fileprivate static func combining(_ parts: [RequestSharding]) -> RequestSharding {
        var values = 0
        for part in parts {
            switch part {
            case .notSharded: continue
            case .oneShard(let count): values += count
            case .everyShard, .scattered: return parts.contains(.scattered) ? .scattered : .everyShard
            }
        }
        return parts.allSatisfy { $0 == .notSharded } ? .notSharded : .oneShard(values: values)
    }
}

extension FetchQuery {
    /// All expressions of the query, and of those whose models it looks at.
    var trees: [ExpressionTree] {
        [predicate].compactMap(\.self) + sortKeys.map(\.tree) + (source?.queries ?? []).flatMap(\.trees)
            + (source?.each?.keys ?? [])
    }

    /// The values that the shard key of a row can have, nil where it is open. One that is not known yet is nil itself.
    ///
    /// Conditions on the first rows of all do not say where these are.
    func fixedValues(of key: FetchableColumn) -> [PrimitiveValue?]? {
        let own = predicate?.fixedValues(of: key)
        guard let source else { return own }
        let parts = source.queries.map { $0.fixedValues(of: key) }
        let inner = parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
        let isOfSome = source.each != nil || source.queries.contains { $0.isLimited || $0.source != nil }
        return inner ?? (isOfSome ? nil : own)
    }
}

extension ExpressionTree {
    /// The values that a column of the row can have where the condition holds, nil where it is open.
    fileprivate func fixedValues(of key: FetchableColumn) -> [PrimitiveValue?]? {
        guard case .condition(let condition) = node else { return nil }
        switch condition {
        case .constant(let value): return value ? nil : []
        case .comparison(.equal, let lhs, let rhs):
            return lhs.isColumn(key) ? rhs.given : rhs.isColumn(key) ? lhs.given : nil
        // A shard key is never nil, so that no list holds nil beside the values.
        case .membership(let operand, let values, _): return operand.isColumn(key) ? values : nil
        case .and(let lhs, let rhs):
            let (left, right) = (lhs.fixedValues(of: key), rhs.fixedValues(of: key))
            guard let left, let right else { return left ?? right }
            return right.count < left.count ? right : left
        case .or(let lhs, let rhs):
            guard let left = lhs.fixedValues(of: key), let right = rhs.fixedValues(of: key) else { return nil }
            return left + right
        case .comparison, .isNull, .range, .text, .bits, .array, .fullText, .not, .isMissing, .isObject, .isSameObject,
            .exists:
            return nil
        }
    }

    /// Whether it is a column of the row itself.
    func isColumn(_ key: FetchableColumn) -> Bool {
        if case .value(.column(let column)) = node { column.name == key.name } else { false }
    }

    /// The value where it is known before a row is read, nil otherwise. One that is given when the request runs is nil itself.
    private var given: [PrimitiveValue?]? {
        switch node {
        case .value(.literal(let value)): [value]
        case .value(.parameter(let parameter)): [parameter.hasValue ? try? parameter.literal() : nil]
        // What is computed may be another value for each row.
        case .value, .condition, .failure: nil
        }
    }
}

extension ExpressionTree {
    /// The steps to the rows that the expression itself reads, without those of its parts.
    fileprivate var hops: [RelationshipHop] {
        if let relatedRows { return relatedRows.parent.hops + relatedRows.relationship.hops }
        return switch node {
        case .value(.related(_, let source)), .condition(.isMissing(let source)), .condition(.isObject(let source, _)):
            source.hops
        case .condition(.isSameObject(let first, let second)): first.hops + second.hops
        // The parts of an expression are asked one by one.
        case .value, .condition, .failure: []
        }
    }
}

/// The rows that an expression reads beside its own.
struct RelatedSharding {
    /// The scopes that hold for the rows; nil where all do.
    private let scopes: RequestScopes?

    init(scopes: RequestScopes? = nil) { self.scopes = scopes }

    /// The models of the rows.
    private(set) var models: [any Fetchable.Type] = []

    /// Whether they are in a table with a shard key.
    var hasShardedRows = false

    /// Whether their shard key may be another than that of the row.
    var isApart = false

    func adding(_ tree: ExpressionTree) -> RelatedSharding {
        var result = self
        result.add(tree)
        return result
    }

    mutating func add(_ load: RelatedQuery) {
        for hop in load.hops { add(hop) }
        for tree in load.query.trees + load.columns { add(tree) }
    }

    private mutating func add(_ tree: ExpressionTree) {
        for hop in tree.hops { add(hop) }
        if let fragment = tree.rawFragment, fragment.canHoldStatement {
            // Nothing is known of the rows that a statement within it reads.
            models += fragment.models
            (hasShardedRows, isApart) = (true, true)
        }
        tree.forEachChild { add($0) }
    }

    /// A hop leads to a row of the same server where it compares the shard keys of both.
    private mutating func add(_ hop: RelationshipHop) {
        let (from, to) = (hop.model.fetchableEntity.shardKey, hop.target.fetchableEntity.shardKey)
        // Their tables may be spread, too, where the models do not say so.
        models += [hop.model, hop.target]
        if let scope = hop.scope(in: scopes) { add(scope) }
        guard from != nil || to != nil else { return }
        hasShardedRows = hasShardedRows || to != nil
        let isTogether = zip(hop.columns, hop.targetColumns).contains { $0.name == from?.name && $1.name == to?.name }
        isApart = isApart || !isTogether
    }
}

extension PostgresCluster {
    /// - Throws: `FetchError` where the cluster requires the shard key, and the request leaves it open.
    @usableFromInline
    func checkSharding(of request: some PostgresRequest) throws {
        guard sharding?.requiresShardKey == true, let known = (request as? any ShardedRequest)?.shardedQuery
        else { return }
        try checkSharding(of: known)
    }

    /// - Throws: `FetchError` where the cluster requires the shard key, and the query leaves it open.
    func checkSharding(of sharded: @autoclosure () -> ShardedQuery?) throws {
        guard sharding?.requiresShardKey == true, let sharded = sharded() else { return }
        switch RequestSharding(sharded) {
        case .notSharded, .oneShard: return
        case .everyShard, .scattered:
            throw FetchError.openShardKey(sharded.model.fetchableEntity.shardKey).on(sharded.model)
        }
    }
}

extension FetchError {
    fileprivate static func openShardKey(_ key: FetchableColumn?) -> FetchError {
        FetchError(
            .unsupported, reason: "the conditions leave the shard key open, and every server would be asked",
            cure: "Fix the shard key by '==' or 'isIn', or run the request in a cluster that does not require it",
            member: key?.property, engine: postgres)
    }
}
#endif
