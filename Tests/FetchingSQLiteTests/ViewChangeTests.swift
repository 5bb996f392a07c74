import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite struct ViewChangeTests {
    @Fetchable("open_task") struct OpenTask: Sendable, Equatable {
        let id: Int
        var name: String
        var parentID: Int?

        static let parent = ToOne<OpenTask, OpenTask>(\.parentID)
    }

    private func makeDatabase() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE task (id INTEGER PRIMARY KEY, name TEXT NOT NULL, parentID INTEGER, isDone INTEGER);
                    INSERT INTO task VALUES (1, 'a', NULL, 0), (2, 'b', 1, 0), (3, 'c', 1, 0), (4, 'd', NULL, 1);
                    CREATE VIEW open_task AS SELECT id, name, parentID FROM task WHERE NOT isDone;
                    CREATE TRIGGER renaming INSTEAD OF UPDATE ON open_task BEGIN
                        UPDATE task SET name = NEW.name WHERE id = NEW.id;
                    END;
                    CREATE TRIGGER finishing INSTEAD OF DELETE ON open_task BEGIN
                        UPDATE task SET isDone = 1 WHERE id = OLD.id;
                    END;
                    """)
        }
        return database
    }

    @Test func rowsOfTheViewAreCounted() throws {
        let database = try makeDatabase()
        let request = OpenTask.request().all()
        #expect(try request.where { $0.id > 1 }.update(in: database) { $0.name = "x" } == 2)
        #expect(try request.where { $0.parent.name == "a" }.update(in: database) { $0.name = $0.parent.name } == 2)
        #expect(try request.sorted(by: .ascending(\.id)).fetch(in: database).map(\.name) == ["a", "a", "a"])
        #expect(try request.where { $0.id > 9 }.delete(in: database) == 0)
        #expect(try OpenTask.request().first(nth: 2).sorted(by: .descending(\.id)).delete(in: database) == 2)
        #expect(try request.delete(in: database) == 1)
        #expect(try request.fetch(in: database).isEmpty)
    }

    @Test func aViewWithoutTriggersRefuses() throws {
        let database = try makeDatabase()
        try database.write { try $0.execute(sql: "DROP TRIGGER finishing") }
        let error = #expect(throws: FetchError.self) { try OpenTask.request().all().delete(in: database) }
        #expect(error?.code == .databaseFailure)
    }

    /// Such a table keeps what the statement changed before the row at which it failed.
    @Test func aFailureInTheMiddleChangesNothing() async throws {
        let database = try DatabaseQueue()
        try await database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE open_task (id INTEGER PRIMARY KEY, name TEXT NOT NULL, parentID INTEGER,
                        UNIQUE (parentID) ON CONFLICT FAIL);
                    INSERT INTO open_task VALUES (1, 'a', 1), (2, 'b', 2), (3, 'c', 4);
                    """)
        }
        let request = OpenTask.request().all()
        let error = #expect(throws: FetchError.self) { try updateNow(request, in: database) }
        #expect(error?.code == .constraintViolation)
        await #expect(throws: FetchError.self) { try await request.update(in: database) { $0.parentID = 8 } }
        #expect(try await request.sorted(by: .ascending(\.id)).fetch(in: database).map(\.parentID) == [1, 2, 4])
    }

    private func updateNow(_ request: FetchableRequest<OpenTask, [OpenTask]>, in database: DatabaseQueue) throws {
        try request.update(in: database) { $0.parentID = 7 }
    }

    @Test(arguments: [false, true])
    func aClosedDatabaseIsSaidToBeClosed(isPool: Bool) async throws {
        let database = try StoredTracks(isPool ? .pool : .queueOnFile, count: 1)
        try database.writer.close()
        let request = Track.request().all()
        var errors: [FetchError?] = []
        errors.append(await #expect(throws: FetchError.self) { try await request.delete(in: database.writer) })
        errors.append(
            await #expect(throws: FetchError.self) { try await request.update(in: database.writer) { $0.name = "x" } })
        errors.append(#expect(throws: FetchError.self) { try deleteNow(request, in: database.writer) })
        for error in errors {
            #expect(
                error?.description
                    == "'Track' on SQLite: Connection is closed. Fetch while the database is open")
        }
    }

    private func deleteNow(_ request: FetchableRequest<Track, [Track]>, in writer: any DatabaseWriter) throws {
        try request.delete(in: writer)
    }
}
