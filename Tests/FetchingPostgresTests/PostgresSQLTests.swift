import Fetching
import FetchingPostgres
import Testing

/// The text of statements, where PostgreSQL's differs from SQLite's.
@Suite("SQL of PostgreSQL")
struct PostgresSQLTests {
    private func condition(
        _ condition: @escaping (User.FetchableMembers) -> FetchPredicate<User>, showingValues: Bool = true
    ) throws -> String {
        let sql: String = try User.request().all().where { condition($0) }
            .sql(for: .postgres, showingValues: showingValues)
        return String(sql.split(separator: " WHERE ", maxSplits: 1)[1])
    }

    @Test("numbers the placeholders")
    func placeholders() throws {
        #expect(
            try condition({ $0.name == "a" && $0.score > 1 }, showingValues: false) == #""name" = $1 AND "score" > $2"#)
    }

    @Test("names a collation for an order only")
    func collation() throws {
        #expect(try condition { $0.name == "a" } == #""name" = 'a'"#)
        #expect(try condition { $0.name > "a" } == #""name" > 'a' COLLATE "C""#)
        let sorted: String = try User.request().all().sorted(by: .ascending(\.name)).sql(for: .postgres)
        #expect(sorted.hasSuffix(#"ORDER BY "name" COLLATE "C""#))
    }

    @Test("finds prefixes by a range")
    func prefix() throws {
        #expect(
            try condition { $0.name.hasPrefix("Ma") }
                == #""name" >= 'Ma' COLLATE "C" AND "name" < 'Mb' COLLATE "C""#)
    }

    @Test("escapes what is a wildcard to LIKE")
    func like() throws {
        #expect(try condition { $0.name.contains("50%_\\") } == #""name" LIKE '%50\%\_\\%'"#)
        #expect(try condition { $0.name.isLike("M*a?%") } == #""name" LIKE 'M%a_\%'"#)
    }

    @Test("compares two that may be nil")
    func nilComparison() throws {
        #expect(try condition { $0.nickname != "a" } == #""nickname" IS DISTINCT FROM 'a'"#)
        #expect(try condition { $0.nickname == nil } == #""nickname" IS NULL"#)
        #expect(try condition { !($0.nickname == "a") } == #""nickname" IS DISTINCT FROM 'a'"#)
    }

    @Test("binds a list as one array")
    func list() throws {
        #expect(try condition({ $0.age.isIn(1, 2) }, showingValues: false) == #""age" = ANY($1)"#)
        #expect(try condition({ $0.age.isNotIn([1, 2]) }, showingValues: false) == #""age" <> ALL($1)"#)
    }

    @Test("compares Bools with their values, so that an index serves")
    func truth() throws {
        let sql: String = try User.request().all().where(\.isAdmin).sql(for: .postgres)
        #expect(sql.hasSuffix(#"WHERE "isAdmin" = TRUE"#))
        #expect(try condition { !$0.isAdmin } == #""isAdmin" = FALSE"#)
    }

    @Test("makes nil of what does not fit 64 bits in a condition, and leaves the error in a result")
    func overflow() throws {
        #expect(
            try condition { $0.age + 1 > 18 } == """
                NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + 1, -9223372036854775809), 9223372036854775808), \
                -9223372036854775809), 9223372036854775808)::int8 > 18
                """)
        #expect(try condition { $0.age / 10 == 2 } == #"("age"::int8 / 10) = 2"#)
        let selected: String = try User.request().all().select { $0.age + 1 }.sql(for: .postgres, showingValues: true)
        #expect(selected == #"SELECT ("age"::int8 + 1) FROM "users""#)
    }

    @Test("says where nil sorts, unless it cannot be there")
    func nilOrder() throws {
        func order(_ term: SortTerm<User>) throws -> String {
            let sql: String = try User.request().all().sorted(by: term).sql(for: .postgres)
            return String(sql.split(separator: " ORDER BY ")[1])
        }
        #expect(try order(.ascending(\.joined)) == #""joined" NULLS FIRST"#)
        #expect(try order(.descending(\.joined)) == #""joined" DESC NULLS LAST"#)
        #expect(try order(.ascending(\.joined).nilsLast) == #""joined""#)
        #expect(try order(.descending(\.joined).nilsFirst) == #""joined" DESC"#)
        #expect(try order(.ascending(\.score)) == #""score""#)
    }

    @Test("shares a placeholder between a key and its group")
    func groups() throws {
        let sql: String = try User.request().all().grouped { $0.age / 10 }.select({ $0.key }, { $0.count })
            .sql(for: .postgres)
        #expect(sql == #"SELECT ("age"::int8 / $1), COUNT(*) FROM "users" GROUP BY ("age"::int8 / $1)"#)
    }

    @Test("cuts aliases at 63 bytes, and keeps them different")
    func longNames() throws {
        let sql: String = try User.request().all().where {
            $0.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.name == "a"
                && $0.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.boss.name == "b"
        }.sql(for: .postgres)
        let names = sql.matches(of: /JOIN "users" AS "([^"]*)"/).map { String($0.1) }
        #expect(names.count == 15)
        #expect(Set(names).count == 15)
        #expect(names.allSatisfy { $0.utf8.count <= 63 })
    }

    @Test("never writes a value into the text", arguments: ["'; DROP TABLE users; --", "$1", "\"", "\\", "%"])
    func values(text: String) throws {
        let sql: String = try User.request().all().where { $0.name == text || $0.name.contains(text) }
            .sql(for: .postgres)
        #expect(sql.hasSuffix(#"WHERE "name" = $1 OR ("name" LIKE $2)"#))
    }
}
