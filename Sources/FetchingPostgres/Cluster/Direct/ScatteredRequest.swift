#if Postgres
import FetchingCore
import FetchingSQL

/// A request that every shard can be asked for at the same time, and whose result comes of their answers.
protocol ScatteredRequest<Result>: ShardedRequest {
    associatedtype Result

    /// The question to each shard, nil where the whole table must be.
    var scattering: ShardScattering? { get }

    /// The result of the rows that the shards have given, put together.
    func result(of rows: MergedRows) throws -> Result
}

/// The question to each shard, and how the answers are put together.
struct ShardScattering: Sendable {
    /// How rows come of those of all shards.
    enum Merging: Sendable {
        /// Groups, whose values come of those of all. Without a key, there is one.
        case groups(MergedGroups)

        /// Whether there is a row at any.
        case existence

        /// The first ones in an order, behind a number of them.
        case rows([SortKey], limit: Int?, offset: Int)
    }

    let selection: SelectionQuery

    /// The types of the values in a row.
    let types: [PrimitiveType?]
    let merging: Merging
}

extension ShardScattering {
    /// Scattering of the first models of a request.
    init?(models query: FetchQuery, of model: any Fetchable.Type) {
        guard query.isPlain, query.position == nil, let part = query.reachingEachPart(),
            query.totalOrder(of: model).isMergeable
        else { return nil }
        let columns = model.fetchableEntity.columns.map { ExpressionTree(.column($0)) }
        var selection = SelectionQuery(part, columns: columns)
        selection.readsOrder = true
        self.init(rows: selection, of: query, model)
    }

    /// Scattering of the values of a request.
    ///
    /// An invalid request is none: the coordinator has the error.
    init?(_ selection: SelectionQuery, of model: any Fetchable.Type) {
        let query = selection.query
        guard (try? selection.check(of: model)) != nil else { return nil }
        guard selection.combination == nil, selection.assignments.isEmpty, !selection.isDistinct, query.isPlain,
            // The rows of a window may be on several shards.
            !selection.hasWindows
        else {
            return nil
        }
        if selection.isExistence {
            guard !query.isLimited, query.position == nil else { return nil }
            self.init(selection: selection, types: [.bool], merging: .existence)
        } else if let grouping = selection.grouping {
            guard !query.isLimited, !selection.readsOrder, query.position == nil else { return nil }
            self.init(selection, groupedBy: grouping, of: model)
        } else {
            guard let part = query.reachingEachPart(), query.totalOrder(of: model).isMergeable else { return nil }
            var scattered = selection
            scattered.query = part
            scattered.readsOrder = true
            self.init(rows: scattered, of: query, model)
        }
    }

    private init?(_ selection: SelectionQuery, groupedBy grouping: Grouping, of model: any Fetchable.Type) {
        let shardKey = model.fetchableEntity.shardKey
        guard let shardKey, grouping.keys.contains(where: { $0.isColumn(shardKey) }) else {
            guard let groups = MergedGroups(selection, shardKey: shardKey) else { return nil }
            self.init(selection: groups.selection, types: groups.types, merging: .groups(groups))
            return
        }
        guard grouping.query.sortKeys.isMergeable else { return nil }
        // All rows of a group are on one shard, which knows what comes of them.
        var scattered = selection
        if grouping.query.isLimited {
            guard let part = grouping.query.reachingEachPart() else { return nil }
            scattered.grouping?.query = part
        }
        scattered.readsOrder = true
        let order = grouping.query.sortKeys
        self.init(
            selection: scattered, types: selection.columns.map(\.valueType) + order.map(\.tree.valueType),
            merging: .rows(order, limit: grouping.query.limit, offset: grouping.query.offset))
    }

    private init(rows selection: SelectionQuery, of query: FetchQuery, _ model: any Fetchable.Type) {
        let order = query.totalOrder(of: model)
        self.init(
            selection: selection, types: selection.columns.map(\.valueType) + order.map(\.tree.valueType),
            merging: .rows(order, limit: query.limit, offset: query.offset))
    }
}

extension [SortKey] {
    /// Whether rows of several shards have the same order here as there: the servers' ICU may have another version of a locale.
    fileprivate var isMergeable: Bool { allSatisfy { $0.locale == nil } }
}

extension FetchQuery {
    /// Whether the rows are those of the table that meet the condition.
    fileprivate var isPlain: Bool { source == nil && !isDistinct && lock == nil }
}

extension ShardPlace {
    /// The SQL of a question to the shard.
    func dialect(for scattering: ShardScattering) -> SQLDialect {
        guard case .groups(let groups) = scattering.merging, groups.needsExactSums else { return dialect }
        return SQLDialect(PostgresDialect(tableNames: tables, givesExactSums: true))
    }
}

extension FetchableRequest: ScatteredRequest where Model: RowDecodable {
    var scattering: ShardScattering? { ShardScattering(models: query, of: Model.self) }

    func result(of rows: MergedRows) throws -> Result {
        var models: [Model] = []
        try rows.read { row in models.append(try Model(fetching: &row)) }
        return arrange(models)
    }
}

extension ValuePlan {
    fileprivate var scattering: ShardScattering? {
        loadsRelatedModels ? nil : ShardScattering(query, of: Model.self)
    }
}

extension ProjectionRequest: ScatteredRequest {
    var scattering: ShardScattering? { plan.scattering }

    func result(of rows: MergedRows) throws -> Result { try plan.run(on: rows) }
}

extension AggregateRequest: ScatteredRequest {
    var scattering: ShardScattering? { plan.scattering }

    func result(of rows: MergedRows) throws -> Result { try plan.run(on: rows) }
}

extension PageRequest: ScatteredRequest {
    var scattering: ShardScattering? { plan.scattering }

    func result(of rows: MergedRows) throws -> Page<Element> { try plan.run(on: rows) }
}

extension BoundRequest: ScatteredRequest where Request: ScatteredRequest & TypedRequest, Request.Result == Result {
    var scattering: ShardScattering? { request.scattering }

    func result(of rows: MergedRows) throws -> Result { try request.result(of: rows) }
}

extension ReadRequest: ScatteredRequest where Request: ScatteredRequest {
    var scattering: ShardScattering? { request.scattering }

    func result(of rows: MergedRows) throws -> Request.Result { try request.result(of: rows) }
}
#endif
