package import FetchingCore

/// The tables that a statement reads from, and how their rows belong together.
struct SQLTables {
    struct Table {
        let model: any Fetchable.Type
        let quotedName: String

        /// The step that leads to its rows, which are those within the scopes of the model; nil for those of a request, which its
        /// conditions name.
        var hop: RelationshipHop?
    }

    struct Join {
        var table: Table
        let hop: RelationshipHop

        /// The name of the row from which the hop leads to this table.
        let source: String

        /// Whether the rows without a joined one are left out.
        let isInner: Bool
    }

    /// How the rows of a relationship are those of a certain row.
    indirect enum Restriction {
        /// The key of the first table is that of the other row.
        case link(RelationshipHop, from: String)

        /// The key of the first table is among those to which repeated steps lead from a row, which may be each of some tables.
        case recursion(RelationshipHop, RelationshipRecursion, from: String, in: SQLTables?)

        /// The key of the first table is that to which a hop leads from a row of some tables, of which there may be several.
        case membership(RelationshipHop, from: String, in: SQLTables)
    }

    var first: Table
    var joins: [Join] = []
    var restriction: Restriction?

    /// The request that takes the place of the first table.
    var source: SourceQuery?

    /// The tables that steps lead to.
    ///
    /// - Parameters:
    ///   - names: The names of the tables, one for each step.
    ///   - parent: The name of the row from which they begin.
    init(_ hops: ArraySlice<RelationshipHop>, names: [String], from parent: String) {
        let begin = hops.lastIndex { $0.recursion != nil } ?? 0
        first = Table(hops[begin], quotedName: names[begin])
        joins = (begin + 1..<hops.count).map { index in
            Join(
                table: Table(hops[index], quotedName: names[index]), hop: hops[index],
                source: names[index - 1], isInner: true)
        }
        guard let recursion = hops[begin].recursion else {
            restriction = .link(hops[begin], from: parent)
            return
        }
        let tables = begin == 0 ? nil : SQLTables(hops[..<begin], names: Array(names[..<begin]), from: parent)
        restriction = .recursion(
            hops[begin], recursion, from: begin == 0 ? parent : names[begin - 1], in: tables)
    }

    init(first: Table, restriction: Restriction? = nil, source: SourceQuery? = nil) {
        self.first = first
        self.restriction = restriction
        self.source = source
    }

    /// The table of a model, alone in its statement.
    static func only(_ model: any Fetchable.Type, source: SourceQuery?) -> SQLTables {
        let table = Table(model: model, quotedName: model.fetchableEntity.quotedName)
        return SQLTables(first: table, source: source)
    }
}

extension SQLTables.Table {
    /// The table that a step leads to.
    init(_ hop: RelationshipHop, quotedName: String) {
        self.init(model: hop.target, quotedName: quotedName, hop: hop)
    }
}

extension SQLRenderer {
    /// Names the root row, and those that to-one relationships lead to from it.
    ///
    /// - Parameter source: The request whose models are looked at, where these are not all.
    mutating func declareTables(
        of model: any Fetchable.Type, _ joins: SQLJoins, source: SourceQuery? = nil
    ) throws -> SQLTables {
        rows.declareRoot(model.fetchableEntity)
        var tables = SQLTables.only(model, source: source)
        tables.joins = try declare(joins)
        return tables
    }

    /// Names the rows of a relationship, and those that to-one relationships lead to from them.
    ///
    /// - Parameters:
    ///   - operand: What is computed from the rows.
    ///   - mayRepeat: Whether it makes no difference if a row is there twice.
    mutating func declareTables(
        of related: RelatedRows, operand: ExpressionTree? = nil, mayRepeat: Bool
    ) throws -> SQLTables {
        let hops = related.relationship.hops
        for hop in hops { try hop.requireKeys() }
        let parent = try related.owner.map(rows.name)
        let joins = SQLJoins(
            from: related.element, condition: related.condition, required: [operand].compactMap(\.self),
            other: related.order.map(\.tree))
        let middle = hops.dropLast().map { _ in rows.unusedName("\(related.element.path[0]).via") }
        let name = rows.declare(related.element)
        let target = SQLTables.Table(
            model: related.target, quotedName: name, hop: hops.last)
        guard let parent else {
            var tables = SQLTables(first: target)
            tables.joins = try declare(joins)
            return tables
        }
        guard mayRepeat || related.relationship.reachesEachRowOnce else {
            let last = hops[hops.count - 1]
            var tables = SQLTables(
                first: target,
                restriction: .membership(
                    last, from: middle[middle.count - 1], in: SQLTables(hops.dropLast(), names: middle, from: parent)))
            tables.joins = try declare(joins)
            return tables
        }
        var tables = SQLTables(hops[...], names: middle + [name], from: parent)
        tables.joins += try declare(joins)
        return tables
    }

    private mutating func declare(_ joins: SQLJoins) throws -> [SQLTables.Join] {
        var result: [SQLTables.Join] = []
        for join in joins.joins {
            guard case .toOne(let source, let relationship, _) = join.row.kind else { continue }
            let hop = relationship.hops[0]
            try hop.requireKeys()
            let sourceName = try rows.name(of: source)
            let table = SQLTables.Table(hop, quotedName: rows.declare(join.row))
            result.append(SQLTables.Join(table: table, hop: hop, source: sourceName, isInner: join.isInner))
        }
        return result
    }
}

extension SQLRenderer {
    /// Writes the tables with their joins.
    mutating func writeFrom(_ tables: SQLTables) throws {
        write(" FROM ")
        if let source = tables.source {
            try writeSource(source, of: tables.first)
        } else if case .recursion(let hop, let recursion, let row, let tablesOfRow) = tables.restriction {
            try writeRecursion(to: tables.first, hop, recursion, from: row, in: tablesOfRow)
        } else {
            try writeTable(tables.first)
        }
        try writeJoins(tables)
    }

    /// Writes a request under the name of its table, in which other requests look at its models.
    private mutating func writeSource(_ source: SourceQuery, of table: SQLTables.Table) throws {
        try withoutRows { renderer in
            try renderer.writeDerivedTable { renderer in
                if let combination = source.combination {
                    try renderer.writeCombination(source, combination, of: table.model)
                } else if let each = source.each {
                    try renderer.writeNumberedSelect(source.query, each, of: table.model)
                } else if !source.windows.isEmpty {
                    try renderer.writeWindowedSelect(source.query, source.windows, of: table.model)
                } else {
                    try renderer.writeSelect(source.query, of: table.model)
                }
            }
        }
        write(" AS ")
        write(quotedName: table.quotedName)
    }

    /// Writes what is joined to the first table.
    mutating func writeJoins(_ tables: SQLTables) throws {
        for join in tables.joins {
            write(join.isInner ? " JOIN " : " LEFT JOIN ")
            try writeTable(join.table)
            write(" ON ")
            writeLink(join.hop, from: join.source, to: join.table.quotedName)
        }
    }

    /// Writes which rows are asked for: those that the tables are restricted to, and that meet a condition.
    mutating func writeWhere(_ tables: SQLTables, _ condition: ExpressionTree?) throws {
        switch tables.restriction {
        // The first table is joined to the keys that it is restricted to.
        case nil, .recursion:
            guard let condition else { return }
            write(" WHERE ")
            return try writeCondition(condition)
        case .link(let hop, let source):
            write(" WHERE ")
            writeLink(hop, from: source, to: tables.first.quotedName)
        case .membership(let hop, let source, let tablesOfSource):
            write(" WHERE ")
            writeKey(hop.targetColumns, of: tables.first.quotedName)
            write(" IN ")
            try writeSubquery { renderer in
                renderer.writeJoined(hop.columns, by: ", ") { column, renderer in
                    renderer.writeColumn(column, of: source)
                }
                try renderer.writeFrom(tablesOfSource)
                try renderer.writeWhere(tablesOfSource, nil)
            }
        }
        guard let condition else { return }
        write(" AND ")
        try writeMember(condition, of: .and)
    }

    /// Writes a table with its name: of a model that has scopes, the rows within them.
    mutating func writeTable(_ table: SQLTables.Table) throws {
        guard let condition = table.hop?.scope(in: scopes) else {
            return writeTable(of: table.model.fetchableEntity, as: table.quotedName)
        }
        try writeScopedTable(of: table.model, condition)
        write(" AS ")
        write(quotedName: table.quotedName)
    }

    /// Writes that two rows have the same key.
    mutating func writeLink(_ hop: RelationshipHop, from source: String, to target: String) {
        writeJoined(zip(hop.columns, hop.targetColumns), by: " AND ") { columns, renderer in
            renderer.writeEquality(of: columns.1.type) { renderer in
                renderer.writeColumn(columns.1, of: target)
                renderer.write(" = ")
                renderer.writeColumn(columns.0, of: source)
                renderer.writeCollation(for: columns.1.type, in: .equality)
            }
        }
    }

    /// Writes a key as a value, of several columns as a row value.
    package mutating func writeKey(_ columns: [FetchableColumn], of row: String) {
        if columns.count > 1 { write("(") }
        writeJoined(columns, by: ", ") { column, renderer in
            renderer.writeColumn(column, of: row)
            renderer.writeCollation(for: column.type, in: .equality)
        }
        if columns.count > 1 { write(")") }
    }

    /// Writes a column of a row with a certain name.
    mutating func writeColumn(_ column: FetchableColumn, of row: String) {
        write(quotedName: row)
        write(".")
        writeName(of: column)
    }
}
