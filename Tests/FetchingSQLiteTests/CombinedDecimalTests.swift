import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Requests side by side, of decimals that one table has as numbers and another as texts. SQLite takes no number for a text.
@Suite("Decimals of several requests, stored as numbers and as texts") struct CombinedDecimalTests {
    private static let payments = Payment.request().all().select(\.amount)
    private static let refunds = Refund.request().all().select(\.amount)

    private func database(_ column: String) throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE payment (id INTEGER PRIMARY KEY, amount \(column) NOT NULL);
                    CREATE TABLE refund (id INTEGER PRIMARY KEY, amount TEXT NOT NULL);
                    INSERT INTO payment VALUES (1, 1.5), (2, 10);
                    INSERT INTO refund VALUES (1, '1.50')
                    """)
        }
        return database
    }

    @Test("are compared as numbers", arguments: ["NUMERIC", "REAL", "DECIMAL(10, 2)", "TEXT"])
    func combinations(column: String) throws {
        let database = try database(column)
        let (payments, refunds) = (Self.payments, Self.refunds)
        #expect(try payments.union(refunds).fetch(in: database).sorted() == [1.5, 10])
        #expect(try payments.union(refunds).count().fetch(in: database) == 2)
        #expect(try payments.intersection(refunds).fetch(in: database) == [1.5])
        #expect(try refunds.intersection(payments).fetch(in: database) == [1.5])
        #expect(try payments.subtracting(refunds).fetch(in: database) == [10])
        #expect(try refunds.subtracting(payments).fetch(in: database) == [])
        let all = payments.unionAll(refunds).sorted(by: .ascending(\.amount))
        #expect(try all.fetch(in: database) == [1.5, 1.5, 10])
        #expect(try all.first(nth: 2).fetch(in: database) == [1.5, 1.5])
        #expect(try payments.unionAll(refunds).distinct().fetch(in: database).sorted() == [1.5, 10])
    }

    @Test("are compared as numbers with calculated ones", arguments: ["NUMERIC", "REAL", "TEXT"])
    func calculated(column: String) throws {
        let database = try database(column)
        let same = Payment.request().all().select { $0.amount * 1 }
        #expect(try Self.payments.union(same).fetch(in: database).sorted() == [1.5, 10])
        #expect(try Self.payments.subtracting(same).fetch(in: database) == [])
    }
}

@Fetchable
private struct Payment {
    let id: Int
    var amount: Decimal
}

@Fetchable
private struct Refund {
    let id: Int
    var amount: Decimal
}
