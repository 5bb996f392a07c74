#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingTestSupport
import Foundation
import Testing

/// Several writers move amounts from row to row, so that each list of one state has the same sum.
@Suite("Lists and several writers", .onPostgres, .timeLimit(.minutes(15)))
struct MovingAmountTests {
    private static let rows = 12
    private static let amount = 100

    /// A transaction after which the sum is as before.
    private static func move(_ generator: inout SplitMix64, in db: PostgresConnection, mayTruncate: Bool) throws {
        func row() -> Int { Int.random(in: 1...rows, using: &generator) }
        let amount = Int.random(in: 1...9, using: &generator)
        let (from, to) = (row(), row())
        let kind = Int.random(in: 0...(mayTruncate ? 9 : 8), using: &generator)
        // Whoever takes a snapshot before would copy an older state.
        if kind == 9 { try db.run("LOCK TABLE tracks") }
        try db.run("SET LOCAL deadlock_timeout = '20ms'")
        let update = { (id: Int, amount: Int) in
            try db.run("UPDATE tracks SET seconds = seconds + \(amount) WHERE id = \(id)")
        }
        switch kind {
        case 0:
            // A row goes, and comes back with all it had.
            try db.run(
                """
                WITH gone AS (DELETE FROM tracks WHERE id = \(from) AND EXISTS (SELECT * FROM tracks WHERE id <> \(from)) RETURNING seconds)
                UPDATE tracks SET seconds = seconds + (SELECT seconds FROM gone)
                WHERE id = (SELECT min(id) FROM tracks WHERE id <> \(from)) AND EXISTS (SELECT * FROM gone)
                """)
        case 1:
            try db.run(
                """
                INSERT INTO tracks VALUES (\(from), 1, 't', \(amount)) ON CONFLICT (id) DO UPDATE SET seconds = tracks.seconds + \(amount);
                UPDATE tracks SET seconds = seconds - \(amount) WHERE id = (SELECT max(id) FROM tracks)
                """)
        case 2:
            try? db.transaction { db in
                try db.run("UPDATE tracks SET id = \(to) WHERE id = \(from)")
            }
        case 3:
            try? db.transaction { db in
                try update(from, 1)
                throw CancellationError()
            }
        case 9:
            try db.run(
                """
                CREATE TEMPORARY TABLE kept ON COMMIT DROP AS SELECT * FROM tracks;
                TRUNCATE tracks;
                INSERT INTO tracks SELECT * FROM kept
                """)
        default:
            // One of both may not be there.
            let count = try db.values(
                "SELECT count(*) FROM (SELECT 1 FROM tracks WHERE id IN (\(from), \(to)) ORDER BY id FOR UPDATE) AS found",
                of: Int.self)
            guard count == [2] else { return }
            try update(from, -amount)
            try update(to, amount)
        }
    }

    @Test("are each a list of one state, and the last one is that of the end")
    func sums() async throws {
        let seed = ProcessInfo.processInfo.environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_129
        let count = ProcessInfo.processInfo.environment["FETCHING_MOVES"].flatMap { Int($0) } ?? 60
        let tracks = try await DecidedTracks(connections: 6)
        try await tracks.write(
            "INSERT INTO tracks SELECT n, 1, 't', \(Self.amount) FROM generate_series(1, \(Self.rows)) AS n")
        let all = Track.request().all()
        let requests = [
            all.sorted(by: .ascending(\.id)), all.sorted(by: .descending(\.seconds), .ascending(\.id)),
            all.sorted(by: .ascending(\.seconds), .descending(\.id)).limit(20),
            all.where { $0.room == 1 }.sorted(by: .ascending(\.name), .ascending(\.id)),
        ]
        let end = ManagedEnd()
        let readers = requests.map { request in
            Task {
                var (lists, torn): (Int, [Int]) = (0, [])
                var isLast = false
                for try await list in request.updates(in: tracks.pool) {
                    lists += 1
                    let sum = list.map(\.seconds).reduce(0, +)
                    if sum != Self.rows * Self.amount { torn.append(sum) }
                    // Fetched after the last of the writers, beside the change that comes in the end.
                    guard end.isReached, try await list == request.fetch(in: tracks.writers) else { continue }
                    isLast = true
                    break
                }
                return (lists: lists, torn: torn, isLast: isLast)
            }
        }
        try await withThrowingTaskGroup { group in
            for writer in 0..<3 {
                group.addTask {
                    var generator = SplitMix64(seed: seed &+ UInt64(writer))
                    for _ in 0..<count {
                        var drawn = generator
                        // A transaction that was in the way of another is not run again.
                        do {
                            drawn = try await tracks.writers.transaction(isolation: .serializable) { [generator] db in
                                var generator = generator
                                try Self.move(&generator, in: db, mayTruncate: writer == 0)
                                return generator
                            }
                        } catch let error as FetchError where error.underlyingError is PostgresError {
                            _ = drawn.next()
                        }
                        generator = drawn
                    }
                }
            }
            try await group.waitForAll()
        }
        end.reach()
        // Something else comes, so that nobody waits for ever.
        try await tracks.write("INSERT INTO tracks VALUES (99, 1, 't', 0)")
        for reader in readers {
            let found = try await reader.value
            #expect(found.torn == [])
            #expect(found.isLast)
            #expect(found.lists > 1)
        }
        let counts = tracks.counts
        #expect(counts.rows > 0)
    }

    /// Whether the writers have ended.
    ///
    /// Unchecked, because the lock guards what changes.
    private final class ManagedEnd: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false

        var isReached: Bool { lock.withLock { value } }

        func reach() { lock.withLock { value = true } }
    }
}
#endif
