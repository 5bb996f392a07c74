public import FetchingSQL
public import GRDB

extension SQLiteRequest {
    /// Explains how SQLite runs the request, with a warning for what takes long. The request is not run.
    ///
    /// ```swift
    /// print(try User.request().all().where { $0.score > 10 }.explain(in: db))
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > ?
    /// //   reads every row of 'User'
    /// // Warning: 'User' has more than 10,000 rows, and every one is read. Create an index on 'score'
    /// ```
    ///
    /// Until `ANALYZE` is run, SQLite chooses the same steps for all values, however many rows there are.
    ///
    /// - Parameters:
    ///   - db: A connection, inside a `read` or `write` block of GRDB.
    ///   - rowCount: With more rows than this, a table is large enough to warn of. With 0, as in a test on few rows, each
    ///     table with a row is. No more rows than this are counted.
    /// - Throws: `FetchError`.
    public func explain(in db: Database, warningAbove rowCount: Int = 10_000) throws -> QueryPlan {
        do {
            var advisor = PlanAdvisor(db, rowCount: rowCount)
            return QueryPlan(statements: try statements().map { try advisor.explained($0) })
        } catch {
            throw failure(error)
        }
    }

    /// Explains how SQLite runs the request on a database queue, pool or snapshot of GRDB.
    ///
    /// ```swift
    /// let plan = try User.request().all().where { $0.score > 10 }.explain(in: dbQueue)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > ?
    /// //   finds rows of 'User' by the index 'User_score' (score > ?)
    /// ```
    ///
    /// - Parameters:
    ///   - reader: The database.
    ///   - rowCount: With more rows than this, a table is large enough to warn of.
    /// - Throws: `FetchError`.
    public func explain(in reader: some DatabaseReader, warningAbove rowCount: Int = 10_000) throws -> QueryPlan {
        try reading(from: reader) { db in try explain(in: db, warningAbove: rowCount) }
    }

    /// Explains how SQLite runs the request, without blocking the caller.
    ///
    /// ```swift
    /// let plan = try await User.request().all().where { $0.score > 10 }.explain(in: dbQueue)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > ?
    /// //   finds rows of 'User' by the index 'User_score' (score > ?)
    /// ```
    ///
    /// - Parameters:
    ///   - reader: The database.
    ///   - rowCount: With more rows than this, a table is large enough to warn of.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func explain(
        in reader: some DatabaseReader, warningAbove rowCount: Int = 10_000
    ) async throws -> QueryPlan {
        try await reading(from: reader) { db in try explain(in: db, warningAbove: rowCount) }
    }
}
