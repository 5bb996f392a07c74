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
        /// One row, each value of which comes of those of all.
        case aggregates([AggregateFunction])

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
        guard query.isPlain, query.position == nil, let part = query.reachingEachPart() else { return nil }
        let columns = model.fetchableEntity.columns.map { ExpressionTree(.column($0)) }
        var selection = SelectionQuery(part, columns: columns)
        selection.readsOrder = true
        self.init(rows: selection, of: query, model)
    }

    /// Scattering of the values of a request.
    init?(_ selection: SelectionQuery, of model: any Fetchable.Type) {
        let query = selection.query
        guard selection.assignments.isEmpty, !selection.isDistinct, query.isPlain else { return nil }
        if selection.isExistence {
            guard !query.isLimited, query.position == nil else { return nil }
            self.init(selection: selection, types: [.bool], merging: .existence)
        } else if let grouping = selection.grouping {
            let functions = selection.columns.compactMap(\.mergedAggregate)
            guard grouping.keys.isEmpty, grouping.query.predicate == nil, !grouping.query.isLimited, !query.isLimited,
                !selection.readsOrder, query.position == nil, !functions.isEmpty,
                functions.count == selection.columns.count
            else { return nil }
            self.init(
                selection: selection, types: selection.columns.map(\.valueType), merging: .aggregates(functions))
        } else {
            guard let part = query.reachingEachPart() else { return nil }
            var scattered = selection
            scattered.query = part
            scattered.readsOrder = true
            self.init(rows: scattered, of: query, model)
        }
    }

    private init(rows selection: SelectionQuery, of query: FetchQuery, _ model: any Fetchable.Type) {
        let order = query.totalOrder(of: model)
        self.init(
            selection: selection, types: selection.columns.map(\.valueType) + order.map(\.tree.valueType),
            merging: .rows(order, limit: query.limit, offset: query.offset))
    }
}

extension FetchQuery {
    /// Whether the rows are those of the table that meet the condition.
    fileprivate var isPlain: Bool { source == nil && !isDistinct && lock == nil }
}

extension ExpressionTree {
    /// The function of an aggregate that comes of those of parts, nil for another expression.
    ///
    /// Sums of fractions depend on the order in which they are added, and averages do not come of averages.
    fileprivate var mergedAggregate: AggregateFunction? {
        guard case .value(.groupAggregate(let aggregate)) = node, !aggregate.isDistinct else { return nil }
        switch (aggregate.function, aggregate.operand?.valueType) {
        case (.count, _), (.sum, .int64): return aggregate.function
        case (.min, .array), (.max, .array), (.sum, _), (.average, _), (.distinctSum, _),
            (.distinctAverage, _):
            return nil
        case (.min, _), (.max, _): return aggregate.function
        }
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
