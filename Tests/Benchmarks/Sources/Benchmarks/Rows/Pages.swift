import Fetching
import FetchingSQLite
import GRDB

extension Benchmark {
    /// Pages of ten at the beginning and at the end of many rows, with an index on the order.
    static func pages(rows: Int, count: Int) throws -> Benchmark {
        let fixture = try Fixture { db in
            try Player.createTable(in: db, count: rows)
            try db.execute(sql: "CREATE INDEX Player_score ON Player (score, id)")
        }
        let request = Player.request().all().sorted(by: .descending(\.score))
        let size = 10
        let second = try request.page(size: size).fetch(in: fixture.pool).next
        // The place before the last page but one.
        let last = try request.page(size: 2 * size, before: nil).fetch(in: fixture.pool).previous
        let depth = rows / size
        func fetch(_ make: @escaping @Sendable () -> PageRequest<Player, Player>) -> () async throws -> () -> Int? {
            return {
                let sum = try fixture.pool.read { db in
                    var sum = 0
                    for _ in 0..<count { sum &+= try make().fetch(in: db).elements.count }
                    return sum
                }
                return { sum }
            }
        }
        return Benchmark(
            "Pages: \(count) times 10 of \(rows) rows, sorted by an indexed member", repetitions: count,
            limits: [.time(of: "page \(depth)", atMost: 1.1, times: "page 2", usually: 1)],
            contenders: [
                Contender("page 1", run: fetch { request.page(size: size) }),
                Contender("page 2", run: fetch { request.page(size: size, after: second) }),
                Contender("page \(depth)", run: fetch { request.page(size: size, after: last) }),
            ])
    }
}
