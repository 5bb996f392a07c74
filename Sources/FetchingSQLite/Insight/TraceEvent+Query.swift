package import GRDB

extension Database.TraceEvent.Statement {
    /// The SQL, if it reads or writes rows that are the user's: no transaction, no pragma, no change of the schema, no
    /// `EXPLAIN`, nothing that a trigger or a virtual table does by itself, and not what GRDB asks of the schema.
    package var query: String? {
        let sql = sql
        let text = sql.withoutLeadingComments
        let word = text.prefix { $0.isASCII && $0.isLetter }.uppercased()
        guard Self.verbs.contains(word), !text.namesTableOfSchema else { return nil }
        return String(text)
    }

    private static let verbs: Set = ["SELECT", "WITH", "VALUES", "INSERT", "UPDATE", "DELETE", "REPLACE"]
}

extension Substring {
    private static let schemaTables = ["master", "temp_master", "schema", "temp_schema"]

    /// Whether a table of the schema, such as `sqlite_master`, is named. Foundation's `contains` took a seventh of the time of a server
    /// that logs its queries.
    fileprivate var namesTableOfSchema: Bool {
        var rest = utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "s")) {
            rest = rest[start...].dropFirst()
            guard rest.starts(with: "qlite_".utf8) else { continue }
            let name = rest.dropFirst(6)
            if Self.schemaTables.contains(where: { name.starts(with: $0.utf8) }) { return true }
        }
        return false
    }
}

extension String {
    /// SQLite writes two hyphens before what it does by itself; one who writes SQL may write a comment there.
    fileprivate var withoutLeadingComments: Substring {
        var rest = self[...].drop { $0.isWhitespace }
        while rest.hasPrefix("--") { rest = rest.drop { !$0.isNewline }.drop { $0.isWhitespace } }
        while let last = rest.last, last.isWhitespace || last == ";" { rest.removeLast() }
        return rest
    }
}
