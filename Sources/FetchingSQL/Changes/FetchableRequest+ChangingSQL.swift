public import FetchingCore

extension FetchableRequest where Result == [Model] {
    /// The SQL of `delete` for this request, for reading and for `EXPLAIN`.
    ///
    /// ```swift
    /// try User.request().all().where { $0.plan == .trial }.deletionSQL(for: .sqlite)
    /// // DELETE FROM "User" WHERE "plan" = ? COLLATE BINARY
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid, if no condition is left, or if the database cannot express it.
    public func deletionSQL(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        let statement = try query.deletion(for: dialect, of: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }

    /// The SQL of `update` for this request, for reading and for `EXPLAIN`.
    ///
    /// ```swift
    /// try User.request().all().where { $0.isAdmin }.updateSQL(for: .sqlite) { $0.score += 1 }
    /// // UPDATE "User" SET "score" = "score" + ? WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    ///   - assign: Assigns to members. Without an assignment, there is no statement, and the text is empty.
    /// - Throws: ``FetchError`` if the request or a value is invalid, if no condition is left, or if the database cannot
    ///   express it.
    public func updateSQL(
        for dialect: SQLDialect, showingValues: Bool = false, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> String {
        let assignments = try assignments(assign)
        guard !assignments.isEmpty else { return "" }
        let statement = try query.update(assignments, for: dialect, of: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }
}

extension FetchQuery {
    /// The statement that deletes the rows.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    package func deletion(
        for dialect: SQLDialect, of model: any Fetchable.Type, returning: [ExpressionTree] = []
    ) throws -> SQLStatementText {
        try change(in: dialect, of: model) {
            try $0.writeDelete(self, of: model)
            try $0.writeReturned(returning)
        }
    }

    /// The statement that updates the rows.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    package func update(
        _ assignments: [MemberAssignment], for dialect: SQLDialect, of model: any Fetchable.Type,
        returning: [ExpressionTree] = []
    ) throws -> SQLStatementText {
        try change(in: dialect, of: model) {
            try $0.writeUpdate(self, assignments, of: model)
            try $0.writeReturned(returning)
        }
    }

    private func change(
        in dialect: SQLDialect, of model: any Fetchable.Type, _ write: (inout SQLRenderer) throws -> Void
    ) throws -> SQLStatementText {
        do {
            return try SQLRenderer.statement(in: dialect.rules, write)
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
    }
}
