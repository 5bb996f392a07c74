#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("A lock on PostgreSQL", .onPostgres, .timeLimit(.minutes(10)))
struct PostgresLockTests {
    private let adults = User.request().all().where { $0.age > 20 }.sorted(by: .ascending(\.id))

    @Test("is written behind everything else, on the rows of the model alone")
    func statements() throws {
        let end = { (sql: String) in sql.range(of: " FOR ", options: .backwards).map { String(sql[$0.lowerBound...]) } }
        for strength in RowLockStrength.allCases {
            #expect(end(try adults.locked(strength).sql(for: .postgres)) == " FOR \(strength.rawValue)")
        }
        #expect(end(try adults.locked(.update, .noWait).sql(for: .postgres)) == " FOR UPDATE NOWAIT")
        #expect(end(try adults.locked(.share, .skipLocked).sql(for: .postgres)) == " FOR SHARE SKIP LOCKED")
        #expect(
            try User.request().all().where { $0.boss.name == "Ann" }.first(nth: 2).locked().sql(for: .postgres)
                .hasSuffix(" LIMIT $2 FOR UPDATE OF \"users\""))
        let claim = adults.first(nth: 1).locked(.update, .skipLocked)
        #expect(
            try claim.updateSQL(for: .postgres) { $0.nickname = "x" } == """
                UPDATE "users" SET "nickname" = $1 WHERE "id" IN (WITH "found" AS MATERIALIZED (SELECT "users"."id" \
                FROM "users" WHERE "users"."age" > $2 ORDER BY "users"."id" LIMIT $3 FOR UPDATE OF "users" SKIP LOCKED) \
                SELECT * FROM "found")
                """)
        #expect(
            try adults.locked(.update, .skipLocked).deletionSQL(for: .postgres).hasSuffix(
                "FOR UPDATE OF \"users\" SKIP LOCKED) SELECT * FROM \"found\")"))
    }

    @Test("is refused where it cannot be had")
    func refusals() throws {
        for text in [
            { try adults.distinct().locked().sql(for: .postgres) }, { try adults.locked().count().sql(for: .postgres) },
            { try adults.locked().grouped(by: \.age).select(\.key).sql(for: .postgres) },
            { try User.request().all().locked().select(\.age).distinct().sql(for: .postgres) },
            { try adults.locked().exists().sql(for: .postgres) }, { try adults.locked().sql(for: .sqlite) },
            { try adults.locked().first(nth: 1, ofEach: \.age).sql(for: .postgres) },
            { try adults.first(nth: 1, ofEach: \.age).locked().sql(for: .postgres) },
            { try adults.locked().select { $0.over().count }.sql(for: .postgres) },
            { try adults.locked().first(nth: 1, ofEach: \.age).count().sql(for: .postgres) },
            { try adults.first(nth: 1, ofEach: \.age).locked().deletionSQL(for: .postgres) },
            { try adults.locked().select(\.age).sql(for: .sqlite) }, { try adults.locked().deletionSQL(for: .sqlite) },
        ] {
            let error = #expect(throws: FetchError.self) { try text() }
            #expect(error?.code == .unsupported && error?.operation == "locked")
        }
        let pool = try PostgresPool.withUsers(.three)
        let outside = #expect(throws: FetchError.self) { try adults.locked().fetch(in: pool) }
        #expect(outside?.cure.contains("transaction") ?? false)
        let reading = #expect(throws: FetchError.self) { try pool.read { try adults.locked().fetch(in: $0) } }
        #expect(reading?.cure.contains("read-only") ?? false)
        #expect(try adults.locked().fetch(in: [User].three).count == 3)
    }

    @Test("gives the rows that are free, or an error, where others have locked some")
    func waiting() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 2)
        try pool.transaction { (db: PostgresConnection) throws in
            #expect(try adults.first(nth: 1).locked().fetch(in: db).map(\.id) == [1])
            try pool.transaction { (other: PostgresConnection) throws in
                #expect(try adults.first(nth: 1).locked(.update, .skipLocked).fetch(in: other).map(\.id) == [2])
                #expect(try adults.locked(.share, .skipLocked).select(\.id).fetch(in: other) == [2, 3])
                let claimed = adults.first(nth: 1).locked(.update, .skipLocked)
                #expect(try claimed.updating(returning: \.id) { $0.age += 1 }.run(in: other) == [2])
                #expect(try adults.locked(.update, .skipLocked).delete(in: other) == 2)
                let error = #expect(throws: FetchError.self) {
                    try other.transaction { try adults.locked(.update, .noWait).fetch(in: $0) }
                }
                #expect(error?.code == .locked && error?.model == "User")
                #expect((error?.underlyingError as? PostgresError)?.sqlState == "55P03")
            }
        }
        // A change commits by itself, and needs no transaction.
        #expect(try adults.locked(.update, .skipLocked).delete(in: pool) == 1)
    }

    /// The server runs a statement within another for each row, unless it can join, sort or keep the result.
    @Test("is on no more rows than the limit, however the server finds them", arguments: RowLockWaiting.allCases)
    func limit(waiting: RowLockWaiting) throws {
        let pool = try PostgresPool.withUsers(.three)
        try pool.transaction { (db: PostgresConnection) throws in
            for way in ["hashjoin", "mergejoin", "hashagg", "sort", "material"] {
                try db.execute("SET LOCAL enable_\(unchecked: way) = off")
            }
            let claim = adults.first(nth: 1).locked(.update, waiting)
            #expect(try claim.updating(returning: \.id) { $0.age += 1 }.run(in: db) == [1])
            #expect(try claim.update(in: db) { $0.age += 1 } == 1)
            #expect(try claim.deleting(returning: \.id).run(in: db) == [1])
            #expect(try claim.delete(in: db) == 1)
        }
        #expect(try adults.count(in: pool) == 1)
    }

    @Test("holds a limit where the key has two columns, and the condition leads to another model")
    func limitOfCompositeKey() throws {
        let fixture = try PostgresFixture()
        let pool = fixture.makePool()
        defer { pool.close() }
        try Shelf.create(in: fixture.db)
        try Volume.create(in: fixture.db)
        try Shelf.insert([Shelf(id: 1, room: "hall"), Shelf(id: 2, room: "attic")]).run(in: fixture.db)
        try Volume.insert((1...6).map { Volume(shelfID: $0 % 2 + 1, number: $0, isLent: false) }).run(in: fixture.db)
        let free = Volume.where { !$0.isLent && $0.shelf.room == "hall" }.sorted(by: .ascending(\.number))
        try pool.transaction { (db: PostgresConnection) throws in
            for way in ["hashjoin", "mergejoin", "hashagg", "sort", "material"] {
                try db.execute("SET LOCAL enable_\(unchecked: way) = off")
            }
            let claim = free.first(nth: 1).locked(.update, .skipLocked)
            #expect(try claim.updating(returning: \.number) { $0.isLent = true }.run(in: db) == [2])
            #expect(try claim.deleting(returning: \.number).run(in: db) == [4])
            #expect(try claim.update(in: db) { $0.isLent = true } == 1)
        }
        #expect(try free.count(in: pool) == 0)
        #expect(try Volume.request().all().count(in: pool) == 5)
    }

    @Test("of models does not lock those that are included")
    func including() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 2)
        try pool.transaction { (db: PostgresConnection) throws in
            _ = try adults.where { $0.id == 2 }.locked().including(\.boss).fetch(in: db)
            try pool.transaction { (other: PostgresConnection) throws in
                #expect(try adults.locked(.update, .skipLocked).select(\.id).fetch(in: other) == [1, 3])
            }
        }
    }
}

@Fetchable("shelves")
private struct Shelf {
    let id: Int
    var room: String
}

@Fetchable("volumes")
private struct Volume {
    @PrimaryKey let shelfID: Int
    @PrimaryKey let number: Int
    var isLent: Bool

    static let shelf = ToOne<Volume, Shelf>(\.shelfID)
}

@Fetchable("jobs", naming: .snakeCase)
private struct Job {
    let id: Int
    var payload: String
    var isDone = false
    var results = 0
}

/// A queue of jobs, as the article on PostgreSQL describes it.
@Suite("A queue of jobs on PostgreSQL", .onPostgres, .timeLimit(.minutes(15)))
struct PostgresJobQueueTests {
    /// Claims some jobs, and does them, in one transaction.
    ///
    /// - Returns: The number of jobs, 0 where none is free.
    private static func work(on pool: PostgresPool, _ body: @escaping @Sendable (PostgresConnection) throws -> Void)
        async throws -> Int
    {
        try await pool.transaction { db in
            let claimed = Job.where { !$0.isDone }.sorted(by: .ascending(\.id)).first(nth: 50).locked(
                .update, .skipLocked)
            let ids = try claimed.select(\.id).fetch(in: db)
            try body(db)
            return try Job.where { $0.id.isIn(ids) }.update(in: db) {
                $0.isDone = true
                $0.results += 1
            }
        }
    }

    @Test("does each of 10,000 jobs once, with 8 workers of which some are killed")
    func everyJobOnce() async throws {
        let fixture = try PostgresFixture()
        try fixture.db.run("SELECT 1")
        try Job.create(in: fixture.db)
        try Job.insert((1...10_000).map { Job(id: $0, payload: "job \($0)") }).run(in: fixture.db)
        let pool = fixture.makePool()
        let killed = try await withThrowingTaskGroup(of: Int.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    var (kills, turns) = (0, 0)
                    while true {
                        turns += 1
                        // Three workers lose their connection now and then, with jobs claimed and not done.
                        let isKilled = worker < 3 && turns % 4 == 1
                        do {
                            let count = try await Self.work(on: pool) { db in
                                if isKilled { try db.execute("SELECT pg_terminate_backend(pg_backend_pid())") }
                            }
                            if count == 0 { return kills }
                        } catch let error as FetchError where isKilled {
                            // Where the queue is empty meanwhile, the worker is done all the same.
                            #expect((error.underlyingError as? PostgresError)?.sqlState != "23505")
                            kills += 1
                        }
                    }
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(killed >= 3)
        let jobs = Job.request().all()
        #expect(try await jobs.where { $0.isDone && $0.results == 1 }.count().fetch(in: pool) == 10_000)
        #expect(try await jobs.count().fetch(in: pool) == 10_000)
    }
}
#endif
