#if Postgres
public import FetchingCore

extension PostgresRequest {
    /// Fetches. If there are several queries, all see the same state of the database.
    ///
    /// ```swift
    /// let users = try User.request().all().where { $0.score > 10 }.fetch(in: pool)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// ```
    ///
    /// - Throws: `FetchError`.
    @inlinable
    public func fetch(in pool: PostgresPool) throws -> Result {
        try pool.withConnection { db in try fetch(in: db) }
    }
}

extension PostgresRequest where Result: Sendable {
    /// Fetches without blocking the caller.
    ///
    /// ```swift
    /// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: pool)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. The server is then asked to stop.
    @inlinable
    public func fetch(in pool: PostgresPool) async throws -> Result {
        guard Self.mayBeginTwice else { return try await pool.withConnection { db in try fetch(in: db) } }
        return try await pool.withConnectionAtOnce { db in try fetch(in: db) }
    }
}

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Deletes rows: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// try User.request().all().where { $0.plan == .trial }.delete(in: pool)
    /// // DELETE FROM "User" WHERE "plan" = $1
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then no row is deleted.
    @discardableResult
    public func delete(in pool: PostgresPool) throws -> Int { try pool.withConnection { try delete(in: $0) } }

    /// Updates rows: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// try User.request().all().where { $0.isAdmin }.update(in: pool) { $0.nickname = nil }
    /// // UPDATE "User" SET "nickname" = NULL WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Parameters:
    ///   - pool: The pool, one of whose connections it runs on.
    ///   - assign: Assigns to members. Without an assignment, nothing is run and the number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, or the error of the closure. Then no row is changed.
    @discardableResult
    public func update(
        in pool: PostgresPool, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        try pool.withConnection { try update(in: $0, assign) }
    }

    /// Deletes rows without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.plan == .trial }.delete(in: pool)
    /// // DELETE FROM "User" WHERE "plan" = $1
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is deleted.
    @discardableResult
    public func delete(in pool: PostgresPool) async throws -> Int {
        let query = query
        return try await pool.withConnection { db in try PostgresRunner(db).delete(query, of: Model.self) }
    }

    /// Updates rows without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.update(in: pool) { $0.nickname = nil }
    /// // UPDATE "User" SET "nickname" = NULL WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Parameters:
    ///   - pool: The pool, one of whose connections it runs on.
    ///   - assign: Assigns to members, before anything is waited for. Without an assignment, nothing is run and the
    ///     number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, the error of the closure, or `CancellationError` if the task was cancelled. Then no row is
    ///   changed.
    @discardableResult
    public func update(
        in pool: PostgresPool, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) async throws -> Int {
        let (query, assignments) = (query, try assignments(assign))
        return try await pool.withConnection { db in
            try PostgresRunner(db).update(query, of: Model.self, assignments)
        }
    }
}
#endif
