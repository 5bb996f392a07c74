import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// What is written while rows are streamed.
@Suite struct StreamedWriteTests {
    private let all = Track.request().all().sorted(by: .ascending(\.id))

    @Test func aPoolDoesNotShowChanges() async throws {
        let database = try StoredTracks(.pool, count: 1000)
        var names: [String] = []
        for try await track in all.stream(in: database.writer) {
            names.append(track.name)
            if track.id % 100 == 1 {
                try await database.write("UPDATE track SET name = 'changed'; DELETE FROM track WHERE id > 900")
            }
        }
        #expect(names == (1...1000).map { "track \($0)" })
        #expect(await all.stream(in: database.writer).collected().models.count == 900)
    }

    @Test(arguments: Storage.allCases)
    func otherTablesCanBeWritten(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 1000)
        var count = 0
        for try await track in all.stream(in: database.writer) where track.id % 50 == 0 {
            count += 1
            try await database.write("UPDATE album SET year = year + 1 WHERE id = \(track.albumID)")
            // Without waiting in another way, from the same thread.
            try database.writeBlocking("INSERT INTO artist (name) VALUES ('artist')")
        }
        #expect(count == 20)
        #expect(try await Artist.request().all().fetch(in: database.writer).count == 20)
    }

    /// Writes something in the middle of a stream from a queue.
    private func error(of write: String, on storage: Storage = .queueInMemory, before: String = "") async throws
        -> FetchError?
    {
        let database = try StoredTracks(storage, count: 1000)
        try await database.write(before)
        do {
            for try await track in all.stream(in: database.writer) where track.id == 10 {
                try await database.write(write)
            }
            return nil
        } catch let error as FetchError {
            // It has let go of the statement.
            try await database.write("DROP TABLE artist")
            return error
        }
    }

    @Test(
        arguments: Storage.queues,
        [
            "UPDATE track SET seconds = 1 WHERE id = 999", "DELETE FROM track", "DELETE FROM TRACK WHERE id = 5",
            "INSERT INTO track VALUES (2000, 'new', 1, 1, NULL)", "REPLACE INTO track VALUES (1, 'new', 1, 1, NULL)",
            // No column of the model.
            "UPDATE track SET note = 'x'",
            "SAVEPOINT a; UPDATE track SET seconds = 1; RELEASE a",
            "ALTER TABLE track DROP COLUMN note", "CREATE INDEX track_name ON track (name)",
        ])
    func aQueueRefusesToGoOnAfterChanges(storage: Storage, write: String) async throws {
        let error = try #require(try await error(of: write, on: storage), "\(write)")
        #expect(error.code == .changedDuringStream, "\(write): \(error)")
        #expect(
            error.description == """
                'Track' on SQLite: the tables were changed while their rows were streamed. Stream from a 'DatabasePool', \
                where a stream sees one state of the database, or fetch the models at once
                """)
    }

    @Test(
        arguments: Storage.queues,
        [
            "UPDATE track SET seconds = 1 WHERE id = 9999", "DELETE FROM album",
            "INSERT INTO album VALUES (99, 'new', 1, 1)",
            "SAVEPOINT a; UPDATE track SET seconds = 1; ROLLBACK TO a; RELEASE a",
            "SELECT * FROM track", "CREATE TEMP TABLE other (id INTEGER)",
        ])
    func aQueueGoesOnAfterWhatChangesNothing(storage: Storage, write: String) async throws {
        #expect(try await error(of: write, on: storage) == nil)
    }

    @Test(arguments: Storage.queues)
    func triggersAndForeignKeysChangeTables(storage: Storage) async throws {
        let trigger = "CREATE TRIGGER t AFTER INSERT ON artist BEGIN UPDATE track SET seconds = 1; END"
        let byTrigger = try await error(of: "INSERT INTO artist (name) VALUES ('a')", on: storage, before: trigger)
        #expect(byTrigger?.code == .changedDuringStream)
        let key = """
            DROP TABLE track; CREATE TABLE track (id INTEGER PRIMARY KEY, name TEXT NOT NULL, seconds INTEGER NOT NULL,
                albumID INTEGER NOT NULL REFERENCES album (id) ON DELETE CASCADE);
            INSERT INTO album SELECT 100 + value, 'a', 1, 1 FROM json_each('[1, 2, 3]');
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
            INSERT INTO track SELECT i, 'a', 1, 101 + i / 300 FROM n WHERE i < 900
            """
        let byKey = try await error(of: "DELETE FROM album WHERE id = 103", on: storage, before: key)
        #expect(byKey?.code == .changedDuringStream)
    }

    @Test(arguments: Storage.queues)
    func tablesWithoutRowID(storage: Storage) async throws {
        let table = """
            DROP TABLE track; CREATE TABLE track (id INTEGER PRIMARY KEY, name TEXT NOT NULL, seconds INTEGER NOT NULL,
                albumID INTEGER NOT NULL) WITHOUT ROWID;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
            INSERT INTO track SELECT i, 'a', 1, 1 FROM n
            """
        let change = try await error(of: "UPDATE track SET seconds = 2 WHERE id = 900", on: storage, before: table)
        #expect(change?.code == .changedDuringStream)
        #expect(try await error(of: "DELETE FROM album", on: storage, before: table) == nil)
    }

    @Test(arguments: Storage.queues)
    func rollbacksChangeNothing(storage: Storage) async throws {
        struct Undo: Error {}
        let database = try StoredTracks(storage, count: 1000)
        var ids: [Int] = []
        for try await track in all.stream(in: database.writer) {
            ids.append(track.id)
            guard track.id % 100 == 0 else { continue }
            await #expect(throws: Undo.self) {
                try await database.writer.write { db in
                    try db.execute(sql: "DELETE FROM track; UPDATE album SET year = 1")
                    throw Undo()
                }
            }
            // A statement that fails by itself, after it has written a row.
            #expect(throws: DatabaseError.self) {
                try database.writer.writeWithoutTransaction { db in
                    try db.execute(sql: "INSERT INTO track VALUES (5000, 'a', 1, 1, NULL), (1, 'a', 1, 1, NULL)")
                }
            }
        }
        #expect(ids == Array(1...1000))
    }

    @Test(arguments: Storage.queues)
    func dropsAreRefusedWhileAStreamIsOpen(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 1000)
        var count = 0
        for try await track in all.stream(in: database.writer) {
            count += 1
            guard track.id == 10 else { continue }
            await #expect(throws: DatabaseError.self) { try await database.write("DROP TABLE track") }
            #expect(throws: DatabaseError.self) { try database.writer.close() }
            #expect(throws: DatabaseError.self) { try database.writer.vacuum() }
        }
        #expect(count == 1000)
        try await database.write("DROP TABLE track")
        try database.writer.close()
    }

    @Test func smallResultsAreReadAtOnce() async throws {
        let database = try StoredTracks(.queueInMemory, count: 60)
        for try await track in all.stream(in: database.writer) {
            try await database.write("DELETE FROM track WHERE id = \(track.id)")
        }
        #expect(try await all.fetch(in: database.writer).isEmpty)
    }
}
