#if Postgres
public import FetchingCore
public import FetchingSQL

extension Fetchable {
    /// Compares the model with its table, so that a difference is found at start-up and not in a row.
    ///
    /// ```swift
    /// try pool.read { db in
    ///     try User.check(in: db)
    ///     try Pet.check(in: db)
    /// }
    /// // 'Pet': column 'owner' of table 'pets' does not exist (property 'owner'), but 'owner_id' does. …
    /// ```
    ///
    /// - Parameter db: A connection.
    /// - Throws: `FetchError` with the code `schemaMismatch`, which tells every difference at once.
    public static func check(in db: PostgresConnection) throws {
        try schemaDifferences(in: db).requireNone(of: Self.self, engine: FetchError.postgres)
    }

    /// Compares the model with its table.
    ///
    /// ```swift
    /// try User.check(in: pool)
    /// ```
    ///
    /// - Parameter pool: The database.
    /// - Throws: `FetchError` with the code `schemaMismatch`, which tells every difference at once.
    public static func check(in pool: PostgresPool) throws {
        try pool.read { db in try check(in: db) }
    }

    /// Compares the model with its table, without blocking the caller.
    ///
    /// ```swift
    /// try await User.check(in: pool)
    /// ```
    ///
    /// - Parameter pool: The database.
    /// - Throws: `FetchError` with the code `schemaMismatch`, which tells every difference at once, or `CancellationError`
    ///   if the task was cancelled.
    public static func check(in pool: PostgresPool) async throws {
        try await pool.read { db in try check(in: db) }
    }

    /// All differences between the model and its table.
    ///
    /// ```swift
    /// let differences = try pool.read { db in try User.schemaDifferences(in: db) }
    /// // [column 'name' of table 'users' may hold NULL, but property 'name' is not optional]
    /// ```
    ///
    /// - Parameter db: A connection.
    /// - Throws: `FetchError` if the catalog cannot be read.
    public static func schemaDifferences(in db: PostgresConnection) throws -> [SchemaDifference] {
        do {
            var catalog = PostgresCatalog(db)
            let entity = fetchableEntity
            guard let table = try catalog.table(entity.name) else {
                let nearest = try catalog.nearestTable(to: entity.name)
                return [SchemaDifference(.missingTable, table: entity.name, nearestTable: nearest)]
            }
            let ofColumns = entity.differences(from: table.columns, foldedBy: \.cutAsName) { column, existing in
                column.differences(from: existing, of: table, named: entity.name)
            }
            guard table.canHaveIndex else { return ofColumns }
            // The key of a table in partitions has the columns by which these are told apart as well.
            let lacksFullText = entity.fullText.map { !table.hasFullText(of: $0) } ?? false
            let ofFullText = lacksFullText ? SchemaDifference.ofMissingFullText(entity).map { [$0] } ?? [] : []
            return ofColumns + ofFullText
                + differences(
                    from: table.existingIndexes, of: table.columns, foldedBy: \.cutAsName, hasKey: table.kind == "r")
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }
}

extension PostgresTable {
    /// Whether an index of all rows has the words of these columns.
    fileprivate func hasFullText(of index: FetchableFullText) -> Bool {
        let columns = index.columns.map(\.name.cutAsName)
        return indexes.contains { index in
            guard index.method == "gin", index.predicate == nil, index.keys.count == 1,
                let expression = index.keys[0].expression
            else { return false }
            return PostgresFullText.columns(ofIndex: expression) == columns
        }
    }
}

extension String {
    /// The name as PostgreSQL cuts it, between scalars, behind 63 bytes.
    var cutAsName: String {
        guard utf8.count > 63 else { return self }
        var scalars = unicodeScalars[...]
        while scalars.reduce(0, { $0 + UTF8.width($1) }) > 63 { scalars.removeLast() }
        return String(scalars)
    }
}
#endif
