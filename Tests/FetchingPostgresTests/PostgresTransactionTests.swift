#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

private struct OwnError: Error {}

@Suite("A transaction on PostgreSQL", .onPostgres)
struct PostgresTransactionTests {
    private let names = User.request().all().sorted(by: .ascending(\.id)).select(\.name)

    @Test("is committed, or rolled back by what is thrown")
    func allOrNone() async throws {
        let pool = try PostgresPool.withUsers()
        try pool.withoutAwait { try $0.transaction { db in try User.insert(.named("Ann", id: 1)).run(in: db) } }
        try await pool.transaction { db in _ = try User.insert(.named("Bo", id: 2)).run(in: db) }
        #expect(throws: OwnError.self) {
            try pool.withoutAwait {
                try $0.transaction { db in
                    try User.insert(.named("Cy", id: 3)).run(in: db)
                    throw OwnError()
                }
            }
        }
        await #expect(throws: OwnError.self) {
            try await pool.transaction { db in
                try User.insert(.named("Cy", id: 3)).run(in: db)
                throw OwnError()
            }
        }
        #expect(try await names.fetch(in: pool) == ["Ann", "Bo"])
    }

    @Test("goes back to a savepoint, and goes on")
    func savepoints() throws {
        let pool = try PostgresPool.withUsers()
        try pool.transaction { db in
            try User.insert(.named("Ann", id: 1)).run(in: db)
            #expect(throws: FetchError.self) {
                try db.transaction { db in
                    try User.insert(.named("Bo", id: 2)).run(in: db)
                    try db.transaction { db in try User.insert(.named("Cy", id: 3)).run(in: db) }
                    try User.insert(.named("again", id: 1)).run(in: db)
                }
            }
            // An error that does not leave the closure has ended the savepoint all the same.
            let failed = #expect(throws: FetchError.self) {
                try db.transaction { db in _ = try? User.insert(.named("again", id: 1)).run(in: db) }
            }
            #expect(failed?.cure.contains("leave the closure") ?? false)
            #expect(try db.transaction { db in try User.insert(.named("Di", id: 4)).run(in: db) } == 1)
        }
        #expect(try names.fetch(in: pool) == ["Ann", "Di"])
    }

    @Test("only reads where it is said", arguments: TransactionIsolation.allCases)
    func readOnly(isolation: TransactionIsolation) async throws {
        let pool = try PostgresPool.withUsers(.three)
        let settings = try await pool.transaction(isolation: isolation, readOnly: true) { db in
            try db.values("SHOW transaction_isolation", of: String.self)
                + db.values("SHOW transaction_read_only", of: String.self)
        }
        #expect(settings == [isolation.rawValue.lowercased(), "on"])
        let error = await #expect(throws: FetchError.self) {
            try await pool.transaction(isolation: isolation, readOnly: true) { db in
                _ = try User.insert(.named("Di", id: 4)).run(in: db)
            }
        }
        #expect(error?.cure.contains("read-only") ?? false)
    }

    @Test("has the isolation that is asked for, whatever the server's default")
    func isolation() throws {
        let pool = try PostgresPool.withUsers()
        try pool.withoutAwait {
            try $0.transaction {
                try $0.execute("SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL SERIALIZABLE")
            }
        }
        let found = try pool.transaction { db in try db.values("SHOW transaction_isolation", of: String.self) }
        #expect(found == ["read committed"])
    }

    @Test("is tried again where another was in the way", arguments: [false, true])
    func retries(isAsynchronous: Bool) async throws {
        let pool = try PostgresPool.withUsers(.three)
        let first = User.request().all().where { $0.id == 1 }
        let other = try pool.makeConnection()
        let tries = Counter()
        // The first try meets an update of another connection.
        @Sendable func body(_ db: PostgresConnection) throws -> Int {
            let age = try first.select(\.age).fetch(in: db)[0]
            if tries.next() == 1 { try first.update(in: other.connection) { $0.age += 10 } }
            return try first.update(in: db) { $0.age = age + 1 }
        }
        if isAsynchronous {
            try await pool.transaction(isolation: .repeatableRead, retries: 1, body)
        } else {
            try pool.withoutAwait { try $0.transaction(isolation: .repeatableRead, retries: 1, body) }
        }
        #expect(tries.count == 2)
        #expect(try await first.select(\.age).fetch(in: pool) == [32])
        tries.reset()
        let error = #expect(throws: FetchError.self) {
            try pool.withoutAwait { try $0.transaction(isolation: .repeatableRead, body) }
        }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "40001" && tries.count == 1)
    }

    @Test("is tried again, goes back to savepoints and is cancelled, all at once")
    func everythingAtOnce() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 4)
        let first = User.request().all().where { $0.id == 1 }
        let before = try await first.select(\.age).fetch(in: pool)[0]
        let tries = Counter()
        let outcomes = await withTaskGroup(of: Bool?.self) { group in
            for index in 0..<24 {
                group.addTask {
                    let task = Task {
                        try await pool.transaction(isolation: .serializable, retries: 100) { db in
                            _ = tries.next()
                            let age = try first.select(\.age).fetch(in: db)[0]
                            try? db.transaction { db in
                                try first.update(in: db) { $0.age = 1000 }
                                throw OwnError()
                            }
                            try db.transaction { db in try first.update(in: db) { $0.age = age + 1 } }
                        }
                    }
                    if index.isMultiple(of: 3) {
                        try? await Task.sleep(for: .milliseconds(index))
                        task.cancel()
                    }
                    do {
                        try await task.value
                        return true
                    } catch { return error is CancellationError ? false : nil }
                }
            }
            return await group.reduce(into: [Bool?]()) { $0.append($1) }
        }
        #expect(!outcomes.contains(nil))
        let successes = outcomes.count { $0 == true }
        #expect(try await first.select(\.age).fetch(in: pool) == [before + successes])
        #expect(successes >= 16 && tries.count >= successes)
    }

    @Test("is tried again where its commit was refused")
    func refusedCommit() throws {
        let pool = try PostgresPool.withUsers(.three)
        let other = try pool.makeConnection()
        let count = User.request().all().count()
        var tries = 0
        // Each reads what the other writes: the one that is committed last fails.
        try pool.transaction(isolation: .serializable, retries: 1) { db in
            tries += 1
            let found = try count.fetch(in: db)
            if tries == 1 {
                try other.connection.run("BEGIN ISOLATION LEVEL SERIALIZABLE")
                _ = try count.fetch(in: other.connection)
            }
            try User.insert(.named("Di", id: 10 + found)).run(in: db)
            if tries == 1 {
                try User.insert(.named("Ed", id: 20)).run(in: other.connection)
                try other.connection.run("COMMIT")
            }
        }
        #expect(tries == 2)
        #expect(
            try User.request().all().where { $0.id > 3 }.sorted(by: .ascending(\.id)).select(\.id).fetch(in: pool) == [
                14, 20,
            ])
    }

    @Test("is not tried again after other errors")
    func otherErrors() throws {
        let pool = try PostgresPool.withUsers(.three)
        for error in [OwnError() as any Error, PostgresError(sqlState: "23505", message: "")] {
            var tries = 0
            #expect(throws: (any Error).self) {
                try pool.transaction(retries: 3) { _ in
                    tries += 1
                    throw error
                }
            }
            #expect(tries == 1)
        }
        var tries = 0
        #expect(throws: PostgresError.self) {
            try pool.transaction(retries: 2) { _ in
                tries += 1
                throw PostgresError(sqlState: "40P01", message: "")
            }
        }
        #expect(tries == 3)
    }

    @Test("is rolled back where its task is cancelled, also between two statements")
    func cancellation() async throws {
        let pool = try PostgresPool.withUsers(connections: 2)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let cancelled = DispatchSemaphore(value: 0)
        let task = Task {
            try await pool.transaction(retries: 3) { db in
                try User.insert(.named("Ann", id: 1)).run(in: db)
                beginning.yield()
                // No statement is there to be cancelled.
                cancelled.wait()
            }
        }
        for await _ in begun { break }
        task.cancel()
        cancelled.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await names.fetch(in: pool) == [])
    }

    @Test("says why it could not be committed")
    func failedCommit() throws {
        let pool = try PostgresPool.withUsers()
        try pool.write { db in
            try db.run("CREATE TABLE lines (user_id bigint REFERENCES users DEFERRABLE INITIALLY DEFERRED)")
        }
        let error = #expect(throws: FetchError.self) {
            try pool.transaction { db in try db.execute("INSERT INTO lines VALUES (7)") }
        }
        #expect(error?.code == .constraintViolation && error?.engine == "PostgreSQL" && error?.model == nil)
    }

    @Test("says that it is not known whether it was committed, where the connection is lost meanwhile")
    func lostCommit() throws {
        let pool = try PostgresPool.withUsers()
        let other = try pool.makeConnection()
        // The commit waits for a lock, and its process is ended there.
        try pool.write { db in
            try db.run(
                """
                CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
                AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
                CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON users DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION wait()
                """)
        }
        let error = #expect(throws: FetchError.self) {
            try pool.transaction { db in try User.insert(.named("Ann", id: 1)).run(in: db) }
        }
        #expect(error?.reason.contains("not known") ?? false, "\(error as Any)")
        // A change outside of a transaction commits as it is made, and one inside is not kept.
        try other.connection.run("ALTER TABLE users DISABLE TRIGGER waits")
        try other.connection.run(
            "CREATE TRIGGER ends BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION wait()")
        let change = #expect(throws: FetchError.self) { try User.insert(.named("Ann", id: 1)).run(in: pool) }
        #expect(change?.reason.contains("not known") ?? false, "\(change as Any)")
        let inside = #expect(throws: FetchError.self) {
            try pool.transaction { db in try User.insert(.named("Ann", id: 1)).run(in: db) }
        }
        #expect(inside?.cure.contains("nothing of the transaction is kept") ?? false, "\(inside as Any)")
        #expect(try names.fetch(in: pool) == [])
    }
}

extension PostgresPool {
    /// A connection beside those of the pool.
    fileprivate func makeConnection() throws -> OwnConnection {
        OwnConnection(connection: try PostgresConnection(configuration))
    }

    /// The forms of methods without `await`, in functions that could await.
    @discardableResult
    fileprivate func withoutAwait<Value>(_ body: (PostgresPool) throws -> Value) rethrows -> Value { try body(self) }
}

/// Unchecked, because one closure at a time uses it.
private struct OwnConnection: @unchecked Sendable {
    let connection: PostgresConnection
}

/// Unchecked, because its number is touched under its lock.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func next() -> Int {
        lock.withLock {
            number += 1
            return number
        }
    }

    func reset() { lock.withLock { number = 0 } }
}
#endif
