extension FetchableMemberContainer {
    /// All models of a type, whether they are related or not: for conditions and values that no relationship leads to.
    ///
    /// ```swift
    /// User.request().all().where { user in user.all(Ban.self).contains { $0.email == user.email } }
    /// // SELECT … FROM "User" WHERE EXISTS (SELECT 1 FROM "Ban" WHERE "Ban"."email" = "User"."email")
    ///
    /// User.request().all().where { $0.score > $0.all(User.self).average(\.score) }
    /// // SELECT … FROM "User" WHERE "User"."score" > (SELECT AVG("User2"."score") FROM "User" AS "User2")
    /// ```
    ///
    /// It has what a to-many relationship has: `contains`, `isEmpty`, `allSatisfy`, `count`, `sum`, `average`, `min` and `max`.
    /// Foundation, Core Data and stored filters reject it.
    ///
    /// - Parameter models: The type of the models. It may be that of the request.
    public func all<Target: Fetchable>(_ models: Target.Type) -> ToManyMember<Model, Target> {
        ToManyMember(all: models)
    }
}

extension RelatedMembers {
    /// All models of a type, whether they are related or not.
    ///
    /// ```swift
    /// $0.pets.contains { pet in pet.all(Vet.self).contains { $0.city == pet.city } }
    /// // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE … AND EXISTS (SELECT 1 FROM "Vet" WHERE "Vet"."city" = "pets"."city"))
    /// ```
    ///
    /// - Parameter models: The type of the models.
    public func all<Next: Fetchable>(_ models: Next.Type) -> ToManyMember<Model, Next> { ToManyMember(all: models) }
}

extension ModelUpdate {
    /// All models of a type, whether they are related or not.
    ///
    /// ```swift
    /// $0.best = $0.all(Game.self).max(\.score)      // SET "best" = "new"."value1" FROM (SELECT …, (SELECT MAX("Game"."score") FROM "Game") AS "value1" FROM "User") AS "new" …
    /// ```
    ///
    /// - Parameter models: The type of the models. Of its own, it reads the values before the update.
    public func all<Target: Fetchable>(_ models: Target.Type) -> ToManyMember<Model, Target> {
        ToManyMember(all: models)
    }
}
