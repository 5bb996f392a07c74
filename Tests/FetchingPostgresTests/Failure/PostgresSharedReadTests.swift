#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("Reads of many tasks that share round trips to PostgreSQL", .onPostgres)
struct PostgresSharedReadTests {
    @Test("are given their own rows", arguments: [1, 4])
    func ownRows(connections: Int) async throws {
        let pool = try PostgresPool.withUsers(connections: connections)
        try await pool.fillUsers()
        try await sharing(pool) {
            for (id, name) in try await pool.names(of: 1...200) { #expect(name == "user \(id)") }
        }
    }

    @Test("are given them by prepared requests, counts and several members too")
    func kinds() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers()
        let byKey = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
        try await sharing(pool) {
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for id in 1...200 {
                    group.addTask {
                        switch id % 5 {
                        case 0: return try await byKey(id).fetch(in: pool)?.name == "user \(id)"
                        case 1: return try await User.where { $0.id <= id }.count().fetch(in: pool) == id
                        case 2:
                            return try await User.where { $0.id >= id }.sorted(by: .ascending(\.id)).limit(3).fetch(
                                in: pool
                            )
                            .map(\.id) == (id...200).prefix(3).map { $0 }
                        case 3:
                            return try await User.where { $0.id == id }.first().select(\.id, \.name).fetch(in: pool)
                                .map { $0 == (id, "user \(id)") } == true
                        // Nothing is asked for, and too many rows to be sent with others.
                        default:
                            let none = try await User.where { $0.id == id }.limit(0).fetch(in: pool)
                            let many = try await User.where { $0.id <= id }.fetch(in: pool)
                            return none.isEmpty && many.count == id
                        }
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
    }

    @Test("fail alone: one whose row the server cannot give, and no other")
    func failing() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers(score: "CASE WHEN id % 10 = 7 THEN 1 / (id % 10 - 7) ELSE id END")
        try await sharing(pool) {
            for (id, outcome) in try await pool.outcomes(of: 1...200) {
                switch outcome {
                case .success(let name): #expect(id % 10 != 7 && name == "user \(id)")
                case .failure(let error):
                    #expect(
                        id % 10 == 7 && ((error as? FetchError)?.underlyingError as? PostgresError)?.sqlState == "22012"
                    )
                }
            }
        }
    }

    @Test("wait for no other that takes long, and that one ends when its task is cancelled")
    func slow() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers(score: "CASE id WHEN 7 THEN length(pg_sleep(3600)::text) ELSE id END")
        // The statement is known to be quick.
        try await sharing(pool) { _ = try await pool.names(of: 10...60) }
        let tasks = (0..<100).map { index in
            let id = index == 50 ? 7 : index + 10
            return (id, Task { try await User.where { $0.id == id }.first().fetch(in: pool)?.name })
        }
        for (id, task) in tasks where id != 7 { #expect(try await task.value == "user \(id)") }
        let slow = tasks[50].1
        slow.cancel()
        await #expect(throws: CancellationError.self) { try await slow.value }
        try await sharing(pool) { _ = try await pool.names(of: 10...60) }
    }

    @Test(
        "share them on the way to a server that is far, where all connections are in use",
        arguments: [(1, 5), (3, 5), (2, 60)])
    func farServer(connections: Int, delay: Int) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let pool = try PostgresPool.withUsers(connections: connections) { proxy.apply(to: &$0) }
        try await pool.fillUsers(score: "CASE id WHEN 7 THEN length(pg_sleep(0.3)::text) ELSE id END")
        proxy.set(.delay(milliseconds: delay))
        try await sharing(pool) {
            for (id, name) in try await pool.names(of: 10...60) { #expect(name == "user \(id)") }
        }
        // One that takes long, and one that is cancelled, among others.
        let tasks = (0..<60).map { index in
            let id = index == 20 ? 7 : index + 10
            return (id, Task { try await User.where { $0.id == id }.first().fetch(in: pool)?.name })
        }
        tasks[30].1.cancel()
        for (index, (id, task)) in tasks.enumerated() {
            switch await task.result {
            case .success(let name): #expect(name == "user \(id)")
            case .failure(let error): #expect(error is CancellationError && index == 30)
            }
        }
    }

    @Test("are read by others where the connection ends in the middle, and the one that ended it has the error")
    func endingConnection() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers(score: "CASE id WHEN 7 THEN pg_terminate_backend(pg_backend_pid())::int ELSE id END")
        try await sharing(pool) { _ = try await pool.names(of: 10...60) }
        for _ in 0..<5 {
            for (id, outcome) in try await pool.outcomes(of: 1...60) {
                switch outcome {
                case .success(let name): #expect(id != 7 && name == "user \(id)")
                case .failure(let error):
                    let state = ((error as? FetchError)?.underlyingError as? PostgresError)?.sqlState
                    #expect(id == 7 && (state == "57P01" || state == nil), "\(error)")
                }
            }
        }
    }

    @Test("have the values of their own tasks")
    func taskValues() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers()
        try await sharing(pool) {
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for id in 1...200 {
                    group.addTask {
                        try await OwnUser.$owner.withValue(id) {
                            try await OwnUser.request().all().limit(3).fetch(in: pool).map(\.id) == [id]
                        }
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
    }

    @Test("lock no rows")
    func locks() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers()
        try await sharing(pool) { _ = try await pool.names(of: 1...50) }
        await withTaskGroup(of: String?.self) { group in
            for id in 1...50 {
                group.addTask {
                    do {
                        _ = try await User.where { $0.id == id }.first().locked(.update).fetch(in: pool)
                        return nil
                    } catch {
                        return (error as? FetchError)?.operation
                    }
                }
            }
            for await operation in group { #expect(operation == "locked") }
        }
    }

    @Test("are asked for again where a table was altered")
    func altered() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers()
        try await sharing(pool) { _ = try await pool.names(of: 1...50) }
        for length in 80..<90 {
            try await pool.write { db in try db.run("ALTER TABLE users ALTER COLUMN name TYPE varchar(\(length))") }
            for (id, name) in try await pool.names(of: 1...50) { #expect(name == "user \(id)") }
        }
    }

    @Test("end when the pool is closed")
    func closing() async throws {
        for _ in 0..<20 {
            let pool = try PostgresPool.withUsers(.three, connections: 2)
            _ = try await pool.names(of: 1...3)
            let tasks = (0..<50).map { _ in Task { try await User.where { $0.id == 2 }.first().fetch(in: pool)?.name } }
            try await Task.sleep(for: .microseconds(Int.random(in: 0...2000)))
            await pool.close(cancellingAfter: .seconds(1))
            for task in tasks {
                switch await task.result {
                case .success(let name): #expect(name == "Bo")
                case .failure(let error):
                    let error = error as? FetchError
                    let isStopped = (error?.underlyingError as? PostgresError)?.sqlState == "57014"
                    #expect(error?.reason == "the pool is closed" || isStopped)
                }
            }
        }
    }

    @Test("are sent alone where they have a fragment of SQL, which may do anything")
    func fragments() async throws {
        let pool = try PostgresPool.withUsers()
        try await pool.fillUsers()
        try await sharing(pool) { _ = try await pool.names(of: 1...50) }
        let count = pool.sharedReadCount
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for id in 1...400 {
                group.addTask {
                    let request = User.where { user in user.id == id && sql("\(user.id) > 0", as: Bool.self) }
                    return try await request.first().fetch(in: pool)?.name == "user \(id)" || id > 200
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(pool.sharedReadCount == count)
    }

    @Test("are sent alone where they are logged, for the log belongs to the task")
    func logs() async throws {
        let messages = LogMessages()
        let pool = try PostgresPool.withUsers { $0.logQueries(to: messages.logger) }
        try await pool.fillUsers()
        for _ in 0..<3 { _ = try await pool.names(of: 1...100) }
        #expect(pool.sharedReadCount == 0)
        #expect(messages.all.count { $0.contains("Query") } >= 300)
    }

    /// Runs a closure until reads have shared a round trip. Where other tests hold the threads, all may come one by one.
    private func sharing(_ pool: PostgresPool, _ body: () async throws -> Void) async throws {
        let count = pool.sharedReadCount
        try await eventually {
            try await body()
            return pool.sharedReadCount > count
        }
    }
}

/// The users of whoever asks.
@Fetchable("users")
private struct OwnUser: Sendable {
    let id: Int
    let name: String

    @TaskLocal static var owner = 0
    static let own = Scope<OwnUser> { $0.id == owner }
}

extension PostgresPool {
    /// Makes two hundred users, in a view whose score may be what the server cannot give.
    fileprivate func fillUsers(score: String = "id") async throws {
        try await write { db in
            try db.run(
                """
                DROP TABLE users;
                CREATE TABLE rows AS SELECT n::bigint AS id, 'user ' || n AS name FROM generate_series(1, 200) n;
                ALTER TABLE rows ADD PRIMARY KEY (id);
                """)
            try db.run(
                score == "id"
                    ? """
                    ALTER TABLE rows RENAME TO users;
                    ALTER TABLE users ADD nickname text, ADD score double precision NOT NULL DEFAULT 1,
                        ADD age integer NOT NULL DEFAULT 20, ADD "isAdmin" boolean NOT NULL DEFAULT false,
                        ADD joined timestamptz, ADD boss_id bigint
                    """
                    : """
                    CREATE VIEW users AS SELECT id, name, NULL::text AS nickname, (\(score))::double precision AS score,
                        20 AS age, false AS "isAdmin", NULL::timestamptz AS joined, NULL::bigint AS boss_id FROM rows
                    """)
        }
    }

    /// Fetches as many users, each in a task.
    fileprivate func outcomes(of ids: ClosedRange<Int>) async throws -> [(Int, Result<String?, any Error>)] {
        await withTaskGroup(of: (Int, Result<String?, any Error>).self) { group in
            for id in ids {
                group.addTask {
                    do {
                        return (id, .success(try await User.where { $0.id == id }.first().fetch(in: self)?.name))
                    } catch {
                        return (id, .failure(error))
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    fileprivate func names(of ids: ClosedRange<Int>) async throws -> [(Int, String?)] {
        try await outcomes(of: ids).map { ($0, try $1.get()) }
    }
}
#endif
