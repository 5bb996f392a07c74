public import FetchingCore

extension SQLRenderer {
    /// Writes a statement that gives values.
    mutating func writeSelect(_ selection: SelectionQuery, of model: any Fetchable.Type) throws {
        try selection.check(of: model)
        let outer = scopes
        scopes = selection.query.scopes
        defer { scopes = outer }
        if let combination = selection.combination { return try writeCombination(selection, combination, of: model) }
        if selection.isExistence, selection.query.lock != nil { throw FetchError.lockedParts }
        guard !selection.isExistence else { return try writeExistence(selection.query, of: model) }
        sharesPlaceholders = selection.grouping != nil || selection.isDistinct
        let order = selection.grouping?.query.sortKeys ?? selection.query.totalOrder(of: model)
        let hasWindows = selection.hasWindows
        let selection = selection.withWindowsInside(hasOrder: !order.isEmpty) ?? selection.withLimitInside(order)
        if let position = selection.query.position {
            // Windows are computed of all rows, whatever part is asked for, and an index finds none: once is enough.
            let branches = SQLPageBranch.all(behind: position, in: order)
            try writeParts(hasWindows ? [branches] : branches.map { [$0] }, selection, order, of: model)
        } else {
            let selected = try writeRows(of: selection, order, of: model)
            try writeOrder(order, selected: selected)
        }
        let limits = selection.grouping?.query ?? selection.query
        rules.renderLimit(limits.limit, offset: limits.offset, into: &self)
        try writeLock(
            of: selection.query, hasOtherTables: true, of: model,
            isPart: selection.isDistinct || selection.grouping != nil || hasWindows)
    }

    /// Writes the parts of the rows behind a place, each of which comes in its order, to be merged.
    private mutating func writeParts(
        _ parts: [[SQLPageBranch]], _ selection: SelectionQuery, _ order: [SortKey], of model: any Fetchable.Type
    ) throws {
        // Some databases merge them row by row, others sort them: those are asked for no more of each than of all.
        let limit =
            traits.mergesSortedParts || parts.count == 1 || selection.isDistinct || selection.grouping != nil
            ? nil : selection.query.reachingEachPart()?.limit
        try writeJoined(parts, by: " UNION ALL ") { branches, renderer in
            try renderer.withoutRows { renderer in
                if limit != nil { renderer.write("(") }
                let selected = try renderer.writeRows(of: selection, order, branches, of: model)
                guard let limit else { return }
                try renderer.writeOrder(order, selected: selected)
                renderer.rules.renderLimit(limit, offset: 0, into: &renderer)
                renderer.write(")")
            }
        }
        try writeOrder(order, behindColumns: selection.columns.count)
    }

    /// Writes a statement up to the order.
    ///
    /// - Returns: What is selected.
    private mutating func writeRows(
        of selection: SelectionQuery, _ order: [SortKey], _ branches: [SQLPageBranch] = [], of model: any Fetchable.Type
    ) throws -> [SelectedText] {
        let tables = try declareTables(of: selection, order, of: model)
        let comparesSelection = comparesSelection
        defer { self.comparesSelection = comparesSelection }
        write(selection.isDistinct ? "SELECT DISTINCT " : "SELECT ")
        isOfGroups = selection.grouping != nil
        var selected: [SelectedText] = []
        try writeJoined(selection.columns.indices, by: ", ") { index, renderer in
            let tree = selection.columns[index]
            let start = renderer.mark
            let assignment = selection.assignments.indices.contains(index) ? selection.assignments[index] : nil
            // Beside the rows of another request, whose column may hold texts.
            try renderer.writeAsText(decimalOf: renderer.comparesSelection ? tree.valueType : nil) { renderer in
                guard let assignment else { return try renderer.writeResult(tree) }
                try renderer.writeCast(for: assignment.column) { try $0.writeValue(of: assignment) }
            }
            let isCollated = selection.isDistinct || renderer.comparesSelection
            selected.append(SelectedText(tree: tree, start: start, end: renderer.mark, isCollated: isCollated))
            guard isCollated else { return }
            if let assignment {
                // It has the type of the column, which may be an enum.
                renderer.writeDistinctCollation(of: assignment.column)
            } else {
                renderer.writeCollation(of: tree, in: .distinctSelection)
            }
        }
        if selection.readsOrder { try writeSelection(ofOrder: order) }
        isOfGroups = false
        self.comparesSelection = false
        try writeFrom(tables)
        try writeWhere(selection.query, branches)
        try writePolicyOfLocked(selection.query, of: model)
        isOfGroups = selection.grouping != nil
        if let grouping = selection.grouping { try writeGrouping(grouping) }
        return selected
    }

    private mutating func writeExistence(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        write("SELECT EXISTS ")
        try writeSubquery { renderer in
            renderer.write("1")
            var query = query
            // The order decides nothing, unless it does which rows are passed over, and these are as many in any order.
            query.removeOrder()
            let selection = SelectionQuery(query, columns: [])
            try renderer.writeFrom(renderer.declareTables(of: selection, [], of: model))
            try renderer.writeWhere(query)
            renderer.rules.renderLimit(query.limit, offset: query.offset, into: &renderer)
        }
    }

    private mutating func declareTables(
        of selection: SelectionQuery, _ order: [SortKey], of model: any Fetchable.Type
    ) throws -> SQLTables {
        let query = selection.query
        var others = selection.columns + order.map(\.tree)
        if let grouping = selection.grouping {
            others += grouping.keys
            if let condition = grouping.query.predicate { others.append(condition) }
        }
        let hasRelationships =
            query.predicate?.hasRelationships ?? false || others.contains(where: \.hasRelationships)
        let couldMeanResult =
            traits.sortsByNamesOfResults && !order.isEmpty && selection.columns.contains(where: \.isNamedByDatabase)
        guard hasRelationships || couldMeanResult else { return .only(model, source: query.source) }
        let joins = SQLJoins(from: .root, condition: query.predicate, other: others)
        return try declareTables(of: model, joins, source: query.source)
    }

    private mutating func writeGrouping(_ grouping: Grouping) throws {
        if !grouping.keys.isEmpty {
            write(" GROUP BY ")
            try writeJoined(grouping.keys, by: ", ") { key, renderer in
                try renderer.writeSortedOrGrouped(key)
                renderer.writeCollation(of: key, in: .equality)
            }
        }
        guard let condition = grouping.query.predicate else { return }
        write(" HAVING ")
        try writeCondition(condition)
    }
}

extension ExpressionTree {
    /// Whether anything is read of rows or groups.
    var readsRows: Bool {
        contains { part in
            part.isFailure || part.isGroupAggregate || part.rawFragment != nil || part.relatedRows != nil
                || part.readsRow { _ in true }
        }
    }

    private var isGroupAggregate: Bool { if case .value(.groupAggregate) = node { true } else { false } }
}

extension SelectionQuery {
    /// The same rows, limited before their values are computed: what others than these come to is not asked for.
    fileprivate func withLimitInside(_ order: [SortKey]) -> SelectionQuery {
        guard query.isLimited, query.position == nil, !order.isEmpty, grouping == nil, !isDistinct,
            columns.contains(where: \.canOverflow), !hasWindows
        else { return self }
        var selection = self
        selection.query = query.limitedInside()
        return selection
    }
}

/// The text of a value that is selected.
struct SelectedText {
    let tree: ExpressionTree
    let start: SQLMark
    let end: SQLMark

    /// Whether it is written with the order of texts.
    let isCollated: Bool

    /// Whether it is worth being computed once only.
    var isComputed: Bool { tree.isComputed }
}

extension ExpressionTree {
    /// Whether a database may name the result after something else than the column that it is.
    fileprivate var isNamedByDatabase: Bool {
        if case .value(.groupKey(let key)) = node { key.isNamedByDatabase } else { isComputed }
    }

    /// Whether it is more than a column or a constant.
    fileprivate var isComputed: Bool {
        switch node {
        case .value(let value): value.isComputed
        case .condition, .failure: true
        }
    }
}

extension ValueNode {
    fileprivate var isComputed: Bool {
        switch self {
        case .column, .related, .literal, .parameter, .groupKey: false
        case .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .aggregate, .groupAggregate, .window:
            true
        }
    }
}

extension SelectionQuery {
    private var mostRows: Int? {
        if isExistence || isCount { return 1 }
        guard let grouping else { return query.limit }
        return grouping.keys.isEmpty ? 1 : grouping.query.limit
    }

    /// Renders the request.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    @usableFromInline
    package func statement(for dialect: SQLDialect, of model: any Fetchable.Type) throws -> SQLStatementText {
        do {
            var statement =
                try statementOfParts(for: dialect, of: model)
                ?? SQLRenderer.statement(in: dialect.rules) { try $0.writeSelect(self, of: model) }
            statement.mostRows = mostRows
            return statement
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
    }
}
