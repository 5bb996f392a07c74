public import FetchingCore
import FetchingSQL
public import GRDB

extension Fetchable {
    /// The statements that make the table fit the model, to look at and to put into a migration.
    ///
    /// ```swift
    /// for statement in try dbQueue.read({ try User.migrationSQL(in: $0) }) { print(statement) }
    /// // ALTER TABLE "users" ADD COLUMN "nickname" TEXT
    /// // -- The rows need a value for column 'score': ALTER TABLE "users" ADD COLUMN "score" DOUBLE NOT NULL DEFAULT …
    /// // CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")
    /// ```
    ///
    /// A comment, which begins with `--`, says what takes a decision. Nothing is run. A table that does not exist is created as
    /// ``schema(for:)`` says; one that fits gives no statement.
    ///
    /// - Parameter db: A connection.
    /// - Throws: `FetchError` if the table's description cannot be read.
    public static func migrationSQL(in db: Database) throws -> [String] {
        do {
            let entity = fetchableEntity
            guard let table = try TableDescription(of: entity.name, in: db) else {
                return try SQLSchema(Self.self).parts(for: .sqlite, avoiding: db.takenNames()).map(\.sql)
            }
            let missing =
                table.isView
                ? [] : try indexes(missingIn: table.indexes(of: entity.name, in: db), foldedBy: \.asciiLowercased)
            return try TableMigration(of: Self.self, for: .sqlite).statements(
                for: schemaDifferences(in: db), missing,
                of: MigratedTable(
                    isView: table.isView, hasPrimaryKey: table.columns.contains(where: \.isKey),
                    names: db.takenNames()))
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }
}

extension Database {
    /// The names of tables and indexes.
    func takenNames() throws -> TakenNames {
        TakenNames(try String.fetchAll(self, sql: "SELECT name FROM sqlite_master"))
    }
}
