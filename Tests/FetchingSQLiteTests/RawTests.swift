import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Fragments of SQL, in a file that imports GRDB, whose `SQL` and `literal` mean other things.
@Suite("Raw SQL on SQLite") struct RawTests {
    private static let users: [User] = (1...4).map { id in
        var user = User.named(["Ann", "Bo", "Cy", "Anna"][id - 1], id: id)
        user.nickname = id == 2 ? nil : "nick \(id)"
        user.isAdmin = id == 3
        return user
    }

    private func statement(_ request: FetchableRequest<User, [User]>) throws -> Substring {
        let sql = try request.sql(for: .sqlite)
        return sql[try #require(sql.range(of: #"FROM "user" "#)).upperBound...]
    }

    private func error(_ fetch: () throws -> Void) throws -> FetchError {
        try #require(#expect(throws: FetchError.self) { try fetch() })
    }

    @Test func rendersAndRuns() throws {
        let name = "Ann"
        let request = User.where { sql("upper(\($0.name)) = upper(\(name))", as: Bool.self) && $0.score < 10 }
        #expect(try statement(request) == #"WHERE (upper("name") = upper(?)) AND "score" < ?"#)
        #expect(try request.fetch(in: makeDatabase(Self.users)).map(\.id) == [1])
        #expect(
            try statement(User.where { !sql("\($0.nickname) > 1", as: Bool.self) })
                == #"WHERE (("nickname" > 1)) IS NOT TRUE"#)
        #expect(
            try statement(User.where { sql("length(\($0.name))", as: Int.self) == 3 })
                == #"WHERE (length("name")) = ?"#)
    }

    @Test func tablesAndStatements() throws {
        let database = try makeDatabase(Self.users)
        let request = User.where {
            sql("\($0.score) = (SELECT MAX(u.score) FROM \(User.self) AS u)", as: Bool.self)
        }
        #expect(
            try statement(request) == #"WHERE ("score" = (SELECT MAX(u.score) FROM "user" AS u))"#)
        #expect(try request.fetch(in: database).map(\.id) == [4])
        let above = User.where { sql("\($0.score) > 1 + \($0.all(User.self).min(\.score))", as: Bool.self) }
        #expect(try above.fetch(in: database).map(\.id) == [3, 4])
    }

    @Test("No text that is bound gets out of its place", arguments: naughtyTexts)
    func injection(_ text: String) throws {
        var users = Self.users
        users[1].name = text
        users[1].nickname = text
        let database = try makeDatabase()
        try User.insert(users).run(in: database)
        let all = User.request().all().sorted(by: .ascending(\.id))
        #expect(try all.where { sql("\($0.name) = \(text)", as: Bool.self) }.fetch(in: database).map(\.id) == [2])
        #expect(
            try all.where { sql("\($0.nickname) = \(Optional(text))", as: Bool.self) }.fetch(in: database).map(\.id)
                == [2])
        #expect(
            try all.where { sql("COALESCE(NULL, \(text))", as: String.self) == $0.name }.fetch(in: database).map(\.id)
                == [2])
        #expect(
            try all.select { _ in sql("\(text) || ''", as: String.self) }.fetch(in: database)
                == Array(repeating: text, count: 4))
        let function = FetchFunction<(String, String), String?>("nullif")
        #expect(
            try all.where { function($0.name, text) == nil }.fetch(in: database).map(\.id) == [2])
        #expect(try all.where { sql("\($0.name) = \(text)", as: Bool.self) }.delete(in: database) == 1)
        #expect(try all.fetch(in: database).map(\.id) == [1, 3, 4])
    }

    static let naughtyTexts = [
        "'", "''", "\"", "'; DROP TABLE user; --", "\\'", "?", "?1", "$1", ":name", "%s", "/*", "*/", "--", "\0x",
        "') OR (1=1", "\u{2019}", "`", "[", "x'", "\n;\n", "\u{1F1E9}\u{1F1EA}", "1) UNION SELECT * FROM user --",
    ]

    @Test("What reaches beyond the fragment is refused before anything runs")
    func malformedFragments() throws {
        let fragments: [(FetchPredicate<User>, String)] = [
            (User.predicate { _ in sql("1 = 1) OR (1 = 1", as: Bool.self) }, "has a ')' that closes nothing"),
            (User.predicate { _ in sql("(1 = 1", as: Bool.self) }, "leaves a parenthesis open"),
            (User.predicate { _ in sql("1 = 1 -- all", as: Bool.self) }, "has a comment"),
            (User.predicate { _ in sql("1 = /* */ 1", as: Bool.self) }, "has a comment"),
            (
                User.predicate { _ in sql("1; DELETE FROM user", as: Bool.self) },
                "has a semicolon, which ends a statement"
            ),
            (User.predicate { sql("\($0.name) = 'x", as: Bool.self) }, "leaves a text in ' open"),
            (User.predicate { sql("\($0.name) = \"x", as: Bool.self) }, "leaves a text in \" open"),
            (User.predicate { sql("'\($0.name)' = 'x'", as: Bool.self) }, "has an interpolation within a text in '"),
            (User.predicate { sql("\($0.name) = ?", as: Bool.self) }, "has a '?', which stands for a value"),
            (User.predicate { sql("\($0.name) = $1", as: Bool.self) }, "has a '$', which stands for a value"),
            (User.predicate { sql("\($0.name) = :name", as: Bool.self) }, "has a ':', which stands for a value"),
            (User.predicate { sql("\($0.name) = @name", as: Bool.self) }, "has a '@', which stands for a value"),
            (User.predicate { sql("\($0.name) = [name]", as: Bool.self) }, "has a name that begins with '['"),
            (User.predicate { sql("\($0.name) = `name`", as: Bool.self) }, "has a name that begins with '`'"),
            (User.predicate { _ in sql("", as: Bool.self) }, "is empty"),
            (User.predicate { _ in sql(" \n", as: Bool.self) }, "is empty"),
            (User.predicate { _ in sql("\0", as: Bool.self) }, "has a null character"),
        ]
        let database = try makeDatabase(Self.users)
        for (predicate, fact) in fragments {
            let request = User.request().all().where(predicate)
            for error in [
                try error { _ = try request.fetch(in: database) }, try error { _ = try request.fetch(in: Self.users) },
                try error { _ = try request.delete(in: database) },
            ] {
                #expect(error.code == .invalidValue)
                #expect(error.reason == "the fragment of SQL " + fact)
                #expect(error.operation?.contains("sql at FetchingSQLiteTests/RawTests.swift:") == true)
            }
        }
        #expect(try User.request().all().count().fetch(in: database) == 4)
    }

    @Test func quotesAndMarksWithinTexts() throws {
        let request = User.where {
            sql("\($0.name) <> 'it''s; -- (? $1 :x' AND \($0.name) <> ')' AND '\"' <> 'a'", as: Bool.self)
        }
        let database = try makeDatabase(Self.users)
        #expect(try request.fetch(in: database).count == 4)
        #expect(
            try request.sql(for: .sqlite, showingValues: true).hasSuffix(
                #"WHERE ("name" <> 'it''s; -- (? $1 :x' AND "name" <> ')' AND '"' <> 'a')"#))
    }

    @Test func refusals() throws {
        let onPostgres = User.where { sql("\($0.name) ~ \("a")", as: Bool.self, on: .postgres) }
        let place = "'User' in 'sql at FetchingSQLiteTests/RawTests.swift:\(#line - 1)' on SQLite: "
        #expect(
            try error { _ = try onPostgres.fetch(in: makeDatabase()) }.description == place
                + "the fragment of SQL is not written for SQLite. Write it so that SQLite understands it, and add '.sqlite' "
                + "after 'on:'")
        let inMemory = User.where { sql("\($0.name) = 'Ann'", as: Bool.self) }
        let error = try error { _ = try inMemory.fetch(in: Self.users) }
        #expect(error.code == .unsupported)
        #expect(error.reason == "a fragment of SQL has no meaning in memory")
        #expect(error.cure == "Give it one by 'memory:', or fetch from a database")
        let nowhere = User.where { sql("\($0.name) = 'Ann'", as: Bool.self, on: []) }
        #expect(
            try self.error { _ = try nowhere.fetch(in: makeDatabase()) }.reason
                == "no database understands the fragment of SQL")
    }

    @Test func meaningsOfOtherOperands() throws {
        let tooMany = User.where {
            sql("\($0.name) = 'Ann'", as: Bool.self) { (name: String, other: String) in name == other }
        }
        let other = User.where { sql("\($0.name) = 'Ann'", as: Bool.self) { (name: Int) in name == 1 } }
        for _ in 0..<2 {
            #expect(
                try error { _ = try tooMany.fetch(in: Self.users) }.reason
                    == "the closure of 'memory' takes 2 values, and 1 are interpolated")
            #expect(
                try error { _ = try other.fetch(in: makeDatabase()) }.reason
                    == "the closure of 'memory' takes 'Int' as value 1, and another type is interpolated")
        }
    }

    @Test func theDatabaseRejects() throws {
        let request = User.where { sql("no_such_function(\($0.name))", as: Bool.self) }
        let error = try error { _ = try request.fetch(in: makeDatabase()) }
        #expect(error.model == "User")
        #expect(error.engine == "SQLite")
        #expect(
            "\(error) \(error.underlyingError.map { "\($0)" } ?? "")".contains("no such function: no_such_function"))
    }

    @Test func anUnexpectedNullIsAnError() throws {
        let request = User.request().all().select { sql("length(\($0.nickname))", as: Int.self) }
        #expect(try error { _ = try request.fetch(in: makeDatabase(Self.users)) }.code == .unexpectedNull)
    }

    @Test func preparedRequests() throws {
        let prepared = User.prepared(String.self, Int.self) { name, length in
            return User.where {
                sql("upper(\($0.name)) = upper(\(name)) OR length(\($0.name)) = \(length)", as: Bool.self) {
                    (name: String, other: String, _: String, length: Int) in
                    name.uppercased() == other.uppercased() || name.count == length
                }
            }.sorted(by: .ascending(\.id)).select(\.id)
        }
        let database = try makeDatabase(Self.users)
        for (name, length, ids) in [("ann", 2, [1, 2, 3]), ("x", 4, [4]), ("'", 0, [])] {
            #expect(try prepared(name, length).fetch(in: database) == ids)
            #expect(try prepared(name, length).fetch(in: Self.users) == ids)
        }
    }

    @Test func datesInTheirForms() throws {
        let database = try makeDatabase(Self.users)
        let date = Self.users[0].signupDate
        #expect(try User.where { sql("\($0.signupDate) = \(date)", as: Bool.self) }.count().fetch(in: database) == 4)
        #expect(
            try User.where { sql("\($0.signupDate)", as: Date.self) == $0.signupDate }.count().fetch(in: database) == 4)
        #expect(
            try User.request().first().select { sql("\($0.signupDate)", as: Date.self) }.fetch(in: database) == date)
    }

    @Test func equalityAndDigests() {
        func predicate(_ name: String) -> FetchPredicate<User> {
            User.predicate { sql("\($0.name) = \(name)", as: Bool.self) }
        }
        #expect(predicate("a") == predicate("a"))
        #expect(predicate("a") != predicate("b"))
        #expect(predicate("a") != User.predicate { sql("\($0.name) <> \("a")", as: Bool.self) })
        #expect(predicate("a").description == #"sql("\(name) = \(?)")"#)
    }

    @Test func pages() throws {
        let database = try makeDatabase(Self.users)
        let request = User.request().all().sorted(by: .ascending { sql("length(\($0.name))", as: Int.self) })
        var ids: [Int] = []
        var page = try request.page(size: 1).fetch(in: database)
        while true {
            ids += page.elements.map(\.id)
            guard let next = page.next else { break }
            page = try request.page(size: 1, after: next).fetch(in: database)
        }
        #expect(ids == [2, 3, 1, 4])
    }

    @Test func updatesThatReturn() throws {
        let database = try makeDatabase(Self.users)
        let name = "x'"
        let changed = try User.where { $0.id == 1 }.update(in: database) {
            $0.name = sql("upper(\($0.name)) || \(name)", as: String.self)
        }
        #expect(changed == 1)
        #expect(try User.where { $0.id == 1 }.first().fetch(in: database)?.name == "ANNx'")
    }
}
