#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("COPY from and to the client", .onPostgres, .timeLimit(.minutes(15)))
struct PostgresCopyTests {
    private static func parts(_ parts: [String]) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            for part in parts { continuation.yield(Array(part.utf8)) }
            continuation.finish()
        }
    }

    private let table = "CREATE TABLE numbers (id bigint PRIMARY KEY, name text)"

    private func makePool(rows: Int = 0) async throws -> PostgresPool {
        let pool = try PostgresPool.withUsers(connections: 1)
        try await pool.write { [table] db in
            try db.execute("\(unchecked: table)")
            try db.execute("INSERT INTO numbers SELECT n, 'name ' || n FROM generate_series(1, \(rows)) n")
        }
        return pool
    }

    private func count(in pool: PostgresPool) async throws -> Int? {
        try await pool.read { db in try db.values("SELECT count(*) FROM numbers", of: Int.self).first }
    }

    @Test("gives all rows, in parts", arguments: [0, 1, 100_000])
    func out(rows: Int) async throws {
        let pool = try await makePool(rows: rows)
        var bytes: [UInt8] = []
        var parts = 0
        for try await part in pool.copyOut("COPY (SELECT * FROM numbers ORDER BY id) TO STDOUT (FORMAT csv)") {
            #expect(part.last == UInt8(ascii: "\n"))
            bytes += part
            parts += 1
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == rows)
        #expect(lines.last.map(String.init) == (rows > 0 ? "\(rows),name \(rows)" : nil))
        #expect(rows < 1000 || parts > 10)
        #expect(try await count(in: pool) == rows)
    }

    @Test("ends with its loop, and gives the connection back")
    func leaving() async throws {
        let pool = try await makePool(rows: 200_000)
        for _ in 0..<3 {
            for try await _ in pool.copyOut("COPY numbers TO STDOUT") { break }
            #expect(try await count(in: pool) == 200_000)
        }
    }

    @Test("writes rows, however they are cut")
    func into() async throws {
        let pool = try await makePool()
        let rows = (1...2000).map { "\($0)\tname \($0)\n" }.joined()
        let parts = stride(from: 0, to: rows.utf8.count, by: 997).map { start in
            String(decoding: Array(rows.utf8)[start..<min(start + 997, rows.utf8.count)], as: UTF8.self)
        }
        #expect(try await pool.copyIn("COPY numbers FROM STDIN", from: Self.parts(parts)) == 2000)
        #expect(try await count(in: pool) == 2000)
    }

    @Test("writes a part that is larger than libpq is given at once")
    func largePart() async throws {
        let pool = try await makePool()
        let rows = (1...200_000).map { "\($0)\tname \($0)\n" }.joined()
        #expect(rows.utf8.count > 3 << 20)
        #expect(try await pool.copyIn("COPY numbers FROM STDIN", from: Self.parts([rows])) == 200_000)
        let last = try await pool.read { db in
            try db.values("SELECT name FROM numbers WHERE id = 200000", of: String.self)
        }
        #expect(last == ["name 200000"])
    }

    @Test("writes nothing where a row, the sequence or the task fails")
    func failures() async throws {
        struct Stop: Error {}
        let pool = try await makePool()
        let error = await #expect(throws: FetchError.self) {
            try await pool.copyIn("COPY numbers FROM STDIN", from: Self.parts(["1\ta\n", "1\tb\n"]))
        }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "23505")
        await #expect(throws: Stop.self) {
            let parts = AsyncThrowingStream<[UInt8], any Error> { continuation in
                continuation.yield(Array("1\ta\n".utf8))
                continuation.finish(throwing: Stop())
            }
            try await pool.copyIn("COPY numbers FROM STDIN", from: parts)
        }
        let (endless, more) = AsyncStream.makeStream(of: [UInt8].self)
        let task = Task { try await pool.copyIn("COPY numbers FROM STDIN", from: endless) }
        more.yield(Array("1\ta\n".utf8))
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await count(in: pool) == 0)
    }

    @Test("refuses other statements and values, and goes on with the connection")
    func refusals() async throws {
        let pool = try await makePool(rows: 1)
        for query: PostgresQuery in [
            "COPY numbers FROM STDIN", "SELECT 1", "COPY nothing TO STDOUT",
            "COPY (SELECT \(1)) TO STDOUT",
        ] {
            await #expect(throws: FetchError.self) { for try await _ in pool.copyOut(query) {} }
            #expect(try await count(in: pool) == 1)
        }
        await #expect(throws: FetchError.self) {
            try await pool.copyIn("COPY numbers TO STDOUT", from: Self.parts([]))
        }
        #expect(try await count(in: pool) == 1)
        #expect(try await pool.copyIn("COPY numbers FROM STDIN", from: Self.parts([])) == 0)
    }
}
#endif
