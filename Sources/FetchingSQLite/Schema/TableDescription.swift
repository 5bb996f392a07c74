import FetchingCore
import FetchingSQL
import GRDB

/// A table or a view as SQLite describes it now: GRDB's own description does not see what another connection has changed.
struct TableDescription {
    struct Column: DescribedColumn {
        let name: String
        let declaredType: String
        let isNotNull: Bool
        let isKey: Bool
    }

    let columns: [Column]
    let isView: Bool

    /// Whether a module gives the rows, which declares neither keys nor indexes.
    let isVirtual: Bool

    /// Whether the declared types are those of the values, or may be: of a view, SQLite tells the type and not the table.
    let isStrict: Bool

    /// Nil where there is no such table.
    ///
    /// - Throws: An error of SQLite.
    init?(of table: String, in db: Database) throws {
        let name = table.quotedIdentifier
        columns = try Row.fetchAll(db, sql: "PRAGMA table_xinfo(\(name))").compactMap(Column.init)
        let tables = Dictionary(
            try Row.fetchAll(db, sql: "PRAGMA table_list(\(name))").map { ($0["schema"] as String? ?? "", $0) },
            uniquingKeysWith: { first, _ in first })
        // The order in which SQLite looks for a name.
        let table = tables["temp"] ?? tables["main"] ?? tables.values.first
        isView = table?["type"] as String? == "view"
        isVirtual = table?["type"] as String? == "virtual"
        isStrict = table?["strict"] as Int? == 1 || isView
        if columns.isEmpty { return nil }
    }
}

extension TableDescription {
    /// The indexes of columns alone that hold all rows, with that of the key.
    ///
    /// - Throws: An error of SQLite.
    func indexes(of table: String, in db: Database) throws -> [ExistingIndex] {
        let list = try Row.fetchAll(db, sql: "PRAGMA index_list(\(table.quotedIdentifier))")
        let indexes = try list.compactMap { row -> ExistingIndex? in
            guard let name = row["name"] as String?, row["partial"] as Int? == 0 else { return nil }
            let parts = try Row.fetchAll(db, sql: "PRAGMA index_xinfo(\(name.quotedIdentifier))").filter {
                $0["key"] as Int? == 1
            }
            let columns = parts.compactMap { part in
                (part["name"] as String?).map {
                    ExistingIndex.Column($0, isDescending: part["desc"] as Int? == 1)
                }
            }
            guard columns.count == parts.count else { return nil }
            return ExistingIndex(columns, isUnique: row["unique"] as Int? == 1)
        }
        // The key of one integer has no index but the table.
        let key = self.columns.filter(\.isKey)
        return indexes + (key.count == 1 ? [ExistingIndex(key.map { .init($0.name) }, isUnique: true)] : [])
    }
}

extension TableDescription.Column {
    fileprivate init?(_ row: Row) {
        // A statement for all columns does not read a hidden column of a virtual table.
        guard let name = row["name"] as String?, row["hidden"] as Int? != 1 else { return nil }
        self.name = name
        declaredType = row["type"] as String? ?? ""
        isNotNull = row["notnull"] as Int? == 1
        isKey = row["pk"] as Int? ?? 0 > 0
    }
}
