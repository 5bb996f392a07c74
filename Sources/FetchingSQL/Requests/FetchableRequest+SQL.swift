public import FetchingCore

extension FetchableRequest {
    /// The SQL that the request is run with, for reading and for `EXPLAIN`.
    ///
    /// ```swift
    /// try User.request().all().where { $0.score > 10 }.sql(for: .sqlite)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > ?
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        let statement = try query.statement(for: dialect, of: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }
}
