#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("A pool of connections to PostgreSQL amid failures", .onPostgres)
struct PostgresChaosTests {
    private let count = User.request().all().count()

    @Test("has an error with its SQLSTATE when a process is ended in mid-query, and goes on", arguments: [true, false])
    func terminated(isWriting: Bool) async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 2)
        let name = "terminated \(isWriting)"
        let victim = Task {
            let body: @Sendable (PostgresConnection) throws -> Void = { db in
                if isWriting { try User.request().all().delete(in: db) }
                try db.execute("SELECT pg_sleep(3600) AS \(name: name)")
            }
            if isWriting { try await pool.write(body) } else { try await pool.read(body) }
        }
        try await eventually {
            try await pool.write { db in
                try db.values(
                    """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE query = \("SELECT pg_sleep(3600) AS \"\(name)\"")
                    """, of: Bool.self)
            } == [true]
        }
        let error = await #expect(throws: FetchError.self) { try await victim.value }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "57P01")
        #expect(try await count.fetch(in: pool) == 3)
        try await expectAllConnections(of: pool, 2)
    }

    @Test("uses a server again that was restarted")
    func restart() async throws {
        let server = try PostgresServer()
        var configuration = server.configuration
        configuration.maximumConnections = 4
        let pool = PostgresPool(configuration)
        try await pool.write { db in
            try db.execute("CREATE TABLE users (id bigint, name text); INSERT INTO users VALUES (1, 'Ann')")
        }
        // The server of the tests answers before it has written what was committed.
        try await pool.write { db in try db.execute("CHECKPOINT") }
        try await expectAllConnections(of: pool, 4)
        let victims = (0..<3).map { _ in
            Task { try await pool.read { db in try db.execute("SELECT pg_sleep(3600)") } }
        }
        try await eventually {
            try await pool.read { db in
                try db.values("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'", of: Int.self)
            } == [3]
        }
        try server.stop()
        for victim in victims { await #expect(throws: FetchError.self) { try await victim.value } }
        await #expect(throws: FetchError.self) { try await count.fetch(in: pool) }
        try server.start()
        #expect(try await count.fetch(in: pool) == 1)
        try await expectAllConnections(of: pool, 4)
        pool.close()
    }

    /// The server's own process holds nothing of this one's, or the pipe would stay open.
    @Test("runs beside a server that keeps nothing open")
    func descriptors() async throws {
        let pipe = Pipe()
        let server = try PostgresServer()
        try pipe.fileHandleForWriting.close()
        let end = Task.detached { try pipe.fileHandleForReading.readToEnd() ?? Data() }
        #expect(try await end.value.isEmpty)
        let pool = PostgresPool(server.configuration)
        #expect(try await pool.read { db in try db.processID } > 0)
    }

    @Test("gives each of many tasks its own rows, however many are cancelled")
    func manyTasks() async throws {
        let pool = try PostgresPool.withUsers(connections: 4) { $0.checkoutTimeout = .seconds(600) }
        try await pool.write { db in
            try db.execute("CREATE TABLE numbers AS SELECT n, n % 200 AS owner FROM generate_series(1, 20000) n")
        }
        // Where other tests hold all threads, a task may be cancelled too late.
        var cancelledCount = 0
        for _ in 0..<10 where cancelledCount == 0 {
            let outcomes = await readAll(from: pool)
            cancelledCount = outcomes.filter { $0 == .cancelled }.count
            #expect(outcomes.filter { $0 == .complete }.count >= 100)
            for case .failed(let description) in outcomes { Issue.record("\(description)") }
        }
        #expect(cancelledCount > 0)
        try await expectAllConnections(of: pool, 4)
    }

    /// Reads in 200 tasks, of which half are cancelled.
    private func readAll(from pool: PostgresPool) async -> [Outcome] {
        await withTaskGroup(of: Outcome.self) { group in
            for owner in 0..<200 {
                group.addTask {
                    let task = Task { try await Self.readOwnRows(of: owner, pool) }
                    guard owner % 2 == 0 else { return Outcome(await task.result, owner, isCancelled: false) }
                    try? await Task.sleep(for: .microseconds(Int.random(in: 0...40_000)))
                    task.cancel()
                    return Outcome(await task.result, owner, isCancelled: true)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Three reads, of which the second takes a while.
    private static func readOwnRows(of owner: Int, _ pool: PostgresPool) async throws -> [Int] {
        try await pool.read { db in
            let rows = try db.values("SELECT n FROM numbers WHERE owner = \(owner) ORDER BY n", of: Int.self)
            let slept = try db.rows("SELECT \(owner), pg_sleep(0.002)") { row in try row.decode(Int.self) }
            let again = try db.values("SELECT n FROM numbers WHERE owner = \(owner) ORDER BY n", of: Int.self)
            guard slept == [owner], again == rows else { return [] }
            return rows
        }
    }

    private enum Outcome: Equatable, Sendable {
        case complete
        case cancelled
        case failed(String)

        init(_ result: Result<[Int], any Error>, _ owner: Int, isCancelled: Bool) {
            switch result {
            case .success(let rows) where rows == (1...20_000).filter { $0 % 200 == owner }: self = .complete
            case .success: self = .failed("Task \(owner) has rows of another")
            case .failure(is CancellationError) where isCancelled: self = .cancelled
            case .failure(let error): self = .failed("Task \(owner): \(error)")
            }
        }
    }

    /// A late request to cancel would end the statement that follows on the same connection.
    @Test("never cancels the statement of another, with few connections for many tasks")
    func cancellations() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 4) {
            $0.checkoutTimeout = .seconds(3600)
            $0.url += " application_name=\($0.searchPath?.first ?? "")"
        }
        let (cancelled, completed) = try await withThrowingTaskGroup(of: Bool.self) { [count] group in
            for worker in 0..<8 {
                let share = (ChaosSize.cancellations + 7 - worker) / 8
                group.addTask {
                    for round in 0..<share { try await Self.cancelOne(in: pool, delay: round * 37 % 3_000) }
                    return true
                }
                // Statements of others, of which none may be cancelled.
                group.addTask {
                    for round in 0..<share {
                        #expect(try await count.fetch(in: pool) == 3)
                        let number = worker * 1_000_000 + round
                        let rows = try await pool.read { db in
                            try db.rows("SELECT \(number), pg_sleep(0.001)") { row in try row.decode(Int.self) }
                        }
                        #expect(rows == [number])
                    }
                    return false
                }
            }
            return try await group.reduce(into: (0, 0)) { $0 = $1 ? ($0.0 + 1, $0.1) : ($0.0, $0.1 + 1) }
        }
        #expect(cancelled == 8 && completed == 8)
        try await expectAllConnections(of: pool, 4)
        let name = try #require(pool.configuration.searchPath?.first)
        try await eventually {
            try await pool.read { db in
                try db.values(
                    "SELECT count(*) FROM pg_stat_activity WHERE application_name = \(name)", of: Int.self)
            } == [4]
        }
    }

    /// Cancels statements until one had a connection.
    private static func cancelOne(in pool: PostgresPool, delay: Int) async throws {
        while true {
            let begun = Flag()
            let task = Task {
                try await pool.read { db in
                    begun.set()
                    try db.execute("SELECT pg_sleep(3600)")
                }
            }
            try await Task.sleep(for: .microseconds(delay + 500))
            task.cancel()
            switch await task.result {
            case .failure(is CancellationError): if begun.isSet { return }
            case .failure(let error): throw error
            case .success: Issue.record("An hour has passed")
            }
        }
    }

    /// Waits until as many tasks as there are connections have one each at the same time.
    private func expectAllConnections(of pool: PostgresPool, _ number: Int) async throws {
        let meeting = Meeting(number)
        let processes = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<number {
                group.addTask {
                    try await pool.read { db in
                        try meeting.wait()
                        return try db.processID
                    }
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(processes.count == number)
    }
}

/// Something that has happened, on whatever thread.
///
/// Unchecked, because its state is touched under its lock.
private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() { lock.withLock { value = true } }
}

/// A place where some threads wait until all of them are there.
///
/// Unchecked, because its state is touched under its lock.
private final class Meeting: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    struct Incomplete: Error {}

    init(_ number: Int) { missing = number }

    func wait() throws {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
        let deadline = Date(timeIntervalSinceNow: 120)
        while missing > 0 { guard condition.wait(until: deadline) else { throw Incomplete() } }
    }
}
#endif
