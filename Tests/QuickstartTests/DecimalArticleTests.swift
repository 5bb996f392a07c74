import Fetching
import FetchingSQLite
import Foundation
import Testing

/// The statements and the results that the article on decimals shows are those of its programs.
@Suite struct DecimalArticleTests {
    private static let article = Result { try Document.article("ExactDecimals").unwrapped }

    @Test func statements() throws {
        let tax = Decimal(19) / 100
        let article = try Self.article.get()
        let taxed = try Payment.request().all().where { $0.amount * tax > 100 }
            .sql(for: .sqlite, showingValues: true)
        let condition = try #require(taxed.split(separator: " WHERE ").last)
        #expect(article.contains("WHERE \(condition)"), "\(condition)")
        let converted = try Payment.request().all().where { $0.amount * $0.id.asDecimal > 100 }
            .sql(for: .sqlite, showingValues: true)
        let conversion = try #require(converted.split(separator: " WHERE ").last)
        #expect(article.contains("// \(conversion)"), "\(conversion)")
        let distinct = try Payment.request().all().sum(distinct: \.amount).sql(for: .sqlite)
        #expect(article.contains(distinct), "\(distinct)")
        let literal = try Payment.request().all().where { $0.amount * 1.19 > 100 }.sql(
            for: .sqlite, showingValues: true)
        #expect(literal.contains("1.1899999999999997952"), "\(literal)")
    }

    @Test(arguments: [
        ("0.1", "0.2", "0.3"),
        ("99999999999999999999999999999999999999", "0.5", "100000000000000000000000000000000000000"),
    ])
    func sums(a: String, b: String, sum: String) throws {
        let locale = Locale(identifier: "en_US_POSIX")
        let other = try #require(Decimal(string: b, locale: locale))
        let payment = Payment(id: 1, amount: try #require(Decimal(string: a, locale: locale)))
        let result = try Payment.request().all().select { $0.amount + other }.fetch(in: [payment])
        #expect(result.map(\.description) == [sum])
        #expect(try Self.article.get().contains("| `\(a) + \(b)` | `\(sum)` |"))
    }

    @Test func quotients() throws {
        let result = try Payment.request().all().select { $0.amount / 3 }.fetch(in: [Payment(id: 1, amount: 2)])
        #expect(result.map { $0?.description } == ["0.66666666666666666666666666666666666667"])
        #expect(try Self.article.get().contains("| `2 / 3` | `0.66666666666666666666666666666666666667` |"))
    }
}
