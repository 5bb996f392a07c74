public import FetchingCore

extension ValueRequest {
    /// The statement that the request is run with.
    ///
    /// ```swift
    /// try User.request().all().select(\.name).sql(for: .sqlite)      // SELECT "name" FROM "User"
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether values stand in the text instead of placeholders. They may be somebody's secrets:
    ///     keep the text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        let statement = try plan.query.statement(for: dialect, of: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }
}
