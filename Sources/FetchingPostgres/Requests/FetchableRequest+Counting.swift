#if Postgres
public import FetchingCore

// On a connection.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try pool.read { db in try User.request().all().where { $0.isAdmin }.count(in: db) }
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count(in db: PostgresConnection) throws -> Int { try count().fetch(in: db) }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try pool.read { db in try User.request().all().where { $0.isAdmin }.exists(in: db) }
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = TRUE)
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func exists(in db: PostgresConnection) throws -> Bool { try exists().fetch(in: db) }
}

// From a pool.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: pool)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count(in pool: PostgresPool) throws -> Int { try count().fetch(in: pool) }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: pool)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = TRUE)
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func exists(in pool: PostgresPool) throws -> Bool { try exists().fetch(in: pool) }

    /// The number of models, without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.count(in: pool)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func count(in pool: PostgresPool) async throws -> Int { try await count().fetch(in: pool) }

    /// Whether there is a model, without blocking the caller.
    ///
    /// ```swift
    /// let isThere = try await User.request().all().where { $0.isAdmin }.exists(in: pool)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = TRUE)
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func exists(in pool: PostgresPool) async throws -> Bool { try await exists().fetch(in: pool) }
}
#endif
