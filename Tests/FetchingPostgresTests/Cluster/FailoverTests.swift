#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    /// `FETCHING_CHAOS` says for how many seconds servers are stopped, paused and cut; 6 without it.
    @Suite("A cluster in which servers fail")
    struct FailoverTests {
        private static let seconds = ProcessInfo.processInfo.environment["FETCHING_CHAOS"].flatMap { Int($0) } ?? 6

        private func makeCluster(
            _ bed: ClusterBed, _ standbys: [PostgresConfiguration], primary: PostgresConfiguration? = nil
        ) -> PostgresCluster {
            var configuration = PostgresClusterConfiguration()
            configuration.checkInterval = .milliseconds(100)
            configuration.checkTimeout = .seconds(30)
            configuration.primaryTimeout = .seconds(20)
            return PostgresCluster(
                primary: primary ?? bed.configuration("primary"), replicas: standbys.map { PostgresReplica($0) },
                configuration: configuration)
        }

        /// One standby confirms each write, the first where it can. Every server is stopped, paused and started again, the primary and
        /// the second standby are cut in mid-request and in mid-transaction; then the primary is stopped, and the first standby promoted.
        @Test("loses and repeats no acknowledged write, and reads nothing older than its token")
        func chaos() async throws {
            let bed = try ClusterBed(standbys: 2)
            let setup = try bed.connect("primary")
            try setup.run("CREATE TABLE entries (task bigint NOT NULL, number bigint NOT NULL)")
            try setup.execute("ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby1, standby2)'")
            try setup.execute("SELECT pg_reload_conf()")
            let proxies = [try bed.proxy("primary"), try bed.proxy("standby2")]
            defer { for proxy in proxies { proxy.stop() } }
            let cluster = makeCluster(
                bed, [bed.configuration("standby1"), bed.configuration("standby2", behind: proxies[1])],
                primary: bed.configuration("primary", behind: proxies[0]))
            defer { cluster.close() }
            let log = ChaosLog()
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<4 { group.addTask { await write(task, cluster, log) } }
                for _ in 0..<4 { group.addTask { await read(cluster, log) } }
                group.addTask {
                    do { try await disturb(bed, proxies, log) } catch { Issue.record("\(error)") }
                    log.end()
                }
            }
            let results = log.results
            let after = try await cluster.reading(.fromPrimary).read { db in
                try db.values("SELECT task * 1000000 + number FROM entries", of: Int.self)
            }
            let lost = results.acknowledged.subtracting(after)
            let repeated = after.count - Set(after).count
            let unknown = Set(after).subtracting(results.acknowledged).subtracting(results.uncertain)
            #expect(lost.isEmpty && repeated == 0 && unknown.isEmpty, "\(lost.count) \(repeated) \(unknown.count)")
            #expect(results.staleReads == 0)
            #expect(results.slowest < .seconds(90), "\(results.slowest)")
            #expect(results.acknowledged.count > 100 && results.reads > 100)
            #expect(cluster.status().counts.failovers == 1)
            #expect(cluster.status().nodes[1].role == .primary)
            // Every task went on after the promotion, without being begun anew.
            #expect(results.acknowledgedSincePromotion > 10)
            print(
                """
                chaos of \(Self.seconds) s: \(results.acknowledged.count) writes, \(results.uncertain.count) with an error, \
                \(lost.count) lost, \(repeated) repeated; \(results.reads) reads, \(results.failedReads) with an error, \
                \(results.staleReads) stale; the slowest took \(results.slowest); \(cluster.status().counts); \
                \(results.disturbances.sorted { $0.key < $1.key })
                """)
            // The other standby follows the new primary.
            try await eventually { cluster.status().nodes[2].lag.map { $0 < .seconds(1) } ?? false }
        }

        private func write(_ task: Int, _ cluster: PostgresCluster, _ log: ChaosLog) async {
            var number = 0
            while !log.isOver {
                number += 1
                let id = task * 1_000_000 + number
                log.begin(id)
                let start = ContinuousClock.now
                do {
                    let (_, token) = try await cluster.writeReturningToken { [number] db in
                        try db.execute("INSERT INTO entries VALUES (\(task), \(number))")
                    }
                    log.acknowledge(id, token, start.duration(to: .now))
                } catch {
                    log.fail(start.duration(to: .now))
                }
            }
        }

        private func read(_ cluster: PostgresCluster, _ log: ChaosLog) async {
            while !log.isOver {
                guard let (id, token) = log.last else {
                    try? await Task.sleep(for: .milliseconds(5))
                    continue
                }
                let start = ContinuousClock.now
                do {
                    let count = try await cluster.read(.fromReplicas(after: token)) { db in
                        try db.values(
                            "SELECT count(*) FROM entries WHERE task = \(id / 1_000_000) AND number = \(id % 1_000_000)",
                            of: Int.self)
                    }
                    log.read(isStale: count != [1], start.duration(to: .now))
                } catch {
                    log.failRead(start.duration(to: .now))
                }
            }
        }

        private func disturb(_ bed: ClusterBed, _ proxies: [PostgresProxy], _ log: ChaosLog) async throws {
            try await bed.disturb(
                [
                    .rule("standby2", proxies[1], .cut(after: 2_000, .toClient)),
                    .rule("primary", proxies[0], .cut(after: 3_000, .toServer)),
                    .stop("standby2"), .pause("primary"), .rule("primary", proxies[0], .cut(after: 3_000, .toClient)),
                    .pause("standby2"), .stop("primary"), .rule("standby2", proxies[1], .delay(milliseconds: 20)),
                    .stop("standby1"),
                    .pause("standby1"), .rule("primary", proxies[0], .delay(milliseconds: 20)),
                ], for: .seconds(Self.seconds)
            ) { log.note($0) }
            // A standby that has got more than the one that is promoted cannot follow it. So this one is stopped first: what is
            // acknowledged from then on, the other has, and all before it.
            try bed.node("standby2", .stop)
            try await bed.awaitReplay("standby1")
            try bed.node("primary", .stop)
            try bed.node("standby1", .promote)
            log.notePromotion()
            try bed.node("standby2", .start)
            try await Task.sleep(for: .seconds(3))
        }

        @Test("does not take an old primary that comes back for the primary")
        func oldPrimary() async throws {
            let bed = try ClusterBed(standbys: 1)
            let cluster = makeCluster(bed, [bed.configuration("standby1")])
            defer { cluster.close() }
            try await eventually { cluster.status().nodes[1].lag != nil }
            // With an error if no other takes its place within the time for it.
            try bed.node("primary", .stop)
            let write = Task {
                try await cluster.write { db in try db.values("SELECT current_setting('port')", of: String.self) }
            }
            try await Task.sleep(for: .milliseconds(300))
            try bed.node("standby1", .promote)
            #expect(try await write.value == ["54002"])
            try bed.node("primary", .start)
            try await eventually {
                let node = cluster.status().nodes[0]
                return node.role == .formerPrimary && node.isReachable
            }
            for _ in 0..<5 {
                let port = try await cluster.write { db in
                    try db.values("SELECT current_setting('port')", of: String.self)
                }
                let read = try await cluster.read(.fromReplicas()) { db in
                    try db.values("SELECT current_setting('port')", of: String.self)
                }
                #expect(port == ["54002"] && read == ["54002"])
            }
            #expect(cluster.status().counts.failovers == 1)
        }

        @Test("says within the stated time that there is no primary")
        func noPrimary() async throws {
            let bed = try ClusterBed(standbys: 1)
            var configuration = PostgresClusterConfiguration()
            configuration.checkInterval = .milliseconds(100)
            configuration.checkTimeout = .seconds(30)
            configuration.primaryTimeout = .seconds(1)
            let cluster = PostgresCluster(
                primary: bed.configuration("primary"), replicas: [PostgresReplica(bed.configuration("standby1"))],
                configuration: configuration)
            defer { cluster.close() }
            try await eventually { cluster.status().nodes[1].lag != nil }
            try bed.node("primary", .stop)
            let start = ContinuousClock.now
            let error = await #expect(throws: FetchError.self) { try await cluster.write { _ in } }
            #expect(start.duration(to: .now) < .seconds(100))
            #expect("\(error.map { "\($0)" } ?? "")".contains(":54001/postgres'"))
            // Whoever takes any age is answered; whoever bounds it is not, because nobody knows it.
            #expect(try await cluster.read(.fromReplicas()) { db in try db.values("SELECT 1", of: Int.self) } == [1])
            try await Task.sleep(for: .seconds(1))
            await #expect(throws: FetchError.self) {
                try await cluster.read(.fromReplicas(maximumLag: .milliseconds(500))) { _ in }
            }
        }
    }
}

/// What happens in a test of failing servers.
///
/// Unchecked, because all of its state is touched under its lock.
private final class ChaosLog: @unchecked Sendable {
    struct Results {
        var acknowledged: Set<Int> = []
        var begun: Set<Int> = []
        var acknowledgedSincePromotion = 0
        var reads = 0
        var failedReads = 0
        var staleReads = 0
        var slowest = Duration.zero
        var disturbances: [String: Int] = [:]

        var uncertain: Set<Int> { begun.subtracting(acknowledged) }
    }

    private let lock = NSLock()
    private var state = Results()
    private var latest: (Int, PostgresWriteToken)?
    private var isEnded = false
    private var isPromoted = false

    var results: Results { lock.withLock { state } }
    var isOver: Bool { lock.withLock { isEnded } }
    var last: (Int, PostgresWriteToken)? { lock.withLock { latest } }

    func end() { lock.withLock { isEnded = true } }

    func notePromotion() { lock.withLock { isPromoted = true } }

    func note(_ disturbance: Disturbance) { lock.withLock { state.disturbances["\(disturbance)", default: 0] += 1 } }

    func begin(_ id: Int) { lock.withLock { _ = state.begun.insert(id) } }

    func acknowledge(_ id: Int, _ token: PostgresWriteToken, _ duration: Duration) {
        lock.withLock {
            state.acknowledged.insert(id)
            if isPromoted { state.acknowledgedSincePromotion += 1 }
            latest = (id, token)
            state.slowest = max(state.slowest, duration)
        }
    }

    func fail(_ duration: Duration) { lock.withLock { state.slowest = max(state.slowest, duration) } }

    func read(isStale: Bool, _ duration: Duration) {
        lock.withLock {
            state.reads += 1
            if isStale { state.staleReads += 1 }
            state.slowest = max(state.slowest, duration)
        }
    }

    func failRead(_ duration: Duration) {
        lock.withLock {
            state.failedReads += 1
            state.slowest = max(state.slowest, duration)
        }
    }
}
#endif
