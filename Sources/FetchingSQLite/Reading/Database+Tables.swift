import GRDB
import GRDBSQLite

extension Database {
    /// The names, in lower case, of tables of whose changed rows SQLite does not tell: those without rowids, and those of modules. It
    /// knows them since version 3.37.
    func unnotifiedTables() throws -> Set<String> {
        guard sqlite3_libversion_number() >= 3_037_000 else { return [] }
        return Set(
            try String.fetchAll(self, sql: "SELECT lower(name) FROM pragma_table_list WHERE wr OR type = 'virtual'"))
    }

    /// The names, in lower case, of tables with columns that are computed from others.
    func tablesWithGeneratedColumns() throws -> Set<String> {
        guard sqlite3_libversion_number() >= 3_037_000 else { return [] }
        return Set(
            try String.fetchAll(
                self,
                sql: """
                    SELECT DISTINCT lower(tables.name) FROM pragma_table_list AS tables,
                    pragma_table_xinfo(tables.name, tables.schema) AS columns
                    WHERE tables.type = 'table' AND columns.hidden IN (2, 3)
                    """))
    }

    /// Stands for each column of a table: what an index of expressions, or of some rows, depends on is not told.
    static var anyColumn: String { "*" }

    /// The names, in lower case, of the columns of each table that are unique, alone or with others.
    func uniqueColumns() throws -> [String: Set<String>] {
        guard sqlite3_libversion_number() >= 3_037_000 else { return [:] }
        let rows = try Row.fetchAll(
            self,
            sql: """
                SELECT lower(tables.name), CASE WHEN indexes.partial THEN NULL ELSE lower(columns.name) END
                FROM pragma_table_list AS tables, pragma_index_list(tables.name, tables.schema) AS indexes,
                pragma_index_xinfo(indexes.name, tables.schema) AS columns
                WHERE tables.type = 'table' AND indexes."unique" AND columns.key
                UNION SELECT lower(tables.name), lower(columns.name) FROM pragma_table_list AS tables,
                pragma_table_info(tables.name, tables.schema) AS columns WHERE tables.type = 'table' AND columns.pk
                """)
        var columns: [String: Set<String>] = [:]
        for row in rows {
            guard let table = row[0] as String? else { continue }
            columns[table, default: ["rowid"]].insert(row[1] as String? ?? Self.anyColumn)
        }
        return columns
    }
}
