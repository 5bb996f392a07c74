#if Postgres
import FetchingCore

/// A change of a schema that is made once in each database.
///
/// ```swift
/// PostgresMigration("create users", sql: "CREATE TABLE users (id bigint PRIMARY KEY, name text COLLATE \"C\" NOT NULL)")
/// PostgresMigration("trim names") { db in
///     try db.execute("UPDATE users SET name = trim(name)")
/// }
/// ```
public struct PostgresMigration: Sendable {
    /// The name by which the database knows that it has run.
    public let name: String

    /// The statements, nil for a closure.
    let sql: String?

    let run: @Sendable (PostgresConnection) throws -> Void

    /// Makes a migration of statements. If their text is changed after they have run, ``PostgresMigrations`` reject it.
    ///
    /// - Parameters:
    ///   - name: The name, which no other migration has and which never changes.
    ///   - sql: Statements with semicolons in between, none of which ends the transaction.
    public init(_ name: String, sql: String) {
        self.name = name
        self.sql = sql
        run = { db in try db.execute(PostgresQuery(unchecked: sql)) }
    }

    /// Makes a migration of code.
    ///
    /// - Parameters:
    ///   - name: The name, which no other migration has and which never changes.
    ///   - run: Changes the database, inside of the transaction of the migration.
    public init(_ name: String, _ run: @escaping @Sendable (PostgresConnection) throws -> Void) {
        self.name = name
        sql = nil
        self.run = run
    }
}
#endif
