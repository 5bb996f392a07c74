// A predicate is about one model. These make it one about another, from which a relationship leads there.

extension ToOneMember {
    /// Whether there is a related model for which a predicate holds.
    ///
    /// ```swift
    /// let isGood = User.predicate { $0.score > 10 }
    /// Pet.request().all().where { $0.owner.satisfies(isGood) }
    /// // SELECT … FROM "Pet" JOIN "User" AS "owner" ON "owner"."id" = "Pet"."ownerID" WHERE "owner"."score" > 10.0
    /// ```
    ///
    /// It does not hold where the model is missing, whatever the predicate is. Members of the related model's own
    /// `FetchableMembers` that are computed from others are reached in this way too.
    public func satisfies(_ predicate: FetchPredicate<Target>) -> FetchPredicate<Model> {
        let condition = predicate.tree.rebased(onto: rowSource)
        return FetchPredicate(.joined(.negated(.isMissing(rowSource)), condition, by: .and))
    }

    /// Whether there is a related model for which all of the conditions hold.
    ///
    /// ```swift
    /// Pet.request().all().where { $0.owner.satisfies { $0.score > 10 && $0.nickname != "Jo" } }
    /// // SELECT … FROM "Pet" JOIN "User" AS "owner" ON "owner"."id" = "Pet"."ownerID"
    /// //     WHERE "owner"."id" IS NOT NULL AND "owner"."score" > 10.0 AND "owner"."nickname" IS NOT 'Jo'
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func satisfies(
        @PredicateBuilder<Target> _ conditions: (Target.FetchableMembers) -> FetchPredicate<Target>
    ) -> FetchPredicate<Model> {
        satisfies(conditions(Target.fetchableMembers))
    }
}

extension RelatedMembers {
    /// Whether a predicate holds for the related model.
    ///
    /// ```swift
    /// let isOld = Pet.predicate { $0.age > 10 }
    /// User.request().all().where { $0.pets.contains { $0.satisfies(isOld) && $0.name.hasPrefix("M") } }
    /// // SELECT … FROM "User" WHERE EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE … AND "pets"."age" > 10 AND …)
    /// ```
    public func satisfies(_ predicate: FetchPredicate<Target>) -> FetchPredicate<Model> {
        FetchPredicate(predicate.tree.rebased(onto: rowSource))
    }
}
