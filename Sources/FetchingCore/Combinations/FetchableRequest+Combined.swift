extension FetchableRequest where Result == [Model] {
    /// The models that this request gives, another, or both. Each is there once.
    ///
    /// ```swift
    /// let admins = User.where { $0.isAdmin }
    /// let best = User.sorted(by: .descending(\.score)).limit(10)
    /// let users = admins.union(best).sorted(by: .ascending(\.name))
    /// // SELECT "id", … FROM (SELECT "id", … FROM "User" WHERE "isAdmin" = 1 UNION SELECT "id", … FROM
    /// //     (SELECT "id", … FROM "User" ORDER BY "score" DESC, "id" DESC LIMIT 10) AS "User") AS "User"
    /// // ORDER BY "name" COLLATE BINARY
    /// ```
    ///
    /// Each request keeps its own conditions, order and limit. The steps behind are about the result: a condition leaves models
    /// out of it, a limit takes a part of it, and what is fetched has no order unless they sort it. It is counted, selected from,
    /// grouped and changed as any other request.
    ///
    /// Two models are the same where all of their columns are, nil being the same as nil; where the model has a key, that is
    /// where their keys are. Foundation, Core Data and stored filters reject it.
    ///
    /// - Parameter other: A request for the same model.
    public func union(_ other: FetchableRequest) -> Self { combined(.union, with: other) }

    /// The models that this request gives, and then those that another gives, as often as both have them.
    ///
    /// ```swift
    /// User.where { $0.isAdmin }.unionAll(User.where { $0.score > 10 }).count()
    /// // SELECT COUNT(*) FROM (SELECT … WHERE "isAdmin" = 1 UNION ALL SELECT … WHERE "score" > 10.0) AS "User"
    /// ```
    ///
    /// It costs less than ``union(_:)``, for nothing is compared. Its result has no pages by cursor, for these need the key to tell
    /// one row from the next.
    ///
    /// - Parameter other: A request for the same model.
    public func unionAll(_ other: FetchableRequest) -> Self { combined(.unionAll, with: other) }

    /// The models that both this request and another give. Each is there once.
    ///
    /// ```swift
    /// let best = User.sorted(by: .descending(\.score)).limit(10)
    /// User.where { $0.isAdmin }.intersection(best)
    /// // SELECT … FROM (SELECT … WHERE "isAdmin" = 1 INTERSECT SELECT … FROM (…) AS "User") AS "User"
    /// ```
    ///
    /// - Parameter other: A request for the same model.
    public func intersection(_ other: FetchableRequest) -> Self { combined(.intersection, with: other) }

    /// The models that this request gives and another does not. Each is there once.
    ///
    /// ```swift
    /// let best = User.sorted(by: .descending(\.score)).limit(10)
    /// User.where { $0.isAdmin }.subtracting(best)
    /// // SELECT … FROM (SELECT … WHERE "isAdmin" = 1 EXCEPT SELECT … FROM (…) AS "User") AS "User"
    /// ```
    ///
    /// - Parameter other: A request for the same model.
    public func subtracting(_ other: FetchableRequest) -> Self { combined(.subtracting, with: other) }

    private func combined(_ operation: RowCombination, with other: FetchableRequest) -> Self {
        var request = self
        request.query = query.combined(operation, with: other.query)
        return request
    }
}
