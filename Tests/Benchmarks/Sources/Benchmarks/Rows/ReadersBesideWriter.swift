import Fetching
import FetchingSQLite
import GRDB

extension Benchmark {
    /// Eight tasks that read through one pool while another writes all the time.
    static func readersBesideWriter(reads: Int) throws -> Benchmark {
        let rows = 10_000
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let (tasks, page) = (8, 100)
        return Benchmark(
            "Eight readers beside a writer: \(reads) reads of \(page) rows each", repetitions: tasks * reads,
            limits: [
                .time(of: "Fetching", atMost: 1, times: "GRDB, init(row:) by index", usually: 0.65),
                .time(of: "Fetching", atMost: 1, times: "GRDB, the same in unsafeRead", usually: 0.7),
            ],
            contenders: [
                Contender("GRDB, init(row:) by index") {
                    let sum = try await fixture.readBesideWriter(tasks: tasks, reads: reads) { pool, index in
                        let start = index * page % (rows - page)
                        return try await pool.read { db in try PlayerRecord.sum(from: start, count: page, in: db) }
                    }
                    return { sum }
                },
                // Without the transaction that `read` opens. A single statement needs none, and Fetching opens none.
                Contender("GRDB, the same in unsafeRead") {
                    let sum = try await fixture.readBesideWriter(tasks: tasks, reads: reads) { pool, index in
                        let start = index * page % (rows - page)
                        return try await pool.unsafeRead { db in
                            try PlayerRecord.sum(from: start, count: page, in: db)
                        }
                    }
                    return { sum }
                },
                Contender("Fetching") {
                    let sum = try await fixture.readBesideWriter(tasks: tasks, reads: reads) { pool, index in
                        let start = index * page % (rows - page)
                        return try await Player.request().all().where { $0.id >= start && $0.id < start + page }
                            .fetch(in: pool).reduce(0) { $0 &+ $1.id &+ $1.name.utf8.count }
                    }
                    return { sum }
                },
            ])
    }
}

extension PlayerRecord {
    fileprivate static func sum(from start: Int, count: Int, in db: Database) throws -> Int {
        try filter(Column("id") >= start && Column("id") < start + count).fetchAll(db)
            .reduce(0) { $0 &+ $1.player.id &+ $1.player.name.utf8.count }
    }
}

extension Fixture {
    /// The sum of what the reads give. The writer changes what no read looks at.
    fileprivate func readBesideWriter(
        tasks: Int, reads: Int, _ read: @escaping @Sendable (DatabasePool, Int) async throws -> Int
    ) async throws -> Int {
        let pool = pool
        let writer = Task {
            var writes = 0
            while !Task.isCancelled {
                let id = writes % 10_000
                // Not cancelled in the middle: the writer is awaited.
                try await Task {
                    try await pool.write { db in
                        try db.execute(sql: "UPDATE Player SET rating = rating + 1 WHERE id = ?", arguments: [id])
                    }
                }.value
                writes += 1
            }
            return writes
        }
        let sum: Int
        do {
            sum = try await sumOfReads(tasks: tasks, reads: reads, read)
        } catch {
            writer.cancel()
            throw error
        }
        writer.cancel()
        guard try await writer.value > 0 else { throw NothingWritten() }
        return sum
    }

    private func sumOfReads(
        tasks: Int, reads: Int, _ read: @escaping @Sendable (DatabasePool, Int) async throws -> Int
    ) async throws -> Int {
        let pool = pool
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    var sum = 0
                    for index in 0..<reads { sum &+= try await read(pool, task * reads + index) }
                    return sum
                }
            }
            return try await group.reduce(0, &+)
        }
    }
}

struct NothingWritten: Error {}
