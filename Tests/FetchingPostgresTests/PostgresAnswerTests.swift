#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// A row that takes the server so many seconds.
@Fetchable("naps")
private struct Nap: Sendable, Equatable {
    let id: Int
    var seconds: Double
}

@Suite("Answers from PostgreSQL to requests with await", .onPostgres)
struct PostgresAnswerTests {
    /// A pool on rows that take no time, one that takes three milliseconds, and one that takes a time.
    private func makePool(
        connections: Int, longest: Double = 3600, configure: (inout PostgresConfiguration) -> Void = { _ in }
    ) throws -> PostgresPool {
        let pool = try PostgresPool.withUsers(connections: connections, configure: configure)
        try pool.write { db in
            try db.execute("CREATE TABLE pauses (id bigint PRIMARY KEY, seconds double precision NOT NULL)")
            try db.execute("INSERT INTO pauses SELECT n, 0 FROM generate_series(1, 100) n")
            try db.execute("INSERT INTO pauses VALUES (1000, 0.003), (2000, \(longest))")
            try db.execute("CREATE SEQUENCE slept")
            try db.execute(
                """
                CREATE FUNCTION nap(seconds double precision) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
                    PERFORM pg_sleep(seconds);
                    IF seconds > 1 THEN PERFORM nextval('slept'); END IF;
                END $$
                """)
            try db.execute("CREATE VIEW naps AS SELECT id, seconds FROM pauses, LATERAL nap(seconds) AS slept")
        }
        return pool
    }

    private func nap(_ id: Int) -> FetchableRequest<Nap, Nap?> { Nap.request().first().where { $0.id == id } }

    /// Prepares the statement on a connection, without await.
    private func prepare(_ pool: PostgresPool) throws { _ = try nap(1).fetch(in: pool) }

    /// Prepares the statement on all connections.
    private func warmUp(_ pool: PostgresPool, connections: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<connections * 4 {
                group.addTask { _ = try await nap(1000).fetch(in: pool) }
            }
            try await group.waitForAll()
        }
        for id in 1...20 { #expect(try await nap(id).fetch(in: pool)?.id == id) }
    }

    @Test("are those of their own request, sent once, whether they come at once or late")
    func mixed() async throws {
        let queries = LogMessages()
        let pool = try makePool(connections: 4) { $0.logQueries(to: queries.logger) }
        let byKey = Nap.prepared(Int.self) { id in Nap.request().first().where { $0.id == id } }
        let before = queries.all.count
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for task in 0..<16 {
                group.addTask {
                    for index in 0..<25 {
                        let id = (task + index) % 9 == 0 ? 1000 : (task * 25 + index) % 100 + 1
                        let found =
                            index % 2 == 0
                            ? try await nap(id).fetch(in: pool) : try await byKey(id).fetch(in: pool)
                        guard found?.id == id else { return false }
                    }
                    return true
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(queries.all.count - before == 16 * 25)
    }

    // Were the threads held, the tasks would not be cancelled before the server has answered.
    @Test("hold no thread of a task while they take long")
    func threads() async throws {
        let connections = 12
        let pool = try makePool(connections: connections, longest: 120)
        try await warmUp(pool, connections: connections)
        try await withThrowingTaskGroup(of: Nap?.self) { group in
            for _ in 0..<connections {
                group.addTask { try await nap(2000).fetch(in: pool) }
            }
            // A task that needs a thread now and then.
            for _ in 0..<20 { try await Task.sleep(for: .milliseconds(10)) }
            group.cancelAll()
            while let answer = await group.nextResult() {
                #expect(throws: CancellationError.self) { try answer.get() }
            }
        }
    }

    @Test(
        "are given up with their task, at whatever moment, and their connection goes on", arguments: [0, 1, 2, 4, 20])
    func cancellation(milliseconds: Int) async throws {
        let pool = try makePool(connections: 1)
        try await warmUp(pool, connections: 1)
        let process = try await pool.read { db in try db.processID }
        for round in 0..<10 {
            let task = Task { try await nap(2000).fetch(in: pool) }
            try await Task.sleep(for: .milliseconds(milliseconds))
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await nap(round + 1).fetch(in: pool)?.id == round + 1)
        }
        #expect(try await pool.read { db in try db.processID } == process)
    }

    @Test(
        "are given up with their task while the server works, and their connection goes on", arguments: [true, false])
    func cancellationAtWork(isSending: Bool) async throws {
        let pool = PostgresPool(try makePool(connections: 1).configuration)
        try prepare(pool)
        let process = try await pool.read { db in try db.processID }
        let observer = try PostgresConnection(PostgresServer.shared.get().configuration)
        if isSending {
            // The first request with await of a pool is sent by its task.
            try await pool.read { db in try db.setQueryReceiver { _ in withUnsafeCurrentTask { $0?.cancel() } } }
        }
        let task = Task { try await nap(2000).fetch(in: pool) }
        if !isSending {
            try await eventually {
                try observer.values("SELECT wait_event FROM pg_stat_activity WHERE pid = \(process)", of: String?.self)
                    == ["PgSleep"]
            }
            task.cancel()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await pool.read { db in try db.setQueryReceiver(nil) }
        for id in 1...3 { #expect(try await nap(id).fetch(in: pool)?.id == id) }
        #expect(try await pool.read { db in try db.processID } == process)
    }

    // PostgreSQL ignores a request to cancel that comes before the statement.
    @Test(
        "are given up where the server is asked to stop before it has the statement", arguments: [0, 2, 50, 150, 250])
    func cancellationBeforeStatement(milliseconds: Int) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let configuration = try makePool(connections: 1, longest: 20) { proxy.apply(to: &$0) }.configuration
        for round in 1...3 {
            let pool = PostgresPool(configuration)
            try await expectGivenUp(pool, round) { proxy.set(.delayConnected(milliseconds: milliseconds)) }
            proxy.set(.pass)
        }
    }

    @Test("are given up with each of many tasks that are cancelled in the moment they send")
    func cancellationsWhileSending() async throws {
        let configuration = try makePool(connections: 1, longest: 20).configuration
        for round in 0..<ChaosSize.cancellations / 10 {
            try await expectGivenUp(PostgresPool(configuration), round % 100 + 1)
        }
    }

    /// Cancels a task while it sends a long request, as the first one with await of a pool is sent by its task.
    private func expectGivenUp(_ pool: PostgresPool, _ next: Int, whileSending: @escaping @Sendable () -> Void = {})
        async throws
    {
        try prepare(pool)
        let process = try await pool.read { db in
            try db.setQueryReceiver { _ in
                whileSending()
                withUnsafeCurrentTask { $0?.cancel() }
            }
            return try db.processID
        }
        let task = Task { try await nap(2000).fetch(in: pool) }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await pool.read { db in try db.setQueryReceiver(nil) }
        #expect(try await nap(next).fetch(in: pool)?.id == next)
        let hasSlept = try await pool.read { db in try db.values("SELECT is_called FROM slept", of: Bool.self) }
        #expect(hasSlept == [false])
        #expect(try await pool.read { db in try db.processID } == process)
        pool.close()
    }

    @Test("are those of their own request where several share a connection")
    func shared() async throws {
        let name = "shared \(UUID().uuidString)"
        let pool = try makePool(connections: 1) { $0.url += " application_name='\(name)'" }
        let byKey = Nap.prepared(Int.self) { id in Nap.request().first().where { $0.id == id } }
        let few = Nap.request().all().where { $0.id <= 100 }.sorted(by: .ascending(\.id))
        for round in 1...20 {
            async let first = nap(round).fetch(in: pool)
            async let late = nap(1000).fetch(in: pool)
            async let prepared = byKey(round + 1).fetch(in: pool)
            async let count = few.count().fetch(in: pool)
            async let ids = few.limit(3, offset: round).select(\.id).fetch(in: pool)
            async let inside = pool.read { db in
                // Where it is sent, its answer is waited for.
                (try nap(1000).fetch(in: db)?.id, try byKey(round + 2).fetch(in: db)?.id)
            }
            #expect(try await (first?.id, late?.id, prepared?.id, count) == (round, 1000, round + 1, 100))
            #expect(try await ids == [round + 1, round + 2, round + 3])
            #expect(try await inside == (1000, round + 2))
        }
        let connections = try await pool.read { db in
            try db.values("SELECT count(*) FROM pg_stat_activity WHERE application_name = \(name)", of: Int.self)
        }
        #expect(connections == [1])
    }

    @Test("come from a table that was altered since the statement was prepared")
    func altered() async throws {
        let pool = try makePool(connections: 1)
        try await warmUp(pool, connections: 1)
        try await pool.write { db in
            try db.execute("DROP VIEW naps")
            try db.execute("CREATE TABLE naps (seconds real, id integer)")
            try db.execute("INSERT INTO naps VALUES (0.5, 7)")
        }
        for _ in 0..<3 { #expect(try await nap(7).fetch(in: pool) == Nap(id: 7, seconds: 0.5)) }
    }

    @Test("are errors as they are of other requests")
    func errors() async throws {
        let pool = try makePool(connections: 1)
        try await warmUp(pool, connections: 1)
        try await pool.write { db in
            try db.execute("INSERT INTO pauses VALUES (3000, 0)")
            try db.execute(
                "CREATE OR REPLACE VIEW naps AS SELECT id, 1 / (id - 3000)::double precision AS seconds FROM pauses")
        }
        for _ in 0..<3 {
            let error = await #expect(throws: FetchError.self) { try await nap(3000).fetch(in: pool) }
            #expect((error?.underlyingError as? PostgresError)?.sqlState == "22012")
            #expect(try await nap(5).fetch(in: pool)?.id == 5)
        }
        pool.close()
        await #expect(throws: FetchError.self) { try await nap(5).fetch(in: pool) }
    }

    @Test("of a change that fails with the commit are its error")
    func deferred() async throws {
        let pool = try makePool(connections: 1)
        try await pool.write { db in
            try db.execute(
                """
                CREATE TABLE references_to_users (user_id bigint REFERENCES users DEFERRABLE INITIALLY DEFERRED);
                INSERT INTO users VALUES (1, 'Ann', NULL, 0, 0, false, NULL, NULL);
                INSERT INTO references_to_users VALUES (1)
                """)
        }
        let error = await #expect(throws: FetchError.self) {
            try await User.request().all().where { $0.id == 1 }.delete(in: pool)
        }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "23503")
        #expect(throws: FetchError.self) { try User.request().all().where { $0.id == 1 }.delete(in: pool) }
        #expect(try await User.request().all().count().fetch(in: pool) == 1)
    }

    @Test("are the values, counts and pages of few rows, too")
    func kinds() async throws {
        let pool = try makePool(connections: 2)
        for _ in 0..<5 {
            let request = Nap.request().all().where { $0.id <= 100 }.sorted(by: .ascending(\.id))
            #expect(try await request.count().fetch(in: pool) == 100)
            #expect(try await request.exists().fetch(in: pool))
            #expect(try await request.max(\.id).fetch(in: pool) == 100)
            #expect(try await request.first(nth: 3).fetch(in: pool).map(\.id) == [1, 2, 3])
            #expect(try await request.limit(3, offset: 2).select(\.id).fetch(in: pool) == [3, 4, 5])
            #expect(try await request.limit(64).fetch(in: pool).count == 64)
            #expect(try await request.limit(65).fetch(in: pool).count == 65)
            #expect(try await request.limit(0).fetch(in: pool).isEmpty)
            #expect(
                try await request.grouped(by: \.seconds).first(nth: 2).select(\.key, \.count)
                    .fetch(in: pool).count == 1)
        }
    }
}
#endif
