#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQL
import Foundation
import Testing

@Fetchable("chiefs")
private struct Chief: Sendable, Equatable {
    let id: Int
    var name: String
}

/// Observed requests on PostgreSQL.
@Suite("Updates from PostgreSQL", .onPostgres, .timeLimit(.minutes(15)))
struct PostgresUpdatesTests {
    private func makePool(observing: Bool = true) async throws -> PostgresPool {
        let pool = try PostgresPool.withUsers(.three)
        if observing { try await pool.installObservation(for: User.self) }
        return pool
    }

    private let names = User.request().all().sorted(by: .ascending(\.id)).select(\.name)

    @Test("are the result now, and after each change by anybody")
    func changes() async throws {
        let pool = try await makePool()
        let other = PostgresPool(pool.configuration)
        var updates = names.updates(in: pool).makeAsyncIterator()
        #expect(try await updates.next() == ["Ann", "Bo", "Cy"])
        try await User.request().all().where { $0.id == 2 }.update(in: other) { $0.name = "Ben" }
        #expect(try await updates.next() == ["Ann", "Ben", "Cy"])
        try await User.request().all().where { $0.id == 1 }.delete(in: other)
        #expect(try await updates.next() == ["Ben", "Cy"])
        try await other.write { db in
            try db.execute("INSERT INTO users VALUES (4, 'Di', NULL, 0, 0, false, NULL, NULL)")
        }
        #expect(try await updates.next() == ["Ben", "Cy", "Di"])
        try await other.write { db in try db.execute("TRUNCATE users") }
        #expect(try await updates.next() == [])
    }

    @Test("come of models, related ones, pages, groups and counts")
    func kindsOfRequests() async throws {
        let pool = try await makePool()
        try await pool.write { db in try db.execute("UPDATE users SET boss_id = 1 WHERE id > 1") }
        let users = User.request().all().sorted(by: .ascending(\.id))
        try await expectChange(of: users, in: pool)
        try await expectChange(of: users.including(\.staff), in: pool) { $0.map(\.1.count) }
        try await expectChange(of: users.page(size: 2), in: pool) { $0.elements }
        try await expectChange(of: users.count(), in: pool)
        let groups = User.request().all().grouped(by: \.isAdmin).select(\.key, \.count)
        try await expectChange(of: groups, in: pool) { $0.map(\.1).reduce(0, +) }
        try await expectChange(of: users.select(\.name, \.boss.name), in: pool) { $0.map { $0.1 ?? "" } }
        try await expectChange(of: users.select(\.staff.count), in: pool)
        let backwards = User.request().all().sorted(by: .descending(\.id))
        let cursor = try #require(try await backwards.page(size: 2).fetch(in: pool).next)
        try await expectChange(of: backwards.page(size: 2, before: cursor), in: pool) { $0.elements.map(\.id) }
        try await expectChange(of: users.where { $0.staff.contains { $0.name == "new" } }.count(), in: pool)
    }

    @Test("come of the tables of requests within it")
    func subqueries() async throws {
        let pool = try await makePool()
        try await pool.write { db in try db.execute("CREATE TABLE chiefs (id bigint PRIMARY KEY, name text NOT NULL)") }
        try await pool.installObservation(for: Chief.self)
        var listed = User.where { $0.name.isIn(Chief.request().all().select(\.name)) }.count().updates(in: pool)
            .makeAsyncIterator()
        var counted = User.where { $0.all(Chief.self).count > 0 }.count().updates(in: pool).makeAsyncIterator()
        #expect(try await listed.next() == 0)
        #expect(try await counted.next() == 0)
        try await pool.write { db in try db.execute("INSERT INTO chiefs VALUES (1, 'Ann')") }
        #expect(try await listed.next() == 1)
        #expect(try await counted.next() == 3)
    }

    private func expectChange<Request: PostgresRequest>(of request: Request, in pool: PostgresPool) async throws
    where Request.Result: Sendable & Equatable {
        try await expectChange(of: request, in: pool) { $0 }
    }

    private func expectChange<Request: PostgresRequest, Value: Equatable>(
        of request: Request, in pool: PostgresPool, _ value: (Request.Result) throws -> Value
    ) async throws where Request.Result: Sendable {
        var updates = request.updates(in: pool).makeAsyncIterator()
        let before = try value(try #require(try await updates.next()))
        try await pool.write { db in
            try db.execute(
                """
                INSERT INTO users SELECT max(id) + n, 'new', NULL, 0, 0, false, NULL, 1
                FROM users CROSS JOIN generate_series(1, 3) AS n GROUP BY n
                """)
            try db.execute("DELETE FROM users WHERE id = 2")
        }
        #expect(try value(try #require(try await updates.next())) != before)
        try await pool.write { db in
            try db.execute("DELETE FROM users WHERE id > 3")
            try db.execute("INSERT INTO users VALUES (2, 'Bo', NULL, 2, 22, false, NULL, 1)")
        }
    }

    @Test("come once for several changes that nobody waited for")
    func coalescing() async throws {
        let pool = try await makePool()
        var updates = names.updates(in: pool).makeAsyncIterator()
        _ = try await updates.next()
        for number in 1...30 {
            try await User.request().all().where { $0.id == 1 }.update(in: pool) { $0.name = "name \(number)" }
        }
        var count = 0
        while try #require(try await updates.next()).first != "name 30" { count += 1 }
        #expect(count < 30)
    }

    @Test("do not come of other tables, nor of what is rolled back")
    func otherTables() async throws {
        struct Stop: Error {}
        let pool = try await makePool()
        try await pool.write { db in
            try db.execute("CREATE TABLE prices (id bigint PRIMARY KEY, price numeric NOT NULL)")
        }
        try await pool.installObservation(for: Price.self)
        var updates = names.updates(in: pool).makeAsyncIterator()
        var prices = Price.request().all().count().updates(in: pool).makeAsyncIterator()
        #expect(try await updates.next()?.count == 3)
        #expect(try await prices.next() == 0)
        try await pool.write { db in try db.execute("INSERT INTO prices VALUES (1, 1)") }
        #expect(try await prices.next() == 1)
        await #expect(throws: Stop.self) {
            try await pool.write { db in
                try db.execute("DELETE FROM users")
                throw Stop()
            }
        }
        try await User.request().all().where { $0.id == 3 }.delete(in: pool)
        // Had one of the changes before counted, there would be a result with three first.
        #expect(try await updates.next()?.count == 2)
    }

    @Test("come of a view whose table changes, and of a partition")
    func viewsAndPartitions() async throws {
        let pool = try await makePool(observing: false)
        try await pool.write { db in
            try db.execute(
                """
                CREATE VIEW staff AS SELECT * FROM users;
                CREATE VIEW chiefs AS SELECT id, name FROM staff WHERE boss_id IS NULL;
                CREATE TABLE prices (id bigint, price numeric NOT NULL) PARTITION BY RANGE (id);
                CREATE TABLE cheap PARTITION OF prices FOR VALUES FROM (0) TO (100);
                """)
        }
        try await pool.installObservation(for: Chief.self, Price.self)
        var chiefs = Chief.request().all().count().updates(in: pool).makeAsyncIterator()
        #expect(try await chiefs.next() == 3)
        try await pool.write { db in try db.execute("UPDATE users SET boss_id = 1 WHERE id = 3") }
        #expect(try await chiefs.next() == 2)
        var prices = Price.request().all().count().updates(in: pool).makeAsyncIterator()
        #expect(try await prices.next() == 0)
        try await pool.write { db in try db.execute("INSERT INTO cheap VALUES (1, 1)") }
        #expect(try await prices.next() == 1)
        try await pool.write { db in try db.execute("INSERT INTO prices VALUES (2, 1)") }
        #expect(try await prices.next() == 2)
    }

    @Test("are refused where a table would change unnoticed")
    func refusals() async throws {
        let pool = try await makePool(observing: false)
        let error = await #expect(throws: FetchError.self) { for try await _ in names.updates(in: pool) {} }
        #expect(error?.reason == "the database does not tell of changes to users")
        try await pool.write { db in
            try db.execute("CREATE MATERIALIZED VIEW chiefs AS SELECT id, name FROM users WHERE boss_id IS NULL")
        }
        await #expect(throws: FetchError.self) { try await pool.installObservation(for: Chief.self) }
        let chiefs = await #expect(throws: FetchError.self) {
            for try await _ in Chief.request().all().updates(in: pool) {}
        }
        #expect(chiefs?.reason.contains("materialized view") == true)
        let nobody = await #expect(throws: FetchError.self) {
            for try await _ in Nobody.request().all().updates(in: pool) {}
        }
        #expect(nobody?.code == .missingTable)
        try await pool.installObservation(for: User.self)
        try await pool.write { db in try db.execute("ALTER TABLE users DISABLE TRIGGER ALL") }
        await #expect(throws: FetchError.self) { for try await _ in names.updates(in: pool) {} }
    }

    @Test("can be installed by several at a time, and again")
    func installation() async throws {
        let pool = try await makePool(observing: false)
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await pool.installObservation(for: User.self) } }
            try await group.waitForAll()
        }
        try await pool.installObservation(for: User.self)
        let count = try await pool.read { db in
            try db.values("SELECT count(*) FROM pg_trigger WHERE tgrelid = 'users'::regclass", of: Int.self)
        }
        #expect(count == [1])
        #expect(
            PostgresObservation(of: User.self, Nobody.self).statements.last == #"SELECT fetching_observe('"nobody"')"#)
    }

    @Test("go on when their connection was lost, and miss nothing")
    func lostConnection() async throws {
        let name = "updates \(UUID())"
        let pool = try PostgresPool.withUsers(.three) { $0.url += " application_name='\(name)'" }
        let other = PostgresPool(try PostgresServer.shared.get().configuration)
        let schema = try #require(pool.configuration.searchPath?.first)
        try await pool.installObservation(for: User.self)
        var updates = names.updates(in: pool).makeAsyncIterator()
        #expect(try await updates.next()?.count == 3)
        for id in 1...3 {
            // The one that listens, and those of the pool.
            try await other.write { db in
                try db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = \(name)")
                try db.execute("DELETE FROM \(name: schema).users WHERE id = \(id)")
            }
            while try #require(try await updates.next()).count != 3 - id {}
        }
    }

    @Test("end with their task, and give their connection up with the last loop")
    func ends() async throws {
        let name = "updates \(UUID())"
        let pool = try PostgresPool.withUsers(.three) { $0.url += " application_name='\(name)'" }
        try await pool.installObservation(for: User.self)
        func listenerCount() throws -> Int? {
            try pool.read { db in
                try db.values(
                    """
                    SELECT count(*) FROM pg_stat_activity
                    WHERE application_name = \(name) AND query = 'LISTEN "fetching_changes"'
                    """, of: Int.self
                ).first
            }
        }
        for _ in 0..<2 {
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            let tasks = (0..<3).map { _ in
                Task { [names] in
                    for try await _ in names.updates(in: pool) { begin.yield() }
                    return true
                }
            }
            var loops = begun.makeAsyncIterator()
            for _ in tasks { await loops.next() }
            #expect(try listenerCount() == 1)
            for task in tasks { task.cancel() }
            for task in tasks { #expect(try await task.value) }
            // The server takes a moment.
            try await eventually { try listenerCount() == 0 }
        }
    }

    @Test("end with an error when the pool is closed")
    func closing() async throws {
        let pool = try await makePool()
        var updates = names.updates(in: pool).makeAsyncIterator()
        _ = try await updates.next()
        pool.close()
        await #expect(throws: FetchError.self) { try await updates.next() }
        #expect(try await updates.next() == nil)
    }
}

@Suite("Tables of a statement")
struct TableNameTests {
    @Test(arguments: [
        (#"SELECT "id" FROM "User""#, [#""User""#]),
        (#"SELECT "a" FROM "User" AS "x" LEFT JOIN "Pet" AS "y" ON "x"."id" = "y"."o""#, [#""Pet""#, #""User""#]),
        (#"SELECT 1 FROM "a" WHERE "b" IS DISTINCT FROM "c" AND EXISTS (SELECT 1 FROM "d")"#, [#""a""#, #""d""#]),
        (#"SELECT * FROM (SELECT "x" FROM "a") AS "b" JOIN unnest($1) AS k ON TRUE"#, [#""a""#]),
        (
            "SELECT * FROM users, shop.pets AS p, \"shop\".\"b\"\"c\" WHERE id = 1",
            [#""shop"."b""c""#, "shop.pets", "users"]
        ),
        (
            #"WITH x AS (SELECT 1 FROM "a"), "y" AS MATERIALIZED (SELECT 2 FROM x) SELECT * FROM "y", b"#,
            [#""a""#, "b"]
        ),
        (#"SELECT 'FROM "x"' FROM ONLY "a" CROSS JOIN LATERAL (SELECT 1 FROM "b") AS z"#, [#""a""#, #""b""#]),
        // As a person writes it.
        (#"SELECT 1 FROM "a" b, "c" AS d, e f WHERE g IN (1, h)"#, [#""a""#, #""c""#, "e"]),
        ("SELECT 1 FROM a b JOIN c ON b.x = f(c.x, 2), d ORDER BY y, z", ["a", "c", "d"]),
        ("SELECT 1 FROM (SELECT 1 FROM a) AS s, b, unnest($1) AS n, c AS x(c1, c2), d", ["a", "b", "c", "d"]),
        ("SELECT 1 FROM ((a JOIN b USING (x, y)) JOIN c ON TRUE), only (d) GROUP BY e, f", ["a", "b", "c", "d"]),
        ("id IN (TABLE banned) OR id IN (table \"x\".\"y\")", [#""x"."y""#, "banned"]),
        ("SELECT EXTRACT(YEAR FROM born), trim(both FROM name), x IS DISTINCT FROM y FROM a", ["a"]),
        (
            #"SELECT * FROM "Rule" WHERE (WITH "Rule" AS (SELECT * FROM "Rule") SELECT 1 FROM "Rule", b) IS NULL"#,
            [#""Rule""#, "b"]
        ),
        ("WITH RECURSIVE t(n) AS (SELECT 1 UNION SELECT n + 1 FROM t), T2 AS (SELECT 1 FROM t) SELECT 1 FROM t2", []),
        ("(WITH t AS (SELECT 1 FROM t) SELECT 1 FROM t) = (SELECT 1 FROM t)", ["t"]),
        ("SELECT 1 FROM a /* it's, /* not */ FROM b */, c -- it's\n, d WHERE e = 1", ["a", "c", "d"]),
        (#"SELECT E'it\'s FROM x', $$it's FROM y$$, $t$ FROM $$ z $t$, $1 FROM a"#, ["a"]),
        ("SELECT 1 FROM (a", ["a"]), ("SELECT 1 FROM", []), ("WITH", []), ("WITH a AS (SELECT 1 FROM b", ["b"]),
        ("SELECT 1 FROM a WITH ORDINALITY AS x(y), ROWS FROM (f(1), g(2)) AS z, b", ["a", "b"]),
    ])
    func names(sql: String, names: [String]) {
        #expect(SQLStatementText(sql: sql, bindings: []).tableNames.sorted() == names)
    }
}
#endif
