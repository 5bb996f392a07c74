public import FetchingCore
public import GRDB

extension Fetchable {
    /// Compares the model with its table, so that a difference is found at start-up and not in a row.
    ///
    /// ```swift
    /// try dbQueue.read { db in
    ///     try User.check(in: db)
    ///     try Pet.check(in: db)
    /// }
    /// ```
    ///
    /// - Throws: `FetchError` with the code `schemaMismatch`, which tells every difference at once.
    public static func check(in db: Database) throws {
        try requireUTF8(in: db)
        let differences = try schemaDifferences(in: db)
        guard !differences.isEmpty else { return }
        throw FetchError(
            .schemaMismatch, reason: differences.map(\.description).joined(separator: "; "),
            cure: "Migrate the table, change the model, or name the form of the values with '@FetchingStorage'"
        ).on(Self.self, engine: FetchError.sqlite)
    }

    /// Compares the model with its table, on a database queue, pool or snapshot.
    ///
    /// - Throws: `FetchError` with the code `schemaMismatch`, which tells every difference at once.
    public static func check(in reader: some DatabaseReader) throws {
        do {
            try reader.unsafeReentrantRead { db in
                try db.requireOpenConnection()
                try check(in: db)
            }
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }

    /// Text is compared by its bytes, which have the order of Unicode scalars in UTF-8 only.
    private static func requireUTF8(in db: Database) throws {
        guard let encoding = try String.fetchOne(db, sql: "PRAGMA encoding"), encoding != "UTF-8" else { return }
        throw FetchError(
            .unsupported, reason: "the database stores its text as \(encoding)",
            cure: "Copy it into a database with 'PRAGMA encoding = \"UTF-8\"'"
        ).on(Self.self, engine: FetchError.sqlite)
    }

    /// All ways in which the model's table does not correspond to it.
    ///
    /// - Throws: `FetchError` if the table's description cannot be read.
    public static func schemaDifferences(in db: Database) throws -> [SchemaDifference] {
        do {
            return try differences(in: db)
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }

    private static func differences(in db: Database) throws -> [SchemaDifference] {
        let entity = fetchableEntity
        let isView = try db.viewExists(entity.name)
        guard try isView || db.tableExists(entity.name) else {
            return [SchemaDifference(kind: .missingTable, table: entity.name, column: nil, property: nil)]
        }
        let existing = Dictionary(
            try db.columns(in: entity.name).map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        let keys = Set(try db.keyColumns(of: entity.name, isView: isView).map { $0.lowercased() })
        return entity.columns.flatMap { column in
            column.differences(
                from: existing[column.name.lowercased()], isKey: keys.contains(column.name.lowercased()), isView: isView
            ).map { SchemaDifference(kind: $0, table: entity.name, column: column.name, property: column.property) }
        }
    }
}

extension Database {
    fileprivate func keyColumns(of table: String, isView: Bool) throws -> [String] {
        isView ? [] : try primaryKey(table).columns
    }
}

extension FetchableColumn {
    fileprivate func differences(from existing: ColumnInfo?, isKey: Bool, isView: Bool) -> [SchemaDifference.Kind] {
        guard let existing else { return [.missingColumn] }
        var kinds: [SchemaDifference.Kind] = []
        if !SQLiteAffinity(declaredType: existing.type).canHold(type) {
            kinds.append(.differentType(declared: existing.type))
        }
        // A view's columns say nothing of NULL, and those of a key are not declared NOT NULL by habit.
        if !isOptional, !existing.isNotNull, !isKey, !isView { kinds.append(.nullable) }
        return kinds
    }
}
