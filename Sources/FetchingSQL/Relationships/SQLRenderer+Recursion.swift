import FetchingCore

extension SQLRenderer {
    /// Writes the table with the rows that repeated steps lead to, joined to the keys by which they are found. Where its rows were
    /// looked for among these keys instead, PostgreSQL would go through all rows of the table for each that is asked about.
    ///
    /// - Parameters:
    ///   - source: The row from which the first step leads.
    ///   - tables: The tables of which that is each row; nil for a row of the statement around.
    mutating func writeRecursion(
        to target: SQLTables.Table, _ hop: RelationshipHop, _ recursion: RelationshipRecursion, from source: String,
        in tables: SQLTables?
    ) throws {
        try writeDerivedTable { renderer in
            try renderer.writeWalk(hop, recursion, keys: 0) { renderer in
                renderer.writeKeyColumns(hop.columns, of: source)
            } from: { renderer in
                guard let tables else { return }
                try renderer.writeFrom(tables)
                try renderer.writeWhere(tables, nil)
            }
        }
        write(" AS ")
        write(quotedName: Self.links)
        write(" JOIN ")
        try writeTable(target)
        write(" ON ")
        writeLink(hop, to: target.quotedName, fromLinks: Self.links)
    }

    /// Writes the statement that gives the keys of the rows that repeated steps lead to: those of the first rows, and those of each
    /// row that is found by them. As `UNION` keeps each once, a circle of rows ends.
    ///
    /// - Parameters:
    ///   - keys: The number of columns before those of the step, which tell where each way began.
    ///   - columns: Writes all columns of the first rows.
    ///   - from: Writes where the first rows are.
    mutating func writeWalk(
        _ hop: RelationshipHop, _ recursion: RelationshipRecursion, keys: Int,
        columns: (inout SQLRenderer) throws -> Void, from: (inout SQLRenderer) throws -> Void
    ) throws {
        let isLimited = recursion.depth != nil
        write("WITH RECURSIVE ")
        write(quotedName: Self.walk)
        write(" (")
        writeColumns(keys: keys, links: hop.columns.count, depth: isLimited) { $1.write($0) }
        write(") AS (SELECT ")
        try columns(&self)
        if isLimited { write(", 1") }
        try from(&self)
        write(" UNION SELECT ")
        writeColumns(keys: keys, links: 0, depth: false) { $1.writeWalked($0) }
        if keys > 0 { write(", ") }
        writeKeyColumns(hop.columns, of: Self.step)
        if isLimited {
            write(", ")
            writeWalked(.depth)
            write(" + 1")
        }
        write(" FROM ")
        write(quotedName: Self.walk)
        write(" JOIN ")
        try writeTable(.init(hop, quotedName: Self.step))
        write(" ON ")
        writeJoined(hop.targetColumns.indices, by: " AND ") { index, renderer in
            let column = hop.targetColumns[index]
            renderer.writeEquality(of: column.type) { renderer in
                renderer.writeColumn(column, of: Self.step)
                renderer.write(" = ")
                renderer.writeWalked(.link(index))
                renderer.writeCollation(for: column.type, in: .equality)
            }
        }
        if let depth = recursion.depth {
            write(" WHERE ")
            writeWalked(.depth)
            write(" < ")
            bind(.int64(Int64(depth)))
        }
        // Where steps are counted, a row may have been reached by several numbers of them.
        write(isLimited ? ") SELECT DISTINCT " : ") SELECT ")
        writeColumns(keys: keys, links: hop.columns.count, depth: false) { $1.writeWalked($0) }
        write(" FROM ")
        write(quotedName: Self.walk)
    }

    /// Writes columns that are told apart as conditions do.
    mutating func writeKeyColumns(_ columns: [FetchableColumn], of row: String) {
        writeJoined(columns, by: ", ") { column, renderer in
            renderer.writeColumn(column, of: row)
            renderer.writeCollation(for: column.type, in: .equality)
        }
    }

    private mutating func writeColumns(
        keys: Int, links: Int, depth: Bool, _ write: (LoadingName, inout SQLRenderer) -> Void
    ) {
        let columns = (0..<keys).map(LoadingName.key) + (0..<links).map(LoadingName.link) + (depth ? [.depth] : [])
        writeJoined(columns, by: ", ", write)
    }

    /// Writes a column of the keys that are collected: the table beside them may have one of the same name.
    private mutating func writeWalked(_ column: LoadingName) {
        write(quotedName: Self.walk)
        write(".")
        write(column)
    }

    private static let walk = "\"fetching.walk\""
    private static let step = "\"fetching.step\""
}
