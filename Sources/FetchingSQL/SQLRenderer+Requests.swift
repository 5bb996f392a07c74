public import FetchingCore

extension SQLRenderer {
    /// Writes the statement that fetches a request's rows.
    package mutating func writeSelect<Model: Fetchable, Result>(_ request: FetchableRequest<Model, Result>) throws {
        try request.checkLimits()
        write(request.isDistinct ? "SELECT DISTINCT " : "SELECT ")
        let entity = Model.fetchableEntity
        writeJoined(entity.columns, by: ", ") { column, renderer in
            renderer.writeIdentifier(column.name)
            // The collation of the column decides which rows are the same.
            if request.isDistinct { renderer.writeCollation(of: ExpressionTree(.column(column))) }
        }
        write(" FROM ")
        writeIdentifier(entity.name)
        if let predicate = request.predicate {
            write(" WHERE ")
            try writeCondition(predicate.tree)
        }
        try writeOrder(request.totalOrder)
        syntax.renderLimit(request.limit, offset: request.offset, into: &self)
    }

    private mutating func writeOrder<Model>(_ terms: [SortTerm<Model>]) throws {
        guard !terms.isEmpty else { return }
        write(" ORDER BY ")
        try writeJoined(terms, by: ", ") { term, renderer in
            if term.options.folding.isEmpty {
                try renderer.writeOperand(term.tree)
            } else {
                try renderer.syntax.renderFolded(term.tree, term.options.folding, into: &renderer)
            }
            renderer.writeCollation(of: term.tree)
            if !term.isAscending { renderer.write(" DESC") }
            renderer.writeNilOrder(of: term)
        }
    }

    /// Nil is smallest by default, as it is in SQLite. A clause that changes nothing would keep an index from serving.
    private mutating func writeNilOrder<Model>(of term: SortTerm<Model>) {
        guard term.tree.isNullable else { return }
        switch (term.nilOrder, term.isAscending) {
        case (.first, false): write(" NULLS FIRST")
        case (.last, true): write(" NULLS LAST")
        case (.smallest, _), (.first, true), (.last, false): break
        }
    }
}

extension FetchableRequest {
    /// The statement that fetches the request's rows.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    package func statement(for dialect: SQLDialect) throws -> SQLStatementText {
        do {
            var renderer = SQLRenderer(dialect)
            try renderer.writeSelect(self)
            return renderer.text
        } catch let error as FetchError {
            throw error.on(Model.self, engine: dialect.syntax.engine)
        }
    }

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
        let statement = try statement(for: dialect)
        return showingValues ? statement.sqlWithValues(in: dialect.syntax) : statement.sql
    }
}
