import GRDB
import GRDBSQLite

/// The traits of a table by which a change is more than the event that SQLite tells.
struct ChangeTraits {
    /// Whether SQLite tells of no changed row.
    fileprivate(set) var isUnnotified = false

    /// Whether columns are computed from others.
    private(set) var hasGeneratedColumns = false

    /// The names of the columns that are unique, alone or with others, in lower case. Each row has a number, which may be assigned by
    /// this name.
    private var uniqueColumns: Set<String> = ["rowid"]

    /// Whether there is a unique index of expressions, or of some rows: which columns it depends on is not told.
    private var uniquenessDependsOnAny = false

    /// Whether an update may replace other rows, as `UPDATE OR REPLACE` does: SQLite tells of no deletion then.
    func mayReplaceRows(updating columns: Set<String>) -> Bool {
        uniquenessDependsOnAny || columns.contains { uniqueColumns.contains($0.asciiLowercased) }
    }

    /// Adds those of a table: two schemas may have one of the same name, of which an event does not tell which one it means.
    fileprivate mutating func add(_ table: String, schema: String, in db: Database) throws {
        let columns = try Row.fetchAll(
            db, sql: "SELECT name, pk, hidden FROM pragma_table_xinfo(?, ?)", arguments: [table, schema])
        for column in columns {
            hasGeneratedColumns = hasGeneratedColumns || [2, 3].contains(column["hidden"] as Int?)
            if column["pk"] as Int? ?? 0 > 0, let name = column["name"] as String? {
                uniqueColumns.insert(name.asciiLowercased)
            }
        }
        for index in try UniqueIndex.all(of: table, schema: schema, in: db) {
            uniquenessDependsOnAny = uniquenessDependsOnAny || index.isPartial || index.hasExpressions
            uniqueColumns.formUnion(index.columns)
        }
    }
}

extension Database {
    /// The traits of the tables of a region, by their names in lower case; nil before version 3.37 of SQLite, which does not list its
    /// tables.
    func changeTraits(of region: DatabaseRegion) throws -> [String: ChangeTraits]? {
        guard sqlite3_libversion_number() >= 3_037_000 else { return nil }
        let tables = try Row.fetchAll(
            self,
            sql:
                "SELECT name, schema, \(Self.unnotifiedCondition) AS isUnnotified FROM pragma_table_list WHERE type <> 'view'"
        )
        return try tables.reduce(into: [:]) { traits, table in
            guard let name = table["name"] as String?, let schema = table["schema"] as String?,
                region.isModified(byEventsOfKind: .insert(tableName: name))
            else { return }
            var known = traits[name.asciiLowercased] ?? ChangeTraits()
            if table["isUnnotified"] as Bool? ?? false { known.isUnnotified = true }
            try known.add(name, schema: schema, in: self)
            traits[name.asciiLowercased] = known
        }
    }
}
