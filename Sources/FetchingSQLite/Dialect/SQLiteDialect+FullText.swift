import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    /// Renders that the row is among those that the full text index finds.
    ///
    /// The index takes a row by its key, which must be one integer. A query that only excludes has no expression of its own.
    func render(_ condition: FullTextCondition, into renderer: inout SQLRenderer) throws {
        let match = condition.match
        guard match.hasSingleKey, condition.key.valueType == .int64 else { throw FetchError.fullTextNeedsIntegerKey }
        let (found, excluding) = match.query.expressions
        let count = (found == nil ? 0 : 1) + excluding.count
        func writeAll(_ renderer: inout SQLRenderer) throws {
            let parts = (found.map { [($0, false)] } ?? []) + excluding.map { ($0, true) }
            try renderer.writeJoined(parts, by: " OR ") { part, renderer in
                guard part.1, condition.key.isNullable else {
                    return try write(part.0, isExcluded: part.1, of: condition, into: &renderer)
                }
                // In SQL, null is not in a list without rows.
                try renderer.writeParenthesized { renderer in
                    try renderer.writeOperand(condition.key)
                    renderer.write(" IS NOT NULL AND ")
                    try write(part.0, isExcluded: true, of: condition, into: &renderer)
                }
            }
        }
        if count == 1 { try writeAll(&renderer) } else { try renderer.writeParenthesized(writeAll) }
    }
}

extension SQLiteDialect {
    /// Renders whether the key is one of those, or none of those, that an expression finds.
    private func write(
        _ expression: String, isExcluded: Bool, of condition: FullTextCondition, into renderer: inout SQLRenderer
    ) throws {
        let table = condition.match.index.name(in: condition.match.entity.name).quotedIdentifier
        try renderer.writeOperand(condition.key)
        renderer.write(isExcluded ? " NOT IN (" : " IN (")
        renderer.write(generated: "SELECT rowid FROM \(table) WHERE \(table) MATCH ")
        renderer.bind(.text(expression))
        renderer.write(")")
    }

    /// The index is a table with the texts and their words, and finds the keys of rows. It has the texts once more: a row that
    /// `INSERT OR REPLACE` deletes tells no trigger, and an index of the rows themselves would be damaged by that. Here, a key that is
    /// left over finds no row, and is replaced when it is used again.
    func statements(for declaration: FullTextDeclaration) throws -> [String] {
        guard declaration.key.count == 1, declaration.key[0].type == .int64 else {
            throw FetchError.fullTextNeedsIntegerKey.on(declaration.model, engine: engine)
        }
        let (index, table) = (declaration.quotedName, declaration.entity.quotedName)
        let (columns, key) = (declaration.index.columns, declaration.key[0].quotedName)
        let names = SQLiteFullText.triggers(of: declaration.name).map(\.quotedIdentifier)
        let texts = columns.map { "new.\($0.quotedName)" }.joined(separator: ", ")
        let insertion = "INSERT INTO \(index) (rowid, \(columns.names)) VALUES (new.\(key), \(texts))"
        let changes = [
            ("INSERT", "DELETE FROM \(index) WHERE rowid = new.\(key); \(insertion)"),
            (
                "UPDATE OF \((declaration.key + columns).names)",
                "DELETE FROM \(index) WHERE rowid IN (old.\(key), new.\(key)); \(insertion)"
            ),
            ("DELETE", "DELETE FROM \(index) WHERE rowid = old.\(key)"),
        ]
        let creation =
            [
                "CREATE VIRTUAL TABLE \(index) USING fts5(\(columns.names), "
                    + "tokenize = \"unicode61 remove_diacritics 2 categories 'L* N* M* Co'\")"
            ]
            + zip(names, changes).map { name, change in
                "CREATE TRIGGER \(name) AFTER \(change.0) ON \(table) BEGIN \(change.1); END"
            }
        guard declaration.isOfRows else { return creation }
        return names.map { "DROP TRIGGER IF EXISTS \($0)" } + ["DROP TABLE IF EXISTS \(index)"] + creation
            + ["INSERT INTO \(index) (rowid, \(columns.names)) SELECT \(key), \(columns.names) FROM \(table)"]
    }
}

/// The names of what keeps a full text index current.
enum SQLiteFullText {
    /// The triggers of an index, for insertions, updates and deletions.
    static func triggers(of index: String) -> [String] { ["insert", "update", "delete"].map { "\(index)_\($0)" } }
}

extension FetchError {
    static var fullTextNeedsIntegerKey: FetchError {
        FetchError(
            .unsupported, reason: "a full text index of SQLite needs a key that is one integer",
            cure: "Give the model such a key")
    }
}

extension TextQuery {
    /// The query in the language of FTS5: what is looked for, and of each alternative that only excludes, what must not be there.
    ///
    /// A word has neither quotation marks nor other signs, so that nothing that a person types is an operator.
    fileprivate var expressions: (found: String?, excluding: [String]) {
        var (found, excluding): ([String], [String]) = ([], [])
        for terms in alternatives {
            let wanted = terms.filter { !$0.isExcluded }.map(\.expression).joined(separator: " AND ")
            let unwanted = terms.filter(\.isExcluded).map(\.expression).joined(separator: " OR ")
            if wanted.isEmpty {
                excluding.append(unwanted)
            } else {
                found.append(unwanted.isEmpty ? wanted : "(\(wanted)) NOT (\(unwanted))")
            }
        }
        guard found.count > 1 else { return (found.first, excluding) }
        return (found.map { "(\($0))" }.joined(separator: " OR "), excluding)
    }
}

extension FullTextTerm {
    /// `"word"`, `"word" *` or `"two words"`
    fileprivate var expression: String { "\"\(words.joined(separator: " "))\"" + (isPrefix ? " *" : "") }
}
