extension ToManyMember {
    /// The texts of the related models, one behind the other: an empty text if there are none.
    ///
    /// ```swift
    /// $0.pets.joined(\.name, separator: ", ") == "Rex, Tom"
    /// // (SELECT fetching_joined("pets"."name", ', ') FROM "Pet" AS "pets" WHERE …) = 'Rex, Tom' COLLATE BINARY
    ///
    /// $0.pets.joined(\.name, separator: ", ", order: .descending(\.age)) { $0.isTame } == "Tom"
    /// // (SELECT fetching_joined("pets"."name", ', ', 'DESC', "pets"."age") FROM "Pet" AS "pets" WHERE … AND "pets"."isTame" = 1)
    /// // = 'Tom' COLLATE BINARY
    /// ```
    ///
    /// Nil is skipped. Texts that are equal by the order are sorted by themselves, so that the result is the same on every engine.
    ///
    /// - Parameters:
    ///   - value: A text of each related model.
    ///   - separator: What stands between two texts.
    ///   - order: The order of the texts. Without one, it is their own.
    ///   - conditions: One condition or several, which are joined by "and". The texts of all models are joined without one.
    public func joined<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand, separator: String = "", order: SortTerm<Target>...,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model> = { _ in
            .all([])
        }
    ) -> FetchExpression<Model, String> where Operand.Model == Model, Operand.Value.Base: FetchableText {
        joined(by: .joined(separator: separator), value, order.map(\.key), conditions)
    }

    /// The distinct texts of the related models in their order, one behind the other: an empty text if there are none.
    ///
    /// ```swift
    /// $0.pets.joined(distinct: \.name, separator: ", ") == "Rex, Tom"
    /// // (SELECT fetching_joined("pets"."name", ', ', 'DISTINCT') FROM "Pet" AS "pets" WHERE …) = 'Rex, Tom' COLLATE BINARY
    /// ```
    ///
    /// A computed text is taken by its name, as one is counted: see ``count(distinct:where:)``.
    ///
    /// - Parameters:
    ///   - value: A text of the related models.
    ///   - separator: What stands between two texts.
    ///   - conditions: One condition or several, which are joined by "and". The texts of all models are joined without one.
    public func joined<Operand: FetchableOperand>(
        distinct value: KeyPath<RelatedMembers<Model, Target>, Operand>, separator: String = "",
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model> = { _ in
            .all([])
        }
    ) -> FetchExpression<Model, String> where Operand.Model == Model, Operand.Value.Base: FetchableText {
        joined(by: .distinctJoined(separator: separator), { $0[keyPath: value] }, [], conditions)
    }

    private func joined<Operand: FetchableOperand>(
        by function: AggregateFunction, _ value: (RelatedMembers<Model, Target>) -> Operand, _ order: [SortKey],
        _ conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, String> {
        var rows = rows { conditions(RelatedMembers($0)).tree.unlessTrue }
        rows.order = order.map { $0.with($0.tree.rebased(onto: rows.element)) }
        return FetchExpression(.aggregate(function, of: value(RelatedMembers(rows.element)).tree, in: rows))
    }
}
