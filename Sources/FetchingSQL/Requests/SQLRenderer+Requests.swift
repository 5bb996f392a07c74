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
        try writeWhere(query)
        try writeOrder(order)
        if query.isLimited { syntax.renderLimit(query.limit, offset: query.offset, into: &self) }
    }

    /// Writes all columns of a model.
    mutating func writeSelection(of entity: FetchableEntity, isDistinct: Bool) {
        writeJoined(entity.columns, by: ", ") { column, renderer in
            renderer.writeName(ofRootColumn: column)
            if isDistinct { renderer.writeCollation(for: column.type) }
        }
    }

    /// Writes which rows are asked for.
    mutating func writeWhere(_ query: FetchQuery) throws {
        switch query.predicate {
        case let predicate?:
            write(" WHERE ")
            try writeCondition(predicate)
        default: break
        }
    }

    /// Writes which rows are asked for.
    ///
    /// - Parameter branch: Which part of those behind a place in the order.
    mutating func writeWhere(_ query: FetchQuery, _ branch: SQLPageBranch?) throws {
        guard let branch else { return try writeWhere(query) }
        write(" WHERE ")
        if let predicate = query.predicate {
            try writeMember(predicate, of: .and)
            write(" AND ")
        }
        try writeCondition(of: branch)
    }

    /// Writes what rows are sorted by.
    ///
    /// - Parameter selected: What is selected. A value that is computed for it need not be computed again.
    mutating func writeOrder(_ keys: [SortKey], selected: [SelectedText] = []) throws {
        try writeOrder(keys) { key, _, renderer in
            let start = renderer.mark
            // A mark is no value to sort by.
            let isSortable = !renderer.syntax.marksOverflow || !key.tree.canOverflow
            if isSortable, key.options.folding.isEmpty, selected.contains(where: \.isComputed) {
                try renderer.writeResult(key.tree)
                let place = selected.firstIndex { $0.isComputed && renderer.hasSameText($0, from: start) }
                renderer.rewind(to: start)
                if let place { return renderer.write(place + 1) }
            }
            try renderer.writeValue(of: key)
        }
    }

    /// Writes what rows are sorted by, where the values are columns of the result.
    mutating func writeOrder(_ keys: [SortKey], behindColumns columnCount: Int) throws {
        try writeOrder(keys) { _, index, renderer in renderer.write(columnCount + index + 1) }
    }

    private mutating func writeOrder(
        _ keys: [SortKey], _ writeValue: (SortKey, Int, inout SQLRenderer) throws -> Void
    ) throws {
        guard !keys.isEmpty else { return }
        write(" ORDER BY ")
        try writeJoined(keys.enumerated(), by: ", ") { element, renderer in
            let key = element.element
            try writeValue(key, element.offset, &renderer)
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
