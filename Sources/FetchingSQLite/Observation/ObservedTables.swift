import GRDB

/// The tables that a request reads, and those whose changes SQLite does not tell of, or not by column.
struct ObservedTables: Sendable {
    private let region: DatabaseRegion

    /// The traits of the tables by their names in lower case; nil where they are not known.
    private let traits: [String: ChangeTraits]?

    init(of statements: [String], in db: Database) throws {
        region = try statements.reduce(into: DatabaseRegion()) { region, sql in
            region.formUnion(try db.withFunctions { try db.cachedStatement(sql: sql) }.databaseRegion)
        }
        traits = try db.changeTraits(of: region)
    }

    /// Whether a statement with such events can change what is read.
    func areModified(by kind: DatabaseEventKind) -> Bool {
        region.isModified(byEventsOfKind: kind)
            || mayModifyOthers(kind) && region.isModified(byEventsOfKind: .insert(tableName: kind.tableName))
    }

    /// Whether an update may change other columns than it names, or other rows: a column may be computed from another, a row may take
    /// the place of another, and a row of a module's table may be found by what no column tells, as that of a full text index is.
    private func mayModifyOthers(_ kind: DatabaseEventKind) -> Bool {
        guard case .update(let table, let columns) = kind else { return false }
        guard let traits else { return true }
        guard let table = traits[table.asciiLowercased] else { return false }
        return table.hasGeneratedColumns || table.isUnnotified || table.mayReplaceRows(updating: columns)
    }

    /// Whether nobody is told of each row that a statement with such events changes.
    func areUnnotified(of kind: DatabaseEventKind) -> Bool {
        traits?[kind.tableName.asciiLowercased]?.isUnnotified ?? false
    }
}

extension DatabaseEventKind {
    /// Whether it changes what SQLite knows of tables, views and indexes.
    var isOfSchema: Bool { tableName == "sqlite_master" || tableName == "sqlite_temp_master" }
}
