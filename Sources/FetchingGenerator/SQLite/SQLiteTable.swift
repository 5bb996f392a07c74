import FetchingCore
import FetchingSQLite
import GRDB
import GRDBSQLite

/// A table or a view as SQLite's catalog describes it.
struct SQLiteTable {
    struct Column {
        let name: String
        let declaredType: String
        let isNotNull: Bool

        /// The place in the primary key, from 1; 0 for a column outside of it.
        let keyPlace: Int
        let isGenerated: Bool
    }

    let name: String
    let kind: TableShape.Kind
    let isWithoutRowid: Bool
    let isStrict: Bool
    let columns: [Column]
    let foreignKeys: [ForeignKeyShape]
    let uniques: [[String]]

    /// The columns of the full text index, none without such an index.
    let fullText: [String]
    let checks: CheckConstraints

    var key: [Column] { columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace } }

    /// Whether the declared types may be those of the values: of a view, SQLite tells the type and not the table.
    var mayBeStrict: Bool { isStrict || kind == .view }

    /// The key of one integer that is the number of the row: it never holds null.
    var hasRowidKey: Bool {
        key.count == 1 && !isWithoutRowid && key[0].declaredType.asciiLowercased == "integer"
    }

    /// The names of the tables and views, in an order that does not depend on when they were made. The full text index of a table is
    /// none of them.
    ///
    /// - Throws: An error of SQLite.
    static func names(in db: Database) throws -> [String] {
        let names = try Row.fetchAll(db, sql: "PRAGMA table_list").compactMap { row -> String? in
            guard row["schema"] as String? == "main", row["type"] as String? != "shadow" else { return nil }
            return row["name"] as String?
        }
        let indexes = Set(
            try names.filter { try !db.fullTextColumns(of: $0).isEmpty }.map { FetchableFullText.name(in: $0) })
        return names.filter { !$0.asciiLowercased.hasPrefix("sqlite_") && !indexes.contains($0) }.sorted {
            $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
        }
    }

    /// - Throws: An error of SQLite.
    init(_ name: String, in db: Database) throws {
        let quoted = name.quotedIdentifier
        let described = try Row.fetchOne(
            db, sql: "SELECT * FROM pragma_table_list WHERE schema = 'main' AND name = ?", arguments: [name])
        self.name = name
        kind =
            switch described?["type"] as String? {
            case "view": .view
            case "virtual": .virtual
            default: .table
            }
        isWithoutRowid = described?["wr"] as Int? == 1
        isStrict = described?["strict"] as Int? == 1
        columns = try Row.fetchAll(db, sql: "PRAGMA main.table_xinfo(\(quoted))").compactMap(Column.init)
        foreignKeys = try Self.foreignKeys(of: quoted, in: db)
        uniques = try Self.uniques(of: quoted, in: db)
        fullText = try db.fullTextColumns(of: name)
        checks = CheckConstraints(
            sql: try String.fetchOne(
                db, sql: "SELECT sql FROM main.sqlite_schema WHERE type = 'table' AND name = ?", arguments: [name]))
    }

    private static func foreignKeys(of table: String, in db: Database) throws -> [ForeignKeyShape] {
        let rows = try Row.fetchAll(db, sql: "PRAGMA main.foreign_key_list(\(table))")
        let byNumber = Dictionary(grouping: rows) { $0["id"] as Int? ?? 0 }
        // SQLite numbers them from the last to the first.
        return byNumber.keys.sorted(by: >).compactMap { number in
            let parts = (byNumber[number] ?? []).sorted { ($0["seq"] as Int? ?? 0) < ($1["seq"] as Int? ?? 0) }
            guard let target = parts.first?["table"] as String? else { return nil }
            // Without columns, it is the primary key that is referred to.
            return ForeignKeyShape(
                columns: parts.compactMap { $0["from"] as String? }, target: target,
                targetColumns: parts.compactMap { $0["to"] as String? })
        }
    }

    /// The unique indexes of all rows and of plain columns, but for the primary key's.
    private static func uniques(of table: String, in db: Database) throws -> [[String]] {
        let indexes = try Row.fetchAll(db, sql: "PRAGMA main.index_list(\(table))").filter {
            $0["unique"] as Int? == 1 && $0["partial"] as Int? == 0 && $0["origin"] as String? != "pk"
        }
        return try indexes.compactMap { index -> [String]? in
            guard let name = index["name"] as String? else { return nil }
            let parts = try Row.fetchAll(db, sql: "PRAGMA main.index_info(\(name.quotedIdentifier))")
            let columns = parts.compactMap { $0["name"] as String? }
            return columns.count == parts.count ? columns : nil
        }.sorted { $0.joined(separator: "\u{0}") < $1.joined(separator: "\u{0}") }
    }
}

extension SQLiteTable.Column {
    fileprivate init?(_ row: Row) {
        // A hidden column of a virtual table is read by its name only.
        guard let name = row["name"] as String?, row["hidden"] as Int? != 1 else { return nil }
        self.name = name
        declaredType = row["type"] as String? ?? ""
        isNotNull = row["notnull"] as Int? == 1
        keyPlace = row["pk"] as Int? ?? 0
        isGenerated = [2, 3].contains(row["hidden"] as Int? ?? 0)
    }
}

extension SQLiteTable {
    /// The contents of the first rows, and whether there are more of them.
    ///
    /// - Throws: An error of SQLite.
    func evidence(in db: Database, rows limit: Int) throws -> (columns: [ColumnEvidence], isComplete: Bool) {
        var evidence = [ColumnEvidence](repeating: ColumnEvidence(), count: columns.count)
        guard limit > 0, !columns.isEmpty else { return (evidence, false) }
        let names = columns.map(\.name.quotedIdentifier).joined(separator: ", ")
        let statement = try db.makeStatement(
            sql: "SELECT \(names) FROM main.\(name.quotedIdentifier) LIMIT \(limit == .max ? limit : limit + 1)")
        let rows = try Row.fetchCursor(statement)
        var count = 0
        while try rows.next() != nil {
            count += 1
            guard count <= limit else { return (evidence, false) }
            for index in evidence.indices { evidence[index].add(statement.sqliteStatement, Int32(index)) }
        }
        return (evidence, true)
    }
}

extension ColumnEvidence {
    /// Adds a value of the row that the statement is at. Read as it is stored: GRDB would mend text that is not Unicode.
    fileprivate mutating func add(_ statement: OpaquePointer, _ column: Int32) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: addNull()
        case SQLITE_INTEGER: add(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: add(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            let text = sqlite3_column_text(statement, column)
            add(text: UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column))))
        default: add(blobOf: Int(sqlite3_column_bytes(statement, column)))
        }
    }
}
