import FetchingCore

// The keys of rows beside those of the rows that are related to them.

extension SQLRenderer {
    /// The tables that steps lead to, one from the other.
    ///
    /// - Parameter begin: The step that leads to the first of them.
    func tables(of hops: ArraySlice<RelationshipHop>, names: [String], from begin: Int = 0) -> SQLTables {
        var tables = SQLTables(first: .init(hops[begin], quotedName: names[begin]))
        tables.joins = (begin + 1..<names.count).map { index in
            SQLTables.Join(
                table: .init(hops[index], quotedName: names[index]), hop: hops[index],
                source: names[index - 1], isInner: true)
        }
        return tables
    }

    /// Writes that a row has the key of a link.
    mutating func writeLink(_ hop: RelationshipHop, to target: String, fromLinks name: String) {
        writeJoined(hop.targetColumns.indices, by: " AND ") { index, renderer in
            let column = hop.targetColumns[index]
            renderer.writeEquality(of: column.type) { renderer in
                renderer.writeColumn(column, of: target)
                renderer.write(" = ")
                renderer.write(quotedName: name)
                renderer.write(".")
                renderer.write(.link(index))
                renderer.writeCollation(for: column.type, in: .equality)
            }
        }
    }

    /// Writes the statement that gives which keys lead to which: each pair once, however many rows say so.
    ///
    /// - Parameter names: The names of the rows on the way, one less than steps.
    mutating func writeLinks(
        _ load: RelatedQuery, _ hops: ArraySlice<RelationshipHop>, names: [String]
    ) throws {
        let last = hops[hops.count - 1]
        guard let recursion = last.recursion else {
            write("SELECT DISTINCT ")
            try writeLinkColumns(load, hops, names: names, isNaming: true)
            return try writeLinkTables(load, hops, names: names)
        }
        try writeWalk(last, recursion, keys: load.keys.columns.count) { renderer in
            renderer.write("DISTINCT ")
            try renderer.writeLinkColumns(load, hops, names: names, isNaming: false)
        } from: { renderer in
            try renderer.writeLinkTables(load, hops, names: names)
        }
    }

    /// Writes the key of the row at which the steps begin, and that by which the last of them leads to its row.
    private mutating func writeLinkColumns(
        _ load: RelatedQuery, _ hops: ArraySlice<RelationshipHop>, names: [String], isNaming: Bool
    ) throws {
        let first = names.first ?? Self.origin
        for index in load.keys.columns.indices {
            if walkedRow(of: hops) != nil {
                write(quotedName: Self.links)
                write(".")
                write(.key(index))
            } else {
                let column = keyColumns(of: hops)[index]
                writeColumn(column, of: first)
                writeCollation(for: column.type, in: .equality)
            }
            if isNaming {
                write(" AS ")
                write(.key(index))
            }
            write(", ")
        }
        writeJoined(hops[hops.count - 1].columns.enumerated(), by: ", ") { column, renderer in
            renderer.writeColumn(column.element, of: names.last ?? Self.origin)
            renderer.writeCollation(for: column.element.type, in: .equality)
            guard isNaming else { return }
            renderer.write(" AS ")
            renderer.write(.link(column.offset))
        }
    }

    /// Writes the tables with the rows on the way.
    private mutating func writeLinkTables(
        _ load: RelatedQuery, _ hops: ArraySlice<RelationshipHop>, names: [String]
    ) throws {
        write(" FROM ")
        if let walked = walkedRow(of: hops) {
            try writeParenthesized {
                try $0.writeLinks(load, hops[...walked], names: Array(names[..<walked]))
            }
            write(" AS ")
            write(quotedName: Self.links)
            write(" JOIN ")
            try writeTable(.init(hops[walked], quotedName: names[walked]))
            write(" ON ")
            writeLink(hops[walked], to: names[walked], fromLinks: Self.links)
            return try writeJoins(tables(of: hops, names: names, from: walked))
        }
        // A recursive step begins at a row that has the keys itself.
        let isAlone = names.isEmpty
        let names = isAlone ? [Self.origin] : names
        let tables =
            isAlone
            ? SQLTables(first: .init(model: hops[0].model, quotedName: Self.origin))
            : tables(of: hops, names: names)
        try writeTable(tables.first)
        try writeJoins(tables)
        write(" WHERE ")
        rules.renderMembership(of: keyColumns(of: hops), ofRow: names[0], inKeys: load.keys.values, into: &self)
    }

    /// The columns with the keys of the rows at which the steps begin.
    private func keyColumns(of hops: ArraySlice<RelationshipHop>) -> [FetchableColumn] {
        hops[0].recursion == nil ? hops[0].targetColumns : hops[0].columns
    }

    /// The last of the rows on the way to which repeated steps lead.
    private func walkedRow(of hops: ArraySlice<RelationshipHop>) -> Int? {
        hops.dropLast().lastIndex { $0.recursion != nil }
    }

    /// The name of the rows at which a recursive step begins.
    private static let origin = "\"fetching.origin\""

    /// The name of what gives the keys of rows to which a recursive step leads.
    static let links = "\"fetching.links\""
}
