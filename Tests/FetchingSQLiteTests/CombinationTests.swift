import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite("Requests put together")
struct CombinationTests {
    private let admins = User.where { $0.isAdmin }
    private let best = User.sorted(by: .descending(\.score)).limit(2)

    /// 1 and 2 are administrators; 3 and 2 have the best scores.
    private let users = (1...3).map { id in
        var user = User.named("user \(id)", id: id)
        user.isAdmin = id < 3
        return user
    }

    private let columns = #""id", "name", "nickname", "score", "isAdmin", "plan", "rights", "signed_up_at""#

    @Test("are a statement that the request reads from, and one that has a limit is another within")
    func models() throws {
        let union = #"""
            (SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1 UNION SELECT \#(columns) FROM \#
            (SELECT \#(columns) FROM "user" ORDER BY "score" DESC, "id" DESC LIMIT 2) AS "user") AS "user"
            """#
        let request = admins.union(best)
        #expect(
            try request.sorted(by: .ascending(\.name)).sql(for: .sqlite, showingValues: true)
                == #"SELECT \#(columns) FROM \#(union) ORDER BY "name" COLLATE BINARY"#)
        #expect(
            try request.where { $0.id > 1 }.limit(3).sql(for: .sqlite, showingValues: true)
                == #"SELECT \#(columns) FROM \#(union) WHERE "id" > 1 ORDER BY "id" LIMIT 3"#)
        #expect(try request.count().sql(for: .sqlite, showingValues: true) == "SELECT COUNT(*) FROM \(union)")
        #expect(
            try request.deletionSQL(for: .sqlite, showingValues: true)
                == #"DELETE FROM "user" WHERE "id" IN (SELECT "user"."id" FROM \#(union))"#)
        #expect(
            try admins.unionAll(admins).unionAll(admins).exists().sql(for: .sqlite) == #"""
                SELECT EXISTS (SELECT 1 FROM (\#
                SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1 \#
                UNION ALL SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1 \#
                UNION ALL SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1) AS "user")
                """#)
        #expect(
            try admins.intersection(admins.subtracting(admins)).sql(for: .sqlite) == #"""
                SELECT \#(columns) FROM (SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1 \#
                INTERSECT SELECT \#(columns) FROM (SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1 \#
                EXCEPT SELECT \#(columns) FROM "user" WHERE "isAdmin" = 1) AS "user") AS "user"
                """#)
    }

    @Test("of values stand side by side, with the order of all")
    func values() throws {
        let names = User.request().all().select(\.name)
        let plans = admins.select(\.nickname)
        #expect(
            try User.request().all().select(\.nickname).union(plans).sorted(by: .ascending(\.nickname).nilsLast).limit(
                3
            )
            .sql(for: .sqlite, showingValues: true) == #"""
                SELECT "nickname" COLLATE BINARY FROM "user" UNION SELECT "nickname" COLLATE BINARY FROM "user" \#
                WHERE "isAdmin" = 1 ORDER BY 1 COLLATE BINARY NULLS LAST LIMIT 3
                """#)
        #expect(
            try names.limit(1).unionAll(names).subtracting(names).sql(for: .sqlite, showingValues: true) == #"""
                SELECT * FROM (SELECT * FROM (SELECT "name" COLLATE BINARY FROM "user" ORDER BY "id" LIMIT 1) AS "part" \#
                UNION ALL SELECT "name" COLLATE BINARY FROM "user") AS "part" \#
                EXCEPT SELECT "name" COLLATE BINARY FROM "user"
                """#)
        #expect(
            try names.union(names).count().sql(for: .sqlite) == #"""
                SELECT COUNT(*) FROM (SELECT "name" COLLATE BINARY FROM "user" \#
                UNION SELECT "name" COLLATE BINARY FROM "user") AS "rows"
                """#)
        #expect(
            try names.distinct().exists().sql(for: .sqlite) == #"""
                SELECT EXISTS (SELECT 1 FROM (SELECT DISTINCT "name" COLLATE BINARY FROM "user") AS "rows")
                """#)
    }

    @Test("compare texts by their bytes, whatever the column says")
    func collations() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE user (
                        id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, nickname TEXT COLLATE NOCASE,
                        score DOUBLE NOT NULL, isAdmin BOOLEAN NOT NULL, plan TEXT NOT NULL, rights INTEGER NOT NULL,
                        signed_up_at DATETIME NOT NULL);
                    INSERT INTO user VALUES (1, 'ann', 'Ann', 1, 1, 'premium', 1, '2020-01-01'),
                        (2, 'Bea', 'bea', 1, 1, 'premium', 1, '2020-01-01');
                    """)
        }
        let names = User.request().all().select(\.name)
        let nicknames = User.request().all().select { $0.nickname ?? "" }
        #expect(
            try names.union(nicknames).sorted(by: .ascending(\.name)).fetch(in: database)
                == ["Ann", "Bea", "ann", "bea"])
        #expect(try names.intersection(nicknames).fetch(in: database).isEmpty)
        #expect(
            try names.limit(5).subtracting(nicknames.limit(5)).sorted(by: .descending(\.name)).fetch(in: database)
                == ["ann", "Bea"])
        #expect(try names.union(nicknames).limit(9).union(names.limit(1)).count().fetch(in: database) == 4)
    }

    @Test("come one by one, and where the request is prepared")
    func running() async throws {
        let database = try makeDatabase(users)
        let request = admins.union(best).sorted(by: .ascending(\.id))
        #expect(try await request.fetch(in: database).map(\.id) == [1, 2, 3])
        #expect(try await request.count(in: database) == 3)
        #expect(try await admins.intersection(best).exists(in: database))
        #expect(try await database.read { db in try Array(request.cursor(in: db).map(\.id)) } == [1, 2, 3])
        var streamed: [Int] = []
        for try await user in request.stream(in: database) { streamed.append(user.id) }
        #expect(streamed == [1, 2, 3])
        let prepared = User.prepared(Int.self, Double.self) { id, score in
            User.where { $0.id == id }.select(\.id).union(User.where { $0.score > score }.select(\.id))
                .sorted(by: .ascending(\.id))
        }
        #expect(try await prepared(1, 2).fetch(in: database) == [1, 3])
        #expect(try await prepared(2, 1).fetch(in: database) == [2, 3])
        #expect("\(try await request.explain(in: database))".contains("user"))
        #expect("\(try await admins.select(\.id).union(best.select(\.id)).explain(in: database))".contains("user"))
    }

    @Test("are noticed when a row of either changes")
    func observation() async throws {
        let database = try makeDatabase(users)
        try await database.write { db in
            try db.execute(sql: "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        }
        let names = User.where { $0.id == 1 }.select(\.name).union(CombinedPet.request().all().select(\.name))
            .sorted(by: .ascending(\.name))
        var values = names.updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == ["user 1"])
        try await database.write { db in try db.execute(sql: "INSERT INTO pet VALUES (1, 'Rex')") }
        #expect(try await values.next() == ["Rex", "user 1"])
    }

    @Test("have cursors of their own: by the operation, and by each request")
    func cursors() throws {
        let database = try makeDatabase(users)
        let cursor = try #require(try admins.union(best).page(size: 1).fetch(in: database).next)
        #expect(try admins.union(best).page(size: 1, after: cursor).fetch(in: database).elements.map(\.id) == [2])
        for other in [
            admins, admins.intersection(best), admins.union(admins), best.union(admins), admins.union(best).limit(9),
        ] {
            let error = #expect(throws: FetchError.self) {
                try other.page(size: 1, after: cursor).fetch(in: database)
            }
            #expect(error?.code == .invalidCursor)
        }
    }

    @Test("say what is wrong")
    func errors() throws {
        let names = User.request().all().select(\.name)
        func text(_ body: () throws -> String) -> String {
            do { return try body() } catch { return "\(error)" }
        }
        #expect(
            text { try names.union(names).where { $0.isAdmin }.sql(for: .sqlite) }
                == "'User' in 'where' on SQLite: a condition follows 'union' of selected values. "
                + "Put the condition into each of the requests")
        #expect(
            text { try names.union(names).sorted(by: .ascending(\.score)).sql(for: .sqlite) }
                == "'User.score' in 'sorted' on SQLite: rows of several requests are sorted by a value that the first does "
                + "not select. Select the value in all of them, or sort by one that is selected")
        #expect(
            text { try names.map { $0 + "!" }.intersection(names).sql(for: .sqlite) }
                == "'User' in 'intersection' on SQLite: a closure of 'map' has made the rows of one of the requests. "
                + "Put 'map' behind 'intersection'")
        #expect(
            text { try names.union(names).page(size: 2).sql(for: .sqlite) }
                == "'User' on SQLite: rows of several requests have no key for pages, and cannot be inserted. "
                + "Use 'first(nth:after:)', or insert the rows of each request")
        #expect(
            text { "\(try admins.unionAll(best).page(size: 2).fetch(in: users))" }
                == "'User' on memory: 'unionAll' may give a model twice, and pages need a key that differs. "
                + "Use 'union', or 'first(nth:after:)'")
    }
}

@Fetchable("pet")
private struct CombinedPet {
    let id: Int
    var name: String
}
