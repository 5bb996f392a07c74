public import FetchingCore
public import FetchingSQL
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
        try schemaDifferences(in: db).requireNone(of: Self.self, engine: FetchError.sqlite)
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

    /// All differences between the model and its table.
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
        guard let table = try TableDescription(of: entity.name, in: db) else {
            return [SchemaDifference(.missingTable, table: entity.name)]
        }
        let ofColumns = entity.differences(from: table.columns, foldedBy: \.asciiLowercased) { column, existing in
            column.differences(from: existing, of: table).map {
                SchemaDifference($0, table: entity.name, column: column)
            }
        }
        guard !table.isView else { return ofColumns }
        let ofFullText = try fullTextDifference(in: db).map { [$0] } ?? []
        guard !keyColumns.isEmpty || entity.indexes.contains(where: \.isUnique) else { return ofColumns + ofFullText }
        return ofColumns + ofFullText
            + differences(
                from: try table.indexes(of: entity.name, in: db), of: table.columns, foldedBy: \.asciiLowercased,
                hasKey: !table.isVirtual)
    }
}

extension Fetchable {
    /// The difference of a table whose full text index is missing, has other columns, or lacks a trigger.
    fileprivate static func fullTextDifference(in db: Database) throws -> SchemaDifference? {
        let entity = fetchableEntity
        guard let index = entity.fullText else { return nil }
        let columns = try db.fullTextColumns(of: entity.name).map(\.asciiLowercased)
        return columns == index.columns.map(\.name.asciiLowercased) ? nil : .ofMissingFullText(entity)
    }
}

extension Database {
    /// The columns of the full text index of a table; none where it is missing, or lacks a trigger that keeps it current.
    package func fullTextColumns(of table: String) throws -> [String] {
        let index = FetchableFullText.name(in: table)
        let triggers = try String.fetchAll(
            self, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE",
            arguments: [table]
        ).map(\.asciiLowercased)
        guard SQLiteFullText.triggers(of: index).allSatisfy({ triggers.contains($0.asciiLowercased) }) else {
            return []
        }
        return try TableDescription(of: index, in: self)?.columns.map(\.name) ?? []
    }
}

extension FetchableColumn {
    fileprivate func differences(from existing: TableDescription.Column, of table: TableDescription)
        -> [SchemaDifference.Kind]
    {
        var kinds: [SchemaDifference.Kind] = []
        let staysText = storage?.isNonNumericText ?? (json != nil)
        if !staysText, !SQLiteAffinity(declaredType: existing.declaredType, isStrict: table.isStrict).canHold(type) {
            kinds.append(.differentType(declared: existing.declaredType))
        }
        // A view's columns say nothing of NULL, and those of a key are not declared NOT NULL by habit.
        if !isOptional, !existing.isNotNull, !existing.isKey, !table.isView { kinds.append(.nullable) }
        return kinds
    }
}
