#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    @Suite("Shards that are asked directly")
    struct DirectShardTests {
        private static let shared = Result { try ClusterBed(shards: 3) }
        private let bed: ClusterBed
        private let schema: ShardedSchema
        private let servers: ShardedServers

        /// A tenant of each server.
        private let tenants: [Int]

        init() throws {
            bed = try Self.shared.get()
            servers = bed.servers
            schema = try ShardedSchema(servers)
            try schema.addNotes()
            tenants = try schema.db.values(
                "SELECT min(\"tenantID\") FROM notes GROUP BY tableoid ORDER BY tableoid", of: Int.self)
        }

        private func cluster(
            _ configure: (inout PostgresClusterConfiguration) -> Void = { _ in }
        ) -> PostgresCluster { schema.directCluster(servers, configure) }

        /// The reads and the writes of the coordinator, and of each shard that was asked.
        private func counts(of cluster: PostgresCluster) -> [String: [Int]] {
            let status = cluster.status()
            let shards = status.shards.mapValues { [$0.nodes[0].reads, $0.nodes[0].writes] }
            return shards.merging(["coordinator": [status.nodes[0].reads, status.nodes[0].writes]]) { $1 }
        }

        @Test("answer requests that fix the shard key, and the coordinator is asked for its catalog alone")
        func reads() async throws {
            let cluster = cluster()
            defer { cluster.close() }
            let tenant = tenants[1]
            let own = TenantNote.where { $0.tenantID == tenant && $0.words > 5 }.sorted(by: .ascending(\.id))
            #expect(try await own.fetch(in: cluster).map(\.id) == Array(6...20))
            #expect(try own.wait(in: cluster).count == 15)
            #expect(try await own.count(in: cluster) == 15)
            #expect(try await own.exists(in: cluster))
            #expect(try await own.select(\.title).fetch(in: cluster).first == "note 6")
            #expect(try await own.limit(1).fetch(in: cluster).first?.id == 6)
            #expect(try await own.average(\.words).fetch(in: cluster) == 13)
            let prepared = TenantNote.prepared(Int.self) { words in
                TenantNote.where { $0.tenantID == tenant && $0.words > words }
            }
            #expect(try await prepared(18).fetch(in: cluster).count == 2)
            #expect(try await own.stream(in: cluster).reduce(0) { count, _ in count + 1 } == 15)
            #expect(counts(of: cluster)["coordinator"] == [1, 0] && counts(of: cluster)["shard2"] == [9, 0])
            // Beside its own rows are those that are related by the key.
            let loaded = try await own.including(\.comments).fetch(in: cluster)
            #expect(loaded.map(\.1.count) == Array(repeating: 2, count: 15))
            let discussed = TenantComment.where { $0.tenantID == tenant && $0.note.words > 18 }
            #expect(try await discussed.count(in: cluster) == 4)
            #expect(try await own.where { $0.comments.count > 1 }.count(in: cluster) == 15)
            #expect(counts(of: cluster)["coordinator"] == [2, 0] && counts(of: cluster)["shard2"] == [12, 0])
            // Related rows may be elsewhere.
            let apart = TenantComment.where { $0.tenantID == tenant && $0.likeNumbered.title == "note 3" }
            #expect(try await apart.count(in: cluster) > 0)
            #expect(counts(of: cluster)["coordinator"] == [3, 0])
            // So may the rows of another request.
            let discussedNotes = TenantNote.where {
                $0.tenantID == tenant
                    && $0.id.isIn(TenantComment.where { $0.tenantID == tenant }.select(\.noteID))
            }
            let numbers = Set(
                try await TenantComment.where { $0.tenantID == tenant }.select(\.noteID).fetch(in: cluster))
            #expect(try await discussedNotes.count(in: cluster) == numbers.count)
            #expect(counts(of: cluster)["coordinator"] == [4, 0])
        }

        @Test("say what they are asked for")
        func explained() throws {
            let cluster = cluster()
            defer { cluster.close() }
            let tenant = tenants[2]
            let plan = try TenantNote.where { $0.tenantID == tenant && $0.words > 5 }.explainShards(
                in: cluster, running: true)
            #expect(plan.isDirect && plan.servers == ["shard3"] && plan.movedRows == 15)
            #expect(
                plan.description.hasPrefix(
                    "asks the one server that has the value of the shard key, without the coordinator\nshard3: SELECT \"tenantID\""
                ))
            let all = try TenantNote.request().all().count().explainShards(in: cluster, running: true)
            #expect(all.isDirect && all.servers.count == 3 && all.movedRows == 3, "\(all)")
            let distinct = try TenantNote.request().all().count(distinct: \.words).explainShards(in: cluster)
            #expect(!distinct.isDirect && distinct.servers.count == 3)
        }

        @Test("take changes of rows that they have alone")
        func changes() async throws {
            let cluster = cluster()
            defer { cluster.close() }
            let tenant = tenants[0]
            let added = TenantNote.where { $0.tenantID == tenant && $0.id >= 100 }
            var note = TenantNote(tenantID: tenant, id: 100, title: "new", words: 1)
            try await TenantNote.insert(note).run(in: cluster)
            let more = (101...900).map { TenantNote(tenantID: tenant, id: $0, title: "new", words: $0) }
            #expect(try await TenantNote.insert(more).run(in: cluster) == 800)
            note.words = 2
            #expect(try await TenantNote.update(note).run(in: cluster) == 1)
            #expect(try await TenantNote.save(note).run(in: cluster) == 1)
            #expect(try await added.where { $0.id == 101 }.update(in: cluster) { $0.words += 1 } == 1)
            #expect(try await TenantNote.delete(more[5]).run(in: cluster) == 1)
            let titles = try await TenantNote.update(Array(more.prefix(3))).returning(\.title).run(in: cluster)
            #expect(titles == ["new", "new", "new"])
            #expect(try added.wait(in: cluster).count == 800)
            #expect(try await added.where { $0.id > 500 }.delete(in: cluster) == 400)
            #expect(counts(of: cluster)["coordinator"] == [1, 0] && counts(of: cluster)["shard1"] == [1, 8])
            // What is there is there for the coordinator, too.
            #expect(try await cluster.read { db in try added.count(in: db) } == 400)
            let error = await #expect(throws: FetchError.self) { try await TenantNote.insert(note).run(in: cluster) }
            #expect(error?.violation?.kind == .unique)
            // Rows of several shards are refused, as ever.
            let several = tenants.map { TenantNote(tenantID: $0, id: 1000, title: "new", words: 1) }
            await #expect(throws: FetchError.self) { try await TenantNote.insert(several).run(in: cluster) }
            await #expect(throws: FetchError.self) {
                try await TenantNote.where { $0.id == 1 }.update(in: cluster) { $0.words += 1 }
            }
            #expect(try await TenantNote.where { $0.id == 1000 }.count(in: cluster) == 0)
        }

        @Test("are counted, added up, compared, paged and cut to the first at the same time")
        func scattered() async throws {
            let direct = cluster()
            let whole = cluster { $0.shardAccess = .throughCoordinator }
            defer {
                direct.close()
                whole.close()
            }
            let some = TenantNote.where { $0.words > 5 && $0.title > "note 1" }
            #expect(try await some.count(in: direct) == 450)
            #expect(try some.count().wait(in: direct) == 450)
            #expect(try await some.sum(\.words).fetch(in: direct) == some.sum(\.words).fetch(in: whole))
            #expect(try await some.min(\.title).fetch(in: direct) == some.min(\.title).fetch(in: whole))
            #expect(try await some.max(\.words).fetch(in: direct) == 20)
            #expect(try await some.exists(in: direct))
            let none = TenantNote.where { $0.words > 100 }
            #expect(try await none.count(in: direct) == 0)
            #expect(try await none.min(\.words).fetch(in: direct) == nil)
            #expect(try await none.exists(in: direct) == false)
            #expect(try await none.limit(1).fetch(in: direct).isEmpty)
            let first = some.sorted(by: .descending(\.title), .ascending(\.tenantID)).limit(10, offset: 7)
            #expect(try await first.fetch(in: direct) == first.fetch(in: whole))
            #expect(try await first.select(\.title).fetch(in: direct) == first.select(\.title).fetch(in: whole))
            // Rows that are related by the key are beside those of each shard.
            let discussed = TenantNote.where { $0.comments.contains { $0.text.hasSuffix("39") } }
            #expect(try await discussed.count(in: direct) == 30)
            var cursor: PageCursor?
            var walked: [TenantNote] = []
            repeat {
                let page = try await some.sorted(by: .descending(\.words)).page(size: 33, after: cursor).fetch(
                    in: direct)
                walked += page.elements
                cursor = page.next
            } while cursor != nil
            let all = some.sorted(by: .descending(\.words), .descending(\.tenantID), .descending(\.id))
            #expect(try await walked == all.fetch(in: whole))
            // The catalogs of two tables, and the whole of a request for all rows.
            #expect(counts(of: direct)["coordinator"] == [2, 0])
            let ones = try #require(counts(of: direct)["shard1"])
            #expect(ones == counts(of: direct)["shard3"] && ones[0] > 20)
            // The ICU of the servers may have another order of a language than the one here, which would merge their rows.
            let swedish = Locale(identifier: "sv")
            let localized = some.sorted(by: .descending(\.title, locale: swedish), .ascending(\.tenantID)).limit(10)
            #expect(try await localized.fetch(in: direct) == localized.fetch(in: whole))
            #expect(try await localized.select(\.id).fetch(in: direct) == localized.select(\.id).fetch(in: whole))
            let titles = some.grouped(by: \.title).sorted(by: .ascending({ $0.key }, locale: swedish)).first(nth: 5)
            #expect(try await titles.select(\.key).fetch(in: direct) == titles.select(\.key).fetch(in: whole))
            #expect(counts(of: direct)["coordinator"] == [5, 0])
        }

        @Test("are asked by the coordinator for what means something else there")
        func throughCoordinator() async throws {
            let cluster = cluster { $0.shardAccess = .direct(catalogAge: .zero) }
            defer { cluster.close() }
            let tenant = tenants[0]
            let own = TenantNote.where { $0.tenantID == tenant }
            #expect(try own.explainShards(in: cluster).isDirect)
            // Whoever reads in a transaction reads there.
            _ = try await cluster.read { db in try own.count(in: db) }
            #expect(counts(of: cluster)["shard1"] == [0, 0])
            // A trigger of the coordinator's is not passed over.
            try schema.db.run(
                """
                CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END';
                CREATE TRIGGER refuse BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION refuse()
                """)
            let error = await #expect(throws: FetchError.self) {
                try await TenantNote.insert(TenantNote(tenantID: tenant, id: 50, title: "", words: 0)).run(in: cluster)
            }
            #expect(error?.reason.contains("refused") == true, "\(String(describing: error))")
            #expect(try own.explainShards(in: cluster).isDirect)
            try schema.db.run("DROP FUNCTION refuse() CASCADE; ALTER TABLE notes ENABLE ROW LEVEL SECURITY")
            #expect(try !own.explainShards(in: cluster).isDirect)
            try schema.db.run("ALTER TABLE notes DISABLE ROW LEVEL SECURITY")
            // A partition that is moved is found where it is when the catalog is read again.
            try schema.db.run(
                """
                ALTER TABLE notes DETACH PARTITION notes_1; DROP FOREIGN TABLE notes_1;
                CREATE TABLE notes_here PARTITION OF notes FOR VALUES WITH (MODULUS 3, REMAINDER 0)
                """)
            #expect(try await own.count(in: cluster) == 0)
            #expect(try !own.explainShards(in: cluster).isDirect)
            let other = tenants[1]
            #expect(try TenantNote.where { $0.tenantID == other }.explainShards(in: cluster).isDirect == false)
        }

        @Test("that lost a table are not believed: the coordinator is asked, and its catalog read anew")
        func forgotten() async throws {
            let cluster = cluster()
            defer { cluster.close() }
            let own = TenantNote.where { $0.tenantID == tenants[0] }
            #expect(try await own.count(in: cluster) == 20)
            try bed.connect("shard1").run("ALTER TABLE \(schema.name).notes RENAME TO renamed")
            try schema.db.run("ALTER FOREIGN TABLE notes_1 OPTIONS (SET table_name 'renamed')")
            #expect(try await own.count(in: cluster) == 20)
            let plan = try own.explainShards(in: cluster)
            #expect(plan.isDirect && plan.parts[0].remoteSQL.contains("\"renamed\" AS \"notes\""), "\(plan)")
            #expect(try await TenantNote.request().all().count(in: cluster) == 600)
            let note = TenantNote(tenantID: tenants[0], id: 77, title: "new", words: 1)
            try await TenantNote.insert(note).run(in: cluster)
            #expect(try await TenantNote.save([note]).run(in: cluster) == 1)
            #expect(try await own.where { $0.id == 77 }.update(in: cluster) { $0.words = 5 } == 1)
            #expect(try await TenantNote.delete(note).run(in: cluster) == 1)
            try bed.connect("shard1").run("ALTER TABLE \(schema.name).renamed RENAME TO again")
            try schema.db.run("ALTER FOREIGN TABLE notes_1 OPTIONS (SET table_name 'again')")
            #expect(try await own.stream(in: cluster).reduce(0) { count, _ in count + 1 } == 20)
        }

        @Test("answer while the coordinator is down, by what was known of its catalog")
        func withoutCoordinator() async throws {
            let cluster = cluster {
                $0.shardAccess = .direct(catalogAge: .zero)
                $0.primaryTimeout = .seconds(1)
            }
            defer { cluster.close() }
            let (own, all) = (TenantNote.where { $0.tenantID == tenants[0] }, TenantNote.request().all())
            #expect(try await own.count(in: cluster) == 20)
            try bed.node("primary", .stop)
            for _ in 0..<3 { #expect(try await own.count(in: cluster) == 20) }
            #expect(try await all.count(in: cluster) == 600)
            #expect(try await all.average(\.words).fetch(in: cluster) == 10.5)
            let distinct = all.count(distinct: \.words)
            await #expect(throws: FetchError.self) { try await distinct.fetch(in: cluster) }
            try bed.node("primary", .start)
            try await eventually { (try? await distinct.fetch(in: cluster)) == 20 }
        }

        @Test("are refused before anything runs, where the cluster requires the shard key")
        func required() async throws {
            let cluster = cluster { $0.sharding = PostgresSharding(requiresShardKey: true) }
            defer { cluster.close() }
            await #expect(throws: FetchError.self) { try await TenantNote.request().all().count(in: cluster) }
            await #expect(throws: FetchError.self) {
                try await TenantComment.where { $0.tenantID == 1 }.including(\.likeNumbered).fetch(in: cluster)
            }
            #expect(counts(of: cluster) == ["coordinator": [0, 0]])
            #expect(try await TenantNote.where { $0.tenantID == tenants[0] }.count(in: cluster) == 20)
        }

        @Test("have the rows that a hash of the key says, of each type that is known", arguments: KeyType.allCases)
        func hashed(_ type: KeyType) async throws {
            try schema.addTable("keyed", "key \(type.rawValue) NOT NULL", by: "key")
            let cluster = cluster()
            defer { cluster.close() }
            for key in type.keys(300) {
                let remainder = try schema.db.values(
                    """
                    SELECT r FROM generate_series(0, 2) r
                    WHERE satisfies_hash_partition('keyed'::regclass, 3, r, \(key)::text::\(unchecked: type.rawValue))
                    """, of: Int.self)
                #expect(try type.servers(of: key, in: cluster) == ["shard\(remainder[0] + 1)"], "\(key)")
            }
        }

        @Test("sort what is not a number as one server does")
        func notANumber() throws {
            try schema.addTable(
                "measures", "id bigint NOT NULL, value double precision NOT NULL", by: "id",
                constraint: ", PRIMARY KEY (id)")
            try schema.db.run(
                "INSERT INTO measures SELECT n, CASE WHEN n % 3 = 0 THEN 'NaN'::float8 ELSE n END FROM generate_series(1, 30) n"
            )
            let cluster = cluster()
            defer { cluster.close() }
            let all = Measure.request().all()
            for request in [all.sorted(by: .ascending(\.value)), all.sorted(by: .descending(\.value))] {
                for count in [3, 12, 25] {
                    let first = request.first(nth: count).select(\.id)
                    #expect(try first.fetch(in: cluster) == first.fetch(in: schema.db))
                }
            }
        }

        @Test("have each of two keys that differ in their bytes alone")
        func equivalentKeys() throws {
            try schema.addTable(
                "labels", "label text COLLATE \"C\" NOT NULL, id bigint NOT NULL", by: "label",
                constraint: ", PRIMARY KEY (label, id)")
            let cluster = cluster { $0.sharding = PostgresSharding(writing: .severalShardsOneByOne) }
            defer { cluster.close() }
            let pairs = (0..<20).map { ["caf\u{E9}\($0)", "cafe\u{301}\($0)"] }
            for pair in pairs {
                #expect(try TenantLabel.insert(pair.map { TenantLabel(label: $0, id: 1) }).run(in: cluster) == 2)
            }
            for label in pairs.flatMap(\.self) {
                #expect(try TenantLabel.where { $0.label == label }.count(in: cluster) == 1, "\(label.utf8.count)")
            }
            for pair in pairs {
                #expect(try TenantLabel.delete(pair.map { TenantLabel(label: $0, id: 1) }).run(in: cluster) == 2)
            }
        }

        @Test("are asked through the coordinator where their keys are of another type")
        func otherKeys() throws {
            try schema.addTable("keyed", "key numeric NOT NULL", by: "key")
            let cluster = cluster()
            defer { cluster.close() }
            #expect(try !KeyedByInt.where { $0.key == 7 }.explainShards(in: cluster).isDirect)
        }
    }

    @Fetchable("measures")
    struct Measure {
        @ShardKey let id: Int
        var value: Double
    }

    @Fetchable("labels")
    struct TenantLabel {
        @PrimaryKey @ShardKey let label: String
        @PrimaryKey let id: Int
    }

    enum KeyType: String, CaseIterable {
        case smallint, integer, bigint, text, varchar, uuid

        /// Keys as texts, the shortest and the longest among them.
        func keys(_ count: Int) -> [String] {
            switch self {
            case .smallint: (0..<count).map { _ in "\(Int16.random(in: .min ... .max))" } + ["0", "-1", "32767"]
            case .integer: (0..<count).map { _ in "\(Int32.random(in: .min ... .max))" } + ["0", "-1"]
            case .bigint: (0..<count).map { _ in "\(Int.random(in: .min ... .max))" } + ["0", "-1", "\(Int.min)"]
            case .text, .varchar:
                (0..<count).map { length in
                    String((0..<length % 40).map { _ in "aébc dZ語7".randomElement() ?? "x" })
                }
            case .uuid: (0..<count).map { _ in UUID().uuidString }
            }
        }

        func servers(of key: String, in cluster: PostgresCluster) throws -> Set<String> {
            switch self {
            case .smallint, .integer, .bigint:
                let key = try #require(Int(key))
                return try KeyedByInt.where { $0.key == key }.explainShards(in: cluster).directServers
            case .text, .varchar:
                return try KeyedByText.where { $0.key == key }.explainShards(in: cluster).directServers
            case .uuid:
                let key = try #require(UUID(uuidString: key))
                return try KeyedByUUID.where { $0.key == key }.explainShards(in: cluster).directServers
            }
        }
    }
}

extension RequestShardPlan {
    /// None where the coordinator would be asked.
    fileprivate var directServers: Set<String> { isDirect ? servers : [] }
}

extension PostgresRequest {
    /// Fetches, and holds the thread.
    fileprivate func wait(in cluster: PostgresCluster) throws -> Result { try fetch(in: cluster) }
}

@Fetchable("keyed")
private struct KeyedByInt {
    @PrimaryKey @ShardKey var key: Int
}

@Fetchable("keyed")
private struct KeyedByText {
    @PrimaryKey @ShardKey var key: String
}

@Fetchable("keyed")
private struct KeyedByUUID {
    @PrimaryKey @ShardKey var key: UUID
}
#endif
