#if Postgres
import Fetching
import FetchingPostgres
import FetchingPostgresTestSupport
import FetchingTestSupport
import Testing

@Suite("Several requests in one call on PostgreSQL", .onPostgres)
struct SeveralRequestsTests {
    private let all = User.sorted(by: .ascending(\.id))
    private let byName = User.prepared(String.self) { name in User.where { $0.name == name }.first() }

    @Test("gives each its result, in one round trip or with related models")
    func results() async throws {
        let pool = try PostgresPool.withUsers(.three)
        // Prepared at first, and then known.
        for _ in 0..<3 {
            let (users, count, names, bo, oldest, some) = try await pool.fetch(
                all, User.request().all().count(), User.where { $0.id > 1 }.sorted(by: .ascending(\.id)).select(\.name),
                byName("Bo"), User.request().all().max(\.age), User.where { $0.id.isIn([1, 3]) })
            #expect(users.map(\.name) == ["Ann", "Bo", "Cy"] && count == 3 && names == ["Bo", "Cy"])
            #expect(bo?.id == 2 && oldest == 23 && some.count == 2)
            let (bosses, one) = try await pool.fetch(
                User.sorted(by: .ascending(\.id)).including(\.staff), User.request().all().count())
            #expect(bosses.count == 3 && one == 3)
        }
    }

    @Test("reads the related models of a selection in the same state, also of a prepared one")
    func relatedSelections() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let selected = all.select(\.name, { $0.staff.sorted(by: .ascending(\.id)).select(\.name) })
        let expected = try selected.fetch(in: MemoryStore().adding([User].three))
        for _ in 0..<2 {
            let (rows, count, last) = try pool.fetch(selected, User.request().all().count(), selected)
            #expect(count == 3 && rows.count == 3 && last.map(\.1) == expected.map(\.1))
            #expect(rows.map(\.1) == expected.map(\.1) && rows.map(\.0) == expected.map(\.0))
        }
        let since = User.prepared(Int.self) { id in
            User.sorted(by: .ascending(\.id)).where { $0.id >= id }.select(\.id, { $0.staff.select(\.id) })
        }
        for id in [0, 2, 99, 2] {
            let plain = all.where { $0.id >= id }.select(\.id, { $0.staff.select(\.id) })
            let expected = try plain.fetch(in: MemoryStore().adding([User].three)).map { $0.1.sorted() }
            #expect(try since(id).fetch(in: pool).map { $0.1.sorted() } == expected)
            #expect(try pool.fetch(since(id), all).0.map { $0.1.sorted() } == expected)
        }
        try pool.write { db in
            try requireQueryCount(2, in: db) { _ = try selected.fetch(in: db) }
        }
        #expect(throws: FetchError.self) { _ = try pool.fetch(selected.distinct(), all) }
        #expect(try pool.fetch(all, selected).0.count == 3)
    }

    @Test("counts each as a query, and reads them in one transaction")
    func queries() throws {
        let pool = try PostgresPool.withUsers(.three)
        try pool.write { db in
            try requireQueryCount(2, in: db) { _ = try db.fetch(all, byName("Bo")) }
        }
        let error = try #require(throws: UnexpectedQueryCount.self) {
            try requireQueryCount(1, in: pool) { db in
                try db.execute("SELECT 1")
                _ = try all.fetch(in: db)
                try db.execute("UPDATE users SET age = \(30) WHERE id = \(1)")
            }
        }
        #expect(error.queries.count == 2 && error.queries[1] == "UPDATE users SET age = $1 WHERE id = $2")
        // Nothing was written.
        #expect(try pool.fetch(User.where { $0.age == 30 }.count(), all).0 == 0)
    }

    @Test("gives each its result where a request runs something else than it announces")
    func otherStatements() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        // Equal values share a placeholder, unless they are those of parameters.
        let among = User.prepared(Int.self, Int.self) { age, id in User.where { $0.age > age && $0.id > id }.count() }
        let ratio = User.prepared(Int.self) { number in User.where { $0.age / number > 10 } }
        for value in [1, 2, 1] {
            let (users, count, old) = try pool.fetch(all, among(value, value), ratio(value))
            #expect(users.count == 3 && count == 3 - value && old.count == users.count { $0.age / value > 10 })
        }
        for runs in [Announced.Runs.nothing, .another, .more, .settings] {
            let (first, users, last) = try pool.fetch(Announced(runs: runs), all, Announced(runs: runs))
            #expect(first == [1, 2, 3] && users.count == 3 && last == [1, 2, 3])
            #expect(try pool.fetch(all, User.request().all().count()).1 == 3)
        }
    }

    @Test("leaves no statement on the server that nobody uses again")
    func leftStatements() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        var counts: [Int] = []
        for _ in 0..<6 {
            #expect(throws: FetchError.self) { _ = try pool.fetch(Strict.request().all(), all) }
            #expect(throws: FetchError.self) { _ = try pool.fetch(all, Nobody.request().all()) }
            let (users, count) = try pool.fetch(all, User.request().all().count())
            #expect(users.count == 3 && count == 3)
            let prepared = try pool.read { db in
                try db.rows("SELECT count(*) FROM pg_prepared_statements") { row in
                    try row.decode(Int.self, column: "count")
                }
            }
            counts += prepared
        }
        // Those of the first round, and never more.
        #expect(counts.count == 6 && counts.allSatisfy { $0 <= counts[0] + 1 }, "\(counts)")
    }

    @Test("counts, and asks whether there is any, on a connection and a pool")
    func countsAndExists() async throws {
        let pool = try PostgresPool.withUsers(.three)
        let (old, none) = (User.where { $0.age > 21 }, User.where { $0.age > 99 })
        let (count, isThere) = try await pool.read { db in (try old.count(in: db), try none.exists(in: db)) }
        #expect(count == 2 && !isThere)
        #expect(try await old.count(in: pool) == 2)
        #expect(try await !none.exists(in: pool))
    }

    @Test("counts, and asks whether there is any, on a pool that blocks")
    func countsAndExistsBlocking() throws {
        let pool = try PostgresPool.withUsers(.three)
        #expect(try User.where { $0.age > 99 }.count(in: pool) == 0)
        #expect(try User.where { $0.age > 21 }.exists(in: pool))
    }

    @Test("sees one state while others write")
    func oneState() async throws {
        let pool = try PostgresPool.withUsers(.three)
        let writer = Task {
            for step in 0..<200 {
                try await pool.write { db in
                    try db.execute("UPDATE users SET age = \(step) WHERE id = \(1)")
                    try db.execute("UPDATE users SET age = \(step) WHERE id = \(2)")
                }
            }
        }
        let first = User.where { $0.id == 1 }.select(\.age)
        let second = User.where { $0.id == 2 }.select(\.age)
        var differences = 0
        for _ in 0..<200 {
            let (one, other) = try await pool.fetch(first, second)
            if one != other, one != [21] { differences += 1 }
        }
        try await writer.value
        #expect(differences == 0)
    }

    @Test("throws the error of one, and leaves the connection as it was")
    func errors() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        for _ in 0..<2 {
            let error = try #require(throws: FetchError.self) {
                _ = try pool.fetch(all, Nobody.request().all(), User.request().all().count())
            }
            #expect(error.code == .missingTable && error.model == "Nobody")
            #expect(throws: FetchError.self) { _ = try pool.fetch(Strict.request().all(), all) }
            let (users, count) = try pool.fetch(all, User.request().all().count())
            #expect(users.count == 3 && count == 3)
        }
        try pool.write { db in try db.execute("ALTER TABLE users ALTER COLUMN name TYPE varchar(80)") }
        #expect(try pool.fetch(all, byName("Cy")).1?.id == 3)
    }
}

/// A request that runs something else than it announces.
private struct Announced: PostgresRequest {
    enum Runs { case nothing, another, more, settings }
    typealias Model = User

    let runs: Runs
    private let request = User.sorted(by: .ascending(\.id)).select(\.id)

    init(runs: Runs) { self.runs = runs }

    func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try request.statementTexts(for: dialect)
    }

    func fetch(in store: MemoryStore) throws -> [Int] { try request.fetch(in: store) }

    func fetch(in db: PostgresConnection) throws -> [Int] {
        switch runs {
        case .nothing: return [1, 2, 3]
        case .another: return try User.sorted(by: .ascending(\.id)).fetch(in: db).map(\.id)
        case .more:
            _ = try User.request().all().count().fetch(in: db)
            return try request.fetch(in: db)
        case .settings:
            try db.execute("SET LOCAL enable_seqscan = off")
            return try request.fetch(in: db)
        }
    }
}
#endif
