extension RelatedModels {
    /// Whether there are no related models. True, too, where the model that they would belong to is missing.
    ///
    /// ```swift
    /// $0.pets.isEmpty      // NOT EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id")
    /// ```
    public var isEmpty: FetchPredicate<Model> { FetchPredicate(.negated(.exists(rows()))) }

    /// Whether the conditions hold, all of them, for at least one of the models. Never, if there is none.
    ///
    /// ```swift
    /// $0.pets.contains { $0.age > 3 && $0.name.hasPrefix("M") }
    /// // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id"
    /// //     AND "pets"."age" > 3 AND "pets"."name" >= 'M' AND "pets"."name" < 'N')
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func contains(
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchPredicate<Model> {
        FetchPredicate(.exists(rows { conditions(RelatedMembers($0)).tree }))
    }

    /// Whether the conditions hold, all of them, for every one of the models. Always, if there is none.
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

    /// Whether a predicate holds for at least one of the models.
    ///
    /// ```swift
    /// let isOld = Pet.predicate { $0.age > 10 }
    /// $0.pets.contains(where: isOld)       // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE … AND "pets"."age" > 10)
    /// ```
    @_disfavoredOverload
    public func contains(where predicate: FetchPredicate<Target>) -> FetchPredicate<Model> {
        FetchPredicate(.exists(rows { predicate.tree.rebased(onto: $0) }))
    }

    /// Whether a predicate holds for every one of the models.
    ///
    /// ```swift
    /// let isOld = Pet.predicate { $0.age > 10 }
    /// $0.pets.allSatisfy(isOld)            // NOT EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE … AND "pets"."age" <= 10)
    /// ```
    public func allSatisfy(_ predicate: FetchPredicate<Target>) -> FetchPredicate<Model> {
        FetchPredicate(.negated(.exists(rows { .negated(predicate.tree.rebased(onto: $0)) })))
    }
}

extension RelatedModels where Target: KeyedFetchable {
    /// Whether a certain model is among them, by its key.
    ///
    /// ```swift
    /// $0.pets.contains(pet)       // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE … AND "pets"."id" = 42)
    /// ```
    @_disfavoredOverload
    public func contains(_ model: Target) -> FetchPredicate<Model> {
        contains(where: Target.predicate(key: model.primaryKey))
    }
}
