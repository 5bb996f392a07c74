#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    @Suite("Notes of tenants on three servers")
    struct ShardedNoteTests {
        private static let shared = Result { try ClusterBed(shards: 3) }
        private let bed: ClusterBed
        private let schema: ShardedSchema
        private let servers: ShardedServers

        /// A tenant of each server.
        private let tenants: [Int]

        init() throws {
            bed = try Self.shared.get()
            servers = ShardedServers(
                coordinator: bed.configuration("primary"),
                shards: (1...3).map { [bed] in bed.configuration("shard\($0)") })
            schema = try ShardedSchema(servers)
            try schema.addTable(
                "notes",
                "\"tenantID\" bigint NOT NULL, id bigint NOT NULL, title text COLLATE \"C\" NOT NULL, words bigint NOT NULL",
                by: "tenantID", constraint: ", PRIMARY KEY (\"tenantID\", id)")
            try schema.addTable(
                "comments",
                "\"tenantID\" bigint NOT NULL, id bigint NOT NULL, \"noteID\" bigint NOT NULL, text text COLLATE \"C\" NOT NULL",
                by: "tenantID", constraint: ", PRIMARY KEY (\"tenantID\", id)")
            try schema.db.run(
                """
                INSERT INTO notes SELECT t, n, 'note ' || n, n FROM generate_series(1, 30) t, generate_series(1, 20) n;
                INSERT INTO comments SELECT t, n, n % 20 + 1, 'comment ' || n
                    FROM generate_series(1, 30) t, generate_series(1, 40) n;
                ANALYZE notes; ANALYZE comments
                """)
            tenants = try schema.db.values(
                "SELECT min(\"tenantID\") FROM notes GROUP BY tableoid ORDER BY tableoid", of: Int.self)
        }

        private func cluster(
            _ sharding: PostgresSharding = PostgresSharding(), coordinator: PostgresConfiguration? = nil
        ) -> PostgresCluster {
            var address = coordinator ?? servers.coordinator
            address.searchPath = [schema.name]
            var configuration = PostgresClusterConfiguration()
            configuration.sharding = sharding
            return PostgresCluster(primary: address, replicas: [], configuration: configuration)
        }

        @Test("ask one server where the shard key is fixed, and say what each is asked")
        func explained() throws {
            let cluster = cluster()
            defer { cluster.close() }
            for (index, tenant) in tenants.enumerated() {
                let request = TenantNote.where { $0.tenantID == tenant && $0.words > 5 }
                let plan = try request.explainShards(in: cluster, running: true)
                #expect(plan.servers == ["shard\(index + 1)"] && plan.movedRows == 15, "\(plan)")
                let words = "asks the one server that has the value of the shard key\nshard\(index + 1): "
                #expect(plan.description.hasPrefix(words))
                #expect(try request.count(in: cluster) == 15)
            }
            let every = try TenantNote.where { $0.words > 5 }.explainShards(in: cluster)
            #expect(every.servers == ["shard1", "shard2", "shard3"] && every.movedRows == nil)
            #expect(every.sharding == .everyShard)
        }

        @Test("join what is on one server without asking another")
        func joined() throws {
            let cluster = cluster()
            defer { cluster.close() }
            let request = TenantComment.where { $0.tenantID == tenants[0] && $0.note.words > 18 }
            let plan = try request.explainShards(in: cluster, running: true)
            // Where the planner takes a join here for cheaper, both tables come from the same server.
            #expect(plan.servers == ["shard1"] && plan.sharding == .oneShard(values: 1), "\(plan)")
            #expect(try request.count(in: cluster) == 4)
        }

        @Test("are found by the order of texts on their servers, where the columns are declared so")
        func textConditions() throws {
            let request = TenantNote.where { $0.title > "note 7" }
            let plain = cluster()
            let declared = cluster(PostgresSharding(columnsHaveByteOrder: true))
            defer {
                plain.close()
                declared.close()
            }
            let (all, some) = (
                try request.explainShards(in: plain, running: true),
                try request.explainShards(in: declared, running: true)
            )
            #expect(all.movedRows == 600 && some.movedRows == 60, "\(all)\n\(some)")
            #expect(try request.count(in: plain) == 60)
            #expect(try request.count(in: declared) == 60)
        }

        @Test("are counted, added up, compared and cut to the first on their servers")
        func split() async throws {
            let whole = cluster(PostgresSharding(columnsHaveByteOrder: true, splitsRequests: false))
            let split = cluster(PostgresSharding(columnsHaveByteOrder: true))
            defer {
                whole.close()
                split.close()
            }
            let some = TenantNote.where { $0.words > 5 && $0.title > "note 1" }
            let moved = (
                try some.count().explainShards(in: whole, running: true).movedRows,
                try some.count().explainShards(in: split, running: true).movedRows
            )
            #expect(moved.0 == 450 && moved.1 == 3)
            #expect(try await some.count(in: split) == 450)
            #expect(try await some.sum(\.words).fetch(in: split) == some.sum(\.words).fetch(in: whole))
            #expect(try await some.max(\.words).fetch(in: split) == 20)
            #expect(try await some.average(\.words).fetch(in: split) == some.average(\.words).fetch(in: whole))
            let none = TenantNote.where { $0.words > 100 }
            #expect(try await none.count(in: split) == 0)
            #expect(try await none.min(\.words).fetch(in: split) == nil)
            #expect(try await none.sum(\.words).fetch(in: split) == 0)
            let first = some.sorted(by: .descending(\.title), .ascending(\.tenantID)).limit(10, offset: 7)
            let plan = try first.explainShards(in: split, running: true)
            #expect(plan.parts.count == 3 && plan.parts.allSatisfy { $0.remoteSQL.contains("LIMIT 17") }, "\(plan)")
            #expect(try await first.fetch(in: split) == first.fetch(in: whole))
            let byID = TenantNote.prepared(Int.self) { words in TenantNote.where { $0.words > words }.first(nth: 3) }
            for words in 1...8 { #expect(try await byID(words).fetch(in: split) == byID(words).fetch(in: whole)) }
            // Where the key is fixed, one server is asked for the whole.
            let own = TenantNote.where { $0.tenantID == tenants[0] }
            #expect(try own.count().explainShards(in: split, running: true).servers == ["shard1"])
        }

        @Test("are refused before anything runs, where the cluster requires the shard key")
        func required() async throws {
            let cluster = cluster(PostgresSharding(requiresShardKey: true))
            defer { cluster.close() }
            let open = TenantNote.where { $0.words > 5 }
            let error = await #expect(throws: FetchError.self) { try await open.fetch(in: cluster) }
            #expect(error?.cure.hasPrefix("Fix the shard key") == true && error?.member == "tenantID")
            await #expect(throws: FetchError.self) { try await open.count(in: cluster) }
            await #expect(throws: FetchError.self) { try await open.page(size: 2).fetch(in: cluster) }
            await #expect(throws: FetchError.self) { try await open.including(\.comments).fetch(in: cluster) }
            await #expect(throws: FetchError.self) { try await cluster.fetch(open, open.count()) }
            await #expect(throws: FetchError.self) { try await open.delete(in: cluster) }
            await #expect(throws: FetchError.self) { for try await _ in open.stream(in: cluster) {} }
            let returning = await #expect(throws: FetchError.self) {
                try await open.deleting(returning: \.id).run(in: cluster)
            }
            #expect(returning?.cure == error?.cure && returning?.member == "tenantID")
            await #expect(throws: FetchError.self) {
                try await open.updating(returning: \.id) { $0.words = 0 }.run(in: cluster)
            }
            await #expect(throws: FetchError.self) { try await open.update(in: cluster) { $0.words = 0 } }
            let copies = open.select {
                TenantNote.selecting(tenantID: $0.tenantID, id: $0.id + 100, title: $0.title, words: $0.words)
            }
            await #expect(throws: FetchError.self) { try await TenantNote.insert(from: copies).run(in: cluster) }
            await #expect(throws: FetchError.self) {
                try await TenantNote.insert(from: copies).returning(\.id).run(in: cluster)
            }
            let own = TenantNote.where { $0.tenantID == tenants[0] }
            await #expect(throws: FetchError.self) {
                try await own.update(in: cluster) { $0.words = $0.all(TenantNote.self).count }
            }
            #expect(cluster.status().nodes[0].reads == 0 && cluster.status().nodes[0].writes == 0)
            #expect(try await TenantNote.where { $0.tenantID == tenants[0] }.count(in: cluster) == 20)
        }

        @Test("are written to one server in a transaction, unless it is allowed by name")
        func severalShards() async throws {
            let cluster = cluster()
            defer { cluster.close() }
            let notes = tenants.map { TenantNote(tenantID: $0, id: 100, title: "new", words: 1) }
            let added = TenantNote.where { $0.id == 100 }
            let error = await #expect(throws: FetchError.self) { try await TenantNote.insert(notes).run(in: cluster) }
            #expect(error?.reason.contains("'shard1', 'shard2', 'shard3'") == true, "\(String(describing: error))")
            await #expect(throws: FetchError.self) {
                try await cluster.write { db in for note in notes.prefix(2) { try TenantNote.insert(note).run(in: db) }
                }
            }
            await #expect(throws: FetchError.self) { try await added.update(in: cluster) { $0.words += 1 } }
            #expect(try await added.count(in: cluster) == 0)
            // Reading other servers is allowed.
            let tenant = tenants[0]
            for round in 0..<8 {
                try await cluster.write { db in
                    _ = try TenantNote.request().all().count(in: db)
                    try TenantNote.insert(TenantNote(tenantID: tenant, id: 200 + round, title: "new", words: 1)).run(
                        in: db)
                    try TenantNote.where { $0.tenantID == tenant && $0.id == 200 }.update(in: db) { $0.words += 1 }
                }
            }
            #expect(try await TenantNote.where { $0.tenantID == tenant && $0.id >= 200 }.count(in: cluster) == 8)
            try await cluster.write(shards: .severalShardsOneByOne) { db in try TenantNote.insert(notes).run(in: db) }
            #expect(try await added.count(in: cluster) == 3)
            #expect(try await TenantNote.update(notes[0]).run(in: cluster) == 1)
            #expect(try await TenantNote.delete(notes[0]).run(in: cluster) == 1)
        }

        /// The connection to the second shard is cut between the body of the transaction and its end.
        @Test("are half written where a server is lost while several commit, which is why it must be allowed by name")
        func halfDone() async throws {
            let proxy = try bed.proxy("shard2")
            defer { proxy.stop() }
            var through = PostgresConfiguration(url: "")
            proxy.apply(to: &through)
            let folder = through.url.split(separator: "=").last.map(String.init) ?? ""
            let old = try schema.db.values(
                """
                SELECT o.option_value FROM pg_foreign_server, pg_options_to_table(srvoptions) o
                WHERE srvname = 'shard2' AND o.option_name = 'host'
                """, of: String.self)
            try schema.db.run("ALTER SERVER shard2 OPTIONS (SET host '\(folder)')")
            let cluster = cluster()
            defer { cluster.close() }
            let notes = tenants.prefix(2).map { TenantNote(tenantID: $0, id: 300, title: "new", words: 1) }
            await #expect(throws: FetchError.self) {
                try await cluster.write(shards: .severalShardsOneByOne) { db in
                    for note in notes { try TenantNote.insert(note).run(in: db) }
                    proxy.set(.cut(after: 0, .toServer))
                }
            }
            proxy.set(.pass)
            let kept = TenantNote.where { $0.id == 300 }
            let tenantsKept = try await kept.select(\.tenantID).fetch(in: cluster)
            #expect(tenantsKept == [tenants[0]])
            try schema.db.run("ALTER SERVER shard2 OPTIONS (SET host '\(old.first ?? "")')")
        }

        @Test("are paged, and related ones are read, on one server")
        func pages() async throws {
            let cluster = cluster()
            defer { cluster.close() }
            let request = TenantNote.where { $0.tenantID == tenants[1] }.sorted(by: .ascending(\.words))
            var cursor: PageCursor?
            var ids: [Int] = []
            repeat {
                let page = request.page(size: 6, after: cursor)
                let plan = try page.explainShards(in: cluster)
                #expect(plan.servers == ["shard2"], "\(plan)")
                let result = try await page.fetch(in: cluster)
                ids += result.elements.map(\.id)
                cursor = result.next
            } while cursor != nil
            #expect(ids == Array(1...20))
            let loaded = try await request.including(\.comments).fetch(in: cluster)
            #expect(loaded.map(\.1.count) == Array(repeating: 2, count: 20))
        }

        @Test("are checked: the partition key, what can be unique, and the collations of texts")
        func checked() throws {
            let cluster = cluster()
            defer { cluster.close() }
            let hints = try cluster.read { db in try TenantNote.shardHints(in: db) }
            #expect(hints.isEmpty, "\(hints)")
            let loose = try cluster.read { db in try LooseTenantNote.shardHints(in: db) }.map(\.description)
            #expect(
                loose == [
                    "values of 'id' are unique on each server only, because the shard key 'tenantID' is not among them",
                    "values of 'title' are unique on each server only, because the shard key 'tenantID' is not among them",
                ])
            #expect(throws: FetchError.self) { try LooseTenantNote.check(in: cluster) }
            try schema.addTable("plain", "id bigint NOT NULL, title text NOT NULL", by: "id")
            #expect(
                try cluster.read { db in try PlainNote.shardHints(in: db) }.map(\.description) == [
                    "the table is partitioned by 'id', and 'title' is the shard key",
                    "values of 'id' are unique on each server only, because the shard key 'title' is not among them",
                    "texts of 'title' are compared on the coordinator, because the column is not declared with COLLATE \"C\"",
                ])
            #expect(
                try cluster.read { db in try UnmarkedNote.shardHints(in: db) }.map(\.description) == [
                    "the table is spread over servers by 'id', and the model marks no property with '@ShardKey'"
                ])
        }
    }
}

@Fetchable("plain")
struct PlainNote: Sendable {
    let id: Int
    @ShardKey var title: String
}

@Fetchable("plain")
struct UnmarkedNote: Sendable {
    let id: Int
    var title: String
}
#endif
