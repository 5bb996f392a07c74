#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQL
import Foundation
import Testing

@Suite("Raw SQL on PostgreSQL", .onPostgres)
struct PostgresRawTests {
    private func statement(_ request: FetchableRequest<User, [User]>) throws -> Substring {
        let sql = try request.sql(for: .postgres)
        return sql[try #require(sql.range(of: #"FROM "users" "#)).upperBound...]
    }

    private func error(_ fetch: () throws -> Void) throws -> FetchError {
        try #require(#expect(throws: FetchError.self) { try fetch() })
    }

    @Test func rendersAndRuns() throws {
        let name = "Ann"
        let request = User.where { sql("upper(\($0.name)) = upper(\(name))", as: Bool.self) && $0.score < 10 }
        #expect(try statement(request) == #"WHERE (upper("name") = upper($1)) AND "score" < $2"#)
        let pool = try PostgresPool.withUsers(.three)
        #expect(try request.fetch(in: pool).map(\.id) == [1])
        let pattern = "^[AB]"
        let matching = User.where { sql("\($0.name) ~ \(pattern)", as: Bool.self, on: .postgres) }
        #expect(try matching.fetch(in: pool).map(\.id) == [1, 2])
        #expect(
            try User.where { !sql("\($0.nickname) > 'a'", as: Bool.self) }.count().fetch(in: pool) == 3)
        #expect(
            try User.request().all().sorted(by: .ascending(\.id)).select {
                sql("length(\($0.name)) + \(3)", as: Int.self)
            }.fetch(in: pool) == [6, 5, 5])
    }

    @Test func operatorsOfPostgresAlone() throws {
        let pool = try PostgresPool.withUsers(.three)
        let request = User.where {
            sql(
                #"jsonb_build_object('a', \#($0.id)::int) ? 'a' AND '{"b": [1]}'::jsonb @> '{}'"#, as: Bool.self,
                on: .postgres)
                && $0.id == 2
        }
        #expect(try request.fetch(in: pool).map(\.id) == [2])
        let array = User.request().first().select { sql("(ARRAY[\($0.id), 7])[2]", as: Int.self, on: .postgres) }
        #expect(try array.fetch(in: pool) == 7)
    }

    @Test("No text that is bound gets out of its place", arguments: naughtyTexts)
    func injection(_ text: String) throws {
        let pool = try PostgresPool.withUsers([.named("Ann", id: 1), .named(text, id: 2), .named("Cy", id: 3)])
        let all = User.request().all().sorted(by: .ascending(\.id))
        #expect(try all.where { sql("\($0.name) = \(text)", as: Bool.self) }.fetch(in: pool).map(\.id) == [2])
        #expect(
            try all.where { sql("COALESCE(NULL, \(text))", as: String.self) == $0.name }.fetch(in: pool).map(\.id) == [
                2
            ])
        #expect(try all.select { _ in sql("\(text) || ''", as: String.self) }.fetch(in: pool) == [text, text, text])
        let function = FetchFunction<(String, String), String?>("nullif")
        #expect(try all.where { function($0.name, text) == nil }.fetch(in: pool).map(\.id) == [2])
        #expect(try all.where { sql("\($0.name) = \(text)", as: Bool.self) }.delete(in: pool) == 1)
        #expect(try all.fetch(in: pool).map(\.id) == [1, 3])
    }

    static let naughtyTexts = [
        "'", "''", "\"", "'; DROP TABLE users; --", "\\'", "?", "$1", "$$", "%s", "/*", "*/", "--", "') OR (1=1",
        "\u{2019}", "\n;\n", "E'\\''", "1) UNION SELECT * FROM users --",
    ]

    @Test("What reaches beyond the fragment is refused before anything runs")
    func malformedFragments() throws {
        let fragments: [(FetchPredicate<User>, String)] = [
            (User.predicate { _ in sql("1 = 1) OR (1 = 1", as: Bool.self) }, "has a ')' that closes nothing"),
            (
                User.predicate { _ in sql("ARRAY[1) = 1]", as: Bool.self, on: .postgres) },
                "has a ')' that closes nothing"
            ),
            (User.predicate { _ in sql("1 = 1 --", as: Bool.self, on: .postgres) }, "has a comment"),
            (
                User.predicate { _ in sql("1; DELETE FROM users", as: Bool.self, on: .postgres) },
                "has a semicolon, which ends a statement"
            ),
            (
                User.predicate { _ in sql(#"'a' = E'\'' OR '' = '"#, as: Bool.self, on: .postgres) },
                "has a quotation mark behind a backslash"
            ),
            (
                User.predicate { _ in sql("$$ = $$ = ''", as: Bool.self, on: .postgres) },
                "has a '$', which stands for a value"
            ),
            (
                User.predicate { sql("\($0.name) = $1", as: Bool.self, on: .postgres) },
                "has a '$', which stands for a value"
            ),
        ]
        let pool = try PostgresPool.withUsers(.three)
        for (predicate, fact) in fragments {
            let error = try error { _ = try User.request().all().where(predicate).fetch(in: pool) }
            #expect(error.code == .invalidValue)
            #expect(error.reason == "the fragment of SQL " + fact)
        }
    }

    @Test func refusals() throws {
        let pool = try PostgresPool.withUsers(.three)
        let line = #line + 1
        let onSQLite = User.where { sql("\($0.name) GLOB \("a*")", as: Bool.self, on: .sqlite) }
        #expect(
            try error { _ = try onSQLite.fetch(in: pool) }.description
                == "'User' in 'sql at FetchingPostgresTests/RawTests.swift:\(line)' on PostgreSQL: the fragment of SQL is "
                + "not written for PostgreSQL. Write it so that PostgreSQL understands it, and add '.postgres' after 'on:'"
        )
        let unknown = try error {
            _ = try User.where { sql("no_such_function(\($0.name))", as: Bool.self) }.fetch(in: pool)
        }
        #expect(unknown.engine == "PostgreSQL" && unknown.model == "User")
        #expect(
            "\(unknown) \(unknown.underlyingError.map { "\($0)" } ?? "")".contains(
                "function no_such_function(text) does not exist"))
    }

    @Test func quotesWithinTexts() throws {
        let request = User.where { sql("\($0.name) <> 'it''s; -- (? $1 :x'", as: Bool.self) }
        let pool = try PostgresPool.withUsers(.three)
        #expect(try request.fetch(in: pool).count == 3)
        #expect(
            try request.sql(for: .postgres, showingValues: true).hasSuffix(#"WHERE ("name" <> 'it''s; -- (? $1 :x')"#))
    }

    @Test func groupsAndUpdates() throws {
        let pool = try PostgresPool.withUsers(.three)
        let text = "'"
        let groups = User.request().all().grouped { sql("length(\($0.name)) || \(text)", as: String.self) }
            .sorted(by: .ascending { $0.key }).select(\.key, \.count)
        #expect(try groups.fetch(in: pool).map { "\($0)" } == [#"("2\'", 2)"#, #"("3\'", 1)"#])
        let changed = try User.where { sql("\($0.id) > \(1)", as: Bool.self) }.update(in: pool) {
            $0.name = sql("upper(\($0.name)) || \(text)", as: String.self)
        }
        #expect(changed == 2)
        #expect(try User.where { $0.id == 3 }.first().fetch(in: pool)?.name == "CY'")
    }
}
#endif
