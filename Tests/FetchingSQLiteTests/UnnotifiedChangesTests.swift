import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Changes of which SQLite does not tell, or not by the columns that are read.
@Suite(.forWaiting) struct UnnotifiedChangesTests {
    @Fetchable("stock") struct Stock: Sendable, Equatable {
        @PrimaryKey var place: String
        var number: Int
    }

    @Fetchable("box") struct Box: Sendable, Equatable {
        let id: Int
        var area: Int
    }

    private static func makeDatabase() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE stock (place TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
                    INSERT INTO stock VALUES ('a', 1);
                    CREATE TABLE box (id INTEGER PRIMARY KEY, width INTEGER NOT NULL, note TEXT,
                        area INTEGER AS (width * width));
                    INSERT INTO box (id, width) VALUES (1, 2);
                    """)
        }
        return database
    }

    @Test func tablesWithoutRowID() async throws {
        let database = try Self.makeDatabase()
        var values = Stock.request().all().updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [Stock(place: "a", number: 1)])
        try await database.write { try $0.execute(sql: "UPDATE stock SET number = 2") }
        #expect(try await values.next() == [Stock(place: "a", number: 2)])
        try await Stock.request().all().update(in: database) { $0.number = 3 }
        #expect(try await values.next() == [Stock(place: "a", number: 3)])
        try await database.write { try $0.execute(sql: "DELETE FROM stock") }
        #expect(try await values.next() == [])
    }

    @Test func generatedColumns() async throws {
        let database = try Self.makeDatabase()
        var values = Box.request().all().updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [Box(id: 1, area: 4)])
        try await database.write { try $0.execute(sql: "UPDATE box SET width = 3") }
        #expect(try await values.next() == [Box(id: 1, area: 9)])
    }

    @Fetchable("wide") struct Wide: Sendable, Equatable {
        let id: Int
        var area: Int
    }

    /// A view of a column that is computed, and that a trigger changes.
    @Test func views() async throws {
        let database = try Self.makeDatabase()
        try await database.write { db in
            try db.execute(
                sql: """
                    CREATE VIEW wide AS SELECT id, area FROM box WHERE width > 1;
                    CREATE TRIGGER widen INSTEAD OF UPDATE ON wide BEGIN
                        UPDATE box SET width = NEW.area WHERE id = OLD.id; END;
                    """)
        }
        var values = Wide.request().all().updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [Wide(id: 1, area: 4)])
        try await database.write { try $0.execute(sql: "UPDATE box SET width = 3") }
        #expect(try await values.next() == [Wide(id: 1, area: 9)])
        #expect(try await Wide.request().all().update(in: database) { $0.area = 5 } == 1)
        #expect(try await values.next() == [Wide(id: 1, area: 25)])
        try await database.write { try $0.execute(sql: "DELETE FROM box") }
        #expect(try await values.next() == [])
    }

    @Test func tablesOfModules() async throws {
        let database = try Self.makeDatabase()
        try await database.write {
            try $0.execute(
                sql: "CREATE VIRTUAL TABLE words USING fts5(body); INSERT INTO words (rowid, body) VALUES (1, 'apple')")
        }
        let found = Box.request().all().where {
            sql("\($0.id) IN (SELECT rowid FROM words WHERE words MATCH \("banana"))", as: Bool.self)
        }
        var values = found.select(\.id).updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [])
        try await database.write { try $0.execute(sql: "UPDATE words SET body = 'banana' WHERE rowid = 1") }
        #expect(try await values.next() == [1])
    }

    @Test func viewsThatAreMadeAnew() async throws {
        let database = try Self.makeDatabase()
        try await database.write { try $0.execute(sql: "CREATE VIEW wide AS SELECT id, area FROM box") }
        var values = Wide.request().all().updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [Wide(id: 1, area: 4)])
        try await database.write {
            try $0.execute(sql: "DROP VIEW wide; CREATE VIEW wide AS SELECT place AS id, number AS area FROM stock")
        }
        await #expect(throws: FetchError.self) { try await values.next() }
        values = Wide.request().all().where { $0.area > 0 }.updates(in: database).makeAsyncIterator()
        try await database.write {
            try $0.execute(sql: "DROP VIEW wide; CREATE VIEW wide AS SELECT number AS id, number AS area FROM stock")
        }
        #expect(try await values.next() == [Wide(id: 1, area: 1)])
        // What the view reads now is what is observed.
        try await database.write {
            try $0.execute(sql: "DROP VIEW wide; CREATE VIEW wide AS SELECT id, area FROM box")
        }
        #expect(try await values.next() == [Wide(id: 1, area: 4)])
        try await database.write { try $0.execute(sql: "UPDATE box SET width = 3") }
        #expect(try await values.next() == [Wide(id: 1, area: 9)])
    }

    @Fetchable("Ärzte") struct Doctor: Sendable {
        @PrimaryKey @FetchingName("Übername") let alias: String
        @FetchingName("Ähnlich") var likeness: Int
    }

    /// SQLite compares names without the case of ASCII letters, and with that of all others.
    @Test(arguments: [
        (#""Ähnlich" INTEGER DEFAULT 1, PRIMARY KEY ("Übername")) WITHOUT ROWID"#, #"SET "Ähnlich" = 2"#, [2, 2]),
        (#"width INTEGER DEFAULT 0, "Ähnlich" INTEGER AS (width + 1))"#, "SET width = 1", [2, 2]),
        (#""Ähnlich" INTEGER DEFAULT 1, "Öffnung" INTEGER UNIQUE)"#, #"SET "Öffnung" = 1"#, [1]),
    ])
    func namesWithOtherLetters(columns: String, assignment: String, expected: [Int]) async throws {
        let database = try DatabaseQueue()
        try await database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE "Ärzte" ("Übername" TEXT NOT NULL, \(columns);
                    INSERT INTO "Ärzte" ("Übername") VALUES ('a'), ('b')
                    """)
        }
        var values = Doctor.request().all().select(\.likeness).updates(in: database).makeAsyncIterator()
        #expect(try await values.next() == [1, 1])
        try await database.write { try $0.execute(sql: "UPDATE OR REPLACE \"Ärzte\" \(assignment)") }
        #expect(try await values.next() == expected)
    }

    @Test func observersBehindAnyWriter() async throws {
        let database = try Self.makeDatabase()
        var values = Stock.request().all().updates(in: AnyDatabaseWriter(database)).makeAsyncIterator()
        var others = Stock.request().all().updates(in: AnyDatabaseReader(database)).makeAsyncIterator()
        _ = (try await values.next(), try await others.next())
        try await database.write { try $0.execute(sql: "DELETE FROM stock") }
        #expect(try await values.next() == [])
        #expect(try await others.next() == [])
    }

    /// The check and the beginning were two accesses, between which the queue was closed.
    @Test func closingWhileAnObservationBegins() async throws {
        for _ in 1...500 {
            let database = try Self.makeDatabase()
            async let observing: Void = {
                for try await _ in Stock.request().all().updates(in: database) { break }
            }()
            async let closing: Void = { try? database.close() }()
            await closing
            do {
                try await observing
            } catch let error as FetchError {
                #expect(error.code == .databaseFailure)
            }
        }
    }
}
