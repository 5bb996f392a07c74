#if Postgres
import FetchingCore
public import FetchingSQL

extension PostgresRequest {
    /// Explains how PostgreSQL runs the request, with a warning for what takes long. The request is not run.
    ///
    /// ```swift
    /// print(try pool.read { db in try User.request().all().where { $0.score > 10 }.explain(in: db) })
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// //   reads every row of 'User'
    /// // Warning: 'User' has more than 10,000 rows, and every one is read. Create an index on 'score':
    /// // CREATE INDEX ON "User" ("score")
    /// ```
    ///
    /// The plan is that for the values of the request, none of which it shows. The statement of an included relationship is
    /// planned for no rows.
    ///
    /// - Parameters:
    ///   - db: A connection.
    ///   - rowCount: With more rows than this, a table is large enough to warn of. With 0, as in a test on few rows, each
    ///     table with a row is. No more rows than this are counted.
    /// - Throws: `FetchError`.
    public func explain(in db: PostgresConnection, warningAbove rowCount: Int = 10_000) throws -> QueryPlan {
        do {
            let statements = try statementTexts(for: db.dialect)
            return try db.inOneState {
                var advisor = PostgresPlanAdvisor(db, rowCount: rowCount)
                return QueryPlan(statements: try statements.map { try advisor.explained($0) })
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }

    /// Explains how PostgreSQL runs the request.
    ///
    /// ```swift
    /// let plan = try User.request().all().where { $0.score > 10 }.explain(in: pool)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// //   finds rows of 'User' by the index 'User_score' (score > ?)
    /// ```
    ///
    /// - Parameters:
    ///   - pool: The database.
    ///   - rowCount: With more rows than this, a table is large enough to warn of.
    /// - Throws: `FetchError`.
    public func explain(in pool: PostgresPool, warningAbove rowCount: Int = 10_000) throws -> QueryPlan {
        try pool.read { db in try explain(in: db, warningAbove: rowCount) }
    }

    /// Explains how PostgreSQL runs the request, without blocking the caller.
    ///
    /// ```swift
    /// let plan = try await User.request().all().where { $0.score > 10 }.explain(in: pool)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// //   finds rows of 'User' by the index 'User_score' (score > ?)
    /// ```
    ///
    /// - Parameters:
    ///   - pool: The database.
    ///   - rowCount: With more rows than this, a table is large enough to warn of.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func explain(in pool: PostgresPool, warningAbove rowCount: Int = 10_000) async throws -> QueryPlan {
        try await pool.read { db in try explain(in: db, warningAbove: rowCount) }
    }
}
#endif
