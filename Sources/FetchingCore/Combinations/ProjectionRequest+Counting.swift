extension ProjectionRequest {
    /// Asks how many rows there are.
    ///
    /// ```swift
    /// User.request().all().select(\.plan).distinct().count()
    /// // SELECT COUNT(*) FROM (SELECT DISTINCT "plan" COLLATE BINARY FROM "User") AS "rows"
    /// ```
    public func count<Row>() -> AggregateRequest<Model, Int> where Result == [Row] {
        asking(plan.query.counted(of: Model.self)) { row in Int(try row.decodeInt64()) }
    }

    /// Asks whether there is a row.
    ///
    /// ```swift
    /// User.request().all().select(\.email).intersection(Ban.request().all().select(\.email)).exists()
    /// // SELECT EXISTS (SELECT 1 FROM (SELECT "email" COLLATE BINARY FROM "User"
    /// //     INTERSECT SELECT "email" COLLATE BINARY FROM "Ban") AS "rows")
    /// ```
    public func exists<Row>() -> AggregateRequest<Model, Bool> where Result == [Row] {
        asking(plan.query.existing(of: Model.self)) { row in try row.decodeBool() }
    }

    private func asking<Row, Value>(
        _ query: SelectionQuery, _ read: @escaping @Sendable (inout EngineRow) throws -> Value
    ) -> AggregateRequest<Model, Value> where Result == [Row] {
        if let failure = plan.failure { return AggregateRequest(.failing(plan.query, failure)) }
        if plan.loadsRelatedModels { return AggregateRequest(.failing(plan.query, .countedRelated)) }
        let selection = FetchSelection<Model, Value>(columns: [], decode: read)
        return AggregateRequest(
            ValuePlan<Model, [Value]>.rows(of: selection, query).map { values in
                guard let value = values.first else { throw FetchError.noAggregate }
                return value
            })
    }
}

extension FetchError {
    fileprivate static var countedRelated: FetchError {
        FetchError(
            .unsupported, reason: "rows that hold related models are counted",
            cure: "Count the models, before 'select'",
            operation: "count")
    }
}
