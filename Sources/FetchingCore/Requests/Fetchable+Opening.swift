extension Fetchable {
    /// A request for the models that meet the conditions: short for `request().all().where`.
    ///
    /// ```swift
    /// let users = try User.where { $0.score > 10 && $0.name.hasPrefix("Ma") }.fetch(in: db)
    /// // SELECT … FROM "User" WHERE "score" > 10.0 AND "name" >= 'Ma' COLLATE BINARY AND "name" < 'Mb' COLLATE BINARY
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    @inlinable
    public static func `where`(
        @PredicateBuilder<Self> _ conditions: (FetchableMembers) -> FetchPredicate<Self>
    ) -> FetchableRequest<Self, [Self]> {
        request().all().where(conditions)
    }

    /// A request for the models that meet a predicate: short for `request().all().where`.
    ///
    /// ```swift
    /// let users = try User.where(isGood || isPremium).fetch(in: db)
    /// // SELECT … FROM "User" WHERE "score" > 10.0 OR "plan" = 'premium' COLLATE BINARY
    /// ```
    @inlinable
    public static func `where`(_ predicate: FetchPredicate<Self>) -> FetchableRequest<Self, [Self]> {
        request().all().where(predicate)
    }

    /// A request for the models whose member is true: short for `request().all().where`.
    ///
    /// ```swift
    /// let admins = try User.where(\.isAdmin).fetch(in: db)        // SELECT … FROM "User" WHERE "isAdmin" = 1
    /// ```
    @inlinable
    public static func `where`<Operand: FetchableOperand>(
        _ member: KeyPath<FetchableMembers, Operand>
    ) -> FetchableRequest<Self, [Self]> where Operand.Model == Self, Operand.Value.Base.Truth: TruthValue {
        request().all().where(member)
    }

    /// A request for all models in an order: short for `request().all().sorted(by:)`.
    ///
    /// ```swift
    /// let users = try User.sorted(by: .ascending(\.name)).limit(10).fetch(in: db)
    /// // SELECT … FROM "User" ORDER BY "name" COLLATE BINARY, "id" LIMIT 10
    /// ```
    public static func sorted(
        by first: SortTerm<Self>, _ others: SortTerm<Self>...
    ) -> FetchableRequest<Self, [Self]> {
        sorted(byTerms: [first] + others)
    }

    /// A request for all models, sorted by terms that are put together elsewhere: short for `request().all().sorted(byTerms:)`.
    ///
    /// ```swift
    /// let users = try User.sorted(byTerms: terms).limit(10).fetch(in: db)
    /// // SELECT … FROM "User" ORDER BY "name" COLLATE BINARY, "id" LIMIT 10
    /// ```
    public static func sorted(byTerms terms: [SortTerm<Self>]) -> FetchableRequest<Self, [Self]> {
        request().all().sorted(byTerms: terms)
    }
}
