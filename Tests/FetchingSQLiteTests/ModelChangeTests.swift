import Fetching
import FetchingCore
import FetchingSQLite
import Foundation
import GRDB
import Testing

private enum Mood: String, FetchableValue { case good, bad }

private struct Tags: OptionSet, FetchableValue {
    let rawValue: Int
    static let read = Tags(rawValue: 1)
}

@Fetchable("people", naming: .snakeCase)
private struct Person: Equatable {
    let id: Int
    @Unique var nickName: String?
    var score = 0.0
    var mood: Mood = .good
    var tags: Tags = []
    var payment: Decimal?
    @FetchingStorage(.unixSeconds) var seenAt: Date?
    var token: UUID?
    var data: Data?
    @FetchingIgnored var isSelected = false
}

/// A row of nothing but a key.
@Fetchable("seats")
private struct Seat: Equatable {
    @PrimaryKey let row: Int
    @PrimaryKey let letter: String
}

@Fetchable("prices")
private final class Price {
    @PrimaryKey let shop: Int
    @PrimaryKey let item: String
    var price: Double?

    init(shop: Int, item: String, price: Double?) { (self.shop, self.item, self.price) = (shop, item, price) }
}

@Fetchable("boxes")
private struct Box: Equatable {
    let id: Int?
    var name: String
}

@Suite struct ModelChangeTests {
    private let database: DatabaseQueue
    private static let joe = Person(
        id: 1, nickName: "joe", score: 1.5, mood: .bad, tags: .read, payment: 10.25,
        seenAt: Date(timeIntervalSince1970: 5), token: UUID(), data: Data([0, 1]))
    private static let sue = Person(id: 2, nickName: "sue")

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try Person.create(in: db)
            try Seat.create(in: db)
            try Price.create(in: db)
            try Box.create(in: db)
            try Person.insert([Self.joe, Self.sue]).run(in: db)
        }
    }

    private var all: [Person] { get throws { try Person.sorted(by: .ascending(\.id)).fetch(in: database) } }

    private func code(_ body: () throws -> Void) -> FetchError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? FetchError)?.code }
    }

    @Test func updatesEveryColumnButTheKey() throws {
        var joe = Self.joe
        (joe.nickName, joe.score, joe.mood, joe.tags, joe.payment) = (nil, 3, .good, [], nil)
        (joe.seenAt, joe.token, joe.data) = (Date(timeIntervalSince1970: 9), nil, Data())
        #expect(
            try Person.update(joe).sql(for: .sqlite) == """
                UPDATE "people" SET "nick_name" = ?, "score" = ?, "mood" = ?, "tags" = ?, "payment" = ?, "seen_at" = ?, \
                "token" = ?, "data" = ? WHERE "id" = ?
                """)
        #expect(try Person.update(joe).run(in: database) == 1)
        #expect(try all == [joe, Self.sue])
        var people = [Self.joe, Self.sue]
        #expect(try Person.update(joe).run(in: &people) == 1)
        #expect(people == [joe, Self.sue])
        var store = MemoryStore().adding([Self.joe, Self.sue])
        #expect(try Person.update([joe, Self.sue]).run(in: &store) == 2)
        #expect(try Person.sorted(by: .ascending(\.id)).fetch(in: store) == [joe, Self.sue])
    }

    @Test func aMissingRowUndoesTheList() throws {
        var joe = Self.joe
        joe.score = 100
        let request = Person.update([joe, Person(id: 9)])
        #expect { try request.run(in: database) } throws: { error in
            let error = error as? FetchError
            return error?.code == .missingModel && error?.key == "9" && error?.model == "Person"
        }
        #expect(code { try request.returning().run(in: database) } == .missingModel)
        #expect(try all == [Self.joe, Self.sue])
        var people = [Self.joe, Self.sue]
        #expect(code { try request.run(in: &people) } == .missingModel)
        #expect(people == [Self.joe, Self.sue])
        #expect(try Person.update([]).run(in: database) == 0)
    }

    @Test func violationsUndoTheList() throws {
        var (joe, sue) = (Self.joe, Self.sue)
        (joe.score, sue.nickName) = (100, "joe")
        #expect(code { try Person.update([joe, sue]).run(in: database) } == .constraintViolation)
        #expect(try all == [Self.joe, Self.sue])
        var people = [Self.joe, Self.sue]
        #expect(code { try Person.update([joe, sue]).run(in: &people) } == .constraintViolation)
        // What one row gives up, a later one takes.
        (joe.nickName, sue.nickName) = ("j", "joe")
        #expect(try Person.update([joe, sue]).run(in: &people) == 2)
        #expect(try Person.update([joe, sue]).run(in: database) == 2)
        #expect(try all == people)
    }

    @Test func returnsInTheOrderGiven() throws {
        var joe = Self.joe
        joe.score = 4
        #expect(try Person.update(joe).returning(\.score).run(in: database) == 4)
        #expect(try Person.update([Self.sue, joe]).returning(\.id).run(in: database) == [2, 1])
        let pair = try Person.update(joe).returning(\.id, { $0.score * 2 }).run(in: database)
        #expect(pair == (1, 8))
        #expect(try Person.update(joe).returning().run(in: database) == joe)
        #expect(try Person.delete(joe).returning(\.score).run(in: database) == 4)
        #expect(try Person.delete(joe).returning(\.score).run(in: database) == nil)
        #expect(try Person.delete([joe, Self.sue]).returning().run(in: database) == [Self.sue])
        var people = [joe, Self.sue]
        #expect(try Person.delete([Self.sue, joe]).returning(\.id).run(in: &people) == [2, 1])
        #expect(people.isEmpty)
    }

    @Test func changesGiveWhatIsReturned() throws {
        var joe = Self.joe
        joe.score = 7
        let changes = try Person.changes(from: Self.joe, to: joe)
        #expect(try changes.returning(\.score).run(in: database) == 7)
        #expect(try changes.returning().run(in: database) == joe)
        let none = try Person.changes(from: joe, to: joe)
        #expect(try none.returning(\.score).run(in: database) == nil)
        var people = [Self.joe, Self.sue]
        #expect(try changes.returning(\.id, \.score).run(in: &people)?.1 == 7)
        #expect(try none.returning().run(in: &people) == nil)
    }

    @Test func requestsHoldToUniquenessInMemory() throws {
        var people = [Self.joe, Self.sue]
        let one = Person.request().all().where { $0.id == 1 }
        let expected = code { try one.update(in: database) { $0.nickName = "sue" } }
        #expect(expected == .constraintViolation)
        #expect(code { try one.update(in: &people) { $0.nickName = "sue" } } == expected)
        #expect(code { try Person.request().all().update(in: &people) { $0.nickName = "x" } } == expected)
        #expect(code { _ = try one.updating(returning: \.id) { $0.nickName = "sue" }.run(in: &people) } == expected)
        #expect(people == [Self.joe, Self.sue])
        // Nil is no one's, and a value that all give up is free.
        #expect(try Person.request().all().update(in: &people) { $0.nickName = nil } == 2)
        #expect(try one.update(in: &people) { $0.nickName = "sue" } == 1)
        #expect(try one.update(in: &people) { $0.score = 4 } == 1)
    }

    @Test func deletes() throws {
        #expect(try Person.delete([Self.sue, Person(id: 9), Self.sue]).run(in: database) == 1)
        #expect(try all == [Self.joe])
        #expect(
            try Person.delete(Self.joe).sql(for: .sqlite, showingValues: true)
                == #"DELETE FROM "people" WHERE "id" = 1"#)
        var people = [Self.joe, Self.sue]
        #expect(try Person.delete([Self.sue, Person(id: 9), Self.sue]).run(in: &people) == 1)
        #expect(people == [Self.joe])
    }

    @Test func compositeKeysAndClasses() throws {
        let prices = [Price(shop: 1, item: "a", price: 1), Price(shop: 1, item: "A", price: 2)]
        try Price.insert(prices).run(in: database)
        prices[1].price = nil
        #expect(try Price.update(prices[1]).run(in: database) == 1)
        #expect(try Price.sorted(by: .ascending(\.item)).select(\.price).fetch(in: database) == [nil, 1])
        try Seat.insert(Seat(row: 1, letter: "a")).run(in: database)
        #expect(try Seat.update(Seat(row: 1, letter: "a")).run(in: database) == 1)
        #expect(code { try Seat.update(Seat(row: 1, letter: "b")).run(in: database) } == .missingModel)
    }

    @Test func aNilKeyHasNoRow() throws {
        try Box.insert(Box(id: nil, name: "a")).run(in: database)
        #expect(code { try Box.update(Box(id: nil, name: "b")).run(in: database) } == .missingModel)
        var boxes = [Box(id: nil, name: "a")]
        #expect(code { try Box.update(Box(id: nil, name: "b")).run(in: &boxes) } == .missingModel)
        #expect(try Box.update(Box(id: 1, name: "b")).run(in: database) == 1)
    }

    @Test func viewsAndTriggers() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    ALTER TABLE people RENAME TO humans;
                    CREATE VIEW people AS SELECT * FROM humans;
                    CREATE TRIGGER changed INSTEAD OF UPDATE ON people BEGIN
                        UPDATE humans SET score = new.score WHERE id = new.id;
                    END
                    """)
        }
        var joe = Self.joe
        joe.score = 7
        #expect(try Person.update(joe).run(in: database) == 1)
        #expect(code { try Person.update(Person(id: 9)).run(in: database) } == .missingModel)
        #expect(try all == [joe, Self.sue])
    }

    @Test func observersAndTransactions() async throws {
        var updates = Person.request().all().select(\.score).updates(in: database).makeAsyncIterator()
        #expect(try await updates.next() == [1.5, 0])
        var joe = Self.joe
        joe.score = 2
        let count = try await Person.update(joe).run(in: database)
        #expect(count == 1)
        #expect(try await updates.next() == [2, 0])
        try await Person.changes(from: joe, to: Self.joe).run(in: database)
        #expect(try await updates.next() == [1.5, 0])
    }

    @Test func changesAreWhatDiffersAsStored() throws {
        var new = Self.joe
        #expect(try Person.changes(from: Self.joe, to: new).isEmpty)
        (new.score, new.nickName, new.seenAt, new.isSelected) = (9, nil, Date(timeIntervalSince1970: 6), true)
        let changes = try Person.changes(from: Self.joe, to: new)
        #expect(changes.names == ["nickName", "score", "seenAt"] && !changes.isEmpty)
        #expect(
            try changes.sql(for: .sqlite)
                == #"UPDATE "people" SET "nick_name" = ?, "score" = ?, "seen_at" = ? WHERE "id" = ?"#)
        // Other columns keep what another has written.
        try Person.where { $0.id == 1 }.update(in: database) { $0.mood = .good }
        #expect(try changes.run(in: database) == 1)
        (new.mood, new.isSelected) = (.good, false)
        #expect(try all.first == new)
        var people = [Self.joe]
        #expect(try changes.run(in: &people) == 1)
        #expect(people[0].score == 9 && people[0].mood == .bad)
        #expect(try Person.changes(from: new, to: new).run(in: database) == 0)
        #expect(code { _ = try Person.changes(from: Self.joe, to: Self.sue) } == .unsupported)
        #expect(
            code { try Person.changes(from: Person(id: 9), to: Person(id: 9, score: 1)).run(in: database) }
                == .missingModel)
        var nan = Self.joe
        nan.score = .nan
        #expect(code { try Person.changes(from: Self.joe, to: nan).run(in: database) } != nil)
    }
}
