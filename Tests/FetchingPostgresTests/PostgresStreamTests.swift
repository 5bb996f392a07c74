#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Fetchable("numbers")
private struct Number: Sendable {
    let id: Int
    var half: Double
}

@Suite("A stream of models from PostgreSQL", .onPostgres)
struct PostgresStreamTests {
    private func makePool(count: Int, connections: Int = 1, name: String = "tests") throws -> PostgresPool {
        let pool = try PostgresPool.withUsers(connections: connections) { $0.url += " application_name=\(name)" }
        try pool.write { db in
            try db.execute("CREATE TABLE numbers (id bigint, half double precision)")
            try db.execute("INSERT INTO numbers SELECT n, n / 2.0 FROM generate_series(1, \(count)) n")
        }
        return pool
    }

    @Test("gives all rows, however many batches they make", arguments: [0, 1, 63, 64, 65, 320, 30_000])
    func all(count: Int) async throws {
        let pool = try makePool(count: count)
        let stream = Number.request().all().sorted(by: .ascending(\.id)).stream(in: pool)
        // Each loop runs the request anew, on the one connection.
        for _ in 0..<2 {
            var next = 1
            for try await number in stream {
                #expect(number.id == next && number.half == Double(next) / 2)
                next += 1
            }
            #expect(next == count + 1)
        }
    }

    @Test("gives the connection back when its loop is left")
    func leaving() async throws {
        let pool = try makePool(count: 200_000)
        for _ in 0..<5 {
            for try await number in Number.request().all().stream(in: pool) where number.id > 70 { break }
            #expect(try await Number.request().all().count().fetch(in: pool) == 200_000)
        }
    }

    @Test("sees one state of the database, while the loop writes")
    func writing() async throws {
        let pool = try makePool(count: 5_000, connections: 2)
        var count = 0
        for try await number in Number.request().all().stream(in: pool) {
            count += 1
            if number.id % 1_000 == 0 {
                let id = number.id
                try await pool.write { db in
                    try db.execute("INSERT INTO numbers SELECT n + \(id * 100), 0 FROM generate_series(1, 100) n")
                }
            }
        }
        #expect(count == 5_000)
        #expect(try await Number.request().all().count().fetch(in: pool) == 5_500)
    }

    @Test("ends when its task is cancelled")
    func cancellation() async throws {
        let pool = try makePool(count: 1)
        let slow = Number.request().all().where { $0.id > 0 }
        try await pool.write { db in
            // A row takes an hour.
            try db.execute("ALTER TABLE numbers RENAME TO others")
            try db.execute("CREATE VIEW numbers AS SELECT id, half FROM others, pg_sleep(3600) AS slept")
        }
        let task = Task { for try await _ in slow.stream(in: pool) {} }
        try await Task.sleep(for: .milliseconds(200))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await pool.read { db in try db.values("SELECT count(*) FROM others", of: Int.self) } == [1])
    }

    @Test("ends with an error, never short, when the server's process ends")
    func killedBackend() async throws {
        let pool = try makePool(count: 200_000, connections: 2, name: "killed")
        var count = 0
        await #expect(throws: FetchError.self) {
            for try await _ in Number.request().all().stream(in: pool) {
                count += 1
                guard count == 64 else { continue }
                try await pool.write { db in
                    try db.execute(
                        """
                        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                        WHERE application_name = \("killed") AND pid <> pg_backend_pid()
                        """)
                }
            }
        }
        #expect(count >= 64 && count < 200_000)
        #expect(try await Number.request().all().count().fetch(in: pool) == 200_000)
    }

    @Test("names the row that cannot be read")
    func unreadable() async throws {
        let pool = try makePool(count: 100)
        try await pool.write { db in try db.execute("UPDATE numbers SET half = NULL WHERE id = \(90)") }
        let error = await #expect(throws: FetchError.self) {
            for try await _ in Number.request().all().sorted(by: .ascending(\.id)).stream(in: pool) {}
        }
        #expect(error?.code == .unexpectedNull && error?.key == "90" && error?.member == "half")
        #expect(try await Number.request().all().count().fetch(in: pool) == 100)
    }
}
#endif
