import GRDB

/// The tables that a request reads, and those whose changes SQLite does not tell of, or not by column.
struct ObservedTables: Sendable {
    private let region: DatabaseRegion

    /// The names, in lower case, of tables of whose changed rows SQLite does not tell.
    private let unnotified: Set<String>

    /// The names, in lower case, of tables with columns that are computed from others.
    private let computed: Set<String>

    /// The columns of each table, by its name in lower case, whose update may replace other rows; nil where they are not known.
    private let unique: [String: UniqueColumns]?

    init(of statements: [String], in db: Database) throws {
        region = try statements.reduce(into: DatabaseRegion()) { region, sql in
            region.formUnion(try db.withFunctions { try db.cachedStatement(sql: sql) }.databaseRegion)
        }
        unnotified = try db.unnotifiedTables()
        computed = try db.tablesWithGeneratedColumns()
        unique = try db.uniqueColumns()
    }

    /// Whether a statement with such events can change what is read.
    func areModified(by kind: DatabaseEventKind) -> Bool {
        if region.isModified(byEventsOfKind: kind) { return true }
        // A column that is read may be computed from the one that is changed, and a row may take the place of another.
        // A row of a module's table may be found by what no column tells, as that of a full text index is.
        let table = kind.tableName
        return (computed.contains(table.asciiLowercased) || areUnnotified(of: kind) || mayReplaceRows(kind))
            && region.isModified(byEventsOfKind: .insert(tableName: table))
    }

    /// Whether an update may replace other rows, as `UPDATE OR REPLACE` does: SQLite tells of no deletion then.
    private func mayReplaceRows(_ kind: DatabaseEventKind) -> Bool {
        guard case .update(let table, let names) = kind else { return false }
        guard let unique else { return true }
        return (unique[table.asciiLowercased] ?? UniqueColumns()).contain(anyOf: names)
    }

    /// Whether nobody is told of each row that a statement with such events changes.
    func areUnnotified(of kind: DatabaseEventKind) -> Bool { unnotified.contains(kind.tableName.asciiLowercased) }
}

extension DatabaseEventKind {
    /// Whether it changes what SQLite knows of tables, views and indexes.
    var isOfSchema: Bool { tableName == "sqlite_master" || tableName == "sqlite_temp_master" }
}
