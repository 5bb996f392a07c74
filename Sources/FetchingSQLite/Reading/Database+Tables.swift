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
}
