#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// A request with `await` is sent by its task, and what comes late is read by a thread of the pool. Here, that meets a server that
/// falls silent or ends, and a task that is cancelled.
@Suite("A request with await that its task sends to PostgreSQL", .onPostgres)
struct PostgresAtOnceTests {
    @Test(
        "ends within the limit of an answer, wherever the server falls silent, and the connection with it",
        arguments: KindOfRequest.allCases)
    func silence(kind: KindOfRequest) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let configuration = try PostgresPool.withUsers(.three, connections: 1) {
            proxy.apply(to: &$0)
            $0.answerTimeout = .seconds(1)
        }.configuration
        let measured = try await kind.makePool(configuration)
        proxy.set(.pass)
        #expect(try await kind.fetch(measured) == kind.expected)
        let bytes = proxy.count(.toClient)
        measured.close()
        // The last six bytes say that the server is ready for another statement.
        for position in [0, 1, 5, bytes / 2, bytes - 7, bytes - 6, bytes - 5, bytes - 1] {
            let pool = try await kind.makePool(configuration)
            let senders = try pool.observingSenders()
            proxy.set(.hold(after: position, .toClient))
            let error = await #expect(throws: FetchError.self, "after \(position) of \(bytes) bytes") {
                try await Sender.$isTask.withValue(true) { try await kind.fetch(pool) }
            }
            #expect(error?.reason.contains("did not answer") == true, "\(error?.reason ?? "")")
            #expect(senders.all == ["task"])
            proxy.set(.pass)
            try await eventually { (try? await kind.fetch(pool)) == kind.expected }
            pool.close()
        }
    }

    @Test("ends without a server to tell, if the task is cancelled", arguments: PostgresProxy.Direction.allCases)
    func cancelledInSilence(direction: PostgresProxy.Direction) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let configuration = try PostgresPool.withUsers(.three, connections: 1) {
            proxy.apply(to: &$0)
            $0.answerTimeout = .seconds(1)
        }.configuration
        let pool = try await KindOfRequest.first.makePool(configuration)
        let senders = try pool.observingSenders { withUnsafeCurrentTask { $0?.cancel() } }
        proxy.set(.hold(after: 0, direction))
        let task = Task {
            try await Sender.$isTask.withValue(true) { try await KindOfRequest.first.fetch(pool) }
        }
        // Who reads meanwhile sees the connection end.
        let error = await #expect(throws: (any Error).self) { try await task.value }
        let description = error.map { "\($0)" } ?? ""
        #expect(error is CancellationError || description.contains("the connection is lost"), "\(description)")
        #expect(senders.all == ["task"])
        proxy.set(.pass)
        try await eventually { (try? await KindOfRequest.first.fetch(pool)) == KindOfRequest.first.expected }
    }

    @Test(
        "that is cancelled while it is sent is answered or not, and its connection goes on",
        arguments: KindOfRequest.allCases)
    func cancelledWhileSending(kind: KindOfRequest) async throws {
        let pool = try await kind.makePool(
            try PostgresPool.withUsers(.three, connections: 1).configuration)
        let process = try await pool.read { db in try db.processID }
        let senders = try pool.observingSenders { withUnsafeCurrentTask { $0?.cancel() } }
        let task = Task { try await Sender.$isTask.withValue(true) { try await kind.fetch(pool) } }
        switch await task.result {
        case .success(let ids): #expect(ids == kind.expected)
        case .failure(let error): #expect(error is CancellationError)
        }
        #expect(senders.all == ["task"])
        #expect(try kind.wait(pool) == kind.expected)
        #expect(try await pool.read { db in try db.processID } == process)
    }

    @Test("is sent by a thread of the pool where a table was altered, for the server may have it wait")
    func altered() async throws {
        let kind = KindOfRequest.first
        let pool = try await kind.makePool(try PostgresPool.withUsers(.three, connections: 1).configuration)
        let senders = try pool.observingSenders()
        try await pool.write { db in try db.execute("ALTER TABLE users ALTER COLUMN name TYPE varchar(80)") }
        #expect(try await Sender.$isTask.withValue(true) { try await kind.fetch(pool) } == kind.expected)
        // Where the refusal comes late, a thread has taken over already.
        #expect([["task", "thread"], ["task"]].contains(senders.all))
    }

    @Test("uses no connection that has ended, and tells of one that ends meanwhile as any request does")
    func restart() async throws {
        let server = try PostgresServer()
        var configuration = server.configuration
        configuration.maximumConnections = 1
        try PostgresConnection(configuration).makeUsers()
        try await expectRecovery(configuration, server)
    }

    @Test("is read from TLS, which holds a part of what has come", .enabled(if: PostgresServer.canHaveTLS))
    func encrypted() async throws {
        let server = try PostgresServer(hasTLS: true)
        var configuration = server.encryptedConfiguration
        configuration.maximumConnections = 1
        configuration.answerTimeout = .seconds(600)
        try PostgresConnection(configuration).makeUsers()
        let pool = PostgresPool(configuration)
        let isEncrypted = try await pool.read { db in
            try db.values("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()", of: Bool.self)
        }
        #expect(isEncrypted == [true])
        for kind in KindOfRequest.allCases {
            for _ in 0..<20 { #expect(try await kind.fetch(pool) == kind.expected) }
        }
        // Many records, each of at most 16 kilobytes.
        for length in [8_000, 16_384, 20_000, 1_000_000] {
            try await pool.write { db in
                try db.execute("UPDATE users SET name = repeat('x', \(length)::integer) WHERE id = 2")
            }
            let request = User.where { $0.id == 2 }.first()
            for _ in 0..<5 { #expect(try await request.fetch(in: pool)?.name.utf8.count == length) }
            let long = String(repeating: "x", count: length)
            #expect(try await User.where { $0.name == long }.first().fetch(in: pool)?.id == 2)
        }
        pool.close()
        try await expectRecovery(configuration, server)
    }

    private func expectRecovery(_ configuration: PostgresConfiguration, _ server: PostgresServer) async throws {
        let kind = KindOfRequest.first
        let pool = try await kind.makePool(configuration)
        // What has come before the end of the connection does not hide it.
        let other = try PostgresConnection(configuration)
        try await pool.write { db in try db.execute("LISTEN news") }
        for _ in 0..<3 { try other.execute("NOTIFY news") }
        try other.execute("CHECKPOINT")
        try server.stop()
        try server.start()
        #expect(try await kind.fetch(pool) == kind.expected)
        for isWaiting in [true, false] {
            let pool = try await kind.makePool(configuration)
            let senders = try pool.observingSenders { try? server.stop() }
            let error = await #expect(throws: FetchError.self) {
                if isWaiting {
                    _ = try kind.wait(pool)
                } else {
                    _ = try await Sender.$isTask.withValue(true) { try await kind.fetch(pool) }
                }
            }
            #expect(senders.all == [isWaiting ? "thread" : "task"])
            #expect(error?.code == .databaseFailure && error?.underlyingError is PostgresError)
            try server.start()
            try await eventually { (try? await kind.fetch(pool)) == kind.expected }
            pool.close()
        }
    }
}

@Suite("Values of megabytes for a server of PostgreSQL that takes nothing", .onPostgres)
struct PostgresSendingTests {
    private let long = User.request().all().where { $0.name == String(repeating: "x", count: 8 << 20) }

    @Test("end the request within its limit, and arrive where the server takes them", arguments: [0, 1 << 20])
    func limit(position: Int) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let pool = try PostgresPool.withUsers(.three, connections: 1) {
            proxy.apply(to: &$0)
            $0.answerTimeout = .seconds(2)
        }
        let count = long.count()
        for kind in 0..<3 {
            // Prepares the statement, which is not long.
            try await eventually { (try? await count.fetch(in: pool)) == 0 }
            proxy.set(.hold(after: position, .toServer))
            let error = await #expect(throws: FetchError.self) {
                switch kind {
                case 0: _ = try await count.fetch(in: pool)
                case 1: _ = try count.wait(in: pool)
                default: _ = try await pool.fetch(count, count)
                }
            }
            #expect(error?.reason.contains("timeout expired") == true, "\(error?.reason ?? "")")
            proxy.set(.pass)
        }
        try await eventually { (try? await pool.fetch(count, count)).map { $0 == (0, 0) } ?? false }
    }
}

/// Who sends a statement: a thread of the pool has no values of a task.
private enum Sender {
    @TaskLocal static var isTask = false
}

/// A request of a few rows.
struct KindOfRequest: Sendable, CaseIterable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [Int]
    let fetch: @Sendable (PostgresPool) async throws -> [Int]
    let wait: @Sendable (PostgresPool) throws -> [Int]

    private init<Request: PostgresRequest & Sendable>(
        _ name: String, _ request: Request, _ expected: [Int],
        _ ids: @escaping @Sendable (Request.Result) -> [Int]
    ) where Request.Result: Sendable {
        testDescription = name
        self.expected = expected
        fetch = { pool in ids(try await request.fetch(in: pool)) }
        wait = { pool in ids(try request.wait(in: pool)) }
    }

    private static let users = User.request().all().sorted(by: .ascending(\.id))
    static let first = KindOfRequest("first", users.first(), [1]) { $0.map { [$0.id] } ?? [] }

    static let allCases = [
        first,
        KindOfRequest("count", users.count(), [3]) { [$0] },
        KindOfRequest("few", users.limit(10), [1, 2, 3]) { $0.map(\.id) },
        KindOfRequest("values", users.limit(10).select(\.id), [1, 2, 3]) { $0 },
        KindOfRequest("prepared", User.prepared(Int.self) { id in User.where { $0.id == id }.first() }(2), [2]) {
            $0.map { [$0.id] } ?? []
        },
    ]

    /// A pool that has been given no answer yet but that of the prepared request.
    func makePool(_ configuration: PostgresConfiguration) async throws -> PostgresPool {
        var pool = PostgresPool(configuration)
        // On a busy machine, an answer may take longer than it may.
        try await eventually {
            pool = PostgresPool(configuration)
            return (try? wait(pool)) == expected
        }
        return pool
    }
}

extension PostgresRequest {
    /// Fetches and holds the thread, in an asynchronous function too.
    fileprivate func wait(in pool: PostgresPool) throws -> Result { try fetch(in: pool) }
}

extension PostgresPool {
    /// Notes who sends each statement on the only connection, right before it is sent.
    fileprivate func observingSenders(_ body: @escaping @Sendable () -> Void = {}) throws -> LogMessages {
        let senders = LogMessages()
        try read { db in
            try db.setQueryReceiver { _ in
                senders.add(Sender.isTask ? "task" : "thread")
                body()
            }
        }
        return senders
    }
}

extension PostgresConnection {
    fileprivate func makeUsers() throws {
        try run(
            """
            CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL, nickname text, score double precision NOT NULL,
                age integer NOT NULL, "isAdmin" boolean NOT NULL, joined timestamptz, boss_id bigint);
            INSERT INTO users SELECT n, 'user ' || n, NULL, n, 20, false, NULL, NULL FROM generate_series(1, 3) n
            """)
    }
}
#endif
