#if Postgres
import Fetching
import Foundation
import Testing

@testable import FetchingPostgres

extension ClusterTests {
    /// A primary with two standbys for all tests, each of which leaves it as it was.
    @Suite("Reads on standbys")
    struct ReplicaTests {
        private static let shared = Result { try ClusterBed(standbys: 2) }
        private let bed: ClusterBed
        private let users = User.request().all().sorted(by: .ascending(\.id))

        init() async throws {
            bed = try Self.shared.get()
            let db = try bed.connect("primary")
            try db.run(
                """
                DROP TABLE IF EXISTS users;
                CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL, nickname text,
                    score double precision NOT NULL, age integer NOT NULL, "isAdmin" boolean NOT NULL, joined timestamptz,
                    boss_id bigint);
                INSERT INTO users SELECT n, 'user ' || n, NULL, n, 20, n = 1, NULL, nullif(n / 2, 0) FROM generate_series(1, 20) n
                """)
            try await bed.awaitReplay("standby1", "standby2")
        }

        private func cluster(
            _ standbys: [String] = ["standby1", "standby2"], weights: [Int] = [1, 1],
            _ configure: (inout PostgresClusterConfiguration) -> Void = { _ in }
        ) async throws -> PostgresCluster {
            var configuration = PostgresClusterConfiguration()
            configuration.checkInterval = .milliseconds(50)
            configuration.checkTimeout = .seconds(30)
            configuration.primaryTimeout = .seconds(2)
            configure(&configuration)
            let cluster = PostgresCluster(
                primary: bed.configuration("primary"),
                replicas: zip(standbys, weights).map { PostgresReplica(bed.configuration($0), weight: $1) },
                configuration: configuration)
            try await eventually {
                let nodes = cluster.status().nodes
                return nodes[0].role == .primary && nodes.dropFirst().allSatisfy { $0.lag ?? .seconds(9) < .seconds(1) }
            }
            return cluster
        }

        private func isStandby(_ db: PostgresConnection) throws -> Bool {
            try db.values("SELECT pg_is_in_recovery()", of: Bool.self)[0]
        }

        @Test("give no token of what the primary has written")
        func tokens() throws {
            let error = try #require(
                #expect(throws: PostgresError.self) { try bed.connect("standby1").currentToken() })
            // As one that cannot be reached: what reads asks another server.
            #expect(error.sqlState == nil && error.nodeFailure(isReplica: false) == .connection)
            _ = try bed.connect("primary").currentToken()
        }

        @Test("go to standbys, and writes to the primary")
        func places() async throws {
            let cluster = try await cluster()
            defer { cluster.close() }
            for _ in 0..<4 {
                #expect(try await cluster.read { db in try isStandby(db) })
                #expect(try cluster.wait { db in try isStandby(db) })
            }
            #expect(try await cluster.write { db in try isStandby(db) } == false)
            #expect(try await cluster.read(.fromPrimary) { db in try isStandby(db) } == false)
            #expect(try await cluster.reading(.fromPrimary).read { db in try isStandby(db) } == false)
            await #expect(throws: FetchError.self) {
                try await cluster.read { db in _ = try users.delete(in: db) }
            }
            #expect(try await users.count(in: cluster) == 20)
        }

        @Test("are shared by the weights of the standbys")
        func weights() async throws {
            let cluster = try await cluster(weights: [1, 3])
            defer { cluster.close() }
            for _ in 0..<40 { _ = try await users.count(in: cluster) }
            #expect(cluster.status().nodes.map(\.reads) == [0, 10, 30])
        }

        @Test("give what a pool gives, for every kind of request")
        func kinds() async throws {
            let cluster = try await cluster()
            defer { cluster.close() }
            let pool = PostgresPool(bed.configuration("primary"))
            let expected = try await users.fetch(in: pool)
            #expect(try await users.fetch(in: cluster) == expected)
            #expect(try await User.request().all().where { $0.id == 3 }.first().fetch(in: cluster) == expected[2])
            #expect(try await users.select(\.name).fetch(in: cluster) == expected.map(\.name))
            #expect(try await users.exists(in: cluster))
            #expect(try await users.sum(\.score).fetch(in: cluster) == 210)
            let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
            for id in 1...8 { #expect(try await byID(id).fetch(in: cluster)?.id == id) }
            let (models, count) = try await cluster.fetch(users, users.count())
            #expect(models == expected && count == 20)
            let loading = users.including(\.staff)
            let loaded = try await loading.fetch(in: cluster).map { $0.1.map(\.id).sorted() }
            #expect(try await loading.fetch(in: pool).map { $0.1.map(\.id).sorted() } == loaded)
            #expect(loaded[0] == [2, 3])
            var ids: [Int] = []
            var page = try await users.page(size: 6).fetch(in: cluster)
            ids += page.elements.map(\.id)
            while let next = page.next {
                page = try await users.page(size: 6, after: next).fetch(in: cluster)
                ids += page.elements.map(\.id)
            }
            #expect(ids == Array(1...20))
            var streamed: [User] = []
            for try await user in users.stream(in: cluster) { streamed.append(user) }
            #expect(streamed == expected)
            let status = cluster.status()
            #expect(status.nodes[0].reads == 0 && status.counts.readsOnPrimaryInstead == 0)
            #expect(status.nodes[1].reads > 0 && status.nodes[2].reads > 0)
        }

        @Test("of changes go to the primary, for every kind of change")
        func changes() async throws {
            let cluster = try await cluster()
            defer { cluster.close() }
            let joe = User.named("Joe", id: 100)
            #expect(try await User.insert(joe).run(in: cluster) == 1)
            #expect(try await User.insert(User.named("Ann", id: 101)).returning(\.id).run(in: cluster) == 101)
            var changed = joe
            changed.score = 7
            #expect(try await User.changes(from: joe, to: changed).run(in: cluster) == 1)
            #expect(try await User.update(joe).run(in: cluster) == 1)
            #expect(try await User.where { $0.id >= 100 }.update(in: cluster) { $0.age += 1 } == 2)
            #expect(try await User.where { $0.id >= 100 }.delete(in: cluster) == 2)
            #expect(cluster.status().nodes.map(\.writes) == [6, 0, 0])
        }

        @Test("see what was written where they say so, and are never older than they say")
        func staleness() async throws {
            let cluster = try await cluster()
            defer { cluster.close() }
            let standbys = try ["standby1", "standby2"].map { try bed.connect($0) }
            for standby in standbys { try standby.execute("SELECT pg_wal_replay_pause()") }
            defer { for standby in standbys { _ = try? standby.execute("SELECT pg_wal_replay_resume()") } }
            let request = User.where { $0.id == 200 }
            let (_, token) = try await cluster.writeReturningToken { db in
                try User.insert(User.named("New", id: 200)).run(in: db)
            }
            let written = ContinuousClock.now
            let any = request.reading(.fromReplicas())
            #expect(try await any.fetch(in: cluster).isEmpty)
            let fresh = request.reading(.fromReplicas(after: token, waiting: .milliseconds(30)))
            #expect(try await fresh.fetch(in: cluster).count == 1)
            #expect(
                try await request.reading(.fromReplicas(after: token, waiting: .zero)).fetch(in: cluster).count == 1)
            #expect(try await request.reading(.fromPrimary).fetch(in: cluster).count == 1)
            #expect(cluster.status().counts.readsOnPrimaryInstead == 1)
            // As the lag grows, a read that bounds it goes to the primary.
            let bounded = request.reading(.fromReplicas(maximumLag: .milliseconds(400)))
            var oldAnswers = 0
            while written.duration(to: .now) < .milliseconds(900) {
                let begin = written.duration(to: .now)
                let count = try await bounded.fetch(in: cluster).count
                if count == 0 { oldAnswers += 1 }
                #expect(count == 1 || begin < .milliseconds(400), "\(begin)")
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(oldAnswers > 0)
            #expect(try await bounded.fetch(in: cluster).count == 1)
            #expect(try await any.fetch(in: cluster).isEmpty)
            // A standby that replays meanwhile is waited for.
            let reads = cluster.status().nodes[0].reads
            let waiting = request.reading(.fromReplicas(after: token, waiting: .seconds(30)))
            let task = Task { try await waiting.fetch(in: cluster) }
            try await Task.sleep(for: .milliseconds(100))
            for standby in standbys { try standby.execute("SELECT pg_wal_replay_resume()") }
            #expect(try await task.value.count == 1)
            #expect(cluster.status().nodes[0].reads == reads)
        }

        @Test("are repeated on the primary where a standby has ended them for what it replays")
        func conflict() async throws {
            let logs = LogMessages()
            let cluster = try await cluster(["standby1"]) { $0.log(to: logs.logger) }
            defer { cluster.close() }
            let standby = try bed.connect("standby1")
            try standby.execute("ALTER SYSTEM SET max_standby_streaming_delay = 0")
            try standby.execute("SELECT pg_reload_conf()")
            let starts = LogMessages()
            let count = try await cluster.read { db in
                let isStandby = try isStandby(db)
                starts.add("\(isStandby)")
                let count = try users.count(in: db)
                if isStandby {
                    try bed.connect("primary").execute("TRUNCATE users")
                    try db.execute("SELECT pg_sleep(20)")
                }
                return count
            }
            try standby.execute("ALTER SYSTEM RESET max_standby_streaming_delay")
            try standby.execute("SELECT pg_reload_conf()")
            #expect(count == 0)
            #expect(starts.all == ["true", "false"])
            #expect(cluster.status().counts.conflicts == 1 && cluster.status().counts.repeatedReads == 1)
            #expect(logs.all.contains { $0.hasPrefix("info Read was in the way of replay") }, "\(logs.all)")
        }

        @Test("go on when standbys are lost, and come back to them")
        func lostStandbys() async throws {
            let cluster = try await cluster()
            defer { cluster.close() }
            _ = try await users.count(in: cluster)
            // In the middle of a read: it is repeated on the other standby, and its closure runs twice.
            let starts = LogMessages()
            let names = try await cluster.read { db in
                let name = try db.values("SELECT current_setting('port')", of: String.self)[0]
                starts.add(name)
                if starts.all.count == 1 { try bed.node(name == "54002" ? "standby1" : "standby2", .stop) }
                _ = try users.count(in: db)
                return name
            }
            #expect(starts.all.count == 2 && Set(starts.all) == ["54002", "54003"] && names == starts.all[1])
            for _ in 0..<10 { #expect(try await users.count(in: cluster) == 20) }
            #expect(cluster.status().counts.repeatedReads == 1 && cluster.status().nodes[0].reads == 0)
            try bed.node(names == "54002" ? "standby1" : "standby2", .stop)
            for _ in 0..<10 { #expect(try await users.count(in: cluster) == 20) }
            #expect(cluster.status().nodes[0].reads >= 9)
            #expect(cluster.status().nodes.dropFirst().allSatisfy { !$0.isReachable })
            var streamed = 0
            for try await _ in users.stream(in: cluster) { streamed += 1 }
            #expect(streamed == 20)
            for name in ["standby1", "standby2"] { try bed.node(name, .start) }
            try await eventually { cluster.status().nodes.dropFirst().allSatisfy { $0.isReachable && $0.lag != nil } }
            let reads = cluster.status().nodes[0].reads
            for _ in 0..<10 { #expect(try await users.count(in: cluster) == 20) }
            #expect(cluster.status().nodes[0].reads == reads)
        }

        @Test("end within the stated time where no server is left, with an error that names them and not the password")
        func allLost() async throws {
            var lost = bed.configuration("missing")
            lost.url += " port=1 user=postgres password=secret"
            // Far above what is expected, for other tests may hold all threads for a minute.
            var configuration = PostgresClusterConfiguration()
            configuration.primaryTimeout = .seconds(1000)
            let cluster = PostgresCluster(
                primary: lost, replicas: [PostgresReplica(lost)], configuration: configuration)
            defer { cluster.close() }
            let start = ContinuousClock.now
            let error = await #expect(throws: FetchError.self) { try await users.fetch(in: cluster) }
            #expect(start.duration(to: .now) < .seconds(500))
            #expect("\(error.map { "\($0)" } ?? "")".contains("/missing:1'"))
            let change = await #expect(throws: FetchError.self) {
                try await User.insert(User.named("Joe", id: 1)).run(in: cluster)
            }
            for text in ["\(String(describing: error))", "\(String(describing: change))", "\(cluster.status())"] {
                #expect(!text.contains("secret"))
            }
        }

        @Test("never repeat a write whose answer is lost")
        func cutWrites() async throws {
            let proxy = try bed.proxy("primary")
            defer { proxy.stop() }
            var address = bed.configuration("primary", connections: 1)
            proxy.apply(to: &address)
            var configuration = PostgresClusterConfiguration()
            configuration.checkInterval = .seconds(60)
            configuration.primaryTimeout = .seconds(2)
            let cluster = PostgresCluster(primary: address, replicas: [], configuration: configuration)
            defer { cluster.close() }
            let direct = try bed.connect("primary")
            try direct.run("DROP TABLE IF EXISTS written; CREATE TABLE written (n bigint)")
            var uncertain = 0
            for number in 0..<40 {
                try await eventually { (try? await cluster.write { _ in }) != nil }
                let starts = LogMessages()
                proxy.set(.cut(after: number * 3, number.isMultiple(of: 2) ? .toServer : .toClient))
                do {
                    try await cluster.write { db in
                        starts.add("begun")
                        try db.execute("INSERT INTO written VALUES (\(number))")
                    }
                } catch {
                    uncertain += 1
                    #expect("\(error)".contains("PostgreSQL at '"), "\(error)")
                }
                proxy.set(.pass)
                #expect(starts.all.count <= 1)
            }
            let repeated = try direct.values(
                "SELECT count(*) FROM (SELECT n FROM written GROUP BY n HAVING count(*) > 1) r", of: Int.self)
            #expect(repeated == [0] && uncertain >= 10, "\(uncertain)")
        }

        @Test("of a stream end with an error where the server is lost, and never short")
        func lostStream() async throws {
            let db = try bed.connect("primary")
            try db.run(
                "INSERT INTO users SELECT n, 'x', NULL, n, 20, false, NULL, NULL FROM generate_series(1001, 200000) n")
            try await bed.awaitReplay("standby1", "standby2")
            let proxy = try bed.proxy("standby1")
            defer { proxy.stop() }
            var address = bed.configuration("standby1")
            proxy.apply(to: &address)
            let cluster = PostgresCluster(
                primary: bed.configuration("primary"), replicas: [PostgresReplica(address)])
            defer { cluster.close() }
            try await eventually { cluster.status().nodes[1].lag != nil }
            var count = 0
            let error = await #expect(throws: FetchError.self) {
                for try await _ in User.request().all().stream(in: cluster) {
                    count += 1
                    if count == 1 { proxy.set(.cut(after: 1_000_000, .toClient)) }
                }
            }
            proxy.set(.pass)
            #expect(count > 0 && count < 199_020)
            #expect("\(error.map { "\($0)" } ?? "")".contains("PostgreSQL at '"))
            // Before the first model, another server is asked.
            try await eventually { cluster.status().nodes[1].isReachable && cluster.status().nodes[1].lag != nil }
            proxy.set(.cut(after: 0, .toClient))
            var whole = 0
            for try await _ in User.request().all().stream(in: cluster) { whole += 1 }
            #expect(whole == 199_020)
        }
    }

    @Suite("The token of a write")
    struct TokenTests {
        @Test("is a text of at most 25 characters, that a session can carry")
        func text() throws {
            let token = try #require(PostgresWriteToken("1-0/16B3740"))
            #expect(token.description == "1-0/16B3740")
            #expect(try JSONDecoder().decode([PostgresWriteToken].self, from: JSONEncoder().encode([token])) == [token])
            #expect(PostgresWriteToken("4294967295-FFFFFFFF/FFFFFFFF")?.description.count == 28)
            for text in ["", "1", "1-", "1-0", "1-0/", "-1-0/1", "1-0/1/2", "1-0/100000000", "x-0/1", "1-0/x"] {
                #expect(PostgresWriteToken(text) == nil, "\(text)")
            }
        }
    }
}

extension PostgresCluster {
    /// Reads and holds the thread, in an asynchronous function too.
    fileprivate func wait<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value { try read(nil, body) }
}
#endif
