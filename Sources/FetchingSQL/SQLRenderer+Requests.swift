public import FetchingCore

extension SQLRenderer {
    /// Writes the statement that fetches the rows a query asks for.
    mutating func writeSelect(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        try query.checkLimits()
        let order = query.totalOrder(of: model)
        let hasRelationships =
            query.predicate?.hasRelationships ?? false || order.contains(where: \.tree.hasRelationships)
        guard !hasRelationships else { return try writeSelectWithRelationships(query, order, of: model) }
        write(query.isDistinct ? "SELECT DISTINCT " : "SELECT ")
        if query.isDistinct {
            writeSelection(of: model.fetchableEntity, isDistinct: true)
            write(" FROM ")
            writeName(of: model.fetchableEntity)
        } else {
            writeSelectionAndTable(of: model.fetchableEntity)
        }
        if let predicate = query.predicate {
            write(" WHERE ")
            try writeCondition(predicate)
        }
        try writeOrder(order)
        syntax.renderLimit(query.limit, offset: query.offset, into: &self)
    }

    private mutating func writeSelectWithRelationships(
        _ query: FetchQuery, _ order: [SortKey], of model: any Fetchable.Type
    ) throws {
        let joins = SQLJoins(from: .root, condition: query.predicate, other: order.map(\.tree))
        let tables = try declareTables(of: model, joins)
        write(query.isDistinct ? "SELECT DISTINCT " : "SELECT ")
        writeSelection(of: model.fetchableEntity, isDistinct: query.isDistinct)
        writeFrom(tables)
        try writeWhere(tables, query.predicate)
        try writeOrder(order)
        syntax.renderLimit(query.limit, offset: query.offset, into: &self)
    }

    /// Writes the columns of the rows that are asked for. Where only different rows are, the collation decides which are
    /// the same.
    mutating func writeSelection(of entity: FetchableEntity, isDistinct: Bool) {
        writeJoined(entity.columns, by: ", ") { column, renderer in
            renderer.writeName(ofRootColumn: column)
            if isDistinct { renderer.writeCollation(for: column.type) }
        }
    }

    mutating func writeOrder(_ keys: [SortKey]) throws {
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
