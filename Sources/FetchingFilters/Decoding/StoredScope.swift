import FetchingCore

/// The rows that a condition can name: the one that is asked for, and an element for each relationship around it.
struct StoredScope {
    private struct Row {
        let source: RowSource
        let table: StoredMemberTable
    }

    private var rows: [Row]

    init(_ table: StoredMemberTable) { rows = [Row(source: .root, table: table)] }

    /// The scope of a condition on an element.
    func inside(_ element: RowSource, _ table: StoredMemberTable) -> StoredScope {
        var scope = self
        scope.rows.append(Row(source: element, table: table))
        return scope
    }

    /// The column that a name such as `owner.name` or `../name` means.
    func member(_ text: String, at path: JSONPath) throws -> ExpressionTree {
        let (row, name) = try lastRow(of: text, at: path)
        guard let column = row.table.columns[name] else { throw row.table.error(for: name, at: path) }
        return .column(column, of: row.source)
    }

    /// The row that a name such as `owner` means, which a to-one relationship leads to.
    func row(_ text: String, at path: JSONPath) throws -> RowSource {
        let (row, name) = try lastRow(of: text, at: path)
        return try follow(name, from: row, at: path).source
    }

    /// The rows that a name such as `pets` means, and the condition that is made in their scope.
    func rows(
        _ text: String, at path: JSONPath, _ condition: (StoredScope) throws -> ExpressionTree?
    ) throws -> RelatedRows {
        let (row, name) = try lastRow(of: text, at: path)
        let relationship = try relationship(name, of: row, at: path)
        guard relationship.isToMany else {
            throw StoredFilterError.wrongType(
                operand: "a relationship to one model", expected: "one to any number", at: path)
        }
        let element = RowSource(.element(name: name))
        return RelatedRows(
            parent: row.source, relationship: relationship.relationship, element: element,
            condition: try condition(inside(element, relationship.target())))
    }
}

extension StoredScope {
    /// The row that the last part of a name belongs to, and that part.
    private func lastRow(of text: String, at path: JSONPath) throws -> (Row, String) {
        var rest = Substring(text)
        var outer = rows.count - 1
        while rest.utf8.starts(with: StoredFormat.outerRow.utf8) {
            rest = Substring(rest.utf8.dropFirst(StoredFormat.outerRow.utf8.count))
            outer -= 1
        }
        guard rows.indices.contains(outer) else {
            throw StoredFilterError.invalidValue(
                "there is no row so far outside", cure: "Write '\(StoredFormat.outerRow)' less often", at: path)
        }
        let names = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var row = rows[outer]
        for (place, name) in names.dropLast().enumerated() {
            // The member of a struct has a name with points.
            let rest = names[place...].joined(separator: ".")
            if row.table.columns[rest]?.isInStruct ?? false { return (row, rest) }
            row = try follow(name, from: row, at: path)
        }
        return (row, names.last ?? "")
    }

    private func relationship(_ name: String, of row: Row, at path: JSONPath) throws -> StoredRelationship {
        guard let relationship = row.table.relationships[name] else { throw row.table.error(for: name, at: path) }
        return relationship
    }

    private func follow(_ name: String, from row: Row, at path: JSONPath) throws -> Row {
        let relationship = try relationship(name, of: row, at: path)
        guard !relationship.isToMany else {
            throw StoredFilterError.wrongType(
                operand: "a relationship to any number of models", expected: "one to one model", at: path)
        }
        return Row(
            source: RowSource(.toOne(from: row.source, relationship.relationship, name: name)),
            table: relationship.target())
    }
}
