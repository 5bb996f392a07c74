#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    /// `FETCHING_CHAOS` says for how many seconds servers are stopped, paused and cut; 6 without it.
    @Suite("Shards that fail")
    struct ShardChaosTests {
        private static let seconds = ProcessInfo.processInfo.environment["FETCHING_CHAOS"].flatMap { Int($0) } ?? 6
        private static let comments = 30 * 400

        /// The second shard and the coordinator are stopped and paused, the third is cut, delayed and stopped, and the first gives way to
        /// its standby, which confirms each write.
        @Test("lose and repeat no acknowledged write, and give no answer that is wrong or short")
        func chaos() async throws {
            let bed = try ClusterBed(shards: 3, shardStandbys: 1)
            let schema = try ShardedSchema(bed.servers)
            try schema.addNotes()
            try schema.db.run(
                """
                TRUNCATE comments; INSERT INTO comments SELECT t, n, n % 20 + 1, repeat('comment ', 20)
                    FROM generate_series(1, 30) t, generate_series(1, 400) n
                """)
            try await bed.awaitReplay("shard1-standby", of: "shard1")
            let setup = try bed.connect("shard1")
            try setup.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            try setup.execute("SELECT pg_reload_conf()")
            let proxy = try bed.proxy("shard3")
            defer { proxy.stop() }
            let cluster = makeCluster(bed, schema, proxy)
            defer { cluster.close() }
            let log = ShardChaosLog()
            await withTaskGroup(of: Void.self) { group in
                for task in 1...3 { group.addTask { await write(task, cluster, log) } }
                for _ in 0..<2 { group.addTask { await read(cluster, log) } }
                group.addTask { await count(cluster, log) }
                group.addTask { await stream(cluster, log) }
                group.addTask { await transact(cluster, log) }
                group.addTask {
                    do { try await disturb(bed, proxy, log) } catch { Issue.record("\(error)") }
                    log.end()
                }
            }
            let results = log.results
            let added = TenantNote.where { $0.id > 1000 }
            let kept = try await added.fetch(in: cluster)
            let after = Set(kept.map(\.id))
            let pairs = Dictionary(grouping: kept.filter { $0.title == "pair" }, by: \.words)
            #expect(results.acknowledged.subtracting(after).isEmpty && after.count == kept.count)
            #expect(after.subtracting(results.begun).isEmpty)
            #expect(pairs.values.allSatisfy { $0.count == 2 })
            #expect(results.wrong.isEmpty, "\(results.wrong.prefix(5))")
            #expect(results.acknowledged.count > 100 && results.acknowledgedSincePromotion > 10)
            #expect(results.answers["read"] ?? 0 > 50 && results.answers["stream"] ?? 0 > 5)
            #expect(cluster.status().shards["shard1"]?.counts.failovers == 1)
            #expect(results.slowest < .seconds(90), "\(results.slowest)")
            print(
                """
                chaos on shards of \(Self.seconds) s: \(results.acknowledged.count) writes acknowledged, \
                \(results.acknowledged.subtracting(after).count) lost, \(kept.count - after.count) repeated; answers \
                \(results.answers.sorted { $0.key < $1.key }), errors \(results.errors.sorted { $0.key < $1.key }), \
                wrong \(results.wrong.count); the slowest took \(results.slowest); \
                \(results.disturbances.sorted { $0.key < $1.key })
                """)
        }

        private func makeCluster(
            _ bed: ClusterBed, _ schema: ShardedSchema, _ proxy: PostgresProxy
        ) -> PostgresCluster {
            func address(_ name: String) -> PostgresConfiguration {
                var configuration = bed.configuration(name)
                configuration.searchPath = [schema.name]
                return configuration
            }
            var third = address("shard3")
            proxy.apply(to: &third)
            let shards = [
                "shard1": PostgresShard(
                    primary: address("shard1"), replicas: [PostgresReplica(address("shard1-standby"))]),
                "shard3": PostgresShard(primary: third),
            ]
            return schema.directCluster(bed.servers) { configuration in
                configuration.shardAccess = .direct(shards, catalogAge: .seconds(1))
                configuration.checkInterval = .milliseconds(100)
                configuration.primaryTimeout = .seconds(20)
                configuration.reading = .fromPrimary
            }
        }

        private func write(_ task: Int, _ cluster: PostgresCluster, _ log: ShardChaosLog) async {
            var number = 0
            while !log.isOver {
                number += 1
                let note = TenantNote(tenantID: number % 30 + 1, id: task * 1_000_000 + number, title: "new", words: 1)
                log.begin(note.id)
                await log.measure("write") {
                    try await TenantNote.insert(note).run(in: cluster)
                    log.acknowledge([note])
                    return true
                }
            }
        }

        /// A transaction of two rows goes through the coordinator.
        private func transact(_ cluster: PostgresCluster, _ log: ShardChaosLog) async {
            var number = 0
            while !log.isOver {
                number += 1
                let notes = [1, 2].map {
                    TenantNote(
                        tenantID: number % 30 + 1, id: 9_000_000 + number * 2 + $0, title: "pair", words: number)
                }
                for note in notes { log.begin(note.id) }
                await log.measure("transaction") {
                    try await cluster.write { db in for note in notes { try TenantNote.insert(note).run(in: db) } }
                    log.acknowledge(notes)
                    return true
                }
            }
        }

        private func read(_ cluster: PostgresCluster, _ log: ShardChaosLog) async {
            while !log.isOver {
                guard let note = log.last else {
                    try? await Task.sleep(for: .milliseconds(5))
                    continue
                }
                await log.measure("read") {
                    try await TenantNote.where { $0.tenantID == note.tenantID && $0.id == note.id }.fetch(in: cluster)
                        == [
                            note
                        ]
                }
            }
        }

        private func count(_ cluster: PostgresCluster, _ log: ShardChaosLog) async {
            while !log.isOver {
                let least = log.results.acknowledged.count
                await log.measure("count") {
                    let count = try await TenantNote.where { $0.id > 1000 }.count(in: cluster)
                    return count >= least && count <= log.results.begun.count
                }
            }
        }

        /// Of one tenant from its shard, and of all by the coordinator.
        private func stream(_ cluster: PostgresCluster, _ log: ShardChaosLog) async {
            var number = 0
            while !log.isOver {
                number += 1
                let tenant = number % 30 + 1
                let ofAll = number % 4 == 0
                await log.measure("stream") {
                    let all = TenantComment.request().all()
                    let some = ofAll ? all : all.where { $0.tenantID == tenant }
                    var count = 0
                    for try await _ in some.stream(in: cluster) { count += 1 }
                    return count == (ofAll ? Self.comments : 400)
                }
            }
        }

        private func disturb(_ bed: ClusterBed, _ proxy: PostgresProxy, _ log: ShardChaosLog) async throws {
            try await bed.disturb(
                [
                    .rule("shard3", proxy, .cut(after: 20_000, .toClient)), .stop("shard2"), .pause("primary"),
                    .rule("shard3", proxy, .delay(milliseconds: 20)), .pause("shard2"), .stop("primary"),
                    .rule("shard3", proxy, .cut(after: 5_000, .toServer)), .stop("shard3"), .pause("shard1"),
                ], for: .seconds(Self.seconds)
            ) { log.note($0) }
            try bed.node("shard1", .stop)
            try bed.node("shard1-standby", .promote)
            let port = try bed.connect("shard1-standby").values("SELECT current_setting('port')", of: String.self)
            try bed.connect("primary").run("ALTER SERVER shard1 OPTIONS (SET port '\(port[0])')")
            log.notePromotion()
            try await Task.sleep(for: .seconds(3))
        }
    }
}

/// What happens in a test of failing shards.
///
/// Unchecked, because all of its state is touched under its lock.
private final class ShardChaosLog: @unchecked Sendable {
    struct Results {
        var begun: Set<Int> = []
        var acknowledged: Set<Int> = []
        var acknowledgedSincePromotion = 0
        var answers: [String: Int] = [:]
        var errors: [String: Int] = [:]
        var wrong: [String] = []
        var slowest = Duration.zero
        var disturbances: [String: Int] = [:]
    }

    private let lock = NSLock()
    private var state = Results()
    private var latest: TenantNote?
    private var isEnded = false
    private var isPromoted = false

    var results: Results { lock.withLock { state } }
    var isOver: Bool { lock.withLock { isEnded } }
    var last: TenantNote? { lock.withLock { latest } }

    func end() { lock.withLock { isEnded = true } }

    func notePromotion() { lock.withLock { isPromoted = true } }

    func note(_ disturbance: Disturbance) { lock.withLock { state.disturbances["\(disturbance)", default: 0] += 1 } }

    func begin(_ id: Int) { lock.withLock { _ = state.begun.insert(id) } }

    func acknowledge(_ notes: [TenantNote]) {
        lock.withLock {
            state.acknowledged.formUnion(notes.map(\.id))
            if isPromoted { state.acknowledgedSincePromotion += notes.count }
            latest = notes.last
        }
    }

    /// Counts an answer, an error, or an answer that is wrong.
    func measure(_ name: String, _ body: () async throws -> Bool) async {
        let start = ContinuousClock.now
        let result: Result<Bool, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        lock.withLock {
            state.slowest = max(state.slowest, start.duration(to: .now))
            switch result {
            case .success(let isRight):
                state.answers[name, default: 0] += 1
                if !isRight { state.wrong.append(name) }
            case .failure: state.errors[name, default: 0] += 1
            }
        }
    }
}
#endif
