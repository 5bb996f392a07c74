extension ValueRequest {
    /// The rows that this request gives, another, or both. Each is there once.
    ///
    /// ```swift
    /// let emails = User.request().all().select(\.email).union(Ban.where { $0.isActive }.select(\.email))
    ///     .sorted(by: .ascending(\.email))
    /// // SELECT "email" COLLATE BINARY FROM "User"
    /// // UNION SELECT "email" COLLATE BINARY FROM "Ban" WHERE "isActive" = 1 ORDER BY 1 COLLATE BINARY
    /// ```
    ///
    /// The requests select values of the same types: one value, several, a projection, or values of groups. Their models may
    /// differ. Each request keeps its own conditions, order and limit. The steps behind are about the result: it is sorted by what
    /// the first request selects, limited and counted. What is fetched has no order unless they sort it.
    ///
    /// Two rows are the same where all of their values are, nil being the same as nil. A date or a truth value that the other
    /// model stores in another form is brought into that of the first; with any other value it is an error when the request runs.
    ///
    /// A condition behind it is an error, as are rows that hold related models or that a closure of `map` has made: put the
    /// condition into the requests, and `map` behind.
    ///
    /// - Parameter other: A request for rows of the same type.
    public func union<Row, Other: ValueRequest>(_ other: Other) -> ProjectionRequest<Model, [Row]>
    where Result == [Row], Other.Result == [Row] {
        combined(.union, with: other)
    }

    /// The rows that this request gives, and then those that another gives, as often as both have them.
    ///
    /// ```swift
    /// User.request().all().select(\.email).unionAll(Ban.request().all().select(\.email))
    /// // SELECT "email" COLLATE BINARY FROM "User" UNION ALL SELECT "email" COLLATE BINARY FROM "Ban"
    /// ```
    ///
    /// - Parameter other: A request for rows of the same type.
    public func unionAll<Row, Other: ValueRequest>(_ other: Other) -> ProjectionRequest<Model, [Row]>
    where Result == [Row], Other.Result == [Row] {
        combined(.unionAll, with: other)
    }

    /// The rows that both this request and another give. Each is there once.
    ///
    /// ```swift
    /// User.request().all().select(\.email).intersection(Ban.request().all().select(\.email))
    /// // SELECT "email" COLLATE BINARY FROM "User" INTERSECT SELECT "email" COLLATE BINARY FROM "Ban"
    /// ```
    ///
    /// - Parameter other: A request for rows of the same type.
    public func intersection<Row, Other: ValueRequest>(_ other: Other) -> ProjectionRequest<Model, [Row]>
    where Result == [Row], Other.Result == [Row] {
        combined(.intersection, with: other)
    }

    /// The rows that this request gives and another does not. Each is there once.
    ///
    /// ```swift
    /// User.request().all().select(\.email).subtracting(Ban.request().all().select(\.email))
    /// // SELECT "email" COLLATE BINARY FROM "User" EXCEPT SELECT "email" COLLATE BINARY FROM "Ban"
    /// ```
    ///
    /// - Parameter other: A request for rows of the same type.
    public func subtracting<Row, Other: ValueRequest>(_ other: Other) -> ProjectionRequest<Model, [Row]>
    where Result == [Row], Other.Result == [Row] {
        combined(.subtracting, with: other)
    }

    private func combined<Row, Other: ValueRequest>(
        _ operation: RowCombination, with other: Other
    ) -> ProjectionRequest<Model, [Row]> where Result == [Row], Other.Result == [Row] {
        ProjectionRequest(plan.combined(operation, with: other.plan), nil)
    }
}

extension ValuePlan {
    fileprivate func combined<Row, Other: Fetchable>(
        _ operation: RowCombination, with other: ValuePlan<Other, [Row]>
    ) -> ValuePlan where Result == [Row] {
        if let failure = failure ?? other.failure { return .failing(query, failure) }
        if isTransformed || other.isTransformed { return .failing(query, .combinedAfterMap(operation)) }
        if loadsRelatedModels || other.loadsRelatedModels { return .failing(query, .relatedToCombinedRows(operation)) }
        guard query.columns.count == other.query.columns.count else {
            return .failing(query, .combinedShapes(operation))
        }
        var plan = self
        plan.query = query.combined(operation, of: Model.self, with: other.query, of: Other.self)
        return plan
    }
}
