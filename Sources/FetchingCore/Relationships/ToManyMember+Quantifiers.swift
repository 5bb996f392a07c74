// Each has one overload only: a mistake in its closure is then found by itself. Among overloads, the type checker would try
// the mistake with each of them, and with each way to read the conditions around it.

extension ToManyMember {
    /// Whether there are no related models. True, too, where the model that they would belong to is missing.
    ///
    /// ```swift
    /// $0.pets.isEmpty      // NOT EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id")
    /// ```
    public var isEmpty: FetchPredicate<Model> { FetchPredicate(.negated(.exists(rows()))) }

    /// Whether all conditions hold for at least one of the models; false if there is none.
    ///
    /// ```swift
    /// $0.pets.contains { $0.age > 3 && $0.name.hasPrefix("M") }
    /// // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id"
    /// //     AND "pets"."age" > 3 AND "pets"."name" >= 'M' AND "pets"."name" < 'N')
    /// ```
    ///
    /// Find a model by its key, and use an existing predicate with `satisfies`:
    ///
    /// ```swift
    /// $0.pets.contains { $0 == rex }
    /// $0.pets.contains { $0.satisfies(isOld) }
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func contains(
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchPredicate<Model> {
        FetchPredicate(.exists(rows { conditions(RelatedMembers($0)).tree }))
    }

    /// Whether all conditions hold for every one of the models; true if there is none.
    ///
    /// ```swift
    /// $0.pets.allSatisfy { $0.age > 3 }
    /// // NOT EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id" AND "pets"."age" <= 3)
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func allSatisfy(
        @PredicateBuilder<Model> _ conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchPredicate<Model> {
        FetchPredicate(.negated(.exists(rows { .negated(conditions(RelatedMembers($0)).tree) })))
    }
}
