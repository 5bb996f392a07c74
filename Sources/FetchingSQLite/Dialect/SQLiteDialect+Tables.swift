import FetchingSQL

extension SQLiteDialect {
    /// The types are those that GRDB's table definitions write.
    var tables: SQLTableTraits {
        SQLTableTraits(
            declaredType: { type in
                switch type {
                case .bool: "BOOLEAN"
                case .int64: "INTEGER"
                case .double: "DOUBLE"
                case .text, .decimal, .array: "TEXT"
                case .data, .uuid: "BLOB"
                case .date: "DATETIME"
                }
            },
            integerKey: "INTEGER PRIMARY KEY", countsPlainKeysOnly: false, checksReferences: false,
            altersColumns: false)
    }
}
