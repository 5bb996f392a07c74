import Fetching
import FetchingSQLite
import Foundation
import Testing

/// Decimals where other capabilities meet them: in memory and on SQLite the same.
@Suite struct DecimalRequestTests {
    @Fetchable("price") struct Price: Equatable {
        let id: Int
        @Unique var code: String
        var amount: Decimal
        var discount: Decimal?
    }

    private let prices = [
        Price(id: 1, code: "a", amount: Decimal(1) / 10, discount: nil),
        Price(id: 2, code: "b", amount: Decimal(2) / 10, discount: Decimal(5) / 100),
        Price(id: 3, code: "c", amount: 12, discount: 0),
    ]
    private let database: DatabaseQueue
    private var store: MemoryStore

    init() throws {
        database = try DatabaseQueue()
        try Price.create(in: database)
        try Price.insert(prices).run(in: database)
        store = MemoryStore().adding(prices)
    }

    /// A value that is exact: the sum of floating-point numbers is another one.
    private let third = Decimal(3) / 10

    @Test func preparedRequestsTakeThem() throws {
        let prepared = Price.prepared(Decimal.self) { factor in
            Price.where { $0.amount * factor + $0.amount >= 1 }.select(\.id, { $0.amount * factor })
        }
        for _ in 0..<2 {
            let rows = try prepared(4).fetch(in: database)
            #expect(rows.map(\.0) == [2, 3])
            #expect(rows.map(\.1) == [Decimal(8) / 10, 48])
            #expect(try prepared(4).fetch(in: store).map(\.1) == rows.map(\.1))
        }
    }

    @Test mutating func upsertsAddThem() throws {
        let added = [
            Price(id: 8, code: "b", amount: Decimal(1) / 10, discount: Decimal(1) / 100),
            Price(id: 9, code: "d", amount: 7, discount: nil),
        ]
        let upsert = Price.insert(added).onConflict(\.code) {
            $0.amount += $1.amount
            $0.discount = $0.discount ?? 0
        }
        let (count, sameCount) = (try upsert.run(in: database), try upsert.run(in: &store))
        #expect(count == 2 && sameCount == 2)
        let all = Price.request().all().sorted(by: .ascending(\.id))
        let rows = try all.fetch(in: database)
        #expect(rows == (try all.fetch(in: store)))
        #expect(rows.map(\.amount) == [Decimal(1) / 10, third, 12, 7])
    }

    @Test mutating func updatesAssignThem() throws {
        let changed = Price.where { $0.discount != nil }
        let count = try changed.update(in: database) { $0.amount -= $0.discount ?? 0 }
        let sameCount = try changed.update(in: &store) { $0.amount -= $0.discount ?? 0 }
        #expect(count == 2 && sameCount == 2)
        let all = Price.request().all().sorted(by: .ascending(\.id))
        #expect(try all.fetch(in: database) == all.fetch(in: store))
        #expect(try all.select(\.amount).fetch(in: database) == [Decimal(1) / 10, Decimal(15) / 100, 12])
    }

    @Test func pagesAreSortedByThem() throws {
        let request = Price.request().all().sorted(by: .descending { $0.amount - ($0.discount ?? 0) })
        for size in 1...3 {
            var cursor: PageCursor?
            var ids: [Int] = []
            repeat {
                let page = try request.page(size: size, after: cursor).fetch(in: database)
                let same = try request.page(size: size, after: cursor).fetch(in: store)
                #expect(page.elements == same.elements)
                ids += page.elements.map(\.id)
                cursor = page.next
            } while cursor != nil
            #expect(ids == [3, 2, 1])
        }
    }

    @Test func groupsAreKeyedByThem() throws {
        let groups = Price.request().all().grouped { $0.amount * 10 }.sorted(by: .ascending { $0.key })
            .select(\.key, { $0.sum(\.discount) }, { $0.average(distinct: \.amount) })
        let rows = try groups.fetch(in: database)
        #expect(rows.map(\.0) == [1, 2, 120])
        #expect(rows.map(\.1) == [0, Decimal(5) / 100, 0])
        let same = try groups.fetch(in: store)
        #expect(rows.map(\.0) == same.map(\.0) && rows.map(\.1) == same.map(\.1) && rows.map(\.2) == same.map(\.2))
    }

    @Test func verdictsAndObstaclesCalculate() throws {
        let predicate = Price.predicate { $0.amount * 3 > third && $0.discount != nil }
        #expect(try !predicate.verdict(for: prices[0]).holds)
        #expect(try predicate.verdict(for: prices[1]).holds)
        let request = Price.request().all().where(predicate)
        #expect(try "\(request.obstacles(in: database))" == "\(request.obstacles(in: store))")
    }
}
