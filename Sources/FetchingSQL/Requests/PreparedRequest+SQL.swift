public import FetchingCore

extension BoundRequest: SQLStatementRequest where Request: SQLStatementRequest {
    @_documentation(visibility: internal)
    public func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try request.statementTexts(for: dialect)
    }
}

extension PreparedRequest where Request: SQLStatementRequest {
    /// The statements that the request is run with, with a placeholder for each parameter.
    ///
    /// ```swift
    /// User.prepared(String.self) { email in User.where { $0.email == email } }.sql(for: .sqlite)
    /// // SELECT … FROM "User" WHERE "email" = ? COLLATE BINARY
    /// ```
    ///
    /// - Throws: `FetchError` if the request is invalid, or if how it is written depends on its values, as with a list.
    public func sql(for dialect: SQLDialect) throws -> [String] {
        try shapes.complete.request.statementTexts(for: dialect).map(\.sql)
    }
}
