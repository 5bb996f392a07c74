#if Postgres
public import FetchingCore
public import FetchingSQL

extension InsertRequest {
    /// Inserts on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// try pool.write { db in
    ///     try User.insert(users).run(in: db)
    /// }
    /// // INSERT INTO "User" ("id", "name") SELECT "new"."value1", "new"."value2"
    /// //     FROM ROWS FROM (unnest($1), unnest($2)) WITH ORDINALITY AS "new" ("value1", "value2", "place") ORDER BY …
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError` if a value cannot be stored, or if the database rejects a row. Then no row is inserted, and the
    ///   transaction, if there is one, has failed.
    @inlinable
    @discardableResult
    public func run(in db: PostgresConnection) throws -> Int { try run(on: PostgresRunner(db)) }

    /// Inserts.
    ///
    /// ```swift
    /// try User.insert(joe).run(in: pool)
    /// // INSERT INTO "User" ("id", "name") VALUES ($1, $2)
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in pool: PostgresPool) throws -> Int { try pool.withConnection { try run(in: $0) } }
}

extension InsertRequest where Rows: Sendable {
    /// Inserts without blocking the caller.
    ///
    /// ```swift
    /// try await User.insert(joe).run(in: pool)
    /// // INSERT INTO "User" ("id", "name") VALUES ($1, $2)
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> Int { try await pool.withConnection { try run(in: $0) } }
}

extension ReturningRequest {
    /// Changes rows on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// let id = try pool.write { db in
    ///     try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: db)
    /// }
    /// // INSERT INTO "User" ("name") VALUES ($1) RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError` if a value cannot be stored, or if the database rejects a row. Then no row is changed, and the
    ///   transaction, if there is one, has failed.
    @inlinable
    @discardableResult
    public func run(in db: PostgresConnection) throws -> Result { try run(on: PostgresRunner(db)) }

    /// Changes rows.
    ///
    /// ```swift
    /// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: pool)
    /// // INSERT INTO "User" ("name") VALUES ($1) RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in pool: PostgresPool) throws -> Result { try pool.withConnection { try run(in: $0) } }
}

extension ReturningRequest where Rows: Sendable, Result: Sendable {
    /// Changes rows without blocking the caller.
    ///
    /// ```swift
    /// let id = try await User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: pool)
    /// // INSERT INTO "User" ("name") VALUES ($1) RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> Result {
        try await pool.withConnection { try run(in: $0) }
    }
}
#endif
