#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// A proxy cuts the connection within an exchange: connecting, a prepared statement, and a transaction. It does so at every
/// fifth byte, and with `FETCHING_CUTS=all` at each.
@Suite("A connection to PostgreSQL that is cut", .onPostgres)
struct PostgresCutTests {
    private static let step = ProcessInfo.processInfo.environment["FETCHING_CUTS"] == "all" ? 1 : 5

    private let request = User.request().all().where { $0.score > 1 }.sorted(by: .ascending(\.id))
    private let first = User.request().all().where { $0.id == 1 }

    /// A pool of one connection: a second use would wait for ever if the first had kept its room.
    private func pools(
        through proxy: PostgresProxy, name: String
    ) throws -> (direct: PostgresPool, cut: () -> PostgresPool) {
        var through: PostgresConfiguration?
        let direct = try PostgresPool.withUsers(.three, connections: 2) { configuration in
            through = configuration
        }
        var configuration = try #require(through)
        proxy.apply(to: &configuration)
        configuration.url += " application_name=\(name)"
        configuration.maximumConnections = 1
        let complete = configuration
        return (direct, { PostgresPool(complete) })
    }

    /// Reads, and raises an age.
    private func exchange(_ pool: PostgresPool) async throws {
        #expect(try await request.fetch(in: pool).map(\.name) == ["Bo", "Cy"])
        let count = try await pool.write { [first] db in try first.update(in: db) { $0.age += 1 } }
        #expect(count == 1)
    }

    @Test(
        "has an error wherever it is cut, and is replaced at its next use", arguments: PostgresProxy.Direction.allCases)
    func everyByte(direction: PostgresProxy.Direction) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let name = "cut \(direction)"
        let (direct, makePool) = try pools(through: proxy, name: "'\(name)'")
        let measured = makePool()
        proxy.set(.pass)
        try await exchange(measured)
        let count = proxy.count(direction)
        measured.close()
        #expect(count > 300)

        var age = try #require(try await first.select(\.age).fetch(in: direct).first)
        var failures = 0
        for position in stride(from: 0, to: count, by: Self.step) {
            let pool = makePool()
            proxy.set(.cut(after: position, direction))
            var isUncertain = false
            do {
                try await exchange(pool)
                Issue.record("The exchange was not cut after \(position) bytes")
            } catch {
                failures += 1
                expectLoss(error, position)
                isUncertain = (error as? FetchError)?.reason.contains("not known whether") ?? false
            }
            proxy.set(.pass)
            // Whether a cut commit has arrived is not known, and the error says so.
            let found = try await first.select(\.age).fetch(in: direct)
            #expect(found == [age] || isUncertain && found == [age + 1], "after \(position) bytes")
            age = try #require(found.first)
            #expect(try await request.fetch(in: pool).map(\.name) == ["Bo", "Cy"], "after \(position) bytes")
            pool.close()
        }
        #expect(failures == (count + Self.step - 1) / Self.step)
        try await expectNoConnections(named: name, direct)
    }

    @Test("ends a stream with an error, never short or with another row")
    func stream() async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let (direct, makePool) = try pools(through: proxy, name: "streams")
        let users = User.request().all().sorted(by: .ascending(\.id))
        try await direct.write { db in
            try db.execute(
                "INSERT INTO users SELECT n, 'name ' || n, NULL, n, 0, false, NULL, NULL FROM generate_series(4, 3000) n"
            )
        }
        let pool = makePool()
        proxy.set(.pass)
        var total = 0
        for try await _ in users.stream(in: pool) { total += 1 }
        #expect(total == 3_000)
        let bytes = proxy.count(.toClient)
        for position in stride(from: 0, to: bytes, by: bytes / 100) {
            proxy.set(.cut(after: position, .toClient))
            var next = 1
            do {
                for try await user in users.stream(in: pool) {
                    #expect(user.id == next && (next < 4 || user.name == "name \(next)"))
                    next += 1
                }
                // The pool's connection is open from the second time on, so that the whole stream is less than before.
                #expect(next == 3_001 && position > bytes * 9 / 10)
            } catch {
                expectLoss(error, position)
            }
            proxy.set(.pass)
            #expect(try await users.count().fetch(in: pool) == 3_000)
        }
        pool.close()
        try await expectNoConnections(named: "streams", direct)
    }

    /// The error of a connection that is lost: libpq has a sentence for it, and no SQLSTATE.
    private func expectLoss(_ error: any Error, _ position: Int) {
        let error = error as? FetchError
        #expect(error?.code == .databaseFailure, "after \(position) bytes")
        let cause = error?.underlyingError as? PostgresError
        #expect(cause.map { $0.message.count > 20 && $0.sqlState == nil } == true, "\(error?.reason ?? "no error")")
    }

    private func expectNoConnections(named name: String, _ pool: PostgresPool) async throws {
        try await eventually {
            try await pool.read { db in
                try db.values("SELECT count(*) FROM pg_stat_activity WHERE application_name = \(name)", of: Int.self)
            } == [0]
        }
    }
}

@Suite("A server of PostgreSQL that does not answer any more", .onPostgres)
struct PostgresStallTests {
    @Test("leaves others in the queue no longer than they want to wait")
    func checkout() async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let pool = try PostgresPool.withUsers(.three, connections: 1) { configuration in
            proxy.apply(to: &configuration)
            configuration.checkoutTimeout = .milliseconds(100)
        }
        let count = User.request().all().count()
        #expect(try await count.fetch(in: pool) == 3)
        proxy.set(.hold(after: 0, .toClient))
        let stalled = Task { try await count.fetch(in: pool) }
        try await eventually { proxy.count(.toServer) > 0 }
        let error = await #expect(throws: FetchError.self) { try await count.fetch(in: pool) }
        #expect(error?.reason.contains("no connection became free") ?? false)
        proxy.set(.pass)
        #expect(try await stalled.value == 3)
    }

    @Test("ends a request within its limit, wherever it stops, and the connection with it")
    func limit() async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let pool = try PostgresPool.withUsers(.three, connections: 1) { configuration in
            proxy.apply(to: &configuration)
            configuration.statementTimeout = .milliseconds(500)
            configuration.answerTimeout = .seconds(1)
        }
        let users = User.request().all().sorted(by: .ascending(\.id))
        #expect(try await users.fetch(in: pool).count == 3)
        for position in [0, 1, 20] {
            for kind in 0..<3 {
                proxy.set(.hold(after: position, .toClient))
                let error = await #expect(throws: FetchError.self) {
                    switch kind {
                    case 0: _ = try await users.where { $0.score > Double(position) - 1 }.fetch(in: pool)
                    case 1: _ = try await pool.write { db in try User.request().all().update(in: db) { $0.age += 1 } }
                    default: _ = try await pool.fetch(users, users.count())
                    }
                }
                #expect(error?.reason.contains("did not answer") ?? false, "\(error?.reason ?? "")")
                #expect((error?.underlyingError as? PostgresError)?.sqlState == nil)
                proxy.set(.pass)
                #expect(try await users.fetch(in: pool).count == 3)
            }
        }
    }

    @Test("lets a task that is cancelled go")
    func cancellation() async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let pool = try PostgresPool.withUsers(.three, connections: 1) { configuration in
            proxy.apply(to: &configuration)
            configuration.answerTimeout = .seconds(1)
        }
        let count = User.request().all().count()
        #expect(try await count.fetch(in: pool) == 3)
        proxy.set(.hold(after: 0, .toClient))
        let stalled = Task { try await count.fetch(in: pool) }
        try await eventually { proxy.count(.toServer) > 0 }
        stalled.cancel()
        await #expect(throws: (any Error).self) { try await stalled.value }
        proxy.set(.pass)
        #expect(try await count.fetch(in: pool) == 3)
    }
}
#endif
