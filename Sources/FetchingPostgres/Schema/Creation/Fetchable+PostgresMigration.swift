#if Postgres
public import FetchingCore
import FetchingSQL
import Foundation

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
            guard let table = try catalog.table(fetchableEntity.name) else {
                return try SQLSchema(Self.self).parts(for: .postgres, avoiding: db.takenNames()).map(\.sql)
            }
            let missing =
                table.canHaveIndex
                ? try indexes(missingIn: table.existingIndexes, foldedBy: \.cutAsName) : []
            let differences = try schemaDifferences(in: db)
            return try types(missingFor: differences, in: db)
                + TableMigration(of: Self.self, for: .postgres).statements(
                    for: differences, missing,
                    of: MigratedTable(
                        isView: !table.canHaveIndex, hasPrimaryKey: table.indexes.contains(where: \.isPrimary),
                        names: db.takenNames(in: table.schema), canCast: db.canCast))
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
            let columns = index.keys.compactMap { key in
                key.column.map { ExistingIndex.Column($0, isDescending: key.isDescending) }
            }
            guard index.predicate == nil, index.method == "btree", columns.count == index.keys.count else { return nil }
            return ExistingIndex(columns, isUnique: index.isUnique)
        }
    }
}

extension PostgresConnection {
    /// The names of tables and indexes of a schema, of that in which tables are created if none is given.
    func takenNames(in schema: String? = nil) throws -> TakenNames {
        let names = try text(
            """
            SELECT pg_catalog.json_agg(c.relname)
            FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
            WHERE n.nspname = COALESCE($1, pg_catalog.current_schema())
            """, [schema.map { .text($0) } ?? .null])
        return TakenNames(try names.map { try JSONDecoder().decode([String].self, from: Data($0.utf8)) } ?? [])
    }

    /// Whether the server casts values of a type to another, if only some: those of a text can be anything.
    func canCast(_ declared: String, to target: String) throws -> Bool {
        try text(
            """
            WITH base AS (
                SELECT COALESCE(NULLIF(t.typbasetype, 0), t.oid) AS oid, name FROM (VALUES ($1, 's'), ($2, 't')) AS v (type, name)
                JOIN pg_catalog.pg_type t ON t.oid = pg_catalog.to_regtype(v.type)
            ), element AS (
                SELECT t.typcategory, t.typcategory = 'A' AS is_array, name,
                    CASE WHEN t.typcategory = 'A' THEN t.typelem ELSE t.oid END AS oid
                FROM base JOIN pg_catalog.pg_type t USING (oid)
            )
            SELECT 'yes' FROM element s, element t WHERE s.name = 's' AND t.name = 't' AND (
                s.typcategory = 'S' OR t.typcategory = 'S' OR s.is_array = t.is_array AND (s.oid = t.oid OR EXISTS (
                    SELECT FROM pg_catalog.pg_cast c WHERE c.castsource = s.oid AND c.casttarget = t.oid)))
            """, [.text(declared), .text(target)]) != nil
    }
}
#endif
