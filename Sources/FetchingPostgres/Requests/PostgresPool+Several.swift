#if Postgres
public import FetchingCore
import FetchingSQL

extension PostgresConnection {
    /// Fetches several requests, which all see the same state of the database, but in a `write` only as its isolation has it.
    ///
    /// Outside of a transaction they are sent together, in one round trip, unless one of them loads related models.
    ///
    /// ```swift
    /// let (users, count) = try pool.read { db in
    ///     try db.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// }
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func fetch<each Request: PostgresRequest>(
        _ requests: repeat each Request
    ) throws -> (repeat (each Request).Result) {
        // A request that needs what another statement has read cannot be sent with it.
        var statements: [SQLStatementText] = []
        for request in repeat each requests {
            let texts = try request.statementTexts(for: dialect)
            guard texts.count == 1 else {
                return try inOneState { (repeat try (each requests).fetch(in: self)) }
            }
            statements += texts
        }
        return try inPipeline(statements) { (repeat try (each requests).fetch(in: self)) }
    }
}

extension PostgresPool {
    /// Fetches several requests, which all see the same state of the database.
    ///
    /// ```swift
    /// let (users, count) = try pool.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func fetch<each Request: PostgresRequest>(
        _ requests: repeat each Request
    ) throws -> (repeat (each Request).Result) {
        try withConnection { db in try db.fetch(repeat each requests) }
    }

    /// Fetches several requests, which all see the same state of the database, without blocking the caller.
    ///
    /// ```swift
    /// let (users, count) = try await pool.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetch<each Request: PostgresRequest>(
        _ requests: repeat each Request
    ) async throws -> (repeat (each Request).Result) where repeat (each Request).Result: Sendable {
        try await withConnection { db in try db.fetch(repeat each requests) }
    }
}
#endif
