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

    /// A request for at most the given number of models, after a number of others: short for `request().all().limit`.
    ///
    /// ```swift
    /// let users = try User.limit(10, offset: 20).fetch(in: db)
    /// // SELECT … FROM "User" ORDER BY "id" LIMIT 10 OFFSET 20
    /// ```
    ///
    /// The models are in the order of their keys, unless a step behind says otherwise.
    ///
    /// - Parameters:
    ///   - limit: The largest number of models. A negative one is an error when the request runs.
    ///   - offset: The number of models to pass over. A negative one is an error when the request runs.
    public static func limit(_ limit: Int, offset: Int = 0) -> FetchableRequest<Self, [Self]> {
        request().all().limit(limit, offset: offset)
    }
}
