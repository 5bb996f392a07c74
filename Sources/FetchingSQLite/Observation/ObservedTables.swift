import GRDB

/// The tables that a request reads, and those whose changes SQLite does not tell of, or not by column.
struct ObservedTables: Sendable {
    private let region: DatabaseRegion

    /// The names, in lower case, of tables of whose changed rows SQLite does not tell.
    private let unnotified: Set<String>

    /// The names, in lower case, of tables with columns that are computed from others.
    private let computed: Set<String>

    init(of statements: [String], in db: Database) throws {
        region = try statements.reduce(into: DatabaseRegion()) { region, sql in
            region.formUnion(try db.withFunctions { try db.cachedStatement(sql: sql) }.databaseRegion)
        }
        unnotified = try db.unnotifiedTables()
        computed = try db.tablesWithGeneratedColumns()
    }

    /// Whether a statement with such events can change what is read.
    func areModified(by kind: DatabaseEventKind) -> Bool {
        if region.isModified(byEventsOfKind: kind) { return true }
        // A column that is read may be computed from the one that is changed.
        let table = kind.tableName
        return computed.contains(table.lowercased()) && region.isModified(byEventsOfKind: .insert(tableName: table))
    }

    /// Whether nobody is told of each row that a statement with such events changes.
    func areUnnotified(of kind: DatabaseEventKind) -> Bool { unnotified.contains(kind.tableName.lowercased()) }
}
