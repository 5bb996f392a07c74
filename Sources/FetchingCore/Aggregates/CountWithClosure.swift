// A closure behind `count` has no label, and would stand for the argument of `count(distinct:)` where it is no condition:
// `.count { $0.score }`, in which a comparison was forgotten, would ask how many different scores there are. The overloads
// without a label differ from that one in nothing else: they make such a call ambiguous, and the compiler asks for the
// label. They are disfavoured, as that one is, so that they are not tried where the closure is a condition.

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FetchableRequest where Result == [Model] {
    /// Asks for how many models the conditions hold.
    ///
    /// ```swift
    /// User.request().all().count { $0.isAdmin }
    /// // SELECT COUNT(*) FILTER (WHERE "isAdmin" = 1) FROM "User"
    /// ```
    ///
    /// Of a request with a limit, it asks for how many of those models the conditions hold.
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func count(
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> AggregateRequest<Model, Int> {
        aggregate { $0.count(where: conditions) }
    }

    /// Makes a closure that is no condition ambiguous. Write `count(distinct:)`.
    @_disfavoredOverload
    @available(*, deprecated, message: "write 'count(distinct:)'")
    public func count<Operand: FetchableOperand>(
        unlabelled value: (Model.FetchableMembers) -> Operand
    ) -> AggregateRequest<Model, Int> where Operand.Model == Model {
        count(distinct: value)
    }
}

extension FetchableGroup {
    /// Makes a closure that is no condition ambiguous. Write `count(distinct:)`.
    @_disfavoredOverload
    @available(*, deprecated, message: "write 'count(distinct:)'")
    public func count<Operand: FetchableOperand>(
        unlabelled value: (Model.FetchableMembers) -> Operand
    ) -> FetchExpression<Model, Int> where Operand.Model == Model {
        count(distinct: value)
    }
}
