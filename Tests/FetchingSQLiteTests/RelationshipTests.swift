import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite("Relationships on SQLite") struct RelationshipTests {
    @Test("a load is no write to those who observe writes")
    func observers() throws {
        let library = try MusicLibrary()
        let observer = CommitCounter(library.database)
        library.database.add(transactionObserver: observer, extent: .observerLifetime)
        _ = try Artist.request().all().including(\.albums).fetch(in: library.database)
        #expect(observer.commits == 0)
        try library.database.write { try $0.execute(sql: "UPDATE artist SET rank = 5 WHERE id = 1") }
        #expect(observer.commits == 1)
        // The observer fetched as well, which called it no further time.
        #expect(observer.fetched == MusicLibrary.artists.count)
    }

    @Test("decimals in columns of any kind", arguments: ["TEXT", "NUMERIC", "DECIMAL(10, 2)", "REAL"])
    func decimals(type: String) throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE shop (id INTEGER PRIMARY KEY);
                    CREATE TABLE item (
                        id INTEGER PRIMARY KEY, price \(type) NOT NULL, isSold BOOLEAN NOT NULL DEFAULT 0,
                        weight INTEGER NOT NULL DEFAULT 0, shopID INTEGER);
                    INSERT INTO shop VALUES (1), (2);
                    INSERT INTO item (id, price, shopID) VALUES (1, '9.5', 1), (2, '30', 1), (3, '100', 2);
                    """)
        }
        func shops(@PredicateBuilder<Shop> _ condition: (Shop.FetchableMembers) -> FetchPredicate<Shop>) throws -> [Int]
        {
            try Shop.request().all().where(condition).sorted(by: .ascending(\.id)).fetch(in: database).map(\.id)
        }
        #expect(try shops { $0.items.max(\.price) == 30 } == [1])
        #expect(try shops { $0.items.min(\.price) == Decimal(string: "9.50") } == [1])
        #expect(try shops { $0.items.max(\.price).isIn(1...40) } == [1])
        #expect(try shops { $0.items.max(\.price) > 40 } == [2])
        #expect(try shops { $0.items.max(\.price) < 40 } == [1])
        #expect(try shops { $0.items.contains { $0.price == 30 } } == [1])
    }

    @Test("decimals that are equal in other digits refer to each other")
    func decimalKeys() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE rate (id INTEGER PRIMARY KEY, value TEXT NOT NULL);
                    CREATE TABLE offer (id INTEGER PRIMARY KEY, rate TEXT);
                    INSERT INTO rate VALUES (1, '1.50'), (2, '1.0');
                    INSERT INTO offer VALUES (1, '1.5'), (2, '1'), (3, '1.50'), (4, NULL);
                    """)
        }
        func offers(@PredicateBuilder<Offer> _ condition: (Offer.FetchableMembers) -> FetchPredicate<Offer>) throws
            -> [Int]
        {
            try Offer.request().all().where(condition).sorted(by: .ascending(\.id)).fetch(in: database).map(\.id)
        }
        #expect(try offers { $0.found != nil } == [1, 2, 3])
        #expect(try offers { $0.found == nil } == [4])
        #expect(try offers { $0.found.offers.count > 1 } == [1, 3])
        let loaded = try Offer.request().all().sorted(by: .ascending(\.id)).including(\.found).fetch(in: database)
        #expect(loaded.map { $0.1?.id } == [1, 2, 1, nil])
    }

    @Test("keys that differ in case are joined by their letters, on columns that do not distinguish case")
    func joiningByTexts() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE club (code TEXT NOT NULL COLLATE NOCASE);
                    CREATE TABLE member (code TEXT NOT NULL COLLATE NOCASE);
                    CREATE TABLE joining (id INTEGER PRIMARY KEY, club TEXT COLLATE NOCASE, member TEXT COLLATE NOCASE);
                    INSERT INTO club VALUES ('A'), ('a');
                    INSERT INTO member VALUES ('x'), ('X');
                    INSERT INTO joining VALUES (1, 'A', 'x'), (2, 'a', 'X'), (3, 'A', 'X'), (4, 'A', 'x');
                    """)
        }
        let clubs = Club.request().all().sorted(by: .ascending(\.code))
        let loaded = try clubs.including { $0.members.sorted(by: .ascending(\.code)) }.fetch(in: database)
        #expect(loaded.map { $0.1.map(\.code) } == [["X", "x"], ["X"]])
        let limited = try clubs.including { $0.members.sorted(by: .descending(\.code)).first(nth: 1) }
            .fetch(in: database)
        #expect(limited.map { $0.1.map(\.code) } == [["x"], ["X"]])
        #expect(try clubs.where { $0.members.count == 2 }.fetch(in: database).map(\.code) == ["A"])
        #expect(try clubs.where { $0.members.contains { $0.code == "x" } }.fetch(in: database).map(\.code) == ["A"])
    }

    @Test("a sum that overflows is nil in a condition, and an error with a cure in what is given back")
    func overflow() throws {
        let library = try MusicLibrary()
        let condition = Album.request().all().where { !($0.tracks.sum { $0.seconds * 0 + Int.max } >= 0) }
        let albums = try condition.fetch(in: library.store)
        #expect(!albums.isEmpty)
        #expect(try condition.fetch(in: library.database) == albums)
        let request = Album.request().all().select { $0.tracks.sum { $0.seconds * 0 + Int.max } }
        for fetch in [{ try request.fetch(in: library.database) }, { try request.fetch(in: library.store) }] {
            let error = #expect(throws: FetchError.self) { try fetch() }
            #expect(error?.code == .arithmeticOverflow)
        }
    }

    @Test("a way that is too long is an error")
    func longWay() throws {
        let library = try MusicLibrary()
        func request(_ length: Int) -> FetchableRequest<Artist, [Artist]> {
            let mentor = (1..<length).reduce(Artist.fetchableMembers.mentor) { mentor, _ in mentor.mentor }
            return Artist.request().all().where(Artist.predicate { _ in mentor.id == 1 })
        }
        #expect(try request(48).fetch(in: library.database).isEmpty)
        for length in [49, 70, 5_000] {
            let error = #expect(throws: FetchError.self) { try request(length).fetch(in: library.database) }
            #expect(error?.code == .tooDeep)
            #expect(throws: FetchError.self) { try request(length).fetch(in: library.store) }
        }
    }

    @Test("a key that two models have is an error when one is loaded")
    func ambiguousReference() throws {
        let library = try MusicLibrary()
        try library.database.write { try $0.execute(sql: "UPDATE album SET title = 'Wild' WHERE id = 2") }
        let database = #expect(throws: FetchError.self) {
            try Cover.request().all().including(\.album).fetch(in: library.database)
        }
        #expect(database?.code == .missingTable)
        try library.database.write { db in
            try db.execute(
                sql: "CREATE TABLE cover (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO cover VALUES (1, 'Wild')")
        }
        let error = #expect(throws: FetchError.self) {
            try Cover.request().all().including(\.album).fetch(in: library.database)
        }
        #expect(error?.code == .schemaMismatch)
        #expect(error?.member == "album")
        let albums = library.store.adding([Album(id: 70, title: "Wild")]).adding([Cover(id: 1, title: "Wild")])
        let inMemory = #expect(throws: FetchError.self) {
            try Cover.request().all().including(\.album).fetch(in: albums)
        }
        #expect(inMemory?.code == .schemaMismatch)
    }

    @Test("what is invalid is found before a row is read")
    func invalidBeforeRows() throws {
        let library = try MusicLibrary()
        try library.database.write { try $0.execute(sql: "UPDATE artist SET name = x'00' WHERE id = 1") }
        let error = #expect(throws: FetchError.self) {
            try Artist.request().all().including { $0.albums.where { $0.title.matches("(") } }
                .fetch(in: library.database)
        }
        #expect(error?.code == .invalidPattern)
    }

    @Test("a part of a part")
    func partsOfParts() throws {
        let library = try MusicLibrary()
        func ids(_ request: FetchableRequest<Track, [Track]>) throws -> [Int] {
            let fetched = try request.fetch(in: library.database).map(\.id)
            #expect(try request.fetch(in: MusicLibrary.tracks).map(\.id) == fetched)
            return fetched
        }
        #expect(try ids(Track.request().all(after: 2).first(nth: 1)) == [3])
        #expect(try ids(Track.request().first(nth: 1).first(nth: 3)) == [1])
        #expect(try ids(Track.request().first(nth: 5).first(nth: 3, after: 3)) == [4, 5])
        #expect(try ids(Track.request().first(nth: 2).first(nth: 3, after: 3)) == [])
        #expect(throws: FetchError.self) { try ids(Track.request().first(nth: 2).first(nth: -1)) }
        #expect(throws: FetchError.self) { try ids(Track.request().first(nth: -2).first(nth: 1)) }
    }

    @Test("a member outside of its closure is an error, in a closure beside it too")
    func leakedMember() throws {
        let library = try MusicLibrary()
        var leaked = Artist.predicate { $0.id == 1 }
        _ = Artist.predicate { artist in
            artist.albums.contains { album in
                leaked = album.year > 3
                return album.id > 0
            }
        }
        let request = Artist.request().all().where { artist in artist.albums.contains { $0.id > 0 && leaked } }
        let error = #expect(throws: FetchError.self) { try request.fetch(in: library.database) }
        #expect(error?.code == .unsupported)
    }

    @Test("a Bool of a related model is compared, so that an index serves")
    func negatedBool() throws {
        let sql = try Shop.request().all().where { $0.items.contains { !$0.isSold } }.sql(for: .sqlite)
        #expect(sql.hasSuffix(#"AND "items"."isSold" = 0)"#))
    }

    @Test("a sum of small numbers is an Int")
    func sumOfSmallNumbers() throws {
        let store = MemoryStore().adding([Shop(id: 1)]).adding(
            (1...10).map { Item(id: $0, price: 1, weight: 120, shopID: 1) })
        #expect(try Shop.request().all().where { $0.items.sum(\.weight) == 1200 }.fetch(in: store).count == 1)
    }
}

@Fetchable("shop")
private struct Shop: Sendable {
    let id: Int
    static let items = ToMany<Shop, Item>(\.shopID)
}

@Fetchable("item")
private struct Item: Sendable {
    let id: Int
    var price: Decimal
    var isSold = false
    var weight: Int8 = 0
    var shopID: Int?
}

@Fetchable("club")
private struct Club: Sendable {
    @PrimaryKey var code: String
    static let members = ToMany<Club, Member>(through: Joining.self, \.club, \.member)
}

@Fetchable("member")
private struct Member: Sendable {
    @PrimaryKey var code: String
}

@Fetchable("joining")
private struct Joining: Sendable {
    let id: Int
    var club: String?
    var member: String?
}

@Fetchable("rate")
private struct Rate: Sendable {
    let id: Int
    var value: Decimal
    static let offers = ToMany<Rate, Offer>(\.rate, to: \.value)
}

@Fetchable("offer")
private struct Offer: Sendable {
    let id: Int
    var rate: Decimal?
    static let found = ToOne<Offer, Rate>(\.rate, to: \.value)
}

@Fetchable("cover")
private struct Cover: Sendable {
    let id: Int
    var title: String?
    static let album = ToOne<Cover, Album>(\.title, to: \.title)
}

/// Counts the commits that it is told of, and fetches at each.
private final class CommitCounter: TransactionObserver {
    private let database: DatabaseQueue
    private(set) var commits = 0
    private(set) var fetched = 0

    init(_ database: DatabaseQueue) { self.database = database }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }

    func databaseDidChange(with event: DatabaseEvent) {}

    func databaseDidCommit(_ db: Database) {
        commits += 1
        fetched = (try? Artist.request().all().including(\.albums).fetch(in: database).count) ?? -1
    }

    func databaseDidRollback(_ db: Database) {}
}
