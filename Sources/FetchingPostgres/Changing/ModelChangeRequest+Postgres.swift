#if Postgres
public import FetchingCore
import FetchingSQL

extension ModelChangeRequest {
    /// Changes rows on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// try pool.write { db in
    ///     try User.update(users).run(in: db)
    /// }
    /// // UPDATE "User" SET "name" = "new"."value1" FROM ROWS FROM (unnest($1), unnest($2))
    /// //     WITH ORDINALITY AS "new" ("value1", "value2", "place") WHERE "User"."id" = "new"."value2"
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError` if a value cannot be stored, a row to update is not there, or the database rejects a row. Then no
    ///   row is changed.
    @discardableResult
    public func run(in db: PostgresConnection) throws -> Int { try run(on: PostgresRunner(db)) }

    /// Changes rows.
    ///
    /// ```swift
    /// try User.update(joe).run(in: pool)
    /// // UPDATE "User" SET "name" = $1, "score" = $2 WHERE "id" = $3
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`. Then no row is changed.
    @discardableResult
    public func run(in pool: PostgresPool) throws -> Int { try pool.withConnection { try run(in: $0) } }
}

extension ModelChangeRequest where Model: Sendable {
    /// Changes rows without blocking the caller.
    ///
    /// ```swift
    /// try await User.update(joe).run(in: pool)
    /// // UPDATE "User" SET "name" = $1, "score" = $2 WHERE "id" = $3
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is changed.
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> Int { try await pool.withConnection { try run(in: $0) } }
}

extension ModelChanges {
    /// Changes the row on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: db)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in db: PostgresConnection) throws -> Int { try request?.run(in: db) ?? 0 }

    /// Changes the row.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: pool)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in pool: PostgresPool) throws -> Int { try request?.run(in: pool) ?? 0 }
}

extension ModelChanges where Model: Sendable {
    /// Changes the row without blocking the caller.
    ///
    /// ```swift
    /// try await User.changes(from: old, to: new).run(in: pool)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then nothing is changed.
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> Int { try await request?.run(in: pool) ?? 0 }
}
#endif
