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
            limits: [.time(of: "Fetching", atMost: 1, times: "GRDB, init(row:) by index")],
            contenders: [
                Contender("GRDB, init(row:) by index") {
                    try await fixture.readBesideWriter(tasks: tasks, reads: reads) { pool, index in
                        let start = index * page % (rows - page)
                        return try await pool.read { db in
                            try PlayerRecord.filter(Column("id") >= start && Column("id") < start + page).fetchAll(db)
                                .reduce(0) { $0 &+ $1.player.id &+ $1.player.name.utf8.count }
                        }
                    }
                },
                Contender("Fetching") {
                    try await fixture.readBesideWriter(tasks: tasks, reads: reads) { pool, index in
                        let start = index * page % (rows - page)
                        return try await Player.request().all().where { $0.id >= start && $0.id < start + page }
                            .fetch(in: pool).reduce(0) { $0 &+ $1.id &+ $1.name.utf8.count }
                    }
                },
            ])
    }
}

extension Fixture {
    /// The sum of what the reads give. The writer changes what no read looks at.
    fileprivate func readBesideWriter(
        tasks: Int, reads: Int, _ read: @escaping @Sendable (DatabasePool, Int) async throws -> Int
    ) async throws -> Int {
        let pool = pool
        let writer = Task {
            var key = 0
            while !Task.isCancelled {
                key += 1
                let id = key % 10_000
                try await pool.write { db in
                    try db.execute(sql: "UPDATE Player SET rating = rating + 1 WHERE id = ?", arguments: [id])
                }
            }
        }
        defer { writer.cancel() }
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
