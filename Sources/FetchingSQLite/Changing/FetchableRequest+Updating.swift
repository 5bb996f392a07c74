public import FetchingCore
public import GRDB

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Updates rows inside a `write` block of GRDB: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try dbQueue.write { db in
    ///     try User.request().all().where { $0.isAdmin }.update(in: db) {
    ///         $0.score += 1
    ///         $0.nickname = nil
    ///     }
    /// }
    /// // UPDATE "User" SET "score" = "score" + 1.0, "nickname" = NULL WHERE "isAdmin" = 1
    /// ```
    ///
    /// All rows are updated only by `.all()` without a `where`. A row counts even where it has the assigned values already. Of
    /// a view, the rows are counted that its `INSTEAD OF` triggers are given.
    ///
    /// - Parameters:
    ///   - db: The connection.
    ///   - assign: Assigns to members. Without an assignment, nothing is run and the number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError` if the request or a value is invalid, if no condition is left, if a calculation
    ///   overflows, or if the database rejects the change. Rethrows the error of the closure. Then no row is changed.
    @discardableResult
    public func update(in db: Database, _ assign: (inout Model.FetchableUpdate) throws -> Void) throws -> Int {
        try SQLiteRunner(db).update(query, of: Model.self, assignments(assign))
    }

    /// Updates rows of a database queue or pool of GRDB.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.update(in: dbQueue) { $0.score += 1 }
    /// // UPDATE "User" SET "score" = "score" + 1.0 WHERE "isAdmin" = 1
    /// ```
    ///
    /// Inside a `write` block of the same database, it is a part of that transaction.
    ///
    /// - Parameters:
    ///   - writer: The queue or the pool.
    ///   - assign: Assigns to members. Without an assignment, nothing is run and the number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, or the error of the closure. Then no row is changed.
    @discardableResult
    public func update(
        in writer: some DatabaseWriter, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        let assignments = try assignments(assign)
        return try writer.writing(Model.self) { db in
            try SQLiteRunner(db).update(query, of: Model.self, assignments)
        }
    }

    /// Updates rows of a database queue or pool of GRDB without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.update(in: dbQueue) { $0.score += 1 }
    /// // UPDATE "User" SET "score" = "score" + 1.0 WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Parameters:
    ///   - writer: The queue or the pool.
    ///   - assign: Assigns to members, before anything is waited for. Without an assignment, nothing is run and the
    ///     number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, the error of the closure, or `CancellationError` if the task was cancelled. Then no row
    ///   is changed.
    @discardableResult
    public func update(
        in writer: some DatabaseWriter, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) async throws -> Int {
        let (query, assignments) = (query, try assignments(assign))
        return try await writer.writing(Model.self) { db in
            try SQLiteRunner(db).update(query, of: Model.self, assignments)
        }
    }
}
