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
