import FetchingCore
import FetchingSQL
import GRDB
import GRDBSQLite

/// How the rows of a table are told: by their numbers, which are its `INTEGER PRIMARY KEY` where it has one.
struct ObservedTableFacts {
    /// The name of the number of a row.
    let rowID: String

    /// Whether the key of the model is the number of its row.
    let isKeyRowID: Bool

    /// The columns of each unique index but that of the key, in lower case.
    let uniqueIndexes: [[String]]

    /// Whether an insertion may replace rows by an index of expressions, or one that compares texts in a way of its own.
    private let hasOtherUniqueIndexes: Bool

    /// The names of all columns, and of those of the key, in lower case.
    private let (columns, key): (Set<String>, Set<String>)

    /// Nil where changed rows are not told, or have no key that only one of them has.
    ///
    /// - Throws: An error of SQLite.
    init?(of model: any Fetchable.Type, in db: Database) throws {
        guard sqlite3_libversion_number() >= 3_037_000, let key = Self.key(of: model) else { return nil }
        let name = model.fetchableEntity.name
        let tables = try Row.fetchAll(
            db, sql: "SELECT schema, type, wr FROM pragma_table_list WHERE name = ? COLLATE NOCASE", arguments: [name])
        // Of two tables with one name, an event does not tell which one a statement meant.
        guard tables.count == 1, let table = tables.first, table["schema"] as String? == "main",
            table["type"] as String? == "table", table["wr"] as Int? == 0
        else { return nil }
        let description = try Row.fetchAll(
            db, sql: "SELECT name, upper(type), pk FROM pragma_table_xinfo(?, 'main')", arguments: [name])
        let columns = Set(description.compactMap { ($0[0] as String?)?.asciiLowercased })
        let indexes = try UniqueIndex.all(of: name, schema: "main", in: db)
        let declared = description.filter { $0[2] as Int? ?? 0 > 0 }
        // SQLite takes 'INTEGER PRIMARY KEY DESC' for a column like any other, and makes an index of it.
        let isNumbered =
            declared.count == 1 && declared[0][1] as String? == "INTEGER" && !indexes.contains(where: \.isOfKey)
        isKeyRowID =
            isNumbered && key == Set(declared.compactMap { ($0[0] as String?)?.asciiLowercased })
            && model.keyed?.primaryKeyColumns.first?.type == .int64
        let keyIndex = indexes.firstIndex { $0.isPlain && !$0.isPartial && Set($0.columns) == key }
        guard isKeyRowID || keyIndex != nil else { return nil }
        guard let rowID = ["rowid", "_rowid_", "oid"].first(where: { !columns.contains($0) }) else { return nil }
        self.rowID = rowID
        self.key = key
        self.columns = columns
        uniqueIndexes = indexes.enumerated().filter { $0.element.isPlain && $0.offset != keyIndex }.map(
            \.element.columns)
        // An insertion may replace a row by the number, too, which no member tells.
        hasOtherUniqueIndexes = !isKeyRowID && isNumbered || indexes.contains { !$0.isPlain }
    }

    /// The names of the columns of a model's key in lower case, nil where it has none of its own.
    private static func key(of model: any Fetchable.Type) -> Set<String>? {
        guard let columns = model.keyed?.primaryKeyColumns,
            columns.allSatisfy({ $0.json == nil && $0.type != .decimal })
        else { return nil }
        return Set(columns.map(\.name.asciiLowercased))
    }

    /// Whether the key of a model is that of the table.
    func hasKey(of model: any Fetchable.Type) -> Bool { Self.key(of: model) == key }

    /// Whether a statement with such events changes rows of which SQLite does not tell.
    func hidesRows(from kind: DatabaseEventKind) -> Bool {
        switch kind {
        case .delete: false
        case .insert: hasOtherUniqueIndexes
        // Of a row whose key is changed, only the new one is told.
        case .update(_, let names):
            hasOtherUniqueIndexes
                // The number of a row goes by this name, too, where a column has it.
                || names.contains {
                    key.contains($0.asciiLowercased) || !columns.contains($0.asciiLowercased)
                        || $0.asciiLowercased == "rowid"
                }
        }
    }
}
