public import FetchingCore

extension SQLRenderer {
    /// Writes the statement that fetches the rows that are related to others, each with the key of the row to which it
    /// belongs behind its columns.
    mutating func writeSelect(_ load: RelatedQuery) throws {
        let query = load.query
        scopes = query.scopes
        try query.checkLimits()
        guard query.lock == nil else { throw FetchError.lockedParts }
        guard query.isLimited else {
            write(query.isDistinct ? "SELECT DISTINCT " : "SELECT ")
            return try writeRelatedRows(load, query.sortKeys, try declareTables(of: load, query.sortKeys))
        }
        try writeLimitedSelect(load, query.totalOrder(of: load.target))
    }

    /// Numbers the rows that belong to each row, and writes those within the limit.
    private mutating func writeLimitedSelect(_ load: RelatedQuery, _ order: [SortKey]) throws {
        let query = load.query
        let target = try declareTables(of: load, order)
        // What is calculated, and may fail, is so for the rows within the limit alone. Those that are joined are not known there.
        let calculatesLast =
            target.joins.isEmpty && !query.isDistinct && load.columns.contains(where: \.canOverflow)
            && !load.columns.contains(where: \.hasWindows)
        write("SELECT ")
        writeJoined(load.target.fetchableEntity.columns, by: ", ") { column, renderer in renderer.writeName(of: column)
        }
        for (index, column) in load.columns.enumerated() {
            write(", ")
            guard calculatesLast else {
                write(.value(index))
                continue
            }
            try column.requireRow()
            try writeResult(column)
        }
        for index in load.keys.columns.indices {
            write(", ")
            write(.key(index))
        }
        write(" FROM ")
        try writeParenthesized { renderer in
            renderer.write("SELECT ")
            try renderer.writeRelatedRows(
                load, order, target, isNumbering: true, columns: calculatesLast ? [] : load.columns)
        }
        // Some databases require a name.
        write(" AS ")
        if calculatesLast { write(quotedName: target.first.quotedName) } else { write("\"fetching.rows\"") }
        write(" WHERE ")
        if query.offset > 0 {
            write(.number)
            write(" > ")
            bind(.int64(Int64(query.offset)))
            if query.limit != nil { write(" AND ") }
        }
        if let limit = query.limit {
            let (end, overflow) = query.offset.addingReportingOverflow(limit)
            write(.number)
            write(" <= ")
            bind(.int64(overflow ? .max : Int64(end)))
        }
        write(" ORDER BY ")
        write(.number)
    }

    /// Writes what follows `SELECT`.
    ///
    /// - Parameter columns: What is selected beside the models, nil for all of it.
    private mutating func writeRelatedRows(
        _ load: RelatedQuery, _ order: [SortKey], _ target: SQLTables, isNumbering: Bool = false,
        columns: [ExpressionTree]? = nil
    ) throws {
        let middle = load.hops.dropLast().map { hop in rows.unusedName("via.\(hop.target.fetchableEntity.name)") }
        let links: RelatedLinks
        if load.hops.contains(where: { $0.recursion != nil }) {
            links = .subquery(rows.unusedName("via"), middle)
        } else if middle.isEmpty {
            links = .none(load.hops[0].targetColumns, of: target.first.quotedName)
        } else if load.reachesEachRowOnce {
            links = .tables(middle, key: load.hops[0].targetColumns)
        } else {
            links = .subquery(rows.unusedName("via"), middle)
        }
        writeSelection(of: load.target.fetchableEntity, isDistinct: load.query.isDistinct)
        for (index, column) in (columns ?? load.columns).enumerated() {
            write(", ")
            try column.requireRow()
            try writeResult(column)
            if load.query.isDistinct { writeCollation(of: column, in: .distinctSelection) }
            guard isNumbering else { continue }
            write(" AS ")
            write(.value(index))
        }
        for index in load.keys.columns.indices {
            write(", ")
            writeKey(index, links)
            if load.query.isDistinct { writeDistinctCollation(of: load.keys.columns[index]) }
            guard isNumbering else { continue }
            write(" AS ")
            write(.key(index))
        }
        let selectsOrder = load.query.isDistinct && !isNumbering && !traits.sortsDistinctRowsByUnselected
        if selectsOrder { try writeSelection(ofOrder: order) }
        if isNumbering {
            write(", ROW_NUMBER() OVER (PARTITION BY ")
            writeJoined(load.keys.columns.indices, by: ", ") { index, renderer in
                renderer.writeKey(index, links)
                renderer.writeCollation(for: load.keys.columns[index].type, in: .equality)
            }
            try writeOrder(order)
            write(") AS ")
            write(.number)
        }
        try writeFrom(load, target, links)
        guard !isNumbering else { return }
        if selectsOrder {
            let columns = load.target.fetchableEntity.columns.count + load.columns.count + load.keys.columns.count
            try writeOrder(order, behindColumns: columns)
        } else {
            try writeOrder(order)
        }
    }

    private mutating func declareTables(of load: RelatedQuery, _ order: [SortKey]) throws -> SQLTables {
        let joins = SQLJoins(from: .root, condition: load.query.predicate, other: load.columns + order.map(\.tree))
        return try declareTables(of: load.target, joins)
    }

    private mutating func writeFrom(_ load: RelatedQuery, _ target: SQLTables, _ links: RelatedLinks) throws {
        switch links {
        case .none:
            try writeFrom(target)
            write(" WHERE ")
            writeKeyRestriction(load, of: target.first.quotedName)
            return try writeCondition(of: load, after: " AND ")
        case .tables(let middle, _):
            var tables = tables(of: load.hops[...], names: middle + [target.first.quotedName])
            // The request for the rows has the scopes of these among its conditions.
            tables.joins[tables.joins.count - 1].table.hop = nil
            tables.joins += target.joins
            try writeFrom(tables)
            write(" WHERE ")
            writeKeyRestriction(load, of: middle[0])
            return try writeCondition(of: load, after: " AND ")
        case .subquery(let name, let middle):
            write(" FROM ")
            try writeParenthesized { try $0.writeLinks(load, load.hops[...], names: middle) }
            write(" AS ")
            write(quotedName: name)
            write(" JOIN ")
            try writeTable(target.first)
            write(" ON ")
            writeLink(load.hops[load.hops.count - 1], to: target.first.quotedName, fromLinks: name)
            try writeJoins(target)
            return try writeCondition(of: load, after: " WHERE ")
        }
    }

    /// Writes that a row has one of the keys.
    private mutating func writeKeyRestriction(_ load: RelatedQuery, of row: String) {
        rules.renderMembership(
            of: load.hops[0].targetColumns, ofRow: row, inKeys: load.keys.values, into: &self)
    }

    private mutating func writeCondition(of load: RelatedQuery, after separator: StaticString) throws {
        guard let predicate = load.query.predicate else { return }
        write(separator)
        try writeMember(predicate, of: .and)
    }

    private mutating func writeKey(_ index: Int, _ links: RelatedLinks) {
        switch links {
        case .none(let key, let row): writeColumn(key[index], of: row)
        case .tables(let middle, let key): writeColumn(key[index], of: middle[0])
        case .subquery(let name, _):
            write(quotedName: name)
            write(".")
            write(.key(index))
        }
    }

    mutating func write(_ name: LoadingName) {
        switch name {
        case .depth: write("\"fetching.depth\"")
        case .number: write("\"fetching.number\"")
        case .value(let index):
            write("\"fetching.value")
            write(index)
            write("\"")
        case .key(let index):
            write("\"fetching.key")
            write(index)
            write("\"")
        case .link(let index):
            write("\"fetching.link")
            write(index)
            write("\"")
        }
    }
}

/// The link between related rows and those that they belong to.
private enum RelatedLinks {
    /// Nothing: the related rows have the key themselves.
    case none([FetchableColumn], of: String)

    /// Tables, of which the first has the key.
    case tables([String], key: [FetchableColumn])

    /// A statement that gives the keys on both sides.
    case subquery(String, [String])
}

/// The names of what is selected beside columns.
enum LoadingName {
    case number
    /// The number of repeated steps.
    case depth
    case value(Int)
    case key(Int)
    case link(Int)
}

extension RelatedQuery {
    /// The statement that fetches the rows.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    @usableFromInline
    package func statement(for dialect: SQLDialect) throws -> SQLStatementText {
        do {
            return try SQLRenderer.statement(in: dialect.rules) { try $0.writeSelect(self) }
        } catch let error as FetchError {
            throw error.on(target, engine: dialect.rules.engine)
        }
    }
}
