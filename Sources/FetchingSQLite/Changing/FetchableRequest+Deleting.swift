public import FetchingCore
public import GRDB

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Deletes rows inside a `write` block of GRDB: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try dbQueue.write { db in
    ///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
    /// }
    /// // DELETE FROM "User" WHERE "plan" = 'trial' COLLATE BINARY
    /// ```
    ///
    /// All rows are deleted only by `.all()` without a `where`. Rows that the database deletes with them, by foreign keys or
    /// triggers, are not counted. Of a view, the rows are counted that its `INSTEAD OF` triggers are given.
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError` if the request is invalid, if no condition is left, or if the database rejects it. Then
    ///   no row is deleted.
    @discardableResult
    public func delete(in db: Database) throws -> Int { try SQLiteRunner(db).delete(query, of: Model.self) }

    /// Deletes rows of a database queue or pool of GRDB.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.plan == .trial }.delete(in: dbQueue)
    /// // DELETE FROM "User" WHERE "plan" = 'trial' COLLATE BINARY
    /// ```
    ///
    /// Inside a `write` block of the same database, it is a part of that transaction.
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then no row is deleted.
    @discardableResult
    public func delete(in writer: some DatabaseWriter) throws -> Int {
        try writer.writing(Model.self) { db in try delete(in: db) }
    }

    /// Deletes rows of a database queue or pool of GRDB without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.plan == .trial }.delete(in: dbQueue)
    /// // DELETE FROM "User" WHERE "plan" = 'trial' COLLATE BINARY
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is deleted.
    @discardableResult
    public func delete(in writer: some DatabaseWriter) async throws -> Int {
        let query = query
        return try await writer.writing(Model.self) { db in try SQLiteRunner(db).delete(query, of: Model.self) }
    }
}
