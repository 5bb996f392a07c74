#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    @Suite("Updates from a cluster", .timeLimit(.minutes(15)))
    struct ClusterUpdatesTests {
        private let users = User.request().all()

        private func makeCluster(
            _ bed: ClusterBed, standbys: Int, reading: PostgresReadPreference = .fromReplicas()
        ) async throws -> PostgresCluster {
            try bed.connect("primary").run(
                """
                CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL, nickname text,
                    score double precision NOT NULL, age integer NOT NULL, "isAdmin" boolean NOT NULL, joined timestamptz,
                    boss_id bigint)
                """)
            var configuration = PostgresClusterConfiguration()
            configuration.checkInterval = .milliseconds(50)
            configuration.checkTimeout = .seconds(30)
            configuration.primaryTimeout = .seconds(20)
            configuration.reading = reading
            let cluster = PostgresCluster(
                primary: bed.configuration("primary"),
                replicas: (1...standbys).map { PostgresReplica(bed.configuration("standby\($0)")) },
                configuration: configuration)
            try await eventually {
                cluster.status().nodes.dropFirst().allSatisfy { $0.lag ?? .seconds(9) < .seconds(1) }
            }
            try await cluster.installObservation(for: User.self)
            return cluster
        }

        @Test("come from standbys, and are never older than the change that they follow, however slow standbys are")
        func freshness() async throws {
            let bed = try ClusterBed(standbys: 1)
            let cluster = try await makeCluster(bed, standbys: 1)
            defer { cluster.close() }
            let patient = users.count().reading(.fromReplicas(waiting: .seconds(60)))
            var waiting = patient.updates(in: cluster).makeAsyncIterator()
            #expect(try await waiting.next() == 0)
            for id in 1...10 {
                try await User.insert(User.named("Ann", id: id)).run(in: cluster)
                #expect(try await waiting.next() == id)
            }
            #expect(cluster.status().nodes[1].reads >= 10)
            // The standby replays nothing any more. A read that takes any age shows it.
            var updates = users.count().updates(in: cluster).makeAsyncIterator()
            #expect(try await updates.next() == 10)
            let standby = try bed.connect("standby1")
            try standby.execute("SELECT pg_wal_replay_pause()")
            for id in 11...20 {
                try await User.insert(User.named("Ann", id: id)).run(in: cluster)
                #expect(try await updates.next() == id)
            }
            #expect(try await users.count(in: cluster) < 20)
            // It replays with a delay.
            try standby.execute("SELECT pg_wal_replay_resume()")
            try standby.execute("ALTER SYSTEM SET recovery_min_apply_delay = '200ms'")
            try standby.execute("SELECT pg_reload_conf()")
            #expect(try await waiting.next() == 20)
            let reads = cluster.status().nodes[1].reads
            for id in 21...25 {
                try await User.insert(User.named("Ann", id: id)).run(in: cluster)
                #expect(try await waiting.next() == id)
            }
            #expect(cluster.status().nodes[1].reads >= reads + 5)
        }

        @Test("go on when the primary is lost and a standby takes its place, and when the connection is cut")
        func failover() async throws {
            let bed = try ClusterBed(standbys: 1)
            let cluster = try await makeCluster(bed, standbys: 1, reading: .fromPrimary)
            defer { cluster.close() }
            var updates = users.count().updates(in: cluster).makeAsyncIterator()
            #expect(try await updates.next() == 0)
            try await User.insert(User.named("Ann", id: 1)).run(in: cluster)
            #expect(try await updates.next() == 1)
            // Whoever listens is cut off, and told that something may have changed.
            try bed.connect("primary").execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            #expect(try await updates.next() == 1)
            try await User.insert(User.named("Bo", id: 2)).run(in: cluster)
            #expect(try await updates.next() == 2)
            try await bed.awaitReplay("standby1")
            try bed.node("primary", .stop)
            try bed.node("standby1", .promote)
            #expect(try await updates.next() == 2)
            try await User.insert(User.named("Cy", id: 3)).run(in: cluster)
            while try await updates.next() != 3 {}
            cluster.close()
            await #expect(throws: FetchError.self) { try await updates.next() }
        }

        @Test("are refused where a table has no trigger, and end with their task")
        func refused() async throws {
            let bed = try ClusterBed(standbys: 1)
            let cluster = try await makeCluster(bed, standbys: 1)
            defer { cluster.close() }
            try bed.connect("primary").run("DROP TRIGGER fetching_observation ON users")
            let error = await #expect(throws: FetchError.self) {
                for try await _ in users.count().updates(in: cluster) {}
            }
            #expect(error?.reason == "the database does not tell of changes to users")
            try await cluster.installObservation(for: User.self)
            let task = Task { for try await _ in users.count().updates(in: cluster) {} }
            try await Task.sleep(for: .milliseconds(200))
            task.cancel()
            _ = await task.result
        }
    }
}

extension ClusterTests {
    @Suite("Updates from shards", .timeLimit(.minutes(15)))
    struct ShardUpdatesTests {
        private static let shared = Result { try ClusterBed(shards: 3) }
        private let bed: ClusterBed
        private let schema: ShardedSchema

        /// A tenant of each server.
        private let tenants: [Int]

        init() throws {
            bed = try Self.shared.get()
            schema = try ShardedSchema(bed.servers)
            try schema.addNotes()
            tenants = try schema.db.values(
                "SELECT min(\"tenantID\") FROM notes GROUP BY tableoid ORDER BY tableoid", of: Int.self)
        }

        @Test("come of the shards that have rows of the request, whoever changes them")
        func changes() async throws {
            let cluster = schema.directCluster(bed.servers)
            defer { cluster.close() }
            try await cluster.installObservation(for: TenantNote.self, TenantComment.self)
            let tenant = tenants[1]
            let own = TenantNote.where { $0.tenantID == tenant }
            var ofOne = own.sum(\.words).updates(in: cluster).makeAsyncIterator()
            var ofAll = TenantNote.request().all().average(\.words).updates(in: cluster).makeAsyncIterator()
            var loaded = own.where { $0.id == 1 }.including(\.comments).updates(in: cluster).makeAsyncIterator()
            #expect(try await ofOne.next() == 210)
            #expect(try await ofAll.next() == 10.5)
            #expect(try await loaded.next()?.first?.1.count == 2)
            // By a shard, by the coordinator, and by somebody else.
            try await own.where { $0.id == 1 }.update(in: cluster) { $0.words += 600 }
            #expect(try await ofOne.next() == 810)
            #expect(try await ofAll.next() == 11.5)
            try await cluster.write { db in try own.where { $0.id == 1 }.update(in: db) { $0.words -= 600 } }
            #expect(try await ofOne.next() == 210)
            #expect(try await ofAll.next() == 10.5)
            try bed.connect("shard2").run("DELETE FROM \(schema.name).comments WHERE \"tenantID\" = \(tenant)")
            while try await loaded.next()?.first?.1.isEmpty == false {}
            // The changes of another shard are none of a tenant here.
            let other = tenants[0]
            let sums = Sums()
            let following = Task { [own] in
                for try await sum in own.sum(\.words).updates(in: cluster) { await sums.add(sum) }
            }
            defer { following.cancel() }
            // The changes before may still be told of, which gives the same sum once more.
            try await eventually { await sums.all.last == 210 }
            try await Task.sleep(for: .milliseconds(500))
            let settled = await sums.all
            #expect(Set(settled) == [210])
            try await TenantNote.where { $0.tenantID == other }.update(in: cluster) { $0.words += 60 }
            #expect(try await ofAll.next() == 12.5)
            try await own.where { $0.id == 1 }.update(in: cluster) { $0.words += 1 }
            try await eventually { await sums.all.last == 211 }
            #expect(await sums.all == settled + [211])
        }

        @Test("go on where the catalog gives a shard another address, though nobody else asks")
        func address() async throws {
            let cluster = schema.directCluster(bed.servers) {
                $0.shardAccess = .direct(catalogAge: .milliseconds(100))
            }
            defer { cluster.close() }
            try await cluster.installObservation(for: TenantNote.self)
            let tenant = tenants[1]
            var sums = TenantNote.where { $0.tenantID == tenant }.sum(\.words).updates(in: cluster).makeAsyncIterator()
            #expect(try await sums.next() == 210)
            let hosts = try schema.db.values(
                """
                SELECT o.option_value FROM pg_foreign_server, pg_options_to_table(srvoptions) o
                WHERE srvname = 'shard2' AND o.option_name = 'host'
                """, of: String.self)
            let host = try #require(hosts.first)
            try schema.db.run("ALTER SERVER shard2 OPTIONS (SET host '\(host)/.')")
            #expect(try await sums.next() == 210)
            try bed.connect("shard2").run(
                "UPDATE \(schema.name).notes SET words = words + 1 WHERE id = 1 AND \"tenantID\" = \(tenant)")
            #expect(try await sums.next() == 211)
            try schema.db.run("ALTER SERVER shard2 OPTIONS (SET host '\(host)')")
        }

        @Test("are refused where the coordinator alone would be asked")
        func refused() async throws {
            let (direct, whole) = (
                schema.directCluster(bed.servers),
                schema.directCluster(bed.servers) { $0.shardAccess = .throughCoordinator }
            )
            defer {
                direct.close()
                whole.close()
            }
            try await direct.installObservation(for: TenantNote.self, TenantComment.self)
            let notes = TenantNote.request().all()
            let apart = TenantComment.where { $0.likeNumbered.title == "note 3" }
            var errors: [FetchError?] = []
            errors.append(
                await #expect(throws: FetchError.self) { for try await _ in notes.updates(in: whole) {} })
            errors.append(
                await #expect(throws: FetchError.self) { for try await _ in apart.updates(in: direct) {} })
            for error in errors {
                #expect(error?.reason == "the coordinator is not told of changes to the tables of its shards")
            }
        }
    }
}

/// The sums that a loop was given.
private actor Sums {
    private(set) var all: [Int] = []

    func add(_ sum: Int) { all.append(sum) }
}
#endif
