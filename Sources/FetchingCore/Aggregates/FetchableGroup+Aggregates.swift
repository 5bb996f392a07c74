// The aggregates skip values that are nil, as those of SQL do.

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FetchableGroup {
    /// The number of models.
    ///
    /// ```swift
    /// .aggregate(\.count)                             // SELECT COUNT(*) FROM "User"
    /// ```
    public var count: FetchExpression<Model, Int> { FetchExpression(.groupAggregate(.count)) }

    /// The number of models that meet the conditions.
    ///
    /// ```swift
    /// $0.count { $0.score >= 50 }                     // COUNT(*) FILTER (WHERE "score" >= 50.0)
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func count(
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Int> {
        FetchExpression(.groupAggregate(.count, where: conditions(Model.fetchableMembers).tree))
    }

    /// The number of distinct values, without nil.
    ///
    /// ```swift
    /// $0.count(distinct: \.plan)                      // COUNT(DISTINCT "plan" COLLATE BINARY)
    /// $0.count(distinct: \.total)                     // COUNT(DISTINCT "price" * "amount")
    ///
    /// $0.count(distinct: \.plan) { $0.isAdmin }
    /// // COUNT(DISTINCT "plan" COLLATE BINARY) FILTER (WHERE "isAdmin" = 1)
    /// ```
    ///
    /// A computed value is counted by its name, in an extension of `FetchableMembers`: `var total: FetchExpression<Sale, Int> {
    /// price * amount }`. A trailing closure has no label, so that only conditions stand in one.
    ///
    /// - Parameters:
    ///   - value: A member of the models.
    ///   - conditions: One condition or several, which are joined by "and". All models are counted without one.
    // One function, as that of related models is.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model> = { _ in .all([]) }
    ) -> FetchExpression<Model, Int> where Operand.Model == Model {
        FetchExpression(
            .groupAggregate(
                .count, of: Model.fetchableMembers[keyPath: value].tree, isDistinct: true,
                where: conditions(Model.fetchableMembers).tree.unlessTrue))
    }

    /// The sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// $0.sum(\.age)                                   // fetching_exact_sum("age")
    /// ```
    ///
    /// A sum of integers that does not fit 64 bits is an error. One of decimals is exact, and rounded once to 38 digits.
    /// The last digits of a sum of floating-point numbers depend on the order in which they are added.
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(.groupAggregate(.sum, of: value(Model.fetchableMembers).tree))
    }

    /// The sum of a value of the models that meet the conditions, 0 if there is none.
    ///
    /// ```swift
    /// $0.sum(\.age) { $0.isAdmin }
    /// // fetching_exact_sum("age") FILTER (WHERE "isAdmin" = 1)
    /// ```
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(
            .groupAggregate(
                .sum, of: value(Model.fetchableMembers).tree, where: conditions(Model.fetchableMembers).tree))
    }

    /// The average of a value, nil if there is none.
    ///
    /// ```swift
    /// $0.average(\.age)                               // AVG("age")
    /// ```
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(.groupAggregate(.average, of: value(Model.fetchableMembers).tree))
    }

    /// The average of a value of the models that meet the conditions, nil if there is none.
    ///
    /// ```swift
    /// $0.average(\.age) { $0.isAdmin }
    /// // AVG("age") FILTER (WHERE "isAdmin" = 1)
    /// ```
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(
            .groupAggregate(
                .average, of: value(Model.fetchableMembers).tree, where: conditions(Model.fetchableMembers).tree))
    }

    /// The sum of the distinct values, 0 if there is none.
    ///
    /// ```swift
    /// $0.sum(distinct: \.age)                         // fetching_exact_sum(DISTINCT "age")
    /// $0.sum(distinct: \.age) { $0.isAdmin }
    /// // fetching_exact_sum(DISTINCT "age") FILTER (WHERE "isAdmin" = 1)
    /// ```
    ///
    /// A computed value is added by its name, as one is counted: see ``count(distinct:where:)``.
    public func sum<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model> = { _ in .all([]) }
    ) -> FetchExpression<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(
            .groupAggregate(
                .distinctSum, of: Model.fetchableMembers[keyPath: value].tree,
                where: conditions(Model.fetchableMembers).tree.unlessTrue))
    }

    /// The average of the distinct values, nil if there is none.
    ///
    /// ```swift
    /// $0.average(distinct: \.age)                     // AVG(DISTINCT "age")
    /// ```
    ///
    /// A computed value is taken by its name, as one is counted: see ``count(distinct:where:)``.
    public func average<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model> = { _ in .all([]) }
    ) -> FetchExpression<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(
            .groupAggregate(
                .distinctAverage, of: Model.fetchableMembers[keyPath: value].tree,
                where: conditions(Model.fetchableMembers).tree.unlessTrue))
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// $0.min(\.age)                                   // MIN("age")
    /// ```
    public func min<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(.groupAggregate(.min, of: value(Model.fetchableMembers).tree))
    }

    /// The smallest of the values of the models that meet the conditions, nil if there is none.
    ///
    /// ```swift
    /// $0.min(\.age) { $0.isAdmin }
    /// // MIN("age") FILTER (WHERE "isAdmin" = 1)
    /// ```
    public func min<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(
            .groupAggregate(
                .min, of: value(Model.fetchableMembers).tree, where: conditions(Model.fetchableMembers).tree))
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// $0.max(\.age)                                   // MAX("age")
    /// ```
    public func max<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(.groupAggregate(.max, of: value(Model.fetchableMembers).tree))
    }

    /// The largest of the values of the models that meet the conditions, nil if there is none.
    ///
    /// ```swift
    /// $0.max(\.age) { $0.isAdmin }
    /// // MAX("age") FILTER (WHERE "isAdmin" = 1)
    /// ```
    public func max<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(
            .groupAggregate(
                .max, of: value(Model.fetchableMembers).tree, where: conditions(Model.fetchableMembers).tree))
    }
}
