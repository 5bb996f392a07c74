import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite("The first of each")
struct FirstOfEachTests {
    private let best = User.request().all().where { $0.score > 1 }.sorted(by: .descending(\.score))
        .first(nth: 2, ofEach: \.plan)

    /// By score, 6 and 4 are premium, 5 and 3 are not.
    private let users = (1...6).map { id in
        var user = User.named("user \(id)", id: id)
        if id.isMultiple(of: 2) { user.plan = .premium }
        return user
    }

    @Test("are numbered in a statement that the request reads from")
    func statements() throws {
        let columns = #""id", "name", "nickname", "score", "isAdmin", "plan", "rights", "signed_up_at""#
        let numbered = #"""
            (SELECT \#(columns), ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) \#
            AS "fetching.number" FROM "user" WHERE "score" > 1.0) AS "user" WHERE "fetching.number" <= 2
            """#
        #expect(
            try best.sql(for: .sqlite, showingValues: true)
                == #"SELECT \#(columns) FROM \#(numbered) ORDER BY "score" DESC, "id" DESC"#)
        #expect(
            try best.where { $0.isAdmin || $0.id > 2 }.sorted(by: .ascending(\.plan)).limit(3)
                .sql(for: .sqlite, showingValues: true) == #"""
                    SELECT \#(columns) FROM \#(numbered) AND ("isAdmin" = 1 OR "id" > 2) \#
                    ORDER BY "plan" COLLATE BINARY, "score" DESC, "id" DESC LIMIT 3
                    """#)
        #expect(
            try best.count().sql(for: .sqlite, showingValues: true) == "SELECT COUNT(*) FROM \(numbered)")
        #expect(
            try best.deletionSQL(for: .sqlite, showingValues: true)
                == #"DELETE FROM "user" WHERE "id" IN (SELECT "user"."id" FROM \#(numbered))"#)
    }

    @Test("are those by each part of a key of two columns, where the order is the same")
    func keyOfTwoColumns() throws {
        #expect(
            try PlaylistTrack.request().all().sorted(by: .descending(\.trackID)).first(nth: 1, ofEach: \.playlistID)
                .sql(for: .sqlite).contains(
                    #"(PARTITION BY "playlistID" ORDER BY "trackID" DESC, "playlistID" DESC)"#))
    }

    @Test("come one by one, and where the request is prepared")
    func running() async throws {
        let database = try makeDatabase(users)
        #expect(try await best.fetch(in: database).map(\.id) == [6, 5, 4, 3])
        #expect(try await database.read { db in try Array(best.cursor(in: db).map(\.id)) } == [6, 5, 4, 3])
        var streamed: [Int] = []
        for try await user in best.where({ $0.id != 5 }).stream(in: database) { streamed.append(user.id) }
        #expect(streamed == [6, 4, 3])
        let prepared = User.prepared(Double.self, Int.self) { score, id in
            User.where { $0.score < score }.sorted(by: .descending(\.score)).first(nth: 1, ofEach: \.plan)
                .where { $0.id != id }
        }
        #expect(try await prepared(6, 4).fetch(in: database).map(\.id) == [5])
        #expect(try await prepared(4, 0).fetch(in: database).map(\.id) == [3, 2])
        let explained = try await best.explain(in: database)
        #expect("\(explained)".contains("user"))
    }

    @Test("are noticed when another takes the place of one")
    func observation() async throws {
        let database = try makeDatabase(users)
        var values = best.select(\.id).updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [6, 5, 4, 3])
        try await database.write { db in try db.execute(sql: "UPDATE user SET score = 99 WHERE id = 2") }
        #expect(try await values.next() == [2, 6, 5, 3])
    }

    @Test("have cursors of their own: by the number, by what is passed over, and by the members")
    func cursors() throws {
        let database = try makeDatabase(users)
        let all = User.request().all().sorted(by: .descending(\.score))
        let cursor = try #require(try all.first(nth: 1, ofEach: \.plan).page(size: 1).fetch(in: database).next)
        #expect(
            try all.first(nth: 1, ofEach: \.plan).page(size: 1, after: cursor).fetch(in: database).elements.map(\.id)
                == [5])
        for other in [
            all, all.first(nth: 2, ofEach: \.plan), all.first(nth: 1, after: 1, ofEach: \.plan),
            all.first(nth: 1, ofEach: \.isAdmin), all.first(nth: 1, ofEach: \.plan, \.isAdmin),
            all.where { $0.id > 0 }.first(nth: 1, ofEach: \.plan),
        ] {
            let error = #expect(throws: FetchError.self) {
                try other.page(size: 1, after: cursor).fetch(in: database)
            }
            #expect(error?.code == .invalidCursor)
        }
    }

    @Test("are changed as a whole, and returned")
    func changes() throws {
        let database = try makeDatabase(users)
        let deleted = try best.where { $0.plan == .premium }.deleting(returning: \.id).run(in: database)
        #expect(Set(deleted) == [4, 6])
        #expect(try best.update(in: database) { $0.nickname = "best" } == 3)
        #expect(
            try User.where { $0.nickname == "best" }.sorted(by: .ascending(\.id)).fetch(in: database).map(\.id) == [
                2, 3, 5,
            ])
    }
}
