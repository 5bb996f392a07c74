#if Postgres
public import FetchingCore

extension FetchableRequest where Model: RowDecodable {
    /// Counts how many models each of the conditions excludes, in one query.
    ///
    /// ```swift
    /// let obstacles = try Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles(in: db)
    /// // SELECT COUNT(*), COUNT(*) FILTER (WHERE "price" < $1 AND …), … FROM "Track"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func obstacles(in db: PostgresConnection) throws -> FetchObstacles<Model> {
        try obstacles().fetch(in: db)
    }

    /// Counts how many models each of the conditions excludes, in one query.
    ///
    /// ```swift
    /// let obstacles = try Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles(in: pool)
    /// // SELECT COUNT(*), COUNT(*) FILTER (WHERE "price" < $1 AND …), … FROM "Track"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func obstacles(in pool: PostgresPool) throws -> FetchObstacles<Model> {
        try obstacles().fetch(in: pool)
    }

    /// Counts how many models each of the conditions excludes, without blocking the caller.
    ///
    /// ```swift
    /// let obstacles = try await Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles(in: pool)
    /// // SELECT COUNT(*), COUNT(*) FILTER (WHERE "price" < $1 AND …), … FROM "Track"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func obstacles(in pool: PostgresPool) async throws -> FetchObstacles<Model> {
        try await obstacles().fetch(in: pool)
    }
}
#endif
