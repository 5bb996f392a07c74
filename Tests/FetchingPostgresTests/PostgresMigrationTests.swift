#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("Migrations of PostgreSQL", .onPostgres)
struct PostgresMigrationTests {
    private static let create = PostgresMigration(
        "create notes", sql: "CREATE TABLE notes (id bigint PRIMARY KEY); INSERT INTO notes VALUES (1)")
    private static let add = PostgresMigration("add notes") { db in
        try db.execute("INSERT INTO notes VALUES (\(2))")
    }

    private func count(in pool: PostgresPool) throws -> Int? {
        try pool.read { db in try db.values("SELECT count(*) FROM notes", of: Int.self).first }
    }

    @Test("run once, in their order")
    func once() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        let first = PostgresMigrations(Self.create)
        #expect(try first.blockingPending(in: pool) == ["create notes"])
        #expect(try await first.run(in: pool) == ["create notes"])
        #expect(try await first.run(in: pool) == [])
        let both = PostgresMigrations(Self.create, Self.add)
        #expect(try both.blockingPending(in: pool) == ["add notes"])
        #expect(try both.blockingRun(in: pool) == ["add notes"])
        #expect(try both.blockingRun(in: pool) == [])
        #expect(try count(in: pool) == 2)
        // An older program beside a newer schema.
        #expect(try await first.run(in: pool) == [])
    }

    /// As a dump begins.
    @Test("leave no setting to whoever has the connection next")
    func settings() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        func settings() async throws -> [String] {
            try await pool.read { db in
                try db.values(
                    """
                    SELECT unnest(ARRAY[current_setting('lock_timeout'), current_setting('row_security'), current_user])
                    """, of: String.self)
            }
        }
        let before = try await settings()
        let migrations = PostgresMigrations(
            PostgresMigration(
                "dump",
                sql: "SET lock_timeout = 77; SET row_security = off; SET search_path = ''")
        )
        #expect(try await migrations.run(in: pool) == ["dump"])
        #expect(try await settings() == before)
        #expect(try await settings() == before)
    }

    @Test("run once where servers start at once")
    func atOnce() async throws {
        let fixture = try PostgresFixture()
        let pools = (0..<4).map { _ in fixture.makePool() }
        defer { for pool in pools { pool.close() } }
        let migrations = PostgresMigrations(
            [PostgresMigration("create notes", sql: "CREATE TABLE notes (id serial, note text)")]
                + (1...10).map { PostgresMigration("\($0)", sql: "INSERT INTO notes (note) VALUES ('\($0)')") })
        let names = try await withThrowingTaskGroup(of: [String].self) { group in
            for pool in pools { group.addTask { try await migrations.run(in: pool) } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(names.count == 11 && Set(names).count == 11)
        let notes = try fixture.db.values("SELECT note FROM notes ORDER BY id", of: String.self)
        #expect(notes == (1...10).map { "\($0)" })
    }

    @Test("that fail leave nothing of themselves, and those before")
    func failure() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        let migrations = PostgresMigrations(
            Self.create,
            PostgresMigration("fail", sql: "INSERT INTO notes VALUES (2); INSERT INTO notes VALUES (1)"))
        let error = await #expect(throws: FetchError.self) { try await migrations.run(in: pool) }
        #expect(error?.description.contains("in 'fail' on PostgreSQL: ") == true, "\(String(describing: error))")
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "23505")
        #expect(try count(in: pool) == 1)
        #expect(try migrations.blockingPending(in: pool) == ["fail"])
    }

    @Test("that throw leave nothing of themselves")
    func thrown() async throws {
        struct Stop: Error {}
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        let migrations = PostgresMigrations(
            Self.create,
            PostgresMigration("stop") { db in
                try db.execute("DELETE FROM notes")
                throw Stop()
            })
        await #expect(throws: Stop.self) { try await migrations.run(in: pool) }
        #expect(try count(in: pool) == 1)
    }

    @Test("that were changed afterwards are refused")
    func changed() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        try await PostgresMigrations(Self.create).run(in: pool)
        let migrations = PostgresMigrations(
            PostgresMigration("create notes", sql: "CREATE TABLE notes (id text)"), Self.add)
        let error = await #expect(throws: FetchError.self) { try await migrations.run(in: pool) }
        #expect(
            error?.description == """
                in 'create notes' on PostgreSQL: the migration was changed after it had run. \
                Put its text back as it was, and add a new migration
                """)
        #expect(try count(in: pool) == 1)
    }

    @Test("that come before one that has run are refused")
    func late() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        try await PostgresMigrations(Self.create).run(in: pool)
        let migrations = PostgresMigrations(Self.add, Self.create)
        let error = #expect(throws: FetchError.self) { try migrations.blockingRun(in: pool) }
        #expect(
            error?.description == """
                in 'add notes' on PostgreSQL: the migration has not run, but 'create notes' behind it has. \
                Put new migrations at the end
                """)
    }

    @Test("have different names")
    func names() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        let error = await #expect(throws: FetchError.self) {
            try await PostgresMigrations(Self.add, Self.add).run(in: pool)
        }
        #expect(error?.description.contains("two migrations have this name") == true)
        await #expect(throws: FetchError.self) {
            try await PostgresMigrations(PostgresMigration("a\0b", sql: "SELECT 1")).run(in: pool)
        }
        await #expect(throws: FetchError.self) {
            try await PostgresMigrations(PostgresMigration("a", sql: "SELECT '\0'")).run(in: pool)
        }
    }

    @Test("do not end their transaction")
    func commit() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        let migrations = PostgresMigrations(PostgresMigration("commit", sql: "SELECT 1; COMMIT"))
        let error = await #expect(throws: FetchError.self) { try await migrations.run(in: pool) }
        #expect(error?.description.contains("the migration ended its transaction") == true)
    }

    @Test("are noted in a table of any name")
    func table() async throws {
        let pool = try PostgresFixture().makePool()
        defer { pool.close() }
        let migrations = PostgresMigrations(Self.create, table: "my \"migrations\"")
        #expect(try await migrations.run(in: pool) == ["create notes"])
        #expect(try await migrations.run(in: pool) == [])
    }
}

extension PostgresMigrations {
    /// In an asynchronous function, the compiler takes the other one.
    fileprivate func blockingRun(in pool: PostgresPool) throws -> [String] { try run(in: pool) }

    fileprivate func blockingPending(in pool: PostgresPool) throws -> [String] {
        try pool.read { db in try pending(in: db) }
    }

    @Test("are refused where they begin another transaction, and leave the search path as it was")
    func transactions() throws {
        let fixture = try PostgresFixture("CREATE SCHEMA IF NOT EXISTS elsewhere")
        let pool = fixture.makePool()
        defer { pool.close() }
        #expect(throws: FetchError.self) {
            try PostgresMigrations(PostgresMigration("a", sql: "COMMIT; BEGIN; CREATE TABLE a (id int)")).run(in: pool)
        }
        let migrations = PostgresMigrations(PostgresMigration("b", sql: "SET search_path = elsewhere"))
        #expect(try migrations.run(in: pool) == ["b"])
        #expect(try migrations.run(in: pool) == [])
        let path = try pool.read { db in
            try db.values("SELECT pg_catalog.current_setting('search_path')", of: String.self)
        }
        #expect(path.first?.contains("elsewhere") == false)
    }
}
#endif
