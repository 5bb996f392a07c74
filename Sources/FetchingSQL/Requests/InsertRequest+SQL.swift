public import FetchingCore

extension InsertRequest {
    /// The SQL that inserts the first row, for reading.
    ///
    /// ```swift
    /// try User.insert(users).onConflict(.ignore).sql(for: .sqlite)
    /// // INSERT INTO "User" ("id", "name") VALUES (?, ?) ON CONFLICT DO NOTHING
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Returns: The statement; empty text where there is no row.
    /// - Throws: ``FetchError`` if a value cannot be stored, or the database cannot express the request.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        try rows.sql(for: dialect, conflict, returning: [], showingValues: showingValues)
    }
}

extension ReturningRequest {
    /// The SQL of the change, for reading: that which inserts the first row, or which updates or deletes all.
    ///
    /// ```swift
    /// try User.insert(users).returning(\.id).sql(for: .sqlite)
    /// // INSERT INTO "User" ("name") VALUES (?) RETURNING "id"
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Returns: The statement; empty text where there is no row to insert, or no assignment.
    /// - Throws: ``FetchError`` if a value cannot be stored, or the database cannot express the request.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        if case .insertion(let conflict) = change {
            return try rows.sql(for: dialect, conflict, returning: columns, showingValues: showingValues)
        }
        if case .keyed(let change) = change {
            return try rows.sql(for: dialect, change, returning: columns, showingValues: showingValues)
        }
        guard let statement = try changeStatement(for: dialect) else { return "" }
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }

    /// The statement that updates or deletes, nil if there is nothing to do.
    package func changeStatement(for dialect: SQLDialect) throws -> SQLStatementText? {
        switch change {
        case .insertion, .keyed: nil
        case .deletion(let query): try query.deletion(for: dialect, of: Model.self, returning: columns)
        case .update(let query, let assignments):
            assignments.isEmpty
                ? nil : try query.update(assignments, for: dialect, of: Model.self, returning: columns)
        }
    }
}

extension InsertedRows {
    /// The statement that inserts the rows of a request, nil where they are given.
    package func selectedStatement(
        for dialect: SQLDialect, _ conflict: InsertConflict?, returning: [ExpressionTree]
    ) throws -> SQLStatementText? {
        guard let selected = self as? any SelectedRows else { return nil }
        return try SQLInsertion(Model.fetchableEntity.columns, conflict, returning: returning)
            .statement(of: .request(selected.source), for: dialect, into: Model.self)
    }

    fileprivate func sql(
        for dialect: SQLDialect, _ conflict: InsertConflict?, returning: [ExpressionTree], showingValues: Bool
    ) throws -> String {
        if let selected = try selectedStatement(for: dialect, conflict, returning: returning) {
            return showingValues ? selected.sqlWithValues(in: dialect.rules) : selected.sql
        }
        guard count > 0 else { return "" }
        let insertion = SQLInsertion(columns(at: 0), conflict, returning: returning)
        let statement = try insertion.statement(of: .row(values(at: 0)), for: dialect, into: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }
}
