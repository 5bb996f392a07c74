#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

private enum Temper: String, FetchableValue { case good, bad }

@Fetchable("accounts")
private struct Account: Equatable {
    let id: Int
    var email: String
    var value1 = 0.0
    var place = 0
    var rank: Int8 = 5
    @FetchingStorage(.postgresEnum("temper")) var mood: Temper?
    var payment: Decimal?
    var seen: Date?
    var token: UUID?
    var data: Data?
    @Version var version = 0
}

@Fetchable("archives")
@Projection
private struct Archive: Equatable {
    let id: Int
    @FetchingStorage(.postgresEnum("temper")) var mood: Temper?
    var size: Int8
}

@Suite("Changing models on PostgreSQL", .onPostgres)
struct PostgresModelChangeTests {
    private let fixture: PostgresFixture

    init() throws {
        fixture = try PostgresFixture(
            """
            CREATE TYPE temper AS ENUM ('good', 'bad');
            CREATE TABLE accounts (
                id integer PRIMARY KEY, email text NOT NULL UNIQUE, value1 real NOT NULL,
                place integer NOT NULL, rank smallint NOT NULL,
                mood temper, payment numeric, seen timestamptz, token uuid, data bytea, version smallint NOT NULL)
            """)
    }

    private var all: [Account] {
        get throws { try Account.sorted(by: .ascending(\.id)).fetch(in: fixture.db) }
    }

    private func code(_ body: () throws -> Void) -> FetchError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? FetchError)?.code }
    }

    private static let full = Account(
        id: 1, email: "a", value1: 1.5, mood: .bad, payment: 10.25, seen: Date(timeIntervalSince1970: 1), token: UUID(),
        data: Data([0, 1]))

    @Test func updatesEveryType() throws {
        try Account.insert((1...3).map { Account(id: $0, email: "\($0)") }).run(in: fixture.db)
        #expect(try Account.update(Self.full).run(in: fixture.db) == 1)
        var full = Self.full
        full.version = 1
        let list = [Account(id: 3, email: "c", place: 7, mood: .good), full, Account(id: 2, email: "b")]
        #expect(try Account.update(list).returning(\.id, \.place).run(in: fixture.db).map(\.0) == [3, 1, 2])
        #expect(try all.map(\.version) == [2, 1, 1])
        #expect(try all[0].payment == 10.25 && all[2].mood == .good)
        #expect(code { try Account.update(list).run(in: fixture.db) } == .staleModel)
    }

    @Test func rowsChangeInTheOrderGiven() async throws {
        let accounts = [Account(id: 1, email: "joe"), Account(id: 2, email: "sue")]
        try Account.insert(accounts).run(in: fixture.db)
        // What one row gives up, a later one takes, whichever the server would change first.
        let forth = [Account(id: 2, email: "s"), Account(id: 1, email: "sue")]
        #expect(try Account.update(forth).returning(\.email).run(in: fixture.db) == ["s", "sue"])
        try fixture.db.run("BEGIN")
        let back = [Account(id: 1, email: "joe", version: 1), Account(id: 2, email: "sue", version: 1)]
        #expect(try Account.update(back).run(in: fixture.db) == 2)
        #expect(
            code { try Account.update(back.map { Account(id: $0.id, email: "same", version: 2) }).run(in: fixture.db) }
                == .constraintViolation)
        try fixture.db.run("COMMIT")
        #expect(try all.map(\.email) == ["joe", "sue"] && all.map(\.version) == [2, 2])
        let driver = try LibPQDriver(fixture.configuration, format: .binary)
        let again = [Account(id: 2, email: "s", version: 2), Account(id: 1, email: "sue", version: 2)]
        let count = try await driver.run(Account.update(again))
        #expect(count == 2)
    }

    @Test func theMissingRowOfAListIsNamed() throws {
        try Account.insert((1...3).map { Account(id: $0, email: "\($0)") }).run(in: fixture.db)
        var list = (1...3).map { Account(id: $0, email: "\($0)", place: 1) }
        list[1].version = 4
        #expect { try Account.update(list).run(in: fixture.db) } throws: { error in
            (error as? FetchError)?.code == .staleModel && (error as? FetchError)?.key == "2"
        }
        #expect { try Account.update(list).returning().run(in: fixture.db) } throws: { error in
            (error as? FetchError)?.code == .staleModel && (error as? FetchError)?.key == "2"
        }
        #expect(try all.map(\.place) == [0, 0, 0])
    }

    @Test func aValueThatDoesNotFitIsSaid() throws {
        try fixture.db.run("ALTER TABLE accounts ALTER email TYPE varchar(3)")
        for account in [Account(id: .max, email: "a"), Account(id: 1, email: "abcd")] {
            for list in [[account], [Account(id: 2, email: "b"), account]] {
                #expect(code { try Account.insert(list).run(in: fixture.db) } == .outOfRange)
                #expect(code { try Account.insert(list).onConflict(.ignore).run(in: fixture.db) } == .outOfRange)
            }
        }
        try Account.insert(Account(id: 1, email: "a")).run(in: fixture.db)
        #expect(code { try Account.update(Account(id: 1, email: "a", place: .max)).run(in: fixture.db) } == .outOfRange)
        #expect(code { try Account.update(Account(id: 1, email: "abcd")).run(in: fixture.db) } == .outOfRange)
        // What is computed has 64 bits, and does not fit the column.
        try fixture.db.run("UPDATE accounts SET place = 2147483647")
        #expect(
            code { try Account.request().all().update(in: fixture.db) { $0.place += 1 } } == .outOfRange)
    }

    @Test func changesGiveTheVersionThatIsCounted() throws {
        try Account.insert(Self.full).run(in: fixture.db)
        var new = Self.full
        new.place = 3
        #expect(try Account.changes(from: Self.full, to: new).returning(\.version).run(in: fixture.db) == 1)
        #expect(try Account.changes(from: new, to: new).returning(\.version).run(in: fixture.db) == nil)
    }

    @Test func aStaleModelUndoesAllBatches() throws {
        let accounts = (1...20_000).map { Account(id: $0, email: "\($0)") }
        try Account.insert(accounts).run(in: fixture.db)
        var changed = accounts.map { account in
            var account = account
            account.place = 5
            return account
        }
        changed[19_999].version = 3
        #expect(code { try Account.update(changed).run(in: fixture.db) } == .staleModel)
        #expect(code { try Account.update([changed[0], changed[0]]).run(in: fixture.db) } == .staleModel)
        #expect(code { try Account.save(changed).run(in: fixture.db) } == .staleModel)
        #expect(code { try Account.save(changed[19_999]).run(in: fixture.db) } == .staleModel)
        #expect(try all == accounts)
        changed[19_999].version = 0
        #expect(try Account.update(changed).run(in: fixture.db) == 20_000)
        #expect(try Account.request().all().where { $0.place != 5 || $0.version != 1 }.fetch(in: fixture.db).isEmpty)
    }

    @Test func changesAndDeletions() throws {
        try Account.insert([Self.full, Account(id: 2, email: "b")]).run(in: fixture.db)
        var new = Self.full
        (new.mood, new.payment) = (.good, nil)
        let changes = try Account.changes(from: Self.full, to: new)
        #expect(
            try changes.sql(for: .postgres) == """
                UPDATE "accounts" SET "mood" = CAST($1 AS "temper"), "payment" = NULL, \
                "version" = "accounts"."version" + 1 WHERE "id" = $2 AND "version" = $3
                """)
        #expect(try changes.run(in: fixture.db) == 1)
        #expect(code { try changes.run(in: fixture.db) } == .staleModel)
        #expect(code { try Account.delete([Account(id: 2, email: ""), new]).run(in: fixture.db) } == .staleModel)
        #expect(try all.count == 2)
        #expect(try Account.delete(all).returning(\.email).run(in: fixture.db) == ["a", "b"])
    }

    @Test func insertsWhatIsSelected() throws {
        try fixture.db.execute(
            "CREATE TABLE archives (id integer PRIMARY KEY, mood temper, size smallint NOT NULL)")
        try Account.insert((1...3).map { Account(id: $0, email: "\($0)", mood: .bad) }).run(in: fixture.db)
        let request = Archive.insert(
            from: Account.request().all().where { $0.id > 1 }.sorted(by: .descending(\.id)).select {
                Archive.selecting(id: $0.id, mood: $0.mood, size: $0.rank)
            })
        #expect(try request.returning(\.id).run(in: fixture.db) == [3, 2])
        #expect(try request.onConflict(.ignore).run(in: fixture.db) == 0)
        #expect(try request.onConflictUpdateAll().run(in: fixture.db) == 2)
        #expect(try Archive.request().all().select(\.mood).fetch(in: fixture.db) == [.bad, .bad])
        let distinct = Archive.insert(
            from: Account.request().all().where { $0.id == 1 }.sorted(by: .descending(\.id)).select {
                Archive.selecting(id: $0.id, mood: $0.mood, size: $0.rank)
            }.distinct())
        #expect(try distinct.run(in: fixture.db) == 1)
    }

    @Test func pools() async throws {
        let pool = fixture.makePool()
        defer { pool.close() }
        try await Account.insert(Self.full).run(in: pool)
        let count = try await Account.update(Self.full).run(in: pool)
        #expect(count == 1)
        await #expect(throws: FetchError.self) { try await Account.update(Self.full).run(in: pool) }
    }
}
#endif
