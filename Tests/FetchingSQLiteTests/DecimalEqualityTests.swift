import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Decimals are equal as numbers, however SQLite looks for them.
///
/// The tables have neither keys nor indexes, so that SQLite makes its own, and one is far larger than the other, so that it makes
/// them on either side. The text of the one price that fits has another length than the rate's.
@Suite("Decimals that are equal in other digits") struct DecimalEqualityTests {
    private static let rates = [Rate(id: 1, value: 1)] + (5..<400).map { Rate(id: $0, value: Decimal(2 + $0 % 7)) }

    private static func database(rateColumn: String = "TEXT") throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE rate (id INTEGER, value \(rateColumn) NOT NULL, parentID INTEGER);
                    CREATE TABLE price (id INTEGER, shopID INTEGER, rateID INTEGER, amount TEXT);
                    CREATE TABLE shop (id INTEGER);
                    CREATE TABLE tariff (value TEXT NOT NULL);
                    INSERT INTO price VALUES (2, 1, 1, '1e0'), (3, 1, 5, '9.990'), (4, NULL, NULL, NULL);
                    INSERT INTO shop VALUES (1);
                    INSERT INTO rate VALUES (1000, '0.5', 1001), (1001, '5e-1', 1000);
                    """)
            for rate in rates {
                try db.execute(sql: "INSERT INTO rate VALUES (?, ?, NULL)", arguments: [rate.id, rate.value])
            }
            for value in 1..<100 {
                try db.execute(sql: "INSERT INTO tariff VALUES (?)", arguments: ["\(value)"])
            }
        }
        return database
    }

    @Test("are found", arguments: EqualityCase.all, ["TEXT", "NUMERIC", "BLOB"])
    fileprivate func areFound(example: EqualityCase, rateColumn: String) throws {
        let request = Price.request().all().where(example.condition).sorted(by: .ascending(\.id))
        let database = try Self.database(rateColumn: rateColumn)
        #expect(try request.fetch(in: database).map(\.id) == example.expected)
    }

    @Test("are found from the other side", arguments: ["TEXT", "NUMERIC", "BLOB"])
    func fromTheOtherSide(rateColumn: String) throws {
        let database = try Self.database(rateColumn: rateColumn)
        func rates(@PredicateBuilder<Rate> _ condition: (Rate.FetchableMembers) -> FetchPredicate<Rate>) throws -> [Int]
        {
            try Rate.request().all().where(condition).sorted(by: .ascending(\.id)).fetch(in: database).map(\.id)
        }
        #expect(try rates { $0.prices.contains { $0.id > 0 } } == [1])
        #expect(try rates { $0.prices.count > 0 } == [1])
        #expect(try rates { $0.parent.value == $0.value } == [1000, 1001])
        #expect(try rates { !($0.parent.value != $0.value) && $0.id > 1 } == [1000, 1001])
        #expect(try rates { $0.prices.contains { $0.declared.value == 1 && $0.amount == $0.declared.value } } == [1])
    }

    @Test("are changed") func changes() throws {
        let database = try Self.database()
        #expect(
            try Price.request().all().where { !($0.declared.value != $0.amount) && $0.amount != nil }
                .update(in: database) { $0.shopID = 9 } == 1)
        #expect(try Price.request().all().where { $0.found.value == 1 }.delete(in: database) == 1)
    }

    @Test("are loaded") func loading() throws {
        let database = try Self.database()
        let prices = try Price.request().all().sorted(by: .ascending(\.id)).including(\.found).fetch(in: database)
        #expect(prices.map { $0.1?.id } == [1, nil, nil])
        let rates = try Rate.request().all().where { $0.id < 6 }.sorted(by: .ascending(\.id)).including(\.prices)
            .fetch(in: database)
        #expect(rates.map { $0.1.map(\.id) } == [[2], []])
        let shops = try Shop.request().all().including(\.tariffs).fetch(in: database)
        #expect(shops.map { $0.1.map(\.value) } == [[1]])
    }

    @Test("are passed through") func throughOthers() throws {
        let database = try Self.database()
        #expect(try Shop.request().all().where { $0.tariffs.contains { $0.value == 1 } }.fetch(in: database).count == 1)
        #expect(try Shop.request().all().where { $0.tariffs.count == 1 }.fetch(in: database).count == 1)
        #expect(
            try Tariff.request().all().where { $0.shops.contains { $0.id == 1 } }.fetch(in: database).map(\.value) == [
                1
            ])
    }

    @Test("are found in the deepest condition") func deepest() throws {
        let isOpen = Price.predicate { $0.id > 0 }
        let isFound = Price.predicate { $0.found.id > 0 && $0.found.value == $0.amount }
        let nested = (0..<20).reduce(isFound) { inner, level in
            level.isMultiple(of: 2) ? isOpen && inner : !isOpen || inner
        }
        #expect(try Price.request().all().where(nested).fetch(in: Self.database()).map(\.id) == [2])
    }

    @Test("are on one page after another") func pages() throws {
        let database = try Self.database()
        let request = Price.request().all().where { $0.found.id > 0 }
            .sorted(by: .ascending(\.found.value), .ascending(\.id))
        let first = try request.page(size: 1).fetch(in: database)
        #expect(first.elements.map(\.id) == [2])
        #expect(try request.page(size: 1, after: first.next).fetch(in: database).elements.map(\.id) == [2])
    }
}

@Fetchable("rate")
private struct Rate: Sendable {
    let id: Int
    var value: Decimal
    var parentID: Int?

    static let parent = ToOne<Rate, Rate>(\.parentID)
    static let prices = ToMany<Rate, Price>(\.amount, to: \.value)
}

@Fetchable("price")
private struct Price: Sendable {
    let id: Int
    var shopID: Int?
    var rateID: Int?
    var amount: Decimal?

    static let declared = ToOne<Price, Rate>(\.rateID)
    static let found = ToOne<Price, Rate>(\.amount, to: \.value)
}

@Fetchable("shop")
private struct Shop: Sendable {
    let id: Int

    static let tariffs = ToMany<Shop, Tariff>(through: Price.self, \.shopID, \.amount)
}

@Fetchable("tariff")
private struct Tariff: Sendable {
    @PrimaryKey var value: Decimal

    static let shops = ToMany<Tariff, Shop>(through: Price.self, \.amount, \.shopID)
}

private struct EqualityCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [Int]
    let condition: FetchPredicate<Price>

    init(
        _ name: String, _ expected: [Int],
        @PredicateBuilder<Price> _ condition: (Price.FetchableMembers) -> FetchPredicate<Price>
    ) {
        (testDescription, self.expected) = (name, expected)
        self.condition = Price.predicate(condition)
    }

    static let all = [twoRows, negated, joined, constant, listOfOne, missing, computed]

    private static let twoRows = EqualityCase("two rows", [2, 4]) { $0.declared.value == $0.amount }
    private static let negated = EqualityCase("two rows, negated", [2, 4]) { !($0.declared.value != $0.amount) }
    private static let joined = EqualityCase("a row joined by decimals", [2]) { $0.found.id > 0 }
    private static let constant = EqualityCase("a constant", [2]) {
        $0.found.id > 0 && $0.found.value == 1 && $0.amount == 1
    }
    private static let listOfOne = EqualityCase("a list of one", [2]) { $0.found.id > 0 && $0.amount.isIn([1]) }
    private static let missing = EqualityCase("a missing row", [3, 4]) { $0.found == nil }
    private static let computed = EqualityCase("a computed value", [2]) {
        $0.found.id > 0 && $0.found.value == $0.declared.prices.max(\.amount)
    }
}
