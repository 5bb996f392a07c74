public import FetchingCore

extension ModelChangeRequest {
    /// The SQL that changes the row of the first model, for reading.
    ///
    /// ```swift
    /// try User.update(users).sql(for: .sqlite)
    /// // UPDATE "User" SET "name" = ?, "score" = ? WHERE "id" = ?
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Returns: The statement; empty text where there is no model.
    /// - Throws: ``FetchError`` if a value cannot be stored, or the database cannot express the request.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        try rows.sql(for: dialect, change, returning: [], showingValues: showingValues)
    }
}

extension ModelChanges {
    /// The SQL that changes the row, for reading.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).sql(for: .sqlite)
    /// // UPDATE "User" SET "score" = ? WHERE "id" = ?
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Returns: The statement; empty text where nothing differs.
    /// - Throws: ``FetchError`` if the database cannot express the request.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        try request?.sql(for: dialect, showingValues: showingValues) ?? ""
    }
}

extension WrittenRows {
    func sql(
        for dialect: SQLDialect, _ change: KeyedChange, returning: [ExpressionTree], showingValues: Bool
    ) throws -> String {
        guard count > 0 else { return "" }
        let statement = try SQLKeyedChange(change, returning: returning)
            .statement(of: .row(values(at: 0, of: change)), for: dialect, of: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }
}
