#if Postgres
public import FetchingCore

// Changes run on the primary, and once: where the connection is lost, the error says whether something may be kept.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Deletes rows on the primary: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// try User.request().all().where { $0.plan == .trial }.delete(in: cluster)
    /// // DELETE FROM "User" WHERE "plan" = $1
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`, which says whether rows may be deleted where the connection was lost.
    @discardableResult
    public func delete(in cluster: PostgresCluster) throws -> Int {
        try cluster.checkSharding(of: self)
        let change = ShardedChange.query(ShardedQuery(query: query, model: Model.self))
        return try cluster.changing(change) { try delete(in: $0) }
    }

    /// Updates rows on the primary: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// try User.request().all().where { $0.isAdmin }.update(in: cluster) { $0.nickname = nil }
    /// // UPDATE "User" SET "nickname" = NULL WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Parameters:
    ///   - cluster: The cluster, on whose primary or shards it runs.
    ///   - assign: Assigns to members. Without an assignment, nothing is run and the number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, which says whether rows may be changed where the connection was lost, or the error of the closure.
    @discardableResult
    public func update(
        in cluster: PostgresCluster, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        let (query, assignments) = (query, try assignments(assign))
        let sharded = ShardedQuery(query: query, model: Model.self, columns: assignments.map(\.value))
        try cluster.checkSharding(of: sharded)
        return try cluster.changing(.query(sharded)) { db in
            try PostgresRunner(db).update(query, of: Model.self, assignments)
        }
    }

    /// Deletes rows on the primary without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.plan == .trial }.delete(in: cluster)
    /// // DELETE FROM "User" WHERE "plan" = $1
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`, which says whether rows may be deleted where the connection was lost, or `CancellationError`.
    @discardableResult
    public func delete(in cluster: PostgresCluster) async throws -> Int {
        try cluster.checkSharding(of: self)
        let query = query
        let change = ShardedChange.query(ShardedQuery(query: query, model: Model.self))
        return try await cluster.changing(change) { db in try PostgresRunner(db).delete(query, of: Model.self) }
    }

    /// Updates rows on the primary without blocking the caller.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.update(in: cluster) { $0.nickname = nil }
    /// // UPDATE "User" SET "nickname" = NULL WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// - Parameters:
    ///   - cluster: The cluster, on whose primary or shards it runs.
    ///   - assign: Assigns to members, before anything is waited for. Without an assignment, nothing is run and the
    ///     number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, which says whether rows may be changed where the connection was lost, the error of the closure, or
    ///   `CancellationError`.
    @discardableResult
    public func update(
        in cluster: PostgresCluster, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) async throws -> Int {
        let (query, assignments) = (query, try assignments(assign))
        let sharded = ShardedQuery(query: query, model: Model.self, columns: assignments.map(\.value))
        try cluster.checkSharding(of: sharded)
        return try await cluster.changing(.query(sharded)) { db in
            try PostgresRunner(db).update(query, of: Model.self, assignments)
        }
    }
}

extension InsertRequest {
    /// Inserts on the primary.
    ///
    /// ```swift
    /// try User.insert(joe).run(in: cluster)
    /// // INSERT INTO "User" ("id", "name") VALUES ($1, $2)
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`, which says whether rows may be inserted where the connection was lost.
    @inlinable
    @discardableResult
    public func run(in cluster: PostgresCluster) throws -> Int { try changing(in: cluster) { try run(in: $0) } }
}

extension InsertRequest where Rows: Sendable {
    /// Inserts on the primary without blocking the caller.
    ///
    /// ```swift
    /// try await User.insert(joe).run(in: cluster)
    /// // INSERT INTO "User" ("id", "name") VALUES ($1, $2)
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`, which says whether rows may be inserted where the connection was lost, or `CancellationError`.
    @inlinable
    @discardableResult
    public func run(in cluster: PostgresCluster) async throws -> Int {
        try await changing(in: cluster) { try run(in: $0) }
    }
}

extension ReturningRequest {
    /// Changes rows on the primary, and gives values of them.
    ///
    /// ```swift
    /// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: cluster)
    /// // INSERT INTO "User" ("name") VALUES ($1) RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`, which says whether rows may be changed where the connection was lost.
    @inlinable
    @discardableResult
    public func run(in cluster: PostgresCluster) throws -> Result { try changing(in: cluster) { try run(in: $0) } }
}

extension ReturningRequest where Rows: Sendable, Result: Sendable {
    /// Changes rows on the primary without blocking the caller, and gives values of them.
    ///
    /// ```swift
    /// let id = try await User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: cluster)
    /// // INSERT INTO "User" ("name") VALUES ($1) RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`, which says whether rows may be changed where the connection was lost, or `CancellationError`.
    @inlinable
    @discardableResult
    public func run(in cluster: PostgresCluster) async throws -> Result {
        try await changing(in: cluster) { try run(in: $0) }
    }
}

extension ModelChangeRequest {
    /// Changes rows on the primary.
    ///
    /// ```swift
    /// try User.update(joe).run(in: cluster)
    /// // UPDATE "User" SET "name" = $1, "score" = $2 WHERE "id" = $3
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`, which says whether rows may be changed where the connection was lost.
    @discardableResult
    public func run(in cluster: PostgresCluster) throws -> Int {
        try cluster.changing(ShardedChange(rows, change)) { try run(in: $0) }
    }
}

extension ModelChangeRequest where Model: Sendable {
    /// Changes rows on the primary without blocking the caller.
    ///
    /// ```swift
    /// try await User.update(joe).run(in: cluster)
    /// // UPDATE "User" SET "name" = $1, "score" = $2 WHERE "id" = $3
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`, which says whether rows may be changed where the connection was lost, or `CancellationError`.
    @discardableResult
    public func run(in cluster: PostgresCluster) async throws -> Int {
        try await cluster.changing(ShardedChange(rows, change)) { try run(in: $0) }
    }
}

extension ModelChanges {
    /// Changes the row on the primary.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: cluster)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in cluster: PostgresCluster) throws -> Int { try request?.run(in: cluster) ?? 0 }
}

extension ModelChanges where Model: Sendable {
    /// Changes the row on the primary without blocking the caller.
    ///
    /// ```swift
    /// try await User.changes(from: old, to: new).run(in: cluster)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it, or `CancellationError`.
    @discardableResult
    public func run(in cluster: PostgresCluster) async throws -> Int { try await request?.run(in: cluster) ?? 0 }
}
#endif
