import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite("Windows")
struct WindowTests {
    @Fetchable("payment") struct Payment {
        let id: Int
        var amount: Decimal
    }

    /// 1 and 2 are administrators; the scores are the keys.
    private let users = (1...4).map { id in
        var user = User.named("user \(id)", id: id)
        user.isAdmin = id < 3
        user.score = Double(id)
        return user
    }

    private let columns = #""id", "name", "nickname", "score", "isAdmin", "plan", "rights", "signed_up_at""#

    private let ranked = User.request().all().sorted(by: .ascending(\.id)).select(\.id) {
        $0.over(partition: \.isAdmin, order: .descending(\.score)).rank
    }

    @Test("stand beside the other values, and in a request within where rows are asked for behind a place")
    func statements() throws {
        let rank = #"RANK() OVER (PARTITION BY "isAdmin" ORDER BY "score" DESC)"#
        #expect(
            try ranked.sql(for: .sqlite) == #"SELECT "id", \#(rank) FROM "user" ORDER BY "id""#)
        #expect(
            try ranked.where { $0.id < 9 }.first(nth: 3).sql(for: .sqlite, showingValues: true)
                == #"SELECT "id", \#(rank) FROM "user" WHERE "id" < 9 ORDER BY "id" LIMIT 3"#)
        let database = try makeDatabase(users)
        let next = try #require(try ranked.page(size: 1).fetch(in: database).next)
        let window = #"RANK() OVER (PARTITION BY "user"."isAdmin" ORDER BY "user"."score" DESC) AS "fetching.window1""#
        let all = columns.split(separator: ", ").map { #""user".\#($0)"# }.joined(separator: ", ")
        let pages = try ranked.page(size: 2, after: next).sql(for: .sqlite, showingValues: true)
        let source = #"(SELECT \#(all), \#(window) FROM "user") AS "user""#
        #expect(
            pages == #"SELECT "id", "fetching.window1", "id" FROM \#(source) WHERE "id" > 1 ORDER BY 3 LIMIT 3"#)
    }

    @Test("are computed once for a page, however many terms its order has")
    func pagesOfSeveralTerms() throws {
        var users = users
        users[0].nickname = "b"
        users[1].nickname = "a"
        users[3].nickname = "b"
        let database = try makeDatabase(users)
        for order in [SortTerm<User>.ascending(\.nickname).nilsLast, .descending(\.nickname)] {
            let request = User.request().all().sorted(by: order, .descending(\.isAdmin), .ascending(\.id)).select(\.id)
            {
                $0.over(order: .descending(\.score)).rank
            }
            let all = try request.fetch(in: database)
            var (pages, cursor): ([(Int, Int)], PageCursor?) = ([], nil)
            repeat {
                let page = request.page(size: 1, after: cursor)
                #expect(try cursor == nil || !page.sql(for: .sqlite).contains("UNION"))
                let found = try page.fetch(in: database)
                pages += found.elements
                cursor = found.next
            } while cursor != nil
            #expect(pages.map(\.0) == all.map(\.0) && pages.map(\.1) == all.map(\.1), "\(pages)")
            #expect(all.count == 4)
        }
    }

    @Test("are prepared, counted, inserted, explained and noticed")
    func running() async throws {
        let database = try makeDatabase(users)
        #expect(try await ranked.fetch(in: database).map(\.1) == [2, 1, 2, 1])
        let prepared = User.prepared(Double.self, Int.self) { bonus, id in
            User.where { $0.id > id }.sorted(by: .ascending(\.id)).select {
                $0.over(order: .ascending(\.id)).sum { $0.score + bonus }
            }
        }
        #expect(try await prepared(10, 1).fetch(in: database) == [12, 25, 39])
        #expect(try await prepared(0, 2).fetch(in: database) == [3, 7])
        #expect(try prepared(10, 1).fetch(in: users) == [12, 25, 39])
        #expect(try await ranked.distinct().count().fetch(in: database) == 4)
        #expect("\(try await ranked.explain(in: database))".contains("user"))
        var values = ranked.updates(in: database).makeAsyncIterator()
        #expect(try await values.next()?.map(\.1) == [2, 1, 2, 1])
        try await database.write { db in try db.execute(sql: "UPDATE user SET score = 9 WHERE id = 1") }
        #expect(try await values.next()?.map(\.1) == [1, 2, 2, 1])
    }

    @Test("are inserted")
    func insertion() async throws {
        let database = try makeDatabase(users)
        try await database.write { db in
            try db.execute(sql: "CREATE TABLE place (id INTEGER PRIMARY KEY, rank INTEGER NOT NULL)")
        }
        let places = User.where { $0.id > 1 }.select {
            Place.selecting(id: $0.id, rank: $0.over(order: .descending(\.score)).rank)
        }
        try await Place.insert(from: places).run(in: database)
        let inserted = try await Place.request().all().sorted(by: .ascending(\.id)).fetch(in: database)
        #expect(inserted.map(\.rank) == [3, 2, 1])
    }

    /// NUMERIC makes a number of a decimal, which is another value than the text of the default.
    @Test("of decimals that are stored as numbers are equal to their default")
    func decimalsAsNumbers() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE payment (id INTEGER PRIMARY KEY, amount NUMERIC NOT NULL);
                    INSERT INTO payment VALUES (1, 0), (2, 0), (3, 2.5), (4, 1)
                    """)
        }
        let before = Payment.request().all().select { $0.over(order: .ascending(\.id)).lag(\.amount, default: 0) }
        #expect(try before.fetch(in: database).sorted() == [0, 0, 0, 2.5])
        #expect(try before.distinct().fetch(in: database).sorted() == [0, 2.5])
        #expect(try before.distinct().count().fetch(in: database) == 2)
    }

    @Test("of integers and decimals are right where their rows move")
    func movingRows() throws {
        let database = try makeDatabase(users)
        // The first request that needs the functions adds them to the connection.
        _ = try User.request().all().select { $0.over().sum(\.id) }.fetch(in: database)
        let sums = try database.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    WITH "n" ("i", "x", "d") AS
                        (VALUES (1, 9223372036854775807, '1.5'), (2, 1, '0.25'), (3, -5, NULL), (4, 7, '2'))
                    SELECT fetching_sum("x") OVER "two", fetching_decimal_sum("d") OVER "two",
                        fetching_decimal_average("d") OVER "two" FROM "n"
                    WINDOW "two" AS (ORDER BY "i" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)
                    """)
        }
        #expect(sums.map { $0[0] as Int? } == [.max, nil, -4, 2])
        #expect(sums.map { $0[1] as String? } == ["1.5", "1.75", "0.25", "2"])
        #expect(sums.map { $0[2] as String? } == ["1.5", "0.875", "0.25", "2"])
    }

    @Test("say what is wrong")
    func errors() throws {
        func text(_ body: () throws -> String) -> String {
            do { return try body() } catch { return "\(error)" }
        }
        #expect(
            text { try User.request().all().aggregate { _ in User.fetchableMembers.over().count }.sql(for: .sqlite) }
                == "'User' in 'over' on SQLite: a value of a window is asked for where there are groups. "
                + "Ask for it of each model, in 'select'")
        #expect(
            text { try User.where { $0.id.isIn(User.request().all().select { $0.over().count }) }.sql(for: .sqlite) }
                == "'User.id' in 'over' on SQLite: the request within 'isIn' gives values of a window. "
                + "Fetch the values first, and give them to 'isIn'")
        #expect(
            text { "\(try ranked.first(nth: 3).page(size: 2).fetch(in: users))" }
                == "'User' in 'over' on memory: pages of rows that a limit leaves have values of windows. "
                + "Leave the limit out, or use 'first(nth:after:)'")
        #expect(
            text {
                try User.request().all().select { $0.over(order: .ascending(\.id)).lag(\.name, by: -1) }
                    .sql(for: .sqlite)
            } == "'User.name' in 'lag' on SQLite: the number of rows between the two is negative. Pass 0 or more")
    }
}

@Fetchable("place")
@Projection
private struct Place {
    let id: Int
    var rank: Int
}
