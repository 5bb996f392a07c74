import GRDB
import GRDBSQLite

extension Database {
    /// The condition on a listed table that SQLite does not tell of its changed rows.
    static var unnotifiedCondition: String { "(wr OR type = 'virtual')" }

    /// The names, in lower case, of tables of whose changed rows SQLite does not tell: those without rowids, and those of modules. It
    /// knows them since version 3.37.
    func unnotifiedTables() throws -> Set<String> {
        guard sqlite3_libversion_number() >= 3_037_000 else { return [] }
        // The function 'lower' may be that of an extension, which takes other letters, too.
        let names = try String.fetchAll(
            self, sql: "SELECT name FROM pragma_table_list WHERE \(Self.unnotifiedCondition)")
        return Set(names.map(\.asciiLowercased))
    }
}
