import Fetching
import FetchingPostgres
import Foundation

// What requests take on tables that are spread over servers: asked of the shard itself, of the shards by a cluster, and by the
// coordinator.
//
//     swift build --traits SQLite,Postgres --configuration release --product ShardFigures
//     scripts/cluster --standbys 0 --shard-standbys 0 --shards 3 -- .build/release/ShardFigures

@Fetchable("notes")
struct Note: Equatable, Sendable {
    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var title: String
    var words: Int

    static let comments = ToMany<Note, Comment>.inverse(of: Comment.note)
}

@Fetchable("comments")
struct Comment: Equatable, Sendable {
    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var noteID: Int

    static let note = ToOne<Comment, Note>((\.tenantID, to: \.tenantID), (\.noteID, to: \.id))
}

@main
struct ShardFigures {
    static func main() async throws {
        #if Postgres
        let environment = ProcessInfo.processInfo.environment
        guard let primary = environment["FETCHING_CLUSTER_PRIMARY"], let list = environment["FETCHING_CLUSTER_SHARDS"]
        else { return print("Run it by 'scripts/cluster -- .build/release/ShardFigures'.") }
        let shards = list.split(separator: ";").map(String.init)
        try makeTables(primary: primary, shards: shards)
        let figures = Figures(primary: primary, shards: shards)
        defer { figures.close() }
        try await figures.print()
        #endif
    }
}

#if Postgres
private let tenants = 300

private func makeTables(primary: String, shards: [String]) throws {
    let coordinator = PostgresPool(primary)
    defer { coordinator.close() }
    let columns = "\"tenantID\" bigint NOT NULL, id bigint NOT NULL"
    let tables = [
        ("notes", columns + ", title text COLLATE \"C\" NOT NULL, words bigint NOT NULL"),
        ("comments", columns + ", \"noteID\" bigint NOT NULL"),
    ]
    for (table, columns) in tables {
        try coordinator.write { db in
            try db.execute("CREATE TABLE \(name: table) (\(unchecked: columns)) PARTITION BY HASH (\"tenantID\")")
        }
        for (index, shard) in shards.enumerated() {
            let pool = PostgresPool(shard)
            try pool.write { db in
                try db.execute("CREATE TABLE \(name: table) (\(unchecked: columns), PRIMARY KEY (\"tenantID\", id))")
                if table == "notes" { try db.execute("CREATE INDEX ON notes (words, \"tenantID\", id)") }
            }
            pool.close()
            try coordinator.write { db in
                try db.execute(
                    """
                    CREATE FOREIGN TABLE \(name: "\(table)_\(index + 1)") PARTITION OF \(name: table)
                        FOR VALUES WITH (MODULUS \(unchecked: "\(shards.count)"), REMAINDER \(unchecked: "\(index)"))
                        SERVER \(name: "shard\(index + 1)") OPTIONS (table_name \(unchecked: "'\(table)'"))
                    """)
            }
        }
    }
    try coordinator.write { db in
        try db.execute(
            """
            INSERT INTO notes SELECT t, n, 'note ' || n, (n * 7919 + t * 104729) % 100000
                FROM generate_series(1, \(unchecked: "\(tenants)")) t, generate_series(1, 200) n;
            INSERT INTO comments SELECT t, n, n % 200 + 1 FROM generate_series(1, 300) t, generate_series(1, 200) n;
            """)
    }
    for shard in shards {
        let pool = PostgresPool(shard)
        try pool.write { db in try db.execute("ANALYZE notes; ANALYZE comments") }
        pool.close()
    }
    try coordinator.write { db in try db.execute("ANALYZE notes; ANALYZE comments") }
}

private struct Figures {
    let direct: PostgresCluster
    let coordinator: PostgresCluster
    let pools: [PostgresPool]

    init(primary: String, shards: [String]) {
        var configuration = PostgresClusterConfiguration()
        configuration.sharding = PostgresSharding(columnsHaveByteOrder: true)
        coordinator = PostgresCluster(
            primary: PostgresConfiguration(url: primary), replicas: [], configuration: configuration)
        configuration.shardAccess = .direct()
        direct = PostgresCluster(
            primary: PostgresConfiguration(url: primary), replicas: [], configuration: configuration)
        pools = shards.map { PostgresPool($0) }
    }

    func close() {
        direct.close()
        coordinator.close()
        for pool in pools { pool.close() }
    }

    func print() async throws {
        let shard = try owner(of: 7)
        Swift.print("\(pools.count) shards; medians, and 90 of 100, in milliseconds")
        let byKey: @Sendable (Int) -> FetchableRequest<Note, [Note]> = { id in
            Note.where { $0.tenantID == 7 && $0.id == id }
        }
        try await row(
            "a note by its key", 2000, itself: { _ = try await byKey($0 % 200 + 1).fetch(in: shard) },
            cluster: { _ = try await byKey($0 % 200 + 1).fetch(in: direct) },
            whole: { _ = try await byKey($0 % 200 + 1).fetch(in: coordinator) })
        let first = Note.where { $0.tenantID == 7 }.sorted(by: .ascending(\.title)).first(nth: 20)
        try await row(
            "the first 20 of a tenant", 500, itself: { _ in _ = try await first.fetch(in: shard) },
            cluster: { _ in _ = try await first.fetch(in: direct) },
            whole: { _ in _ = try await first.fetch(in: coordinator) })
        try await row(
            "an update by key", 500,
            itself: { id in _ = try await byKey(id % 200 + 1).update(in: shard) { $0.title = "note" } },
            cluster: { id in _ = try await byKey(id % 200 + 1).update(in: direct) { $0.title = "note" } },
            whole: { id in _ = try await byKey(id % 200 + 1).update(in: coordinator) { $0.title = "note" } })
        try await scattered("the number of all", Note.request().all().count())
        try await scattered("the sum of all", Note.request().all().sum(\.words))
        try await scattered(
            "the first 10 of all", Note.request().all().sorted(by: .descending(\.title)).first(nth: 10))
        try await scattered("those with a certain comment", Note.where { $0.comments.contains { $0.id > 190 } }.count())
        try await pages()
        try await throughput()
        try await quantiles()
    }

    private func owner(of tenant: Int) throws -> PostgresPool {
        let name = try Note.where { $0.tenantID == tenant }.explainShards(in: direct).parts[0].server
        return pools[(Int(name.dropFirst(5)) ?? 1) - 1]
    }

    /// Medians of rounds in turn, so that what else the machine does concerns each alike.
    private func row(
        _ name: String, _ rounds: Int, itself: (Int) async throws -> Void, cluster: (Int) async throws -> Void,
        whole: (Int) async throws -> Void
    ) async throws {
        var times: [[Double]] = [[], [], []]
        for round in 0..<rounds + 20 {
            let turn = [
                try await time { try await itself(round) }, try await time { try await cluster(round) },
                try await time { try await whole(round) },
            ]
            if round >= 20 { for index in 0..<3 { times[index].append(turn[index]) } }
        }
        report(name, times.map(Quantiles.init))
    }

    private func scattered<Request: PostgresRequest & Sendable>(_ name: String, _ request: Request) async throws
    where Request.Result: Sendable {
        var own: [[Double]] = pools.map { _ in [] }
        var (atOnce, cluster, whole): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<110 {
            for (index, pool) in pools.enumerated() {
                let time = try await time { _ = try await request.fetch(in: pool) }
                if round >= 10 { own[index].append(time) }
            }
            let turn = [
                try await time {
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        for pool in pools { group.addTask { _ = try await request.fetch(in: pool) } }
                        try await group.waitForAll()
                    }
                }, try await time { _ = try await request.fetch(in: direct) },
                try await time { _ = try await request.fetch(in: coordinator) },
            ]
            guard round >= 10 else { continue }
            atOnce.append(turn[0])
            cluster.append(turn[1])
            whole.append(turn[2])
        }
        let slowest = own.map(Quantiles.init).max { $0.median < $1.median } ?? Quantiles([0])
        report(name, [slowest, Quantiles(cluster), Quantiles(whole)])
        Swift.print("    all shards at once by hand: \(Quantiles(atOnce))")
    }

    private func report(_ name: String, _ times: [Quantiles]) {
        let ratio = times[1].median / times[0].median
        Swift.print(
            "\(name): the shard itself \(times[0]), by the cluster \(times[1]), by the coordinator \(times[2]); "
                + "ratio \((ratio * 100).rounded() / 100)")
    }

    private func pages() async throws {
        let request = Note.request().all().sorted(by: .ascending(\.words))
        for (name, cluster) in [("directly", direct), ("by the coordinator", coordinator)] {
            var cursor: PageCursor?
            var times: [Double] = []
            for _ in 0..<(name == "directly" ? 1200 : 120) {
                times.append(
                    try await time {
                        cursor = try await request.page(size: 50, after: cursor).fetch(in: cluster).next
                    })
            }
            Swift.print(
                "pages of 50 of all, \(name): the first 20 \(Quantiles(Array(times.prefix(20)))), the last 20 of "
                    + "\(times.count) \(Quantiles(Array(times.suffix(20))))")
        }
    }

    private func throughput() async throws {
        for tasks in [1, 8] {
            for (name, cluster) in [("directly", direct), ("by the coordinator", coordinator)] {
                let end = ContinuousClock.now + .seconds(3)
                let before = processorTime
                let count = try await withThrowingTaskGroup(of: Int.self) { group in
                    for task in 0..<tasks {
                        group.addTask {
                            var count = 0
                            while ContinuousClock.now < end {
                                let tenant = (count * 31 + task) % tenants + 1
                                _ = try await Note.where { $0.tenantID == tenant && $0.id == 5 }.fetch(in: cluster)
                                count += 1
                            }
                            return count
                        }
                    }
                    return try await group.reduce(0, +)
                }
                let own = (processorTime - before) / Double(count)
                Swift.print(
                    "requests by key a second, \(tasks) tasks, \(name): \(count / 3), each \(rounded(own)) ms of the client"
                )
            }
        }
    }

    /// The latencies that the model of growth draws from.
    private func quantiles() async throws {
        var (one, part): ([Double], [Double]) = ([], [])
        let count = Note.request().all().count()
        let before = processorTime
        for _ in 0..<100 { _ = try await count.fetch(in: direct) }
        let own = (processorTime - before) / 100
        Swift.print("a count of all takes \(rounded(own)) ms of the client")
        for round in 0..<1000 {
            let tenant = round % tenants + 1
            one.append(
                try await time {
                    _ = try await Note.where { $0.tenantID == tenant && $0.id == 9 }.fetch(in: direct)
                })
            if round % 4 == 0 {
                part.append(try await time { _ = try await count.fetch(in: pools[round % pools.count]) })
            }
        }
        for (name, times) in [("one", one.sorted()), ("part", part.sorted())] {
            let values = (0..<40).map { times[($0 * 2 + 1) * times.count / 80] }
            Swift.print("quantiles of \(name): \(values.map { ($0 * 1000).rounded() / 1000 })")
        }
    }

    /// The milliseconds for which this process has had a processor.
    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    private func time(_ body: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        try await body()
        let time = start.duration(to: .now).components
        return Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15
    }
}

private struct Quantiles: CustomStringConvertible {
    let median: Double
    let nine: Double

    init(_ times: [Double]) {
        let sorted = times.sorted()
        median = sorted[sorted.count / 2]
        nine = sorted[sorted.count * 9 / 10]
    }

    var description: String { "\((median * 1000).rounded() / 1000) (\((nine * 1000).rounded() / 1000))" }
}
#endif
