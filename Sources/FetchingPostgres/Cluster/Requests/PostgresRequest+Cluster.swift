#if Postgres
public import FetchingCore
public import FetchingSQL

extension PostgresRequest {
    /// Fetches from a server that is fresh enough. If there are several queries, all see the same state of the database.
    ///
    /// ```swift
    /// let users = try User.request().all().where { $0.score > 10 }.fetch(in: cluster)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1      -- on a standby
    /// ```
    ///
    /// Where the server is lost, the request is fetched once more from another.
    ///
    /// - Throws: `FetchError`, which names the server.
    @inlinable
    public func fetch(in cluster: PostgresCluster) throws -> Result {
        try cluster.checkSharding(of: self)
        if let result = try cluster.fetchFromShards(self, { db in try fetch(in: db) }) { return result }
        return try cluster.reading(readPreference) { db in try fetch(in: db) }
    }

    /// Explains how the server runs the request that it would be fetched from.
    ///
    /// ```swift
    /// let plan = try User.request().all().where { $0.score > 10 }.explain(in: cluster)
    /// ```
    ///
    /// - Parameters:
    ///   - cluster: The servers.
    ///   - rowCount: With more rows than this, a table is large enough to warn of.
    /// - Throws: `FetchError`.
    public func explain(in cluster: PostgresCluster, warningAbove rowCount: Int = 10_000) throws -> QueryPlan {
        try cluster.read(readPreference) { db in try explain(in: db, warningAbove: rowCount) }
    }
}

extension PostgresRequest where Result: Sendable {
    /// Fetches from a server that is fresh enough, without blocking the caller.
    ///
    /// ```swift
    /// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: cluster)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1      -- on a standby
    /// ```
    ///
    /// Where the server is lost, the request is fetched once more from another.
    ///
    /// - Throws: `FetchError`, which names the server, or `CancellationError` if the task was cancelled.
    @inlinable
    public func fetch(in cluster: PostgresCluster) async throws -> Result {
        try cluster.checkSharding(of: self)
        if let result = try await cluster.fetchFromShards(self, { db in try fetch(in: db) }) { return result }
        return try await cluster.reading(readPreference, mayBeginTwice: Self.mayBeginTwice) { db in try fetch(in: db) }
    }
}

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: cluster)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count(in cluster: PostgresCluster) throws -> Int { try count().fetch(in: cluster) }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: cluster)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = TRUE)
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func exists(in cluster: PostgresCluster) throws -> Bool { try exists().fetch(in: cluster) }

    /// The number of models, without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.count(in: cluster)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func count(in cluster: PostgresCluster) async throws -> Int { try await count().fetch(in: cluster) }

    /// Whether there is a model, without blocking the caller.
    ///
    /// ```swift
    /// let isThere = try await User.request().all().where { $0.isAdmin }.exists(in: cluster)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = TRUE)
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func exists(in cluster: PostgresCluster) async throws -> Bool { try await exists().fetch(in: cluster) }
}

extension PostgresCluster {
    /// Fetches several requests from one server, which all see the same state of the database.
    ///
    /// ```swift
    /// let (users, count) = try cluster.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func fetch<each Request: PostgresRequest>(
        _ requests: repeat each Request
    ) throws -> (repeat (each Request).Result) {
        for request in repeat each requests { try checkSharding(of: request) }
        return try reading(nil) { db in try db.fetch(repeat each requests) }
    }

    /// Fetches several requests from one server without blocking the caller, which all see the same state of the database.
    ///
    /// ```swift
    /// let (users, count) = try await cluster.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetch<each Request: PostgresRequest>(
        _ requests: repeat each Request
    ) async throws -> (repeat (each Request).Result) where repeat (each Request).Result: Sendable {
        for request in repeat each requests { try checkSharding(of: request) }
        return try await reading(nil) { db in try db.fetch(repeat each requests) }
    }
}
#endif
