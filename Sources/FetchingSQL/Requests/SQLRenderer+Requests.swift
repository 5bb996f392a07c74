public import FetchingCore

extension SQLRenderer {
    /// Writes a statement that gives models.
    ///
    /// - Parameter comparesRows: Whether the rows are compared with those of other statements.
    mutating func writeSelect(
        _ query: FetchQuery, of model: any Fetchable.Type, comparesRows: Bool = false
    ) throws {
        let outer = scopes
        scopes = query.scopes
        defer { scopes = outer }
        try query.checkLimits()
        let order = query.totalOrder(of: model)
        let hasRelationships =
            query.predicate?.hasRelationships ?? false || order.contains(where: \.tree.hasRelationships)
        // What rows are sorted by depends on the row alone: there are no more different ones for it.
        let selectsOrder = query.isDistinct && !traits.sortsDistinctRowsByUnselected
        if !hasRelationships, !query.isDistinct, !comparesRows, query.source == nil {
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
            writeSelection(of: model.fetchableEntity, isDistinct: query.isDistinct || comparesRows)
            if selectsOrder { try writeSelection(ofOrder: order, isNamed: true) }
            try writeFrom(tables)
        }
        try writeWhere(query)
        try writePolicyOfLocked(query, of: model)
        if selectsOrder {
            try writeOrder(order, behindColumns: model.fetchableEntity.columns.count)
        } else {
            try writeOrder(order)
        }
        if query.isLimited { rules.renderLimit(query.limit, offset: query.offset, into: &self) }
        try writeLock(of: query, hasOtherTables: hasRelationships, of: model, isPart: query.isDistinct)
    }

    /// Writes the lock on the rows.
    ///
    /// - Parameters:
    ///   - hasOtherTables: Whether other tables are joined, whose rows are not locked.
    ///   - isPart: Whether the rows of the result are not those of the table.
    mutating func writeLock(
        of query: FetchQuery, hasOtherTables: Bool, of model: any Fetchable.Type, isPart: Bool
    ) throws {
        guard let lock = query.lock else { return }
        guard traits.locksRows else { throw FetchError.unlockable }
        guard !isPart, query.source == nil, query.position == nil else { throw FetchError.lockedParts }
        locksRows = true
        write(" FOR ")
        write(generated: lock.strength.rawValue)
        if hasOtherTables {
            write(" OF ")
            writeName(of: model.fetchableEntity)
        }
        switch lock.waiting {
        case .wait: break
        case .noWait: write(" NOWAIT")
        case .skipLocked: write(" SKIP LOCKED")
        }
    }

    /// Writes all columns of a model as the table has them: a statement around it reads them by their names.
    mutating func writeSelection(of entity: FetchableEntity, isDistinct: Bool) {
        writeJoined(entity.columns, by: ", ") { column, renderer in
            renderer.writeStoredName(ofRootColumn: column)
            if isDistinct { renderer.writeDistinctCollation(of: column) }
        }
    }

    /// Writes what rows are sorted by, behind what is selected.
    ///
    /// - Parameter isNamed: Whether the columns have names of their own, as those of a statement within another need.
    mutating func writeSelection(ofOrder order: [SortKey], isNamed: Bool = false) throws {
        for (index, key) in order.enumerated() {
            write(", ")
            try writeValue(of: key)
            writeCollation(of: key, in: .selectedOrder)
            guard isNamed else { continue }
            write(" AS \"fetching.order")
            write(index)
            write("\"")
        }
    }

    /// Writes which rows are asked for.
    mutating func writeWhere(_ query: FetchQuery) throws {
        if let each = query.source?.each {
            write(" WHERE ")
            writeNumberCondition(of: each)
            guard let predicate = condition(of: query) else { return }
            write(" AND ")
            return try writeMember(predicate, of: .and)
        }
        guard let predicate = condition(of: query) else { return }
        write(" WHERE ")
        if writesPolicyOfLocked(query) { return try writeMember(predicate, of: .and) }
        try writeCondition(predicate)
    }

    /// The condition of a query. One that always holds is nil, unless the statement would be read in another way without it.
    private func condition(of query: FetchQuery) -> ExpressionTree? {
        guard case .condition(.constant(true))? = query.predicate?.node else { return query.predicate }
        return needsCondition ? query.predicate : nil
    }

    /// Writes which rows are asked for.
    ///
    /// - Parameter branches: Which parts of those behind a place in the order; none for all rows.
    mutating func writeWhere(_ query: FetchQuery, _ branches: [SQLPageBranch]) throws {
        guard !branches.isEmpty else { return try writeWhere(query) }
        write(" WHERE ")
        if let each = query.source?.each {
            writeNumberCondition(of: each)
            write(" AND ")
        }
        if let predicate = condition(of: query) {
            try writeMember(predicate, of: .and)
            write(" AND ")
        }
        guard branches.count > 1 else { return try writeCondition(of: branches[0]) }
        try writeParenthesized { renderer in
            try renderer.writeJoined(branches, by: " OR ") { try $1.writeCondition(of: $0) }
        }
    }

    /// Writes what rows are sorted by.
    ///
    /// - Parameter selected: What is selected. A value that is computed for it need not be computed again.
    mutating func writeOrder(_ keys: [SortKey], selected: [SelectedText] = []) throws {
        try writeOrder(keys) { key, _, renderer in
            if let place = try renderer.place(of: key, in: selected) {
                renderer.write(place + 1)
                guard renderer.traits.collatesColumnNumbers else { return }
            } else {
                try renderer.writeValue(of: key)
            }
            renderer.writeCollation(of: key, in: .order)
        }
    }

    /// The place of what rows are sorted by among what is selected, where it is there and can be named by its number.
    private mutating func place(of key: SortKey, in selected: [SelectedText]) throws -> Int? {
        // A mark is no value to sort by.
        guard !traits.marksOverflow || !key.tree.canOverflow, key.options.folding.isEmpty,
            key.locale == nil, selected.contains(where: \.isComputed)
        else { return nil }
        // A text whose calculation can overflow is sorted by another text than is selected, which takes an overflow for nil: where
        // rows are distinct, they are sorted by what is selected.
        let isCollated = !traits.collatesColumnNumbers && isCollated(key)
        guard !isCollated || key.tree.canOverflow else { return nil }
        let start = mark
        try writeResult(key.tree)
        let place = selected.firstIndex {
            $0.isComputed && (!isCollated || $0.isCollated) && hasSameText($0, from: start)
        }
        rewind(to: start)
        return place
    }

    private func isCollated(_ key: SortKey) -> Bool {
        key.tree.kind.type.map { traits.collation(for: $0, in: .order, readsJSON: key.tree.readsJSON) != nil } ?? false
    }

    /// Writes what rows are sorted by, where the values are columns of the result.
    mutating func writeOrder(_ keys: [SortKey], behindColumns columnCount: Int) throws {
        try writeOrder(keys) { key, index, renderer in
            renderer.write(columnCount + index + 1)
            if renderer.traits.collatesColumnNumbers { renderer.writeCollation(of: key, in: .order) }
        }
    }

    /// Writes what rows of several requests are sorted by.
    ///
    /// - Parameters:
    ///   - places: The places of the values among the columns of the result.
    ///   - isNullable: Whether the value of a key can be nil in any of the requests.
    mutating func writeOrder(
        _ keys: [SortKey], atColumns places: [Int], isNullable: @escaping (Int) -> Bool
    ) throws {
        try writeOrder(keys, isNullable: isNullable) { key, index, renderer in
            renderer.write(places[index] + 1)
            if renderer.traits.collatesColumnNumbers { renderer.writeCollation(of: key, in: .order) }
        }
    }

    private mutating func writeOrder(
        _ keys: [SortKey], isNullable: ((Int) -> Bool)? = nil,
        _ writeValue: (SortKey, Int, inout SQLRenderer) throws -> Void
    ) throws {
        guard !keys.isEmpty else { return }
        write(" ")
        try writeTerms(keys, isNullable: isNullable, writeValue)
    }

    /// Writes the order of the rows of a window.
    package mutating func writeWindowOrder(_ keys: [SortKey]) throws {
        try writeTerms(keys) { key, _, renderer in
            try renderer.writeValue(of: key)
            renderer.writeCollation(of: key, in: .order)
        }
    }

    private mutating func writeTerms(
        _ keys: [SortKey], isNullable: ((Int) -> Bool)? = nil,
        _ writeValue: (SortKey, Int, inout SQLRenderer) throws -> Void
    ) throws {
        write("ORDER BY ")
        try writeJoined(keys.enumerated(), by: ", ") { element, renderer in
            let key = element.element
            try writeValue(key, element.offset, &renderer)
            if !key.isAscending { renderer.write(" DESC") }
            renderer.writeNilOrder(of: key, isNullable: isNullable?(element.offset) ?? key.tree.isNullable)
        }
    }

    /// Writes the value by which rows are sorted.
    package mutating func writeValue(of key: SortKey) throws {
        guard key.options.folding.isEmpty else {
            return try rules.renderFolded(key.tree, key.options.folding, into: &self)
        }
        // The collation behind an operator would be that of its right side.
        guard key.locale != nil, !key.tree.isColumn else { return try writeSortedOrGrouped(key.tree) }
        try writeParenthesized { try $0.writeSortedOrGrouped(key.tree) }
    }

    /// Writes the collation of the value by which rows are sorted: that of a locale, or one that the database needs to be told.
    mutating func writeCollation(of key: SortKey, in use: SQLCollationUse) {
        guard let locale = key.locale else { return writeCollation(of: key.tree, in: use) }
        // It can be written in the order itself.
        if use == .selectedOrder, traits.collatesColumnNumbers { return }
        write(generated: rules.collation(of: locale))
    }

    /// Writes a value by which rows are sorted or grouped.
    mutating func writeSortedOrGrouped(_ tree: ExpressionTree) throws {
        guard !traits.groupsByConstants, !tree.readsRows else { return try writeOperand(tree) }
        try writeSubquery { try $0.writeOperand(tree) }
    }

    private mutating func writeNilOrder(of key: SortKey, isNullable: Bool) {
        // A value that is never nil gets no clause, so that an index serves.
        guard isNullable else { return }
        let isFirst =
            switch key.nilOrder {
            case .first: true
            case .last: false
            case .smallest: key.isAscending
            }
        guard isFirst != (key.isAscending == traits.nullIsSmallest) else { return }
        write(isFirst ? " NULLS FIRST" : " NULLS LAST")
    }
}

extension FetchQuery {
    /// Renders the request.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    @usableFromInline
    package func statement(for dialect: SQLDialect, of model: any Fetchable.Type) throws -> SQLStatementText {
        do {
            let rules = dialect.rules
            func render() throws -> SQLStatementText {
                try SQLRenderer.statement(in: rules) { try $0.writeSelect(self, of: model) }
            }
            var statement =
                rules.cachesStatementTexts
                ? try cachedStatement(of: model, render)
                : try statementOfParts(for: dialect, of: model) ?? render()
            statement.mostRows = limit
            return statement
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
    }
}
