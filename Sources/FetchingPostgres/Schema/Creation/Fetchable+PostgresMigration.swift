#if Postgres
public import FetchingCore
import FetchingSQL

extension Fetchable {
    /// The statements that make the table fit the model, to look at and to put into a migration.
    ///
    /// ```swift
    /// for statement in try pool.read({ try User.migrationSQL(in: $0) }) { print(statement) }
    /// // ALTER TABLE "users" ADD COLUMN "score" double precision
    /// // -- The rows need a value: UPDATE "users" SET "score" = …
    /// // ALTER TABLE "users" ALTER COLUMN "score" SET NOT NULL
    /// // CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")
    /// ```
    ///
    /// A comment, which begins with `--`, says what takes a decision. Nothing is run. A table that does not exist is created as
    /// `schema(for:)` says; one that fits gives no statement.
    ///
    /// - Parameter db: A connection.
    /// - Throws: `FetchError` if the catalog cannot be read.
    public static func migrationSQL(in db: PostgresConnection) throws -> [String] {
        do {
            var catalog = PostgresCatalog(db)
            guard let table = try catalog.table(fetchableEntity.name) else { return try schema(for: .postgres) }
            let missing =
                table.canHaveIndex
                ? try indexes(missingIn: table.existingIndexes, foldedBy: \.cutAsName) : []
            let differences = try schemaDifferences(in: db)
            return try types(missingFor: differences, in: db)
                + TableMigration(of: Self.self, for: .postgres).statements(
                    for: differences, missing, isView: !table.canHaveIndex)
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }

    /// The statements for the enum types that columns are to have, and that do not exist.
    private static func types(
        missingFor differences: [SchemaDifference], in db: PostgresConnection
    ) throws -> [String] {
        let names = Set(differences.map(\.column))
        var types: [String: String] = [:]
        for column in fetchableEntity.columns where names.contains(column.name) {
            guard let type = try EnumDeclaration(of: column), try !db.existingType(type.quotedName) else { continue }
            types[type.quotedName] = type.statement
        }
        return types.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension PostgresTable {
    /// The indexes of columns alone that hold all rows.
    var existingIndexes: [ExistingIndex] {
        indexes.compactMap { index in
            let columns = index.keys.compactMap(\.column)
            guard index.predicate == nil, index.method == "btree", columns.count == index.keys.count else { return nil }
            return ExistingIndex(columns: columns, isUnique: index.isUnique)
        }
    }
}
#endif
