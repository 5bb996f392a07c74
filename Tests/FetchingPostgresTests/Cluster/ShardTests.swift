#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingTestSupport
import Foundation
import Testing

@Fetchable("notes")
@Projection
struct TenantNote: Equatable, Sendable {
    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var title: String
    var words: Int

    static let comments = ToMany<TenantNote, TenantComment>.inverse(of: TenantComment.note)
}

@Fetchable("comments")
struct TenantComment: Equatable, Sendable {
    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var noteID: Int
    var text: String

    static let note = ToOne<TenantComment, TenantNote>((\.tenantID, to: \.tenantID), (\.noteID, to: \.id))

    /// By the number alone: it may be on another server.
    static let likeNumbered = ToOne<TenantComment, TenantNote>(\.noteID, to: \.id)
}

/// A model whose key leaves the shard key out.
@Fetchable("notes")
struct LooseTenantNote: Equatable, Sendable {
    let id: Int
    @ShardKey var tenantID: Int
    @Unique var title: String
}

/// The shard key as the conditions of a request fix it.
@Suite("The shard key in a request")
struct ShardKeyTests {
    @Test("is fixed by values that it equals, through 'and', and through 'or' on both sides")
    func fixed() {
        #expect(TenantNote.where { $0.tenantID == 7 }.sharding == .oneShard(values: 1))
        #expect(TenantNote.where { $0.tenantID == 7 && $0.title.hasPrefix("A") }.sharding == .oneShard(values: 1))
        #expect(
            TenantNote.where { $0.title.hasPrefix("A") && $0.tenantID.isIn([7, 8, 9]) }.sharding == .oneShard(values: 3)
        )
        #expect(TenantNote.where { $0.tenantID.isIn([7, 8]) && $0.tenantID == 8 }.sharding == .oneShard(values: 1))
        #expect(
            TenantNote.where { $0.tenantID == 7 || $0.tenantID == 8 && $0.words > 3 }.sharding == .oneShard(values: 2))
        #expect(TenantNote.where { $0.tenantID.isIn([]) }.sharding == .oneShard(values: 0))
        #expect(TenantNote.where { $0.tenantID == 7 }.first(nth: 3).count().sharding == .oneShard(values: 1))
        #expect(TenantNote.where { $0.tenantID == 7 }.select(\.title).sharding == .oneShard(values: 1))
        #expect(TenantNote.where { $0.tenantID == 7 }.page(size: 3).sharding == .oneShard(values: 1))
        let prepared = TenantNote.prepared(Int.self) { tenant in TenantNote.where { $0.tenantID == tenant } }
        #expect(prepared(7).sharding == .oneShard(values: 1))
        #expect(prepared(7).reading(.fromPrimary).sharding == .oneShard(values: 1))
    }

    @Test("is open otherwise")
    func open() {
        #expect(TenantNote.request().all().sharding == .everyShard)
        #expect(TenantNote.where { $0.tenantID > 7 }.sharding == .everyShard)
        #expect(TenantNote.where { $0.tenantID != 7 }.sharding == .everyShard)
        #expect(TenantNote.where { !($0.tenantID == 7) }.sharding == .everyShard)
        #expect(TenantNote.where { $0.tenantID == 7 || $0.words > 3 }.sharding == .everyShard)
        #expect(TenantNote.where { $0.tenantID == $0.id }.sharding == .everyShard)
        #expect(TenantNote.where { $0.tenantID + 0 == 7 }.sharding == .everyShard)
        #expect(TenantNote.where { $0.id == 7 }.sharding == .everyShard)
        #expect(User.where { $0.id == 7 }.sharding == .notSharded)
    }

    @Test("is fixed by conditions before the first of each are taken, and not by those behind")
    func firstOfEach() {
        let ofTenant = TenantNote.where { $0.tenantID == 7 }
        #expect(ofTenant.first(nth: 1, ofEach: \.words).sharding == .oneShard(values: 1))
        #expect(ofTenant.first(nth: 1, ofEach: \.words).where { $0.words > 3 }.count().sharding == .oneShard(values: 1))
        let ofAll = TenantNote.request().all().first(nth: 1, ofEach: \.words)
        #expect(ofAll.sharding == .everyShard)
        #expect(ofAll.where { $0.tenantID == 7 }.sharding == .everyShard)
        #expect(ofAll.where { $0.tenantID == 7 }.limit(3).count().sharding == .everyShard)
        #expect(
            TenantComment.where { $0.tenantID == 7 }.first(nth: 1, ofEach: \.likeNumbered.title).sharding == .scattered)
    }

    @Test("is fixed by conditions on the rows of a window, and reads what its terms read")
    func windows() {
        let ofTenant = TenantNote.where { $0.tenantID == 7 }
        #expect(ofTenant.select { $0.over(order: .ascending(\.words)).rank }.sharding == .oneShard(values: 1))
        #expect(TenantNote.request().all().select { $0.over().count }.sharding == .everyShard)
        #expect(
            TenantComment.where { $0.tenantID == 7 }.select { $0.over(partition: \.likeNumbered.title).count }.sharding
                == .scattered)
    }

    @Test("is fixed by the conditions of all requests that are put together")
    func combinations() {
        let first = TenantNote.where { $0.tenantID == 7 }
        let all = TenantNote.request().all()
        #expect(first.union(first).sharding == .oneShard(values: 2))
        #expect(first.union(TenantNote.where { $0.tenantID.isIn([8, 9]) }).count().sharding == .oneShard(values: 3))
        #expect(first.subtracting(all).sharding == .everyShard)
        #expect(all.union(all).where { $0.tenantID == 7 }.sharding == .oneShard(values: 1))
        #expect(all.union(all.limit(3)).where { $0.tenantID == 7 }.sharding == .everyShard)
        #expect(
            first.union(TenantNote.where { $0.tenantID == 7 && $0.title.isIn(all.select(\.title)) }).sharding
                == .scattered)
        let titles = first.select(\.title)
        #expect(titles.union(titles).sharding == .oneShard(values: 2))
        #expect(titles.union(titles).count().sharding == .oneShard(values: 2))
        #expect(titles.union(all.select(\.title)).sharding == .everyShard)
        #expect(titles.union(User.request().all().select(\.name)).sharding == .oneShard(values: 1))
        let names = User.request().all().select(\.name)
        #expect(names.union(names).sharding == .notSharded)
        #expect(names.union(titles).limit(2).sharding == .oneShard(values: 1))
    }

    @Test("keeps related rows together where the relationship compares it")
    func related() {
        #expect(TenantComment.where { $0.note.title == "A" }.sharding == .everyShard)
        #expect(TenantComment.where { $0.tenantID == 7 && $0.note.title == "A" }.sharding == .oneShard(values: 1))
        #expect(TenantNote.where { $0.tenantID == 7 && $0.comments.count > 2 }.sharding == .oneShard(values: 1))
        #expect(TenantComment.where { $0.tenantID == 7 && $0.likeNumbered.title == "A" }.sharding == .scattered)
        #expect(
            TenantComment.where { $0.tenantID == 7 }.sorted(by: .ascending(\.likeNumbered.title)).sharding == .scattered
        )
        #expect(TenantComment.where { $0.tenantID == 7 }.select(\.likeNumbered.title).sharding == .scattered)
    }

    @Test("says nothing of where the rows of another request are")
    func subqueries() {
        let comments = TenantComment.where { $0.tenantID == 7 }.select(\.noteID)
        #expect(TenantNote.where { $0.tenantID == 7 && $0.id.isIn(comments) }.sharding == .scattered)
        #expect(
            TenantNote.where { $0.tenantID == 7 && $0.all(TenantComment.self).count > 2 }.sharding == .scattered)
        // A table without a shard key may be on the coordinator alone.
        #expect(
            TenantNote.where { $0.tenantID == 7 && $0.title.isIn(User.request().all().select(\.name)) }.sharding
                == .scattered)
        #expect(
            TenantNote.where { $0.tenantID == 7 && !$0.all(User.self).isEmpty }.sharding == .scattered)
        #expect(User.where { $0.id.isIn(comments) }.sharding == .scattered)
        #expect(User.where { $0.name.isIn(User.request().all().select(\.name)) }.sharding == .notSharded)
    }

    @Test("cannot be updated, and is a part of how the row of a model is found")
    func updates() throws {
        let error = #expect(throws: FetchError.self) {
            try TenantNote.where { $0.id == 1 }.updateSQL(for: .postgres) { $0.tenantID = 8 }
        }
        #expect(error?.cure == "Delete the row and insert it with the new value, in one transaction")
        var notes = [TenantNote(tenantID: 1, id: 1, title: "A", words: 1)]
        #expect(throws: FetchError.self) { try TenantNote.where { $0.id == 1 }.update(in: &notes) { $0.tenantID = 8 } }
        let loose = LooseTenantNote(id: 1, tenantID: 7, title: "A")
        #expect(
            try LooseTenantNote.update(loose).sql(for: .postgres)
                == "UPDATE \"notes\" SET \"title\" = $1 WHERE \"id\" = $2 AND \"tenantID\" = $3")
        #expect(
            try LooseTenantNote.delete(loose).sql(for: .postgres)
                == "DELETE FROM \"notes\" WHERE \"id\" = $1 AND \"tenantID\" = $2")
        var moved = loose
        moved.tenantID = 8
        #expect(throws: FetchError.self) { try LooseTenantNote.changes(from: loose, to: moved) }
    }
}

extension ClusterTests {
    /// `FETCHING_SHARDED_REQUESTS` says how many random requests of each kind are drawn, 200 without it, and `FETCHING_SEED` from
    /// where.
    @Suite("Tables that are spread over three servers")
    struct ShardTests {
        private static let shared = Result { try ClusterBed(shards: 3) }
        private static let environment = ProcessInfo.processInfo.environment
        private static let count = environment["FETCHING_SHARDED_REQUESTS"].flatMap { Int($0) } ?? 200
        private static let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_124
        private let bed: ClusterBed
        private let servers: ShardedServers

        init() throws {
            bed = try Self.shared.get()
            servers = ShardedServers(
                coordinator: bed.configuration("primary").patient,
                shards: (1...3).map { [bed] in bed.configuration("shard\($0)").patient })
        }

        private var engines: [any ConformanceEngine] {
            [MemoryConformanceEngine(), ShardedConformanceEngine(servers)]
        }

        @Test("give random requests of one model the meaning that they have in memory")
        func ofOneModel() {
            let failures = RandomComparison(seed: Self.seed, count: Self.count).failures(of: engines)
            #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        }

        @Test("give random requests along relationships the meaning that they have in memory")
        func alongRelationships() {
            let failures = RandomLeagueComparison(seed: Self.seed, count: Self.count).failures(of: engines)
            #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        }

        @Test("give random requests the meaning that they have in memory, where shards are asked directly")
        func directly() {
            let engines: [any ConformanceEngine] = [
                MemoryConformanceEngine(), ShardedConformanceEngine(servers, isDirect: true),
                ShardedConformanceEngine(servers, isPrepared: true, isDirect: true),
            ]
            let failures =
                RandomComparison(seed: Self.seed &+ 2, count: Self.count).failures(of: engines)
                + RandomLeagueComparison(seed: Self.seed &+ 2, count: Self.count).failures(of: engines)
            #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        }

        /// One case of 32, and each with `FETCHING_SHARDED_SUITE=all`.
        @Test("pass the suite that every engine must pass, asked directly or not")
        func suite() {
            let step = Self.environment["FETCHING_SHARDED_SUITE"] == "all" ? 1 : 32
            let cases = ConformanceSuite.cases
            for index in stride(from: 0, to: cases.count, by: step) {
                let isDirect = step == 1 ? [false, true] : [index / step % 2 == 0]
                for isDirect in isDirect {
                    let failures = cases[index].failures(on: ShardedConformanceEngine(servers, isDirect: isDirect))
                    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
                }
            }
        }

        /// PostgreSQL's planner would look for a contradiction between them and the constraints of each part for days.
        @Test("are planned in time for conditions of many levels")
        func manyLevels() {
            var coordinator = bed.configuration("primary")
            coordinator.statementTimeout = .seconds(20)
            let limited = ShardedServers(coordinator: coordinator.sharded(PostgresSharding()), shards: servers.shards)
            let cases = ConformanceSuite.cases.filter { "\($0)".contains("alternating levels") }
            #expect(cases.count > 1)
            for conformanceCase in cases {
                let failures = conformanceCase.failures(on: ShardedConformanceEngine(limited))
                #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
            }
        }

        @Test("are not asked one by one for relationships of models that mark no shard key")
        func unmarkedKeys() {
            let cases = ConformanceSuite.cases.filter { "\($0)".contains("along a relationship") }
            #expect(cases.count > 3)
            for conformanceCase in cases {
                let failures = conformanceCase.failures(on: ShardedConformanceEngine(servers, isDirect: true))
                #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
            }
        }

        @Test("give random requests the same meaning where no statement orders texts, and shards are asked one by one")
        func inByteOrder() {
            var declared = servers
            declared = ShardedServers(
                coordinator: servers.coordinator.sharded(PostgresSharding(columnsHaveByteOrder: true)),
                shards: servers.shards)
            let engines: [any ConformanceEngine] = [
                ShardedConformanceEngine(name: "in byte order", declared),
                ShardedConformanceEngine(name: "in byte order", declared, isPrepared: true),
            ]
            let failures =
                RandomComparison(seed: Self.seed &+ 1, count: Self.count / 2).failures(of: engines)
                + RandomLeagueComparison(seed: Self.seed &+ 1, count: Self.count / 2).failures(of: engines)
            #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        }
    }
}

extension PostgresConfiguration {
    /// Without a limit for an answer: many tables are made at a time.
    fileprivate var patient: PostgresConfiguration {
        var configuration = withCoordinatorOptions
        configuration.answerTimeout = nil
        return configuration
    }

    fileprivate func sharded(_ sharding: PostgresSharding) -> PostgresConfiguration {
        var configuration = self
        configuration.sharding = sharding
        return configuration
    }
}
#endif
