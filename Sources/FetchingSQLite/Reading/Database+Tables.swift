import GRDB
import GRDBSQLite

extension Database {
    /// The names, in lower case, of tables of whose changed rows SQLite does not tell: those without rowids, and those of modules. It
    /// knows them since version 3.37.
    func unnotifiedTables() throws -> Set<String> {
        guard sqlite3_libversion_number() >= 3_037_000 else { return [] }
        return try names("SELECT name FROM pragma_table_list WHERE wr OR type = 'virtual'")
    }

    /// The names, in lower case, of tables with columns that are computed from others.
    func tablesWithGeneratedColumns() throws -> Set<String> {
        guard sqlite3_libversion_number() >= 3_037_000 else { return [] }
        return try names(
            """
            SELECT DISTINCT tables.name FROM pragma_table_list AS tables
            CROSS JOIN pragma_table_xinfo(tables.name, tables.schema) AS columns
            WHERE tables.type = 'table' AND columns.hidden IN (2, 3)
            """)
    }

    /// The names that a query gives, in lower case. The function of SQLite may be that of an extension, which takes other letters too.
    private func names(_ sql: String) throws -> Set<String> {
        Set(try String.fetchAll(self, sql: sql).map(\.asciiLowercased))
    }

    /// The columns that are unique in each table, by its name in lower case; nil where SQLite does not list its tables.
    func uniqueColumns() throws -> [String: UniqueColumns]? {
        guard sqlite3_libversion_number() >= 3_037_000 else { return nil }
        // A join without CROSS may begin with the columns, of an index whose name is not known yet, and finds none.
        let rows = try Row.fetchAll(
            self,
            sql: """
                SELECT tables.name, CASE WHEN indexes.partial THEN NULL ELSE columns.name END
                FROM pragma_table_list AS tables CROSS JOIN pragma_index_list(tables.name, tables.schema) AS indexes
                CROSS JOIN pragma_index_xinfo(indexes.name, tables.schema) AS columns
                WHERE tables.type = 'table' AND indexes."unique" AND columns.key
                UNION SELECT tables.name, columns.name FROM pragma_table_list AS tables
                CROSS JOIN pragma_table_info(tables.name, tables.schema) AS columns
                WHERE tables.type = 'table' AND columns.pk
                """)
        return rows.reduce(into: [:]) { tables, row in
            guard let table = row[0] as String? else { return }
            tables[table.asciiLowercased, default: UniqueColumns()].add(row[1])
        }
    }
}

/// The columns of a table that are unique, alone or with others.
struct UniqueColumns {
    /// Their names in lower case. Each row has a number, which may be assigned by this name.
    private var names: Set<String> = ["rowid"]

    /// Whether there is an index of expressions, or of some rows: which columns it depends on is not told.
    private var dependsOnAny = false

    /// - Parameter name: The name of a column, nil where it is not told.
    mutating func add(_ name: String?) {
        if let name { names.insert(name.asciiLowercased) } else { dependsOnAny = true }
    }

    func contain(anyOf columns: Set<String>) -> Bool {
        dependsOnAny || columns.contains { names.contains($0.asciiLowercased) }
    }
}
