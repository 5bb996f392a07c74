public import FetchingCore

extension ValueRequest {
    /// The statement that the request is run with. Those of related models follow it, each behind a semicolon.
    ///
    /// ```swift
    /// try User.request().all().select(\.name).sql(for: .sqlite)      // SELECT "name" FROM "User"
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        try texts(for: dialect).map { showingValues ? $0.sqlWithValues(in: dialect.rules) : $0.sql }.joined(
            separator: ";\n")
    }

    /// The statements, and what is bound to them.
    func texts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        guard plan.loadsRelatedModels else { return [try plan.query.statement(for: dialect, of: Model.self)] }
        return try StatementRecorder.record(for: dialect, of: Model.self) { _ = try plan.run(on: $0) }
    }
}
