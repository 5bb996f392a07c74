#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Fetchable("tags")
private struct PriceTag {
    let id: Int
    var price: Decimal
}

@Suite("Conversions of what PostgreSQL stores in the place of decimals", .onPostgres)
struct DecimalConversionTests {
    private func keys(of type: String, _ values: String, _ condition: FetchPredicate<PriceTag>) throws -> [Int] {
        let table = "CREATE TABLE tags (id int8 PRIMARY KEY, price \(type) NOT NULL); INSERT INTO tags VALUES \(values)"
        let request = PriceTag.where(condition).sorted(by: .ascending(\.id)).select(\.id)
        return try request.fetch(in: try PostgresFixture(table).db)
    }

    @Test("are nil of NaN")
    func notANumber() throws {
        let values = "(1, 1.50), (2, 'NaN')"
        #expect(try keys(of: "numeric", values, PriceTag.predicate { $0.price.asDouble > 1 }) == [1])
        #expect(try keys(of: "numeric", values, PriceTag.predicate { !($0.price.asDouble > 1) }) == [2])
        #expect(try keys(of: "numeric", values, PriceTag.predicate { $0.price.asString > "" }) == [1])
        #expect(try keys(of: "numeric", values, PriceTag.predicate { !($0.price.asInt >= 0) }) == [1, 2])
    }

    @Test("are computed of the value of a prepared request")
    func parameters() throws {
        let table =
            "CREATE TABLE tags (id int8 PRIMARY KEY, price numeric NOT NULL); INSERT INTO tags VALUES (1, 0.3), (2, 3)"
        let db = try PostgresFixture(table).db
        let matching = PriceTag.prepared(String.self, Double.self, Decimal.self) { text, number, decimal in
            PriceTag.where {
                $0.price == text.asDecimal && $0.price == number.asDecimal && $0.price.asDouble == decimal.asDouble
                    && $0.price.asString == decimal.asString && $0.id == decimal.asInt ?? 1
            }.select(\.id)
        }
        #expect(try matching("3e-1", 0.3, Decimal(3) / 10).fetch(in: db) == [1])
        #expect(try matching("3e-1", 0.30000000000000004, Decimal(3) / 10).fetch(in: db).isEmpty)
    }

    @Test("are those of amounts, integers and short numbers", arguments: ["money", "bigint", "real"])
    func others(type: String) throws {
        let condition = PriceTag.predicate {
            $0.price.asDouble == 2 && $0.price.asInt == 2 && $0.price.asString == "2"
        }
        #expect(try keys(of: type, "(1, 2::int4), (2, 3::int4)", condition) == [1])
    }
}
#endif
