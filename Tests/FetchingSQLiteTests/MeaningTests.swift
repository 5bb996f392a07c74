import Fetching
import FetchingSQLite
import FetchingSQLiteTestSupport
import Foundation
import GRDB
import Testing

enum KennelKind: String, CaseIterable, FetchableValue { case small, large }

@Fetchable("kennels")
struct Kennel {
    let id: Int
    @Unique var email: String
    var name: String?
    var isOpen: Bool
    var removed: Date?

    static let dogs = ToMany<Kennel, KennelDog>(\.kennelID)
}

@Fetchable("kennel_dogs")
struct KennelDog {
    let id: Int
    var name: String
    var nickname: String?
    var weight: Double
    var born: Date
    @FetchingStorage(.unixSeconds) var seen: Date?
    var kind: KennelKind
    var kennelID: Int
    var motherID: Int?

    static let kennel = ToOne<KennelDog, Kennel>(\.kennelID)
    static let mother = ToOne<KennelDog, KennelDog>(\.motherID)
}

@Fetchable("hidden_dogs")
struct HiddenDog {
    let id: Int
    var name: String
    var isHidden: Bool

    static let visible = Scope<HiddenDog> { !$0.isHidden }
}

@Suite("The same meaning on SQLite") struct MeaningTests {
    private static func database(_ more: String = "") throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE kennels (id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT,
                        isOpen BOOLEAN NOT NULL, removed DATETIME);
                    CREATE TABLE kennel_dogs (id INTEGER PRIMARY KEY, name TEXT NOT NULL, nickname TEXT,
                        weight DOUBLE NOT NULL, born DATETIME NOT NULL, seen INTEGER, kind TEXT NOT NULL,
                        kennelID INTEGER NOT NULL REFERENCES kennels (id), motherID INTEGER REFERENCES kennel_dogs (id));
                    CREATE TABLE hidden_dogs (id INTEGER PRIMARY KEY, name TEXT NOT NULL, isHidden BOOLEAN NOT NULL);
                    """ + more)
        }
        return queue
    }

    private static func count(_ queue: DatabaseQueue) throws -> Int {
        try queue.read { db in
            try ["kennels", "kennel_dogs", "hidden_dogs"].reduce(0) {
                try $0 + (Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($1)") ?? 0)
            }
        }
    }

    static let date = Date(timeIntervalSince1970: 1_700_000_000)

    static let requests: [FetchableRequest<KennelDog, [KennelDog]>] = [
        KennelDog.where { $0.weight > 10 && $0.name.hasPrefix("Ma") },
        KennelDog.where { $0.nickname != "Rex" || $0.kind == .large },
        KennelDog.where { $0.name.contains("é", options: .diacriticAndCaseInsensitive) && $0.nickname == nil },
        KennelDog.where { $0.born >= date && $0.seen < date },
        KennelDog.where { $0.kennel.name == "A" && $0.mother.weight > $0.weight },
        KennelDog.where { $0.name.isLike("a*_?%") || $0.name.unicodeScalarCount > 5 },
        KennelDog.where { !($0.nickname.isIn(["x", nil]) && $0.weight.isIn(1..<2)) }.sorted(by: .ascending(\.name))
            .limit(3),
        KennelDog.where { $0.kennel.dogs.count > 1 && $0.kennel.isOpen },
    ]

    @Test(arguments: requests.indices)
    func agrees(_ index: Int) throws {
        let queue = try Self.database()
        let comparison = try requireSameMeaning(of: Self.requests[index], on: .sqlite(queue))
        #expect(comparison.compared >= 4 && comparison.rejected <= comparison.compared / 2, "\(comparison)")
        #expect(try Self.count(queue) == 0)
    }

    @Test("agrees on related rows, and on scopes")
    func related() throws {
        let queue = try Self.database()
        let request = Kennel.where { $0.dogs.contains { $0.weight > 3 && $0.nickname == nil } && $0.removed == nil }
        #expect(try requireSameMeaning(of: request, on: .sqlite(queue)).compared > 5)
        let scoped = HiddenDog.where { $0.name == "x" }
        let witnesses = try HiddenDog.witnesses(for: HiddenDog.predicate { $0.name == "x" })
        #expect(witnesses.conditions.count == 1)
        #expect(try requireSameMeaning(of: scoped, on: .sqlite(queue)).compared > witnesses.all.count)
    }

    @Test("does not agree where nothing was compared")
    func nothing() throws {
        let queue = try Self.database()
        #expect(try requireSameMeaning(of: HiddenDog.request().all(), on: .sqlite(queue)).compared > 0)
        let error = #expect(throws: FetchError.self) {
            try requireSameMeaning(of: HiddenDog.where { $0.name == "x" }, on: [])
        }
        #expect(
            error?.description
                == "'HiddenDog': no model was found that can be inserted and compared. Give one by 'like', and at least one engine"
        )
    }

    @Test("leaves what the test has done on the connection")
    func connection() throws {
        let queue = try Self.database()
        try queue.write { db in
            try HiddenDog.insert(HiddenDog(id: 99, name: "x", isHidden: false)).run(in: db)
            try requireSameMeaning(of: HiddenDog.where { $0.name == "x" }, on: .sqlite(db))
        }
        #expect(try Self.count(queue) == 1)
        try queue.read { db in
            _ = #expect(throws: (any Error).self) {
                try requireSameMeaning(of: HiddenDog.where { $0.name == "x" }, on: .sqlite(db))
            }
        }
    }

    @Test("names what has another meaning: here a trigger makes it so")
    func difference() throws {
        let queue = try Self.database(
            """
            CREATE TRIGGER shout AFTER INSERT ON hidden_dogs
                BEGIN UPDATE hidden_dogs SET name = upper(name) WHERE id = new.id; END;
            """)
        let request = HiddenDog.where { $0.name == "rex" }
        let error = #expect(throws: DifferentMeaning.self) {
            try requireSameMeaning(of: request, on: .sqlite(queue))
        }
        #expect(
            error?.description
                == "'name == ?' has another meaning on SQLite: a 'HiddenDog' passes in memory, and fails there")
        let shown = #expect(throws: DifferentMeaning.self) {
            try requireSameMeaning(of: request, showingValues: true, on: [.sqlite(queue)])
        }
        #expect(
            shown?.description == """
                'name == "rex"' has another meaning on SQLite: a 'HiddenDog' passes in memory, and fails there \
                where name is "rex", isHidden is false
                """)
        #expect(try Self.count(queue) == 0)
    }

    @Test("says where a table rejects all witnesses, and takes the values of an example")
    func rejection() throws {
        let queue = try Self.database(
            "CREATE TRIGGER refuse BEFORE INSERT ON hidden_dogs WHEN new.id < 50 BEGIN SELECT RAISE(ABORT, 'small'); END;"
        )
        let request = HiddenDog.where { $0.name == "rex" }
        let error = #expect(throws: RejectedWitnesses.self) {
            try requireSameMeaning(of: request, on: .sqlite(queue))
        }
        #expect(
            error?.description.hasPrefix(
                "SQLite rejects every witness of 'HiddenDog'. Give one that its table admits, with 'like'. The first error: "
            ) ?? false)
        let example = HiddenDog(id: 50, name: "a", isHidden: false)
        #expect(try requireSameMeaning(of: request, like: example, on: .sqlite(queue)).compared > 3)
    }

    @Test("is not asked of a request about the result of another")
    func unsupported() throws {
        let queue = try Self.database()
        let request = HiddenDog.where { $0.name == "x" }
        #expect(throws: FetchError.self) {
            try requireSameMeaning(of: request.union(HiddenDog.where { $0.name == "y" }), on: .sqlite(queue))
        }
    }
}
