extension KeyedFetchable {
    /// A request for the model with a certain key, nil if there is none: short for `request().first().where { $0 == key }`.
    ///
    /// ```swift
    /// let user = try User.find(42).fetch(in: db)          // User?
    /// // SELECT … FROM "User" WHERE "id" = 42 LIMIT 1
    /// ```
    ///
    /// A key of several columns has its parts by name: `PlaylistTrack.find(.init(playlistID: 1, trackID: 2))`.
    ///
    /// - Parameter key: The key. One that cannot be stored is an error when the request runs.
    public static func find(_ key: PrimaryKey) -> FetchableRequest<Self, Self?> {
        request().first().where(predicate(key: key))
    }

    /// A request for the models with certain keys. A key that no model has is passed over, and one that is given twice counts once.
    ///
    /// ```swift
    /// let users = try User.find(keys: [1, 2, 3]).fetch(in: db)
    /// // SELECT … FROM "User" WHERE "id" IN (1, 2, 3)
    /// ```
    ///
    /// The models are in no certain order: sort them, or look for them in a dictionary by their keys.
    ///
    /// - Parameter keys: The keys, in any number: of a single column, they are passed as one value where they are many.
    public static func find(keys: some Sequence<PrimaryKey>) -> FetchableRequest<Self, [Self]> {
        request().all().where(predicate(keys: keys))
    }

    private static func predicate(keys: some Sequence<PrimaryKey>) -> FetchPredicate<Self> {
        guard primaryKeyColumns.count == 1 else { return .any(keys.map { predicate(key: $0) }) }
        let column = ExpressionTree(.column(primaryKeyColumns[0]))
        var literals: [PrimitiveValue] = []
        literals.reserveCapacity(keys.underestimatedCount)
        var includesNull = false
        do {
            for key in keys {
                guard let literal = try primaryKeyValues(of: key).first else { throw FetchError.malformed("key") }
                if literal.isNull { includesNull = true } else { literals.append(literal) }
            }
            return FetchPredicate(.membership(column, in: literals, includesNull: includesNull))
        } catch {
            return FetchPredicate(ExpressionTree(failure: column.located(error, in: "find")))
        }
    }
}
