package import FetchingCore

extension SQLRenderer {
    /// Writes a statement that gives models.
    mutating func writeSelect(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        try query.checkLimits()
        let order = query.totalOrder(of: model)
        let hasRelationships =
            query.predicate?.hasRelationships ?? false || order.contains(where: \.tree.hasRelationships)
        if !hasRelationships, !query.isDistinct, query.source == nil {
            write("SELECT ")
            writeSelectionAndTable(of: model.fetchableEntity)
        } else {
            let tables =
                hasRelationships
                ? try declareTables(
                    of: model, SQLJoins(from: .root, condition: query.predicate, other: order.map(\.tree)),
                    source: query.source)
                : .only(model, source: query.source)
            write(query.isDistinct ? "SELECT DISTINCT " : "SELECT ")
            writeSelection(of: model.fetchableEntity, isDistinct: query.isDistinct)
            try writeFrom(tables)
        }
        try writeWhere(query, order)
        try writeOrder(order)
        syntax.renderLimit(query.limit, offset: query.offset, into: &self)
    }

    /// Writes all columns of a model.
    mutating func writeSelection(of entity: FetchableEntity, isDistinct: Bool) {
        writeJoined(entity.columns, by: ", ") { column, renderer in
            renderer.writeName(ofRootColumn: column)
            if isDistinct { renderer.writeCollation(for: column.type) }
        }
    }

    /// Writes which rows are asked for.
    mutating func writeWhere(_ query: FetchQuery, _ order: [SortKey]) throws {
        if let predicate = query.predicate {
            write(" WHERE ")
            guard let position = query.position else { return try writeCondition(predicate) }
            try writeMember(predicate, of: .and)
            write(" AND ")
            try writePosition(position, in: order)
        } else if let position = query.position {
            write(" WHERE ")
            try writePosition(position, in: order)
        }
    }

    /// Writes what rows are sorted by.
    ///
    /// - Parameter selected: What is selected. A value that is computed for it need not be computed again.
    mutating func writeOrder(_ keys: [SortKey], selected: [SelectedText] = []) throws {
        guard !keys.isEmpty else { return }
        write(" ORDER BY ")
        try writeJoined(keys, by: ", ") { key, renderer in
            let start = renderer.mark
            try renderer.writeValue(of: key)
            if let place = selected.firstIndex(where: { $0.isComputed && renderer.hasSameText($0, from: start) }) {
                renderer.rewind(to: start)
                renderer.write(place + 1)
            }
            renderer.writeCollation(of: key.tree)
            if !key.isAscending { renderer.write(" DESC") }
            renderer.writeNilOrder(of: key)
        }
    }

    /// Writes the value by which rows are sorted.
    mutating func writeValue(of key: SortKey) throws {
        guard !key.options.folding.isEmpty else { return try writeOperand(key.tree) }
        try syntax.renderFolded(key.tree, key.options.folding, into: &self)
    }

    private mutating func writeNilOrder(of key: SortKey) {
        // Nil is smallest by itself. A value that is never nil gets no clause, so that an index serves.
        guard key.tree.isNullable else { return }
        switch (key.nilOrder, key.isAscending) {
        case (.first, false): write(" NULLS FIRST")
        case (.last, true): write(" NULLS LAST")
        case (.smallest, _), (.first, true), (.last, false): break
        }
    }
}

extension FetchQuery {
    /// Renders the request.
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
