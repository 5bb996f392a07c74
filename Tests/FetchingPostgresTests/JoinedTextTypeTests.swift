#if Postgres
import Fetching
import FetchingPostgres
import Testing

@Fetchable
private struct Tagged {
    let id: Int
    var name: String
    var alias: String
    var code: String
}

/// Columns of which PostgreSQL takes different texts for equal, or sorts them in a way of its own.
@Suite("Joined texts of every type of text of PostgreSQL", .onPostgres)
struct JoinedTextTypeTests {
    private func database() throws -> PostgresConnection {
        try PostgresFixture.extensions.get()
        return try PostgresFixture(
            """
            CREATE COLLATION heedless (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
            CREATE TABLE "Tagged" (id int8 PRIMARY KEY, name citext NOT NULL, alias varchar(9) COLLATE heedless NOT NULL,
                code char(4) NOT NULL);
            INSERT INTO "Tagged" VALUES (1, 'b', 'b', 'b'), (2, 'B', 'B', 'B'), (3, 'a', 'a', 'aa'), (4, 'a', 'a', 'aa'),
                (5, '_', '_', '_')
            """
        ).db
    }

    @Test("are in the order of their scalars") func ownOrder() throws {
        let db = try database()
        let all = Tagged.request().all()
        #expect(try all.joined(\.name, separator: "|").fetch(in: db) == "B|_|a|a|b")
        #expect(try all.joined(\.alias, separator: "|").fetch(in: db) == "B|_|a|a|b")
        #expect(try all.joined(\.code, separator: "|").fetch(in: db) == "B|_|aa|aa|b")
    }

    @Test("are distinct by their scalars") func distinct() throws {
        let db = try database()
        let all = Tagged.request().all()
        #expect(try all.aggregate { $0.joined(distinct: \.name, separator: "|") }.fetch(in: db) == "B|_|a|b")
        #expect(try all.aggregate { $0.joined(distinct: \.alias, separator: "|") }.fetch(in: db) == "B|_|a|b")
        #expect(try all.aggregate { $0.joined(distinct: \.code, separator: "|") }.fetch(in: db) == "B|_|aa|b")
    }

    @Test("are sorted as requests are") func order() throws {
        let db = try database()
        let all = Tagged.request().all()
        #expect(
            try all.joined({ $0.id.asString }, order: .descending(\.alias), .ascending(\.id)).fetch(in: db)
                == all.sorted(by: .descending(\.alias), .ascending(\.id)).select(\.id).fetch(in: db).map { "\($0)" }
                .joined())
        #expect(
            try all.joined({ $0.id.asString }, order: .ascending(\.name), .ascending(\.id)).fetch(in: db)
                == all.sorted(by: .ascending(\.name), .ascending(\.id)).select(\.id).fetch(in: db).map { "\($0)" }
                .joined())
    }
}
#endif
