import Fetching
import FetchingCore
import FetchingPredicate
import FetchingSQLite
import Foundation
import GRDB
import Testing

private enum Priority: String, FetchableValue, Codable, CaseIterable, Comparable {
    case low, middle, high

    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { self == .low ? 0 : self == .middle ? 1 : 2 }
}

@Fetchable("ware")
private struct Ware {
    let id: Int
    var label: String
    var price: Decimal
    var priority: Priority
}

@Suite struct FromFoundationConditionalTests {
    private let wares = [
        Ware(id: 1, label: "12", price: 5, priority: .low), Ware(id: 2, label: "3", price: 5, priority: .middle),
        Ware(id: 3, label: "12", price: 0, priority: .high), Ware(id: 4, label: "a", price: 1.5, priority: .low),
    ]

    private func expectSame(
        _ predicate: FetchPredicate<Ware>, _ ids: [Int], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE ware (
                        id INTEGER PRIMARY KEY, label TEXT NOT NULL, price TEXT NOT NULL, priority TEXT NOT NULL
                    )
                    """)
            for ware in wares {
                try db.execute(
                    sql: "INSERT INTO ware VALUES (?, ?, ?, ?)",
                    arguments: [ware.id, ware.label, ware.price, ware.priority.rawValue])
            }
        }
        let request = Ware.request().all().where(predicate)
        #expect(try request.fetch(in: wares).map(\.id) == ids, sourceLocation: sourceLocation)
        #expect(try request.fetch(in: database).map(\.id).sorted() == ids, sourceLocation: sourceLocation)
    }

    /// SQLite takes an explicit collation from within what is compared, such as that of the decimals in a condition.
    @Test func `the collation of a condition is not that of the values`() throws {
        let one = Decimal(1)
        try expectSame(try Ware.predicate(from: #Predicate { ($0.price > one ? $0.label : "") < "2" }), [1, 3])
        try expectSame(try Ware.predicate(from: #Predicate { ($0.price > one ? $0.label : "") < $0.label }), [3])
        try expectSame(try Ware.predicate(from: #Predicate { $0.price == ($0.label < "2" ? $0.price : one) }), [1, 3])
        try expectSame(
            try Ware.predicate(from: #Predicate { ($0.label < "2" ? $0.price : one) > one }), [1])
        try expectSame(
            try Ware.predicate(from: #Predicate { ($0.price > one ? $0.label : "").starts(with: "1") }), [1])
    }

    /// A result of 39 digits is another one in Foundation, and on Linux one of 37.
    @Test func `decimals are not calculated with`() {
        let three = Decimal(3)
        let sum = #Predicate<Ware> { $0.price + $0.price > three }
        let product = #Predicate<Ware> { $0.price * three > three }
        let negated = #Predicate<Ware> { -$0.price > three }
        for predicate in [sum, product, negated] {
            let error = #expect(throws: FetchError.self) { try Ware.predicate(from: predicate) }
            #expect(error?.code == .unsupported)
            #expect(error?.description.contains("Foundation rounds decimals in its own way") == true)
        }
    }

    @Test func `a condition that is nil does not hold`() throws {
        try expectSame(FetchPredicate(.negated(ExpressionTree(.literal(.null)))), [1, 2, 3, 4])
        let choice = ExpressionTree.conditional(
            ExpressionTree(.constant(true)), then: ExpressionTree(.literal(.null)),
            else: ExpressionTree(.constant(true)))
        try expectSame(FetchPredicate(.negated(choice)).simplified(), [1, 2, 3, 4])
    }

    /// A database orders by what is stored: "high" < "low" < "middle".
    @Test func `an order of its own is refused`() throws {
        let (middle, range) = (Priority.middle, Priority.low...Priority.middle)
        let ordered = [
            #Predicate<Ware> { $0.priority < middle }, #Predicate<Ware> { middle >= $0.priority },
            #Predicate<Ware> { range.contains($0.priority) },
        ]
        for predicate in ordered {
            let error = #expect(throws: FetchError.self) { try Ware.predicate(from: predicate) }
            #expect(error?.code == .unsupported)
        }
        try expectSame(try Ware.predicate(from: #Predicate { $0.priority == middle }), [2])
        try expectSame(try Ware.predicate(from: #Predicate { $0.priority.rawValue < "low" }), [3])
    }

    @Test func `a range of many values is not listed`() throws {
        let range = 0..<Int.max
        let error = #expect(throws: FetchError.self) {
            try Ware.predicate(from: #Predicate { ware in range.contains { $0 == ware.id } })
        }
        #expect(error?.code == .tooDeep)
    }
}
