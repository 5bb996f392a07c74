#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("explain(in:) on PostgreSQL", .onPostgres)
struct ExplainTests {
    /// Users, each of whom but the first has the first as a boss.
    private func fixture(_ count: Int = 3, _ sql: String = "") throws -> PostgresFixture {
        try PostgresFixture(
            """
            CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL, nickname text,
                score double precision NOT NULL, age integer NOT NULL, "isAdmin" boolean NOT NULL, joined timestamptz,
                boss_id bigint);
            INSERT INTO users SELECT i, 'name' || i, 'nick' || i, i, i % 90, i = 1, NULL, NULLIF(1, i)
            FROM generate_series(1, \(count)) AS i;
            """ + sql)
    }

    @Test("says the steps in words, and shows no value")
    func words() throws {
        let fixture = try fixture(20_001, "CREATE INDEX users_score ON users (score); ANALYZE users")
        let request = User.request().all().where { $0.score > 19_990 && $0.name == "top secret" }
        let plan = try request.explain(in: fixture.db)
        #expect(
            plan.description == """
                \(try request.sql(for: .postgres))
                  finds rows of 'users' by the index 'users_score' (score > ?)
                """)
        #expect(
            plan.statements[0].steps[0].detail
                == "Index Scan using users_score on users; Index Cond: score > ?; Filter: name = ?")
    }

    /// The transaction goes on: an error of the server would have ended it.
    @Test("passes over a table that only the view's owner may read")
    func privateTable() throws {
        let fixture = try fixture()
        let role = fixture.schema
        try fixture.db.run(
            """
            CREATE SCHEMA hidden_\(role);
            ALTER TABLE users SET SCHEMA hidden_\(role);
            CREATE VIEW users AS SELECT * FROM hidden_\(role).users;
            CREATE ROLE \(role); GRANT USAGE ON SCHEMA \(role) TO \(role); GRANT SELECT ON users TO \(role)
            """)
        defer {
            try? fixture.db.run("ROLLBACK; DROP SCHEMA \(role), hidden_\(role) CASCADE; DROP ROLE \(role)")
        }
        try fixture.db.run("BEGIN; SET LOCAL ROLE \(role)")
        let request = User.request().all().where { $0.age == 30 }
        #expect(try request.explain(in: fixture.db, warningAbove: 0).warnings.isEmpty)
        #expect(try request.fetch(in: fixture.db).isEmpty)
    }

    @Test("finds the rows of a page by an index, however far down it is")
    func pages() throws {
        let fixture = try fixture(20_001, "CREATE INDEX users_age ON users (age, id); ANALYZE users")
        let request = User.request().all().sorted(by: .ascending(\.age))
        let first = try request.page(size: 10_000).fetch(in: fixture.db)
        for size in [1, 50] {
            let page = request.page(size: size, after: first.next)
            // Eleven more have that age.
            let ages = Array(repeating: 44, count: min(size, 11)) + Array(repeating: 45, count: max(size - 11, 0))
            #expect(try page.fetch(in: fixture.db).elements.map(\.age) == ages)
            let plan = try page.explain(in: fixture.db).description
            // Each part, and the whole. The server chooses the index of the first part: that of the key has its order, too.
            #expect(plan.components(separatedBy: "takes as many rows as are asked for").count == 4, "\(plan)")
            #expect(plan.components(separatedBy: "by the index").count == 3, "\(plan)")
            #expect(!plan.contains("every row"), "\(plan)")
        }
    }

    @Test("warns of a large table that is read as a whole")
    func fullScan() throws {
        let fixture = try fixture(10_001)
        let request = User.request().all().where { $0.age == 30 && $0.name.hasSuffix("a") }
        // The server has not analysed the table, or it has.
        for sql in ["SELECT 1", "ANALYZE users"] {
            try fixture.db.run(sql)
            let plan = try request.explain(in: fixture.db)
            #expect(
                plan.description == """
                    \(try request.sql(for: .postgres))
                      reads every row of 'users'
                    Warning: 'users' has more than 10,000 rows, and every one is read. Create an index on 'age': \
                    CREATE INDEX ON "users" ("age")
                    """)
            #expect(plan.warnings.map(\.kind) == [.fullScan])
            #expect(plan.warnings.map(\.table) == ["users"])
            #expect(plan.warnings.map(\.columns) == [["age"]])
            #expect(plan.warnings.map(\.statement) == ["CREATE INDEX ON \"users\" (\"age\")"])
            #expect(try request.explain(in: fixture.db, warningAbove: 10_001).warnings.isEmpty)
            #expect(try request.explain(in: fixture.db, warningAbove: .max).warnings.isEmpty)
        }
        try fixture.db.run("CREATE INDEX ON users (age)")
        #expect(try request.explain(in: fixture.db).warnings.isEmpty)
    }

    @Test("takes no empty table for a large one", arguments: [0, -1])
    func emptyTable(_ rowCount: Int) throws {
        let request = User.request().all().where { $0.age == 30 }
        let warnings = try request.explain(in: fixture(0).db, warningAbove: rowCount).warnings
        #expect(warnings.count == (rowCount < 0 ? 1 : 0))
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let explain: @Sendable (PostgresConnection) throws -> [QueryPlan.Warning]
        let expected: [String]

        init(_ name: String, _ request: some PostgresRequest, _ expected: String...) {
            testDescription = name
            explain = { try request.explain(in: $0, warningAbove: 0).warnings }
            self.expected = expected
        }
    }

    private static let users = User.request().all()

    static let examples = [
        Example("all", users, "Every row of 'users' is read. Ask for fewer with a condition or a limit"),
        Example("the first", User.request().first(nth: 10)),
        Example("a key", users.where { $0.id == 1 }),
        Example("keys", users.where { $0.id.isIn([1, 2]) }),
        Example(
            "no index can serve", users.where { $0.name.contains("x") },
            "Every row of 'users' is read. Add a condition that an index serves"),
        Example(
            "one column", users.where { $0.age == 3 },
            "Every row of 'users' is read. Create an index on 'age': CREATE INDEX ON \"users\" (\"age\")"),
        Example(
            "a column that is calculated with", users.where { $0.age + 1 == 3 },
            "Every row of 'users' is read. Add a condition that an index serves"),
        Example(
            "equal texts", users.where { $0.name == "a" },
            "Every row of 'users' is read. Create an index on 'name': CREATE INDEX ON \"users\" (\"name\")"),
        Example(
            "a range of texts", users.where { $0.name > "a" },
            "Every row of 'users' is read. Create an index on 'name': CREATE INDEX ON \"users\" (\"name\" COLLATE \"C\")"
        ),
        Example(
            "a prefix", users.where { $0.name.hasPrefix("a") },
            "Every row of 'users' is read. Create an index on 'name': CREATE INDEX ON \"users\" (\"name\" COLLATE \"C\")"
        ),
        Example(
            "two columns, of which one is a range", users.where { $0.score > 3 && $0.age == 3 },
            """
            Every row of 'users' is read. Create an index on 'score', 'age', or on one of them: \
            CREATE INDEX ON "users" ("age", "score")
            """),
        Example(
            "alternatives", users.where { $0.score > 3 || $0.age == 3 },
            """
            Every row of 'users' is read. Create an index on each of 'score', 'age': \
            CREATE INDEX ON "users" ("score"); CREATE INDEX ON "users" ("age")
            """),
        Example(
            "not equal", users.where { $0.age != 3 },
            "Every row of 'users' is read. Add a condition that an index serves"),
        Example(
            "nil", users.where { $0.bossID == nil },
            "Every row of 'users' is read. Create an index on 'boss_id': CREATE INDEX ON \"users\" (\"boss_id\")"),
        Example(
            "an order", User.request().first(nth: 2).sorted(by: .ascending(\.age), .descending(\.score)),
            """
            The rows of 'users' are sorted. Create an index on 'age', 'score' descending: \
            CREATE INDEX ON "users" ("age", "score" DESC)
            """),
        Example(
            "an order of texts", User.request().first(nth: 2).sorted(by: .descending(\.name)),
            """
            The rows of 'users' are sorted. Create an index on 'name': \
            CREATE INDEX ON "users" ("name" COLLATE "C")
            """),
        Example(
            "an order with nil", User.request().first(nth: 2).sorted(by: .ascending(\.bossID)),
            """
            The rows of 'users' are sorted. Create an index on 'boss_id': \
            CREATE INDEX ON "users" ("boss_id" NULLS FIRST)
            """),
        Example(
            "an order with nil at the end", User.request().first(nth: 2).sorted(by: .ascending(\.bossID).nilsLast),
            "The rows of 'users' are sorted. Create an index on 'boss_id': CREATE INDEX ON \"users\" (\"boss_id\")"),
        Example(
            "an order that descends with nil", User.request().first(nth: 2).sorted(by: .descending(\.joined)),
            """
            The rows of 'users' are sorted. Create an index on 'joined': \
            CREATE INDEX ON "users" ("joined" NULLS FIRST)
            """),
        Example(
            "an order that ignores case",
            User.request().first(nth: 2).sorted(by: .ascending(\.name, options: .caseInsensitive)),
            "The rows of 'users' are sorted. Sort in the order of an index"),
        Example("the order of the key", User.request().first(nth: 2).sorted(by: .ascending(\.id))),
        Example(
            "a relationship", users.where { $0.staff.contains { $0.age == 3 } },
            """
            Every row of 'users' is read. Create an index on 'boss_id', 'age', or on one of them: \
            CREATE INDEX ON "users" ("boss_id", "age")
            """),
        Example(
            "a relationship that is loaded", User.request().first(nth: 2).including(\.staff),
            "Every row of 'users' is read. Create an index on 'boss_id': CREATE INDEX ON \"users\" (\"boss_id\")"),
        Example("a sum", users.where { $0.id > 3 }.sum(\.age)),
        Example("groups", users.where { $0.id > 3 }.grouped(by: \.age).select(\.key)),
    ]

    @Test("says what to do, after which there is nothing to say", arguments: examples)
    func advice(_ example: Example) throws {
        let fixture = try fixture()
        let warnings = try example.explain(fixture.db)
        #expect(warnings.map(\.description) == example.expected)
        let statements = warnings.compactMap(\.statement)
        for statement in statements { try fixture.db.run(statement) }
        guard !statements.isEmpty else { return }
        #expect(try example.explain(fixture.db).filter { $0.statement != nil } == [])
    }

    @Test("says why an index that is there does not serve")
    func reasons() throws {
        let fixture = try fixture(3, "CREATE INDEX names ON users (name); CREATE INDEX bosses ON users (boss_id)")
        let range = try User.request().all().where { $0.name > "a" }.explain(in: fixture.db, warningAbove: 0)
        #expect(
            range.warnings.map(\.description) == [
                """
                Every row of 'users' is read. Index 'names' is not COLLATE "C", as the order of texts is. \
                Create an index on 'name': CREATE INDEX ON "users" ("name" COLLATE "C")
                """
            ])
        let order = User.request().first(nth: 2).sorted(by: .descending(\.bossID))
        #expect(
            try order.explain(in: fixture.db, warningAbove: 0).warnings.map(\.description) == [
                """
                The rows of 'users' are sorted. Index 'bosses' has nil at the other end. \
                Create an index on 'boss_id': CREATE INDEX ON "users" ("boss_id" NULLS FIRST)
                """
            ])
        try fixture.db.run("CREATE INDEX ON users (boss_id NULLS FIRST)")
        #expect(try order.explain(in: fixture.db, warningAbove: 0).warnings.isEmpty)
        let ascending = User.request().first(nth: 2).sorted(by: .ascending(\.bossID))
        #expect(try ascending.explain(in: fixture.db, warningAbove: 0).warnings.isEmpty)
    }

    @Test("explains each statement of a load")
    func load() throws {
        let fixture = try fixture()
        let request = User.request().all().where { $0.score > 1 }.including(\.boss)
            .including { $0.staff.where { $0.age > 3 }.sorted(by: .ascending(\.name)).first(nth: 2) }
        let plan = try request.explain(in: fixture.db)
        #expect(plan.statements.map(\.sql) == (try request.sql(for: .postgres)))
        #expect(plan.statements.count == 3)
        #expect(plan.statements.allSatisfy { !$0.steps.isEmpty })
    }

    @Test("explains every kind of request, on a pool and in a transaction")
    func everywhere() async throws {
        let fixture = try fixture()
        let pool = fixture.makePool()
        let request = User.request().first().where { $0.name == "x" }
        let plan = try await request.explain(in: pool)
        #expect(try explained(request, in: pool) == plan.description)
        let count = try await pool.write { db in
            // What the server is asked for is not left behind.
            _ = try request.explain(in: db, warningAbove: 0)
            _ = try User.request().all().page(size: 2).explain(in: db, warningAbove: 0)
            return try User.request().all().delete(in: db)
        }
        #expect(count == 3)
        let settings = fixture.db.areIndexesOptional()
        _ = try request.explain(in: fixture.db, warningAbove: 0)
        #expect(fixture.db.areIndexesOptional() == settings)
    }

    private func explained(_ request: some PostgresRequest, in pool: PostgresPool) throws -> String {
        try request.explain(in: pool).description
    }

    @Test("names the whole table for a partition, and that of a view")
    func partitionsAndViews() throws {
        let fixture = try fixture(
            3,
            """
            ALTER TABLE users RENAME TO people;
            CREATE TABLE users (LIKE people) PARTITION BY HASH (id);
            CREATE TABLE users_0 PARTITION OF users FOR VALUES WITH (modulus 2, remainder 0);
            CREATE TABLE users_1 PARTITION OF users FOR VALUES WITH (modulus 2, remainder 1);
            INSERT INTO users SELECT * FROM people
            """)
        let request = User.request().all().where { $0.age == 3 }
        let expected = "Every row of 'users' is read. Create an index on 'age': CREATE INDEX ON \"users\" (\"age\")"
        #expect(try request.explain(in: fixture.db, warningAbove: 0).warnings.map(\.description) == [expected])
        try fixture.db.run("CREATE INDEX ON users (age)")
        #expect(try request.explain(in: fixture.db, warningAbove: 0).warnings.isEmpty)
        try fixture.db.run("DROP TABLE users; CREATE VIEW users AS SELECT * FROM people")
        let view = try request.explain(in: fixture.db, warningAbove: 0)
        #expect(view.warnings.map(\.statement) == ["CREATE INDEX ON \"people\" (\"age\")"])
    }

    @Test("fails with errors of its own")
    func errors() throws {
        let empty = try PostgresFixture()
        #expect {
            try User.request().all().explain(in: empty.db)
        } throws: {
            ($0 as? FetchError)?.code == .missingTable
        }
        #expect {
            try User.request().first(nth: -1).explain(in: fixture().db)
        } throws: {
            ($0 as? FetchError)?.code == .invalidLimit
        }
    }
}

extension PostgresConnection {
    /// The settings of a session that explaining changes for a while.
    fileprivate func areIndexesOptional() -> [Bool] {
        ["enable_seqscan", "enable_sort"].map { name in
            do {
                try execute(
                    "DO $$ BEGIN IF current_setting('\(name)') = 'off' THEN RAISE EXCEPTION 'off'; END IF; END $$")
                return true
            } catch { return false }
        }
    }
}
#endif
