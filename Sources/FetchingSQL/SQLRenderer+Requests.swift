public import FetchingCore

extension SQLRenderer {
    /// Writes the statement that fetches the rows a query asks for.
    mutating func writeSelect(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        try query.checkLimits()
        if query.isDistinct {
            writeDistinctSelection(of: model.fetchableEntity)
        } else {
            write("SELECT ")
            writeSelection(of: model.fetchableEntity)
        }
        if let predicate = query.predicate {
            write(" WHERE ")
            try writeCondition(predicate)
        }
        try writeOrder(query.totalOrder(of: model))
        syntax.renderLimit(query.limit, offset: query.offset, into: &self)
    }

    /// The collation of a column decides which rows are the same.
    private mutating func writeDistinctSelection(of entity: FetchableEntity) {
        write("SELECT DISTINCT ")
        writeJoined(entity.columns, by: ", ") { column, renderer in
            renderer.writeName(of: column)
            renderer.writeCollation(of: ExpressionTree(.column(column)))
        }
        write(" FROM ")
        writeName(of: entity)
    }

    private mutating func writeOrder(_ keys: [SortKey]) throws {
        guard !keys.isEmpty else { return }
        write(" ORDER BY ")
        try writeJoined(keys, by: ", ") { key, renderer in
            if key.options.folding.isEmpty {
                try renderer.writeOperand(key.tree)
            } else {
                try renderer.syntax.renderFolded(key.tree, key.options.folding, into: &renderer)
            }
            renderer.writeCollation(of: key.tree)
            if !key.isAscending { renderer.write(" DESC") }
            renderer.writeNilOrder(of: key)
        }
    }

    /// Nil is smallest by default, as it is in SQLite. A clause that changes nothing would keep an index from serving.
    private mutating func writeNilOrder(of key: SortKey) {
        guard key.tree.isNullable else { return }
        switch (key.nilOrder, key.isAscending) {
        case (.first, false): write(" NULLS FIRST")
        case (.last, true): write(" NULLS LAST")
        case (.smallest, _), (.first, true), (.last, false): break
        }
    }
}

extension FetchQuery {
    /// The statement that fetches the rows.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    package func statement(for dialect: SQLDialect, of model: any Fetchable.Type) throws -> SQLStatementText {
        do {
            return try SQLRenderer.statement(in: dialect.syntax) { try $0.writeSelect(self, of: model) }
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.syntax.engine)
        }
    }
}

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
    ///   - showingValues: Whether values stand in the text instead of placeholders. They may be somebody's secrets:
    ///     keep such a text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> String {
        let statement = try query.statement(for: dialect, of: Model.self)
        return showingValues ? statement.sqlWithValues(in: dialect.syntax) : statement.sql
    }
}
