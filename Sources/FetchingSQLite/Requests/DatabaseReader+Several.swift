public import FetchingCore
public import GRDB

extension Database {
    /// Fetches several requests, which all see the same state of the database.
    ///
    /// ```swift
    /// let (users, count) = try dbQueue.read { db in
    ///     try db.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// }
    /// // SELECT … FROM "User" ORDER BY "id" LIMIT 10
    /// // SELECT COUNT(*) FROM "Pet"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func fetch<First: SQLiteRequest, each Request: SQLiteRequest>(
        _ first: First, _ others: repeat each Request
    ) throws -> (First.Result, repeat (each Request).Result) {
        do {
            return try inOneState { (try first.fetch(in: self), repeat try (each others).fetch(in: self)) }
        } catch {
            throw first.failure(error)
        }
    }
}

extension DatabaseReader {
    /// Fetches several requests, which all see the same state of the database.
    ///
    /// ```swift
    /// let (users, count) = try dbQueue.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// // SELECT … FROM "User" ORDER BY "id" LIMIT 10
    /// // SELECT COUNT(*) FROM "Pet"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func fetch<First: SQLiteRequest, each Request: SQLiteRequest>(
        _ first: First, _ others: repeat each Request
    ) throws -> (First.Result, repeat (each Request).Result) {
        try first.reading(from: self) { db in try db.fetch(first, repeat each others) }
    }

    /// Fetches several requests, which all see the same state of the database, without blocking the caller.
    ///
    /// ```swift
    /// let (users, count) = try await dbQueue.fetch(User.request().first(nth: 10), Pet.request().all().count())
    /// // SELECT … FROM "User" ORDER BY "id" LIMIT 10
    /// // SELECT COUNT(*) FROM "Pet"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetch<First: SQLiteRequest, each Request: SQLiteRequest>(
        _ first: First, _ others: repeat each Request
    ) async throws -> (First.Result, repeat (each Request).Result)
    where First.Result: Sendable, repeat (each Request).Result: Sendable {
        try await first.reading(from: self) { db in try db.fetch(first, repeat each others) }
    }
}
