import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Calculations with what columns of SQLite hold in the place of decimals.
@Suite struct DecimalCalculationTests {
    @Fetchable("price") struct Price {
        let id: Int
        var amount: Decimal
    }

    private static func database(_ type: String, _ values: [any DatabaseValueConvertible]) throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE price (id INTEGER PRIMARY KEY, amount \(type) NOT NULL)")
            for value in values { try db.execute(sql: "INSERT INTO price (amount) VALUES (?)", arguments: [value]) }
        }
        return database
    }

    /// Columns declared otherwise make numbers of texts.
    @Test(arguments: ["TEXT", "NUMERIC", "REAL", "BLOB", "DECIMAL(10, 2)", ""])
    func columnsOfAnyType(type: String) throws {
        let database = try Self.database(type, ["0.1", "0.2", "10", "-3.30", "0.2"])
        let prices = Price.request().all()
        #expect(try prices.sum(\.amount).fetch(in: database).description == "7.2")
        #expect(try prices.sum(distinct: \.amount).fetch(in: database).description == "7")
        #expect(try prices.average(\.amount).fetch(in: database)?.description == "1.44")
        #expect(try prices.where { $0.amount + $0.amount == Decimal(2) / 10 }.fetch(in: database).map(\.id) == [1])
        #expect(
            try prices.sorted(by: .ascending(\.id)).select { $0.amount * $0.amount }.fetch(in: database)
                .map(\.description) == ["0.01", "0.04", "100", "10.89", "0.04"])
    }

    @Test(arguments: ["abc", "", "1,5", "NaN", "0x10", " 1"])
    func whatIsNotANumberIsAnError(text: String) throws {
        let database = try Self.database("BLOB", [text])
        let prices = Price.request().all()
        for run in [
            { _ = try prices.sum(\.amount).fetch(in: database) },
            { _ = try prices.average(\.amount).fetch(in: database) },
            { _ = try prices.where { $0.amount * 2 > 1 }.fetch(in: database) },
            { _ = try prices.update(in: database) { $0.amount *= 2 } },
        ] as [() throws -> Void] {
            let error = #expect(throws: FetchError.self, performing: run)
            #expect(error?.code == .typeMismatch)
        }
        #expect(
            try database.read { try String.fetchAll($0, sql: "SELECT amount FROM price") } == [text])
    }

    @Test func updatesStoreTexts() throws {
        let database = try Self.database("TEXT", ["19.99", "0.10"])
        _ = try Price.request().all().update(in: database) { $0.amount *= 2 }
        #expect(
            try database.read { try String.fetchAll($0, sql: "SELECT amount FROM price ORDER BY id") }
                == ["39.98", "0.2"])
    }
}
