import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Decimals are read as Foundation reads them, only faster.
@Suite struct DecimalTests {
    @Fetchable("price") struct Price {
        let id: Int
        var amount: Decimal
    }

    private static let texts: [String] = {
        let edges = [
            "0", "-0", "0.00", "-0.00", "1", "-1", "10", "1200", "12.50", "0.1", "-0.10", "00012.5", "5.",
            "999999999999999999", "-999999999999999999", "1000000000000000000", "9.99999999999999999",
            "0.000000000000000001", "123456789012345678901234567890", "0.00000000000000000000001", "1e3", "1.5E-7",
            "+7",
            "1844674407370955161.5", "-.5", ".5",
        ]
        let random = (0..<3000).map { _ in
            let digits = Int.random(in: 1...24)
            let text = String((0..<digits).map { _ in "0123456789".randomElement()! })
            let point = text.index(text.startIndex, offsetBy: Int.random(in: 1...digits))
            return (Bool.random() ? "-" : "") + text[..<point] + (Bool.random() ? "." : "") + text[point...]
        }
        return edges + random
    }()

    @Test func readsWhatFoundationReads() throws {
        let database = try Self.database(of: Self.texts)
        let prices = try Price.request().all().sorted(by: .ascending(\.id)).fetch(in: database)
        #expect(prices.count == Self.texts.count)
        for (text, price) in zip(Self.texts, prices) {
            let expected = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
            #expect(price.amount == expected, "\(text)")
            #expect(price.amount.description == expected.description, "\(text)")
        }
    }

    @Test(arguments: [
        "", "-", ".", "-.", "1.2.3", "1,5", " 1", "1 ", "--1", "1-", "1e", "e5", "0x10", "1_000", "NaN", "inf", "١",
        "1\u{0}", "12345678901234567890x",
    ])
    func refusesWhatIsNoNumber(text: String) throws {
        let database = try Self.database(of: [text])
        let error = #expect(throws: FetchError.self) { try Price.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch)
    }

    /// The texts of decimals are not compared as they stand, whichever case of a choice they come from.
    @Test func choicesBetweenNilAreDecimals() throws {
        let database = try Self.database(of: ["1", "12.50", "0012.5", "3"])
        let request = Price.request().all().where {
            choose(if: $0.id == 0, then: Optional<Decimal>.none, else: choose(if: $0.amount > 2, then: $0.amount))
                == 12.5
        }
        #expect(try request.fetch(in: database).map(\.amount) == [12.5, 12.5])
    }

    /// In a column of numbers, each is read as the number that it is compared with.
    @Test func pagesOfNumbersNeitherLoseNorRepeat() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE price (id INTEGER PRIMARY KEY, amount NUMERIC NOT NULL)")
            for id in 1...300 {
                try db.execute(sql: "INSERT INTO price VALUES (?, ?)", arguments: [id, Double(id) / 100])
            }
            try db.execute(sql: "INSERT INTO price VALUES (301, 0.1234567890123456789), (302, 123456789012345678901)")
        }
        let prices = Price.request().all().sorted(by: .descending(\.amount))
        var (ids, cursor): ([Int], PageCursor?) = ([], nil)
        repeat {
            let page = try prices.page(size: 7, after: cursor).fetch(in: database)
            ids += page.elements.map(\.id)
            cursor = page.next
        } while cursor != nil && ids.count < 1000
        #expect(ids.count == 302)
        #expect(Set(ids).count == 302)
        for price in try prices.fetch(in: database) {
            #expect(
                try Price.request().all().where { $0.amount == price.amount }.fetch(in: database).map(\.id) == [
                    price.id
                ])
        }
        let largest = try Price.request().all().max(\.amount).fetch(in: database)
        #expect(try largest == prices.fetch(in: database).first?.amount)
    }

    private static func database(of texts: [String]) throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE price (id INTEGER PRIMARY KEY, amount BLOB NOT NULL)")
            for (id, text) in texts.enumerated() {
                // GRDB cuts a text at NUL when it binds it.
                try db.execute(
                    sql: "INSERT INTO price VALUES (?, CAST(? AS TEXT))", arguments: [id, Data(text.utf8)])
            }
        }
        return database
    }
}
