#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    /// Sales of 12 tenants on three shards, compared with those in memory.
    @Suite("Aggregates and groups of shards that are asked directly")
    struct DirectAggregateTests {
        private static let bed = Result { try ClusterBed(shards: 3) }
        private let schema: ShardedSchema
        private let cluster: PostgresCluster
        private let store: MemoryStore
        private let all = Sale.request().all()

        init() throws {
            let servers = try Self.bed.get().servers
            schema = try ShardedSchema(servers)
            let sales = Sale.some
            try schema.add(sales)
            cluster = schema.directCluster(servers)
            store = MemoryStore().adding(sales)
        }

        /// Compares texts, which tell texts of decimals, signs and nil apart.
        private func expectSame<Result>(
            _ request: AggregateRequest<Sale, Result>, isDirect: Bool = true,
            _ text: (Result) -> String = { "\($0)" }, at location: SourceLocation = #_sourceLocation
        ) throws {
            let plan = try request.explainShards(in: cluster)
            #expect(plan.isDirect == isDirect, "\(plan)", sourceLocation: location)
            let reads = readsOfCoordinator
            let (expected, found) = (text(try request.fetch(in: store)), text(try request.fetch(in: cluster)))
            #expect(found == expected, sourceLocation: location)
            // What cannot be put together is asked of the coordinator, which gives the same.
            if isDirect { #expect(readsOfCoordinator == reads, sourceLocation: location) }
        }

        private var readsOfCoordinator: Int { cluster.status().nodes[0].reads }

        /// Compares groups that come in no order.
        private func expectSameGroups<Row>(
            _ request: AggregateRequest<Sale, [Row]>, isDirect: Bool = true,
            at location: SourceLocation = #_sourceLocation
        ) throws {
            try expectSame(request, isDirect: isDirect, { "\($0.map { "\($0)" }.sorted())" }, at: location)
        }

        @Test("are refused with a limit that is none", arguments: [(-1, 0), (2, -1)])
        func invalidLimit(count: Int, offset: Int) throws {
            defer { cluster.close() }
            let groups = all.grouped(by: \.product).first(nth: count, after: offset).select(\.key, \.count)
            let error = #expect(throws: FetchError.self) { try groups.fetch(in: cluster) }
            #expect(error?.code == .invalidLimit)
        }

        @Test("are the same as those of all rows in one place, for each type and for no rows")
        func ofAll() throws {
            defer { cluster.close() }
            let none = all.where { $0.units > 1_000 }
            for some in [all, all.where { $0.isPaid }, all.where { $0.tenantID.isIn([1, 2]) }, none] {
                try expectSame(some.average(\.units))
                try expectSame(some.average(\.bonus))
                try expectSame(some.average(\.weight))
                try expectSame(some.average(\.rebate))
                try expectSame(some.average(\.price))
                try expectSame(some.average(\.tax))
                try expectSame(some.sum(\.bonus))
                try expectSame(some.sum(\.rebate))
                try expectSame(some.sum(\.price))
                try expectSame(some.sum(\.tax))
                try expectSame(some.min(\.soldAt))
                try expectSame(some.max(\.tax))
                try expectSame(
                    some.aggregate(
                        \.count, { $0.average(\.price) }, { $0.sum(\.units) + $0.count },
                        { $0.average(\.tax) { $0.isPaid } }, { $0.count { $0.weight > 2 } }))
            }
        }

        @Test("are those of the values of a group, whichever its key is")
        func ofGroups() throws {
            defer { cluster.close() }
            try expectSameGroups(
                all.grouped(by: \.product).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.bonus).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.rebate).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.tax).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.isPaid).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(
                all.grouped(by: \.channel).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.soldAt).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.code).select(\.key, { $0.average(\.price) }, { $0.sum(\.rebate) }))
            try expectSameGroups(all.grouped(by: \.channel).select(\.count))
            try expectSameGroups(
                all.grouped(by: \.product, \.bonus).select(
                    \.key.0, \.key.1, { $0.max(\.soldAt) }, { $0.average(\.units) }))
            try expectSameGroups(all.grouped(by: \.product).select(\.key))
        }

        @Test("meet conditions, are sorted and cut to the first when all rows of a group are known")
        func conditions() throws {
            defer { cluster.close() }
            let groups = all.grouped(by: \.product)
            let sorted = groups.sorted(by: .descending { $0.average(\.units) }, .ascending(\.key))
            try expectSame(sorted.select(\.key, { $0.average(\.units) }))
            try expectSame(sorted.first(nth: 2, after: 1).select(\.key, { $0.average(\.tax) }))
            try expectSame(sorted.having { $0.count > 14 && $0.average(\.price) > 3 }.select(\.key, \.count))
            try expectSame(sorted.having { $0.sum(\.bonus) * 2 >= $0.count }.select(\.key))
            try expectSame(
                groups.having { !($0.average(\.tax) > 1) }.sorted(by: .ascending(\.key)).select({ $0.sum(\.units) * 3 })
            )
            try expectSame(
                all.grouped(by: \.bonus).sorted(by: .ascending(\.key)).select(\.key, { $0.min(\.product) }))
            try expectSame(groups.having { $0.count > 1_000 }.select(\.key))
            // Dates in memory are cut to milliseconds.
            try expectSameGroups(
                groups.having { $0.max(\.soldAt) > Date(timeIntervalSinceReferenceDate: 0) }.select(\.key),
                isDirect: false)
        }

        @Test("are those of one shard where the shard key is a key of the groups, of distinct values too")
        func byShardKey() throws {
            defer { cluster.close() }
            let tenants = all.grouped(by: \.tenantID)
            try expectSameGroups(
                tenants.select(
                    \.key, { $0.count(distinct: \.product) }, { $0.sum(distinct: \.price) }, { $0.sum(\.weight) }))
            try expectSame(
                tenants.having { $0.average(distinct: \.units) > 3 }
                    .sorted(by: .descending { $0.sum(\.tax) }, .ascending(\.key)).first(nth: 4, after: 2)
                    .select(\.key, { $0.sum(\.tax) }))
            try expectSameGroups(
                all.grouped(by: \.product, \.tenantID).select(\.key.0, \.key.1, { $0.average(distinct: \.units) }))
            let plan = try tenants.sorted(by: .ascending(\.key)).first(nth: 2, after: 3).select(\.key).explainShards(
                in: cluster, running: true)
            #expect(plan.movedRows ?? 0 <= 15 && plan.parts.count == 3, "\(plan)")
        }

        @Test("of distinct values are left to the coordinator, but for those of the shard key")
        func distinct() throws {
            defer { cluster.close() }
            try expectSame(all.count(distinct: \.tenantID))
            try expectSame(all.count(distinct: \.product), isDirect: false)
            try expectSame(all.sum(distinct: \.units), isDirect: false)
            try expectSame(all.average(distinct: \.price), isDirect: false)
            try expectSame(
                all.joined(\.product, separator: ",", order: .descending(\.units), .ascending(\.id)), isDirect: false)
            try expectSameGroups(
                all.grouped(by: \.product).select(\.key, { $0.count(distinct: \.tenantID) }, { $0.max(\.units) }))
            try expectSameGroups(
                all.grouped(by: \.product).having { $0.count(distinct: \.units) > 2 }.select(\.key), isDirect: false)
            try expectSame(all.first(nth: 20).average(\.units), isDirect: false)
        }

        /// The sums of some shards fit and those of all do not, or the other way around.
        @Test("are an error where they do not fit, and nil in conditions, as in one place")
        func overflows() throws {
            defer { cluster.close() }
            var (sales, large) = (Sale.some, MemoryStore())
            for index in sales.indices { sales[index].units = index % 2 == 0 ? .max / 2 : -.max / 2 + index }
            let servers = try Self.bed.get().servers
            let schema = try ShardedSchema(servers)
            try schema.add(sales)
            large = large.adding(sales)
            let cluster = schema.directCluster(servers)
            defer { cluster.close() }
            #expect(try all.sum(\.units).fetch(in: cluster) == all.sum(\.units).fetch(in: large))
            let halves = all.where { $0.units > 0 }
            #expect(throws: FetchError.self) { try halves.sum(\.units).fetch(in: cluster) }
            #expect(try halves.average(\.units).fetch(in: cluster) == halves.average(\.units).fetch(in: large))
            let some = halves.grouped(by: \.product).having { $0.sum(\.units) > 0 }.select(\.key)
            #expect(try some.fetch(in: cluster).sorted() == some.fetch(in: large).sorted())
        }

        @Test("of values of related rows are the same, with the sums of shards as integers")
        func ofRelatedRows() throws {
            defer { cluster.close() }
            let servers = try Self.bed.get().servers
            let schema = try ShardedSchema(servers)
            try schema.addNotes()
            let cluster = schema.directCluster(servers)
            defer { cluster.close() }
            let store = MemoryStore()
                .adding(try TenantNote.request().all().fetch(in: schema.db))
                .adding(try TenantComment.request().all().fetch(in: schema.db))
            let notes = TenantNote.where { $0.comments.sum(\.id) > 40 }
            let request = notes.grouped(by: \.comments.count).select(
                \.key, { $0.sum(\.words) }, { $0.average { $0.comments.max(\.id) } })
            #expect(try "\(request.fetch(in: cluster))" == "\(request.fetch(in: store))")
            #expect(try request.explainShards(in: cluster).isDirect)
        }

        @Test("move a row of each group, and not those of the table")
        func moved() throws {
            defer { cluster.close() }
            let request = all.grouped(by: \.product).select(\.key, { $0.average(\.price) })
            let plan = try request.explainShards(in: cluster, running: true)
            #expect(plan.isDirect && plan.movedRows ?? 0 <= 15, "\(plan)")
            #expect(
                plan.parts[0].remoteSQL.contains(
                    "SELECT \"product\", CAST(SUM(\"price\"::numeric) AS text), COUNT(\"price\") FROM"), "\(plan)")
        }
    }
}

@Fetchable("sales")
private struct Sale: Sendable {
    enum Channel: String, FetchableValue { case shop, web, phone }

    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var product: String
    var units: Int
    var bonus: Int?
    var weight: Double
    var rebate: Double?
    var price: Decimal
    var tax: Decimal?
    var soldAt: Date
    var isPaid: Bool
    var channel: Channel
    var code: UUID

    /// Fractions of which every sum is exact, and decimals of which none is by floating-point numbers.
    static let some: [Sale] = (0..<96).map { n in
        let digits = String(repeating: "\(n % 9 + 1)", count: n % 25 + 1)
        return Sale(
            tenantID: n % 12 + 1, id: n, product: ["tea", "Tea", "cup", "é", ""][n * 7 % 5], units: n * 31 % 17 - 3,
            bonus: n % 3 == 0 ? nil : n % 4, weight: Double(n % 40) / 4, rebate: n % 5 == 0 ? nil : Double(n % 8) / 8,
            price: (Decimal(string: digits + ".0\(n % 7)") ?? 0) / (n % 2 == 0 ? 1 : 1_000_000_000_000),
            tax: n % 4 == 1 ? nil : Decimal(n % 6) / 8,
            soldAt: Date(timeIntervalSinceReferenceDate: Double(n % 11) * 86_400), isPaid: n % 3 != 1,
            channel: [.shop, .web, .phone][n % 3],
            code: UUID(uuidString: "00000000-0000-4000-8000-00000000000\(n % 4)") ?? UUID())
    }
}
#endif
