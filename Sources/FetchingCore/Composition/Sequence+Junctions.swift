extension Sequence {
    /// A condition that holds when all of the predicates do; true if there is none.
    ///
    /// ```swift
    /// let filters = [User.predicate { $0.isAdmin }, User.predicate { $0.score > 10 }]
    /// User.request().all().where(filters.conjunction())
    /// // SELECT … FROM "User" WHERE "isAdmin" = 1 AND "score" > 10.0
    /// ```
    ///
    /// However many they are, the tree stays shallow.
    public func conjunction<Model>() -> FetchPredicate<Model> where Element == FetchPredicate<Model> { .all(self) }

    /// A condition that holds when at least one of the predicates does; false if there is none.
    ///
    /// ```swift
    /// let filters = [User.predicate { $0.isAdmin }, User.predicate { $0.score > 10 }]
    /// User.request().all().where(filters.disjunction())
    /// // SELECT … FROM "User" WHERE "isAdmin" = 1 OR "score" > 10.0
    /// ```
    ///
    /// However many they are, the tree stays shallow.
    public func disjunction<Model>() -> FetchPredicate<Model> where Element == FetchPredicate<Model> { .any(self) }
}
