#if Postgres
import FetchingCore

/// The migrations of a database, in their order.
///
/// ```swift
/// let migrations = PostgresMigrations(
///     PostgresMigration("create users", sql: "CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL)"),
///     PostgresMigration("add plans", sql: "ALTER TABLE users ADD COLUMN plan text"))
/// try await migrations.run(in: pool)          // ["create users", "add plans"] the first time, [] from then on
/// ```
///
/// Each runs in a transaction of its own, which also notes it in the table `fetching_migrations`. Several servers may start at
/// once: a lock lets one of them at a time run a migration.
public struct PostgresMigrations: Sendable {
    private let migrations: [PostgresMigration]
    private let table: String

    /// Makes a list of migrations.
    ///
    /// - Parameters:
    ///   - migrations: The migrations. New ones are added at the end.
    ///   - table: The table that notes which have run. It is created where there is none.
    public init(_ migrations: PostgresMigration..., table: String = "fetching_migrations") {
        self.init(migrations, table: table)
    }

    /// Makes a list of migrations.
    ///
    /// - Parameters:
    ///   - migrations: The migrations. New ones are added at the end.
    ///   - table: The table that notes which have run. It is created where there is none.
    public init(_ migrations: [PostgresMigration], table: String = "fetching_migrations") {
        self.migrations = migrations
        self.table = table
    }

    /// Runs the migrations that have not run in the database yet.
    ///
    /// ```swift
    /// let names = try migrations.run(in: pool)
    /// ```
    ///
    /// - Parameter pool: The database.
    /// - Returns: The names of those that were run here.
    /// - Throws: `FetchError` if a migration fails, was changed after it had run, or comes before one that has run; or the
    ///   error of its closure. Those before it stay.
    @discardableResult
    public func run(in pool: PostgresPool) throws -> [String] {
        try requireDifferentNames()
        var names: [String] = []
        while let name = try pool.withConnection({ db in try runNext(in: db) }) { names.append(name) }
        return names
    }

    /// Runs the migrations that have not run in the database yet, without blocking the caller.
    ///
    /// ```swift
    /// let names = try await migrations.run(in: pool)
    /// ```
    ///
    /// - Parameter pool: The database.
    /// - Returns: The names of those that were run here.
    /// - Throws: `FetchError` if a migration fails, was changed after it had run, or comes before one that has run; the
    ///   error of its closure; or `CancellationError` if the task was cancelled. Those before it stay.
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> [String] {
        try requireDifferentNames()
        var names: [String] = []
        while let name = try await pool.withConnection({ db in try runNext(in: db) }) { names.append(name) }
        return names
    }

    /// The names of the migrations that have not run in the database yet.
    ///
    /// ```swift
    /// let names = try pool.read { db in try migrations.pending(in: db) }
    /// ```
    ///
    /// - Parameter db: A connection.
    /// - Throws: `FetchError` if a migration was changed after it had run, or comes before one that has run.
    public func pending(in db: PostgresConnection) throws -> [String] {
        try requireDifferentNames()
        let applied = try applied(in: db)
        try requireFit(with: applied, in: db)
        return migrations.map(\.name).filter { applied[$0] == nil }
    }
}

extension PostgresMigrations {
    /// Runs the first migration that has not run, and gives its name; nil where all have.
    private func runNext(in db: PostgresConnection) throws -> String? {
        let session = try db.session
        // Behind the lock, a statement has to see what the holder before has written.
        return try session.inTransaction("BEGIN ISOLATION LEVEL READ COMMITTED") {
            // Others may take long: a limit that is set for requests would end the wait, or the migration.
            try db.run("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
            try db.run("SELECT pg_catalog.pg_advisory_xact_lock(\(SchemaLock.migrations))")
            let applied = try applied(in: db)
            try requireFit(with: applied, in: db)
            guard let migration = migrations.first(where: { applied[$0.name] == nil }) else { return nil }
            let transaction = try db.transactionID
            let searchPath = try db.text("SELECT pg_catalog.current_setting('search_path')", [])
            // A dump begins with settings that hold for the whole session: nobody has it after this.
            session.mayHaveOtherSettings = true
            do {
                try migration.run(db)
            } catch let error as FetchError {
                throw error.migrating(migration.name)
            }
            guard session.isInsideTransaction, try db.transactionID == transaction else {
                throw FetchError.endedMigration.migrating(migration.name)
            }
            // The table of migrations is looked for where it was, and so are those of whoever has the connection next.
            _ = try db.text(
                "SELECT pg_catalog.set_config('search_path', $1, false)", [.text(searchPath ?? "")])
            try note(migration, in: db)
            return migration.name
        }
    }

    private func note(_ migration: PostgresMigration, in db: PostgresConnection) throws {
        if try !hasTable(in: db) {
            try db.run(
                """
                CREATE TABLE \(table.quotedIdentifier) (name text COLLATE "C" PRIMARY KEY, checksum text,
                    run_at timestamptz NOT NULL DEFAULT pg_catalog.now())
                """)
        }
        let text = try migration.sql.flatMap { try checksum(of: $0, in: db) }
        try db.execute(
            "INSERT INTO \(name: table) (name, checksum) VALUES (\(migration.name), \(text)::text)")
    }

    /// The checksums of the migrations that have run, by their names.
    private func applied(in db: PostgresConnection) throws -> [String: String?] {
        guard try hasTable(in: db) else { return [:] }
        var checksums: [String: String?] = [:]
        _ = try db.rows("SELECT name, checksum FROM \(name: table)") { row in
            let name = try row.decode(String.self)
            checksums[name] = .some(try row.decode(String?.self))
        }
        return checksums
    }

    private func hasTable(in db: PostgresConnection) throws -> Bool {
        try db.text("SELECT pg_catalog.to_regclass($1)::pg_catalog.text", [.text(table.quotedIdentifier)]) != nil
    }

    private func checksum(of sql: String, in db: PostgresConnection) throws -> String? {
        try db.values(
            "SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(\(sql), 'UTF8')), 'hex')", of: String.self
        ).first
    }

    private func requireDifferentNames() throws {
        var names: Set<String> = []
        for migration in migrations where !names.insert(migration.name).inserted {
            throw FetchError(
                .invalidValue, reason: "two migrations have this name", cure: "Give each a name of its own",
                operation: migration.name, engine: FetchError.postgres)
        }
    }

    /// - Throws: `FetchError` if a migration was changed after it had run, or comes before one that has run.
    private func requireFit(with applied: [String: String?], in db: PostgresConnection) throws {
        var pending: String?
        for migration in migrations {
            guard let noted = applied[migration.name] else {
                pending = pending ?? migration.name
                continue
            }
            if let pending {
                throw FetchError.lateMigration(pending, before: migration.name)
            }
            guard let sql = migration.sql, let noted else { continue }
            guard try checksum(of: sql, in: db) == noted else {
                throw FetchError.changedMigration.migrating(migration.name)
            }
        }
    }
}

extension PostgresConnection {
    fileprivate var transactionID: String? {
        get throws { try text("SELECT pg_catalog.txid_current()::pg_catalog.text", []) }
    }
}

extension FetchError {
    fileprivate func migrating(_ name: String) -> FetchError {
        var error = self
        error.operation = error.operation ?? name
        error.engine = error.engine ?? FetchError.postgres
        return error
    }

    fileprivate static var endedMigration: FetchError {
        FetchError(
            .databaseFailure,
            reason: "the migration ended its transaction; it is not noted as run, and what it committed is kept",
            cure: "Take back by hand what it did, and leave COMMIT and ROLLBACK out")
    }

    fileprivate static var changedMigration: FetchError {
        FetchError(
            .schemaMismatch, reason: "the migration was changed after it had run",
            cure: "Put its text back as it was, and add a new migration")
    }

    fileprivate static func lateMigration(_ name: String, before other: String) -> FetchError {
        FetchError(
            .schemaMismatch, reason: "the migration has not run, but '\(other)' behind it has",
            cure: "Put new migrations at the end", operation: name, engine: FetchError.postgres)
    }
}
#endif
