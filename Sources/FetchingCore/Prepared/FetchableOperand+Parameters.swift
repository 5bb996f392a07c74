// What is written by looking at the value: how a list or a pattern is written depends on what is in it. Such a request is
// rendered with its values each time.

extension FetchableOperand {
    /// Whether the value is one of a list that is given when the request runs.
    ///
    /// ```swift
    /// User.prepared([Plan].self) { plans in User.where { $0.plan.isIn(plans) } }
    /// // SELECT … FROM "User" WHERE "plan" COLLATE BINARY IN (?, ?)
    /// ```
    ///
    /// It is rendered each time, since a short list is written in another way than a long one.
    @_disfavoredOverload
    public func isIn(_ values: FetchParameter<Model, [Value]>) -> FetchPredicate<Model> {
        values.condition { isIn($0) }
    }

    /// Whether the value differs from all of a list that is given when the request runs.
    ///
    /// ```swift
    /// User.prepared([Plan].self) { plans in User.where { $0.plan.isNotIn(plans) } }
    /// // SELECT … FROM "User" WHERE "plan" COLLATE BINARY NOT IN (?, ?)
    /// ```
    ///
    /// It is rendered each time.
    @_disfavoredOverload
    public func isNotIn(_ values: FetchParameter<Model, [Value]>) -> FetchPredicate<Model> {
        values.condition { !isIn($0) }
    }
}

extension FetchableOperand where Value.Base == String {
    /// Whether the text begins with a text that is given when the request runs.
    ///
    /// ```swift
    /// User.prepared(String.self) { start in User.where { $0.name.hasPrefix(start) } }
    /// // SELECT … FROM "User" WHERE "name" >= ? COLLATE BINARY AND "name" < ? COLLATE BINARY
    /// ```
    ///
    /// It is rendered each time.
    @_disfavoredOverload
    public func hasPrefix(
        _ prefix: FetchParameter<Model, String>, options: TextOptions = []
    ) -> FetchPredicate<Model> { prefix.condition { hasPrefix($0, options: options) } }

    /// Whether the text ends with a text that is given when the request runs.
    ///
    /// It is rendered each time.
    @_disfavoredOverload
    public func hasSuffix(
        _ suffix: FetchParameter<Model, String>, options: TextOptions = []
    ) -> FetchPredicate<Model> { suffix.condition { hasSuffix($0, options: options) } }

    /// Whether the text contains a text that is given when the request runs.
    ///
    /// ```swift
    /// User.prepared(String.self) { word in User.where { $0.name.contains(word) } }
    /// // SELECT … FROM "User" WHERE instr("name", ?) > 0
    /// ```
    ///
    /// It is rendered each time.
    @_disfavoredOverload
    public func contains(
        _ text: FetchParameter<Model, String>, options: TextOptions = []
    ) -> FetchPredicate<Model> { text.condition { contains($0, options: options) } }

    /// Whether the text matches a pattern that is given when the request runs, as a whole.
    ///
    /// It is rendered each time.
    @_disfavoredOverload
    public func isLike(
        _ pattern: FetchParameter<Model, String>, options: TextOptions = []
    ) -> FetchPredicate<Model> { pattern.condition { isLike($0, options: options) } }

    /// Whether the text equals a text that is given when the request runs, under the given options.
    ///
    /// It is rendered each time.
    @_disfavoredOverload
    public func isEqual(
        to text: FetchParameter<Model, String>, options: TextOptions
    ) -> FetchPredicate<Model> { text.condition { isEqual(to: $0, options: options) } }
}

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
