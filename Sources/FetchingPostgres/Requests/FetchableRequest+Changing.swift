#if Postgres
public import FetchingCore

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Deletes rows: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try pool.write { db in
    ///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
    /// }
    /// // DELETE FROM "User" WHERE "plan" = $1
    /// ```
    ///
    /// All rows are deleted only by `.all()` without a `where`.
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then the transaction, if there is one, has failed.
    @discardableResult
    public func delete(in db: PostgresConnection) throws -> Int {
        try PostgresRunner(db).delete(query, of: Model.self)
    }

    /// Updates rows: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try pool.write { db in
    ///     try User.request().all().where { $0.isAdmin }.update(in: db) { $0.score += 1 }
    /// }
    /// // UPDATE "User" SET "score" = NULLIF("score"::float8 + $1, 'NaN') WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// All rows are updated only by `.all()` without a `where`.
    ///
    /// - Parameters:
    ///   - db: The connection.
    ///   - assign: Assigns to members. Without an assignment, nothing is run and the number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, or the error of the closure. Then the transaction, if there is one, has failed.
    @discardableResult
    public func update(
        in db: PostgresConnection, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        try PostgresRunner(db).update(query, of: Model.self, assignments(assign))
    }
}
#endif
