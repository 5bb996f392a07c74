#if Postgres
import Dispatch
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("Waiting for a connection to PostgreSQL", .onPostgres)
struct PostgresCheckoutTests {
    private let count = User.request().all().count()

    @Test("ends at once when the task is cancelled")
    func cancelledWhileWaiting() async throws {
        // An hour, which the test does not wait for: it fails where the task waits for its turn.
        let pool = try PostgresPool.withUsers(.three, connections: 1) { $0.checkoutTimeout = .seconds(3600) }
        let holder = try await pool.holdingConnection()
        let waiting = Task { [count] in try await count.fetch(in: pool) }
        try await Task.sleep(for: .milliseconds(50))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        holder.cancel()
        await #expect(throws: CancellationError.self) { try await holder.value }
        #expect(try await count.fetch(in: pool) == 3)
    }

    @Test("ends with an error after the timeout, with and without await")
    func timeout() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1) { $0.checkoutTimeout = .milliseconds(50) }
        let holder = try await pool.holdingConnection()
        let error = await #expect(throws: FetchError.self) { try await count.fetch(in: pool) }
        #expect(error?.reason.contains("no connection became free") ?? false)
        #expect(throws: FetchError.self) { try pool.withoutAwait { try count.fetch(in: $0) } }
        holder.cancel()
        _ = await holder.result
        // The connection may come back later than the result.
        try await eventually { (try? await count.fetch(in: pool)) == 3 }
    }

    /// Each of these tasks would hold one of the threads that Dispatch has.
    @Test("holds no thread")
    func manyWaiting() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let holder = try await pool.holdingConnection()
        let waiting = (0..<500).map { _ in Task { [count] in try await count.fetch(in: pool) } }
        try await Task.sleep(for: .milliseconds(100))
        let isServed = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: true) }
        }
        #expect(isServed)
        holder.cancel()
        for task in waiting { #expect(try await task.value == 3) }
    }

    @Test("serves threads and tasks in the order in which they came")
    func threadsAndTasks() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 2)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<200 {
                group.addTask { [count] in
                    guard index.isMultiple(of: 2) else { return try pool.withoutAwait { try count.fetch(in: $0) } }
                    return try await count.fetch(in: pool)
                }
            }
            for try await counted in group { #expect(counted == 3) }
        }
    }

    @Test("ends when the pool is closed")
    func closing() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let holder = try await pool.holdingConnection()
        let waiting = Task { [count] in try await count.fetch(in: pool) }
        try await Task.sleep(for: .milliseconds(50))
        await pool.close(cancellingAfter: .milliseconds(50))
        await #expect(throws: FetchError.self) { try await waiting.value }
        let error = await #expect(throws: FetchError.self) { try await holder.value }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "57014")
        await #expect(throws: FetchError.self) { try await count.fetch(in: pool) }
        await pool.close(cancellingAfter: .seconds(3600))
    }
}

@Suite("A connection to PostgreSQL", .onPostgres)
struct PostgresConnectionTests {
    private let count = User.request().all().count()

    @Test("cannot be used outside of its closure")
    func escaped() throws {
        let pool = try PostgresPool.withUsers(.three)
        var escaped: PostgresConnection?
        try pool.read { db in escaped = db }
        let connection = try #require(escaped)
        let error = #expect(throws: FetchError.self) { try count.fetch(in: connection) }
        #expect(error?.reason.contains("outside of the closure") ?? false)
        #expect(throws: FetchError.self) { try connection.execute("SELECT 1") }
    }

    @Test("ends a statement that takes longer than it may")
    func statementTimeout() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1) { $0.statementTimeout = .milliseconds(50) }
        let error = #expect(throws: FetchError.self) { try pool.read { try $0.execute("SELECT pg_sleep(3600)") } }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "57014")
        #expect(try count.fetch(in: pool) == 3)
    }

    @Test("is closed when it is old or was idle", arguments: [true, false])
    func lifetime(isIdle: Bool) throws {
        let pool = try PostgresPool.withUsers(connections: 1) {
            if isIdle { $0.idleTimeout = .milliseconds(20) } else { $0.maximumLifetime = .milliseconds(20) }
        }
        let first = try pool.read { try $0.processID }
        Thread.sleep(forTimeInterval: 0.05)
        #expect(try pool.read { try $0.processID } != first)
    }

    @Test("is used again")
    func reuse() throws {
        let pool = try PostgresPool.withUsers(connections: 4)
        let first = try pool.read { try $0.processID }
        for _ in 0..<5 { #expect(try pool.read { try $0.processID } == first) }
    }

    @Test("writes with the isolation that is asked for", arguments: TransactionIsolation.allCases)
    func isolation(level: TransactionIsolation) throws {
        let pool = try PostgresPool.withUsers()
        let found = try pool.transaction(isolation: level) { db in
            try db.values("SHOW transaction_isolation", of: String.self)
        }
        #expect(found == [level.rawValue.lowercased()])
    }

    @Test("reports that a transaction has to be run again")
    func serializationFailure() throws {
        let pool = try PostgresPool.withUsers(.three)
        let error = #expect(throws: FetchError.self) {
            try pool.transaction(isolation: .repeatableRead) { db in
                _ = try count.fetch(in: db)
                try User.request().all().where { $0.id == 1 }.update(in: pool) { $0.age += 1 }
                try User.request().all().where { $0.id == 1 }.update(in: db) { $0.age += 1 }
            }
        }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "40001")
        #expect(error?.cure.contains("again") ?? false)
        #expect(try User.request().all().where { $0.id == 1 }.select(\.age).fetch(in: pool) == [22])
    }

    @Test("waits for a server that does not answer no longer than it may")
    func connectTimeout() throws {
        let listener = try SilentServer()
        var configuration = PostgresConfiguration(url: "host=127.0.0.1 port=\(listener.port) dbname=x")
        configuration.connectTimeout = .seconds(1)
        let start = ContinuousClock.now
        #expect(throws: FetchError.self) { try count.fetch(in: PostgresPool(configuration)) }
        // Without one, libpq waits for ever.
        #expect(start.duration(to: .now) < .seconds(60))
    }

    @Test("fetches several requests in one state")
    func several() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let names = User.request().all().sorted(by: .ascending(\.name)).select(\.name)
        let (users, number, list) = try await pool.fetch(User.request().all().where { $0.id < 3 }, count, names)
        #expect(users.count == 2 && number == 3 && list == ["Ann", "Bo", "Cy"])
        let (again, _) = try pool.withoutAwait { try $0.fetch(count, names) }
        #expect(again == 3)
    }
}

extension PostgresPool {
    /// The forms of methods without `await`, in functions that could await.
    fileprivate func withoutAwait<Value>(_ body: (PostgresPool) throws -> Value) rethrows -> Value { try body(self) }
}

/// A socket that takes connections and says nothing.
private final class SilentServer {
    let port: UInt16
    private let socketHandle: Int32

    init() throws {
        #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue)
        #else
        let type = SOCK_STREAM
        #endif
        socketHandle = socket(AF_INET, type, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let handle = socketHandle
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(handle, address, size) == 0 && listen(handle, 8) == 0 && getsockname(handle, address, &size) == 0
            }
        }
        try #require(isBound)
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socketHandle) }
}
#endif
