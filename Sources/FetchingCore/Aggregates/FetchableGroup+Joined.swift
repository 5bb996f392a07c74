extension FetchableGroup {
    /// The texts of the models, one behind the other: an empty text if there are none.
    ///
    /// ```swift
    /// $0.joined(\.name, separator: ", ")
    /// // fetching_joined("name", ', ')
    ///
    /// $0.joined(\.name, separator: ", ", order: .descending(\.score))
    /// // fetching_joined("name", ', ', 'DESC', "score")
    ///
    /// $0.joined(\.name, separator: ", ") { $0.isAdmin }
    /// // fetching_joined("name", ', ') FILTER (WHERE "isAdmin" = 1)
    /// ```
    ///
    /// Nil is skipped. Texts that are equal by the order are sorted by themselves, as `sorted(by:)` sorts them, so that the result
    /// is the same on every engine. PostgreSQL joins them by `STRING_AGG`.
    ///
    /// - Parameters:
    ///   - value: A text of each model.
    ///   - separator: What stands between two texts.
    ///   - order: The order of the texts. Without one, it is their own.
    ///   - conditions: One condition or several, which are joined by "and". The texts of all models are joined without one.
    public func joined<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, separator: String = "", order: SortTerm<Model>...,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model> = { _ in .all([]) }
    ) -> FetchExpression<Model, String> where Operand.Model == Model, Operand.Value.Base: FetchableText {
        FetchExpression(
            .groupAggregate(
                .joined(separator: separator), of: value(Model.fetchableMembers).tree,
                where: conditions(Model.fetchableMembers).tree.unlessTrue, order: order.map(\.key)))
    }

    /// The distinct texts of the models in their order, one behind the other: an empty text if there are none.
    ///
    /// ```swift
    /// $0.joined(distinct: \.name, separator: ", ")    // fetching_joined("name", ', ', 'DISTINCT')
    /// ```
    ///
    /// A computed text is taken by its name, as one is counted: see ``count(distinct:where:)``.
    ///
    /// - Parameters:
    ///   - value: A text of the models.
    ///   - separator: What stands between two texts.
    ///   - conditions: One condition or several, which are joined by "and". The texts of all models are joined without one.
    public func joined<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>, separator: String = "",
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model> = { _ in .all([]) }
    ) -> FetchExpression<Model, String> where Operand.Model == Model, Operand.Value.Base: FetchableText {
        FetchExpression(
            .groupAggregate(
                .distinctJoined(separator: separator), of: Model.fetchableMembers[keyPath: value].tree,
                where: conditions(Model.fetchableMembers).tree.unlessTrue))
    }
}
