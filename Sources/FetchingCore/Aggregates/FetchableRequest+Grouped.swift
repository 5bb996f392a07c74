extension FetchableRequest where Result == [Model] {
    /// Groups the models by a value.
    ///
    /// ```swift
    /// .grouped(by: \.plan).select(\.key, \.count)                     // [(Plan, Int)]
    /// // SELECT "plan", COUNT(*) FROM "User" GROUP BY "plan"
    /// .grouped { $0.age / 10 }.select(\.key, { $0.average(\.score) })
    /// ```
    ///
    /// Models whose value is nil are a group too. An order of the models is that of a limit before it, and says nothing
    /// of the order of the groups: see ``GroupedRequest/sorted(by:_:)``.
    public func grouped<Key: FetchableOperand>(
        by key: (Model.FetchableMembers) -> Key
    ) -> GroupedRequest<Model, FetchExpression<Model, Key.Value>> where Key.Model == Model {
        let key = key(Model.fetchableMembers).tree
        return GroupedRequest(query, by: [key], as: FetchExpression(.groupKey(key)))
    }

    /// Puts together the models that have two values in common.
    ///
    /// ```swift
    /// .grouped(by: \.plan, \.isAdmin).select(\.key.0, \.key.1, \.count)
    /// // SELECT "plan", "isAdmin", COUNT(*) FROM "User" GROUP BY "plan", "isAdmin"
    /// ```
    public func grouped<First: FetchableOperand, Second: FetchableOperand>(
        by first: (Model.FetchableMembers) -> First, _ second: (Model.FetchableMembers) -> Second
    ) -> GroupedRequest<Model, (FetchExpression<Model, First.Value>, FetchExpression<Model, Second.Value>)>
    where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        let (first, second) = (first(members).tree, second(members).tree)
        return GroupedRequest(
            query, by: [first, second], as: (FetchExpression(.groupKey(first)), FetchExpression(.groupKey(second))))
    }

    /// Puts together the models that have three values in common.
    ///
    /// ```swift
    /// .grouped(by: \.plan, \.isAdmin, { $0.age / 10 }).select(\.key.0, \.key.1, \.key.2, \.count)
    /// // … GROUP BY "plan", "isAdmin", fetching_int64("age" / 10)
    /// ```
    public func grouped<First: FetchableOperand, Second: FetchableOperand, Third: FetchableOperand>(
        by first: (Model.FetchableMembers) -> First, _ second: (Model.FetchableMembers) -> Second,
        _ third: (Model.FetchableMembers) -> Third
    ) -> GroupedRequest<
        Model,
        (FetchExpression<Model, First.Value>, FetchExpression<Model, Second.Value>, FetchExpression<Model, Third.Value>)
    > where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        let (first, second, third) = (first(members).tree, second(members).tree, third(members).tree)
        return GroupedRequest(
            query, by: [first, second, third],
            as: (
                FetchExpression(.groupKey(first)), FetchExpression(.groupKey(second)), FetchExpression(.groupKey(third))
            ))
    }
}
