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
        try source.sql(for: dialect, conflict, returning: [], showingValues: showingValues)
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
        switch change {
        case .insertion(let source, let conflict):
            return try source.sql(for: dialect, conflict, returning: columns, showingValues: showingValues)
        case .keyed(let rows, let change):
            return try rows.sql(for: dialect, change, returning: columns, showingValues: showingValues)
        case .deletion, .update:
            guard let statement = try changeStatement(for: dialect) else { return "" }
            return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
        }
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

extension SelectedRows {
    /// The statement that inserts the rows.
    package func statement(
        for dialect: SQLDialect, _ conflict: InsertConflict?, returning: [ExpressionTree]
    ) throws -> SQLStatementText {
        try SQLInsertion(Model.fetchableEntity.columns, conflict, returning: returning)
            .statement(of: .request(source), for: dialect, into: Model.self)
    }
}

extension InsertSource {
    @usableFromInline
    var isSelected: Bool { if case .selected = self { true } else { false } }

    fileprivate func sql(
        for dialect: SQLDialect, _ conflict: InsertConflict?, returning: [ExpressionTree], showingValues: Bool
    ) throws -> String {
        let statement: SQLStatementText
        switch self {
        case .selected(let rows): statement = try rows.statement(for: dialect, conflict, returning: returning)
        case .given(let rows):
            guard rows.count > 0 else { return "" }
            statement = try SQLInsertion(rows.columns(at: 0), conflict, returning: returning)
                .statement(of: .row(rows.values(at: 0)), for: dialect, into: Rows.Model.self)
        }
        return showingValues ? statement.sqlWithValues(in: dialect.rules) : statement.sql
    }
}
