#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// What a pool does around requests. Each test has a schema of its own.
@Suite("A pool of connections to PostgreSQL", .onPostgres)
struct PostgresPoolTests {
    @Test("fetches, with and without await")
    func fetches() async throws {
        let pool = try PostgresPool.withUsers(.three)
        let request = User.request().all().where { $0.score > 1 }.sorted(by: .descending(\.name))
        #expect(try await request.fetch(in: pool) == [[User].three[2], [User].three[1]])
        let names = try await pool.read { db in try request.select(\.name).fetch(in: db) }
        #expect(names == ["Cy", "Bo"])
    }

    @Test("rolls a transaction back when its closure throws")
    func rollback() throws {
        struct Stop: Error {}
        let pool = try PostgresPool.withUsers(.three)
        #expect(throws: Stop.self) {
            try pool.write { db in
                #expect(try User.request().all().delete(in: db) == 3)
                throw Stop()
            }
        }
        #expect(try User.request().all().count().fetch(in: pool) == 3)
    }

    @Test("reports a transaction of which a statement failed")
    func swallowedError() throws {
        let pool = try PostgresPool.withUsers(.three)
        let error = #expect(throws: FetchError.self) {
            try pool.write { db in
                try User.request().all().where { $0.id == 1 }.update(in: db) { $0.name = "Al" }
                _ = try? db.execute("SELECT nothing FROM nowhere")
            }
        }
        #expect(error?.reason.contains("nothing of it is kept") ?? false)
        #expect(try User.request().all().where { $0.name == "Al" }.count().fetch(in: pool) == 0)
    }

    @Test("does not use a session again whose settings were changed")
    func changedSettings() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        try pool.write { db in try db.execute("SET TimeZone = 'Europe/Berlin'") }
        let zone = try pool.read { db in try db.reportedSetting("TimeZone") }
        #expect(zone == "UTC")
    }

    @Test("prepares a statement again whose table was altered")
    func alteredTable() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let request = User.request().all().where { $0.id == 1 }
        #expect(try request.fetch(in: pool).count == 1)
        try pool.write { db in try db.execute("ALTER TABLE users ALTER COLUMN age TYPE bigint") }
        _ = try? request.fetch(in: pool)
        #expect(try request.fetch(in: pool).count == 1)
    }

    @Test("sorts groups by a count that is not selected")
    func unselectedCount() throws {
        let more: [User] = [.named("Bo", id: 4), .named("Cy", id: 5), .named("Cy", id: 6)]
        let pool = try PostgresPool.withUsers(.three + more)
        let names = User.request().all().grouped(by: \.name).sorted(by: .descending { $0.count }).select(\.key)
        #expect(try names.fetch(in: pool) == ["Cy", "Bo", "Ann"])
    }

    @Test("distinguishes texts that are composed in different ways")
    func composedTexts() throws {
        let pool = try PostgresPool.withUsers([.named("\u{E9}", id: 1), .named("e\u{301}a", id: 2)])
        let request = User.request().all().where { $0.name == "\u{E9}" || $0.name.hasPrefix("e\u{301}") }
        #expect(try request.grouped(by: \.name).select(\.count).fetch(in: pool) == [1, 1])
    }

    @Test("rejects a decimal without room in Decimal", arguments: ["1e-200", "1e200"])
    func decimals(text: String) throws {
        let pool = try PostgresPool.withUsers(.three)
        try pool.write { db in
            try db.run("CREATE TABLE prices (id bigint, price numeric); INSERT INTO prices VALUES (1, \(text))")
        }
        let error = #expect(throws: FetchError.self) { try Price.request().all().fetch(in: pool) }
        #expect(error?.code == .outOfRange)
    }

    @Test("does not write where it reads")
    func readOnly() throws {
        let pool = try PostgresPool.withUsers(.three)
        let error = #expect(throws: FetchError.self) {
            try pool.read { db in try User.request().all().delete(in: db) }
        }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "25006")
    }

    @Test("updates and deletes")
    func changes() throws {
        let pool = try PostgresPool.withUsers(.three)
        #expect(try User.request().all().where { $0.age > 21 }.update(in: pool) { $0.age += 1 } == 2)
        #expect(try User.request().all().where(\.isAdmin).delete(in: pool) == 1)
        #expect(try User.request().all().sorted(by: .ascending(\.id)).select(\.age).fetch(in: pool) == [23, 24])
    }

    @Test("updates and deletes with await, and not where the task is cancelled")
    func changesWithAwait() async throws {
        let pool = try PostgresPool.withUsers(.three)
        #expect(try await User.request().all().where { $0.age > 21 }.update(in: pool) { $0.age += 1 } == 2)
        #expect(try await User.request().all().update(in: pool) { _ in } == 0)
        #expect(try await User.request().all().where(\.isAdmin).delete(in: pool) == 1)
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await User.request().all().delete(in: pool)
        }
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(try await User.request().all().sorted(by: .ascending(\.id)).select(\.age).fetch(in: pool) == [23, 24])
    }

    @Test("names the table or the column that is missing")
    func missing() throws {
        let pool = try PostgresPool.withUsers()
        #expect(throws: FetchError.self) { try Nobody.request().all().fetch(in: pool) }
        do {
            _ = try Other.request().all().fetch(in: pool)
            Issue.record("a column is missing")
        } catch let error as FetchError {
            #expect(error.code == .missingColumn)
            #expect(error.member == "shoeSize")
        }
    }

    @Test("tells model, member and key of what cannot be read")
    func unreadable() throws {
        let pool = try PostgresPool.withUsers(.three)
        do {
            _ = try Strict.request().all().fetch(in: pool)
            Issue.record("a null is read")
        } catch let error as FetchError {
            #expect(error.code == .unexpectedNull)
            #expect(error.model == "Strict" && error.member == "nickname" && error.key == "1")
        }
    }

    @Test("serves more tasks than it has connections")
    func manyTasks() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 2)
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { try await User.request().all().count().fetch(in: pool) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 3, count: 50))
    }

    @Test("ends the statement of a cancelled task, and goes on with the connection")
    func cancellation() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        // An hour, which the test does not wait for: it fails where the statement goes on.
        let task = try await pool.holdingConnection()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await User.request().all().count().fetch(in: pool) == 3)
    }

    /// All use one connection, so that a late request to cancel would hit the next one.
    @Test("never cancels the statement of another task")
    func lateCancellation() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        var cancelledCount = 0
        for round in 0..<300 {
            let task = Task { try await pool.read { db in try db.execute("SELECT pg_sleep(0.003)") } }
            try await Task.sleep(for: .microseconds(round * 20))
            task.cancel()
            if case .failure(let error) = await task.result {
                #expect(error is CancellationError, "\(error)")
                cancelledCount += 1
            }
            #expect(try await User.request().all().count().fetch(in: pool) == 3)
        }
        #expect(cancelledCount > 0)
    }

    @Test("replaces a connection whose server process has ended")
    func killedBackend() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        #expect(try await User.request().all().count().fetch(in: pool) == 3)
        let other = try PostgresConnection(PostgresServer.shared.get().configuration)
        let pid = try await pool.read { db in try db.processID }
        try other.execute("SELECT pg_terminate_backend(\(pid)::integer, 60000)")
        try await Task.sleep(for: .milliseconds(200))
        #expect(try await User.request().all().count().fetch(in: pool) == 3)
    }

    @Test("has errors for a server that is not there, and for a closed pool")
    func noServer() throws {
        let pool = PostgresPool("host=/nowhere password=secret")
        let error = #expect(throws: FetchError.self) { try User.request().all().fetch(in: pool) }
        #expect(error.map { !"\($0)".contains("secret") } ?? false)
        #expect(!"\(PostgresConfiguration(url: "password=secret"))".contains("secret"))
        for url in ["postgresql://u:p%ss@h/db", "postgresql://u:p@ss@h/db", "host=h password=my secret dbname=x"] {
            let error = #expect(throws: FetchError.self) { try User.request().all().fetch(in: PostgresPool(url)) }
            #expect(
                error.map { !"\($0)".contains("ss@") && !"\($0)".contains("secret") && !"\($0)".contains("%ss") }
                    ?? false)
        }
        let closed = try PostgresPool.withUsers(.three)
        closed.close()
        #expect(throws: FetchError.self) { try User.request().all().fetch(in: closed) }
    }

    @Test(
        "keeps a text that looks like SQL a text", arguments: ["'; DROP TABLE users; --", "$1", "%", "\\", "\"", "Ω💥"])
    func naughtyTexts(text: String) throws {
        let pool = try PostgresPool.withUsers([.named(text, id: 1), .named("Bo", id: 2)])
        #expect(try User.request().all().where { $0.name == text }.count().fetch(in: pool) == 1)
        #expect(try User.request().all().where { $0.name.contains(text) }.count().fetch(in: pool) == 1)
        #expect(try User.request().all().where { $0.name.hasPrefix(text) }.count().fetch(in: pool) == 1)
        #expect(try User.request().all().where { $0.name.isIn(text, "x") }.count().fetch(in: pool) == 1)
    }

    @Test("plans a list anew each time")
    func largeList() throws {
        let pool = try PostgresPool.withUsers(.three)
        let ids = Array(0..<100_000)
        #expect(try User.request().all().where { $0.id.isIn(ids) }.count().fetch(in: pool) == 3)
    }
}
#endif
