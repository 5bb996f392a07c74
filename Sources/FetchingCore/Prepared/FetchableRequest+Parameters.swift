// A limit is written by looking at the value: the request is rendered with it each time.

extension FetchableRequest where Result == [Model] {
    /// At most as many models as are asked for when the request runs.
    ///
    /// ```swift
    /// let best = User.prepared(Int.self) { count in
    ///     User.sorted(by: .descending(\.score)).limit(count)
    /// }
    /// let users = try best(10).fetch(in: db)
    /// // SELECT … FROM "User" ORDER BY "score" DESC, "id" DESC LIMIT 10
    /// ```
    ///
    /// It is rendered each time.
    ///
    /// - Parameters:
    ///   - limit: The largest number of models.
    ///   - offset: The number of models to pass over.
    @_disfavoredOverload
    public func limit(_ limit: FetchParameter<Model, Int>, offset: Int = 0) -> Self {
        guard let value = limit.value else {
            return self.where(FetchPredicate(ExpressionTree(failure: .parameterWithoutValue)))
        }
        return self.limit(value, offset: offset)
    }
}
