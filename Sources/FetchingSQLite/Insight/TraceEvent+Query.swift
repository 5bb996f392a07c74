package import GRDB

extension Database.TraceEvent.Statement {
    /// The SQL, if it reads or writes rows that are the user's: no transaction, no pragma, no change of the schema, no
    /// `EXPLAIN`, nothing that a trigger or a virtual table does by itself, and not what GRDB asks of the schema.
    package var query: String? {
        let sql = sql
        let text = sql.withoutLeadingComments
        let word = text.prefix { $0.isASCII && $0.isLetter }.uppercased()
        guard Self.verbs.contains(word), !Self.schemaTables.contains(where: text.contains) else { return nil }
        return String(text)
    }

    private static let verbs: Set = ["SELECT", "WITH", "VALUES", "INSERT", "UPDATE", "DELETE", "REPLACE"]
    private static let schemaTables = ["sqlite_master", "sqlite_temp_master", "sqlite_schema", "sqlite_temp_schema"]
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
