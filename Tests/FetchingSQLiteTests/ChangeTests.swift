import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite struct ChangeTests {
    let users = (1...5).map { User.named("Ma\($0)", id: $0) }

    @Test func changesInABlockAndInAWriter() throws {
        let database = try makeDatabase(users)
        let last = User.request().all().where { $0.id > 4 }
        #expect(try database.write { try last.delete(in: $0) } == 1)
        #expect(try last.delete(in: database) == 0)
        #expect(try User.request().first(nth: 2).delete(in: database) == 2)
        #expect(try User.request().all().update(in: database) { $0.score *= 2 } == 2)
        #expect(try database.write { try User.request().all().where { $0 == 3 }.update(in: $0) { $0.name = "x" } } == 1)
        let rest = try User.request().all().fetch(in: database)
        #expect(rest.map(\.id) == [3, 4])
        #expect(rest.map(\.score) == [6, 8])
        #expect(rest.map(\.name) == ["x", "Ma4"])
        #expect(try User.request().all().delete(in: database) == 2)
    }

    @Test func changesAsynchronously() async throws {
        let database = try makeDatabase(users)
        let admins = User.request().all().where { $0.id < 3 }
        let updated = try await admins.update(in: database) { $0.nickname = "x" }
        #expect(updated == 2)
        let deleted = try await User.request().all().where { $0.nickname == "x" }.delete(in: database)
        #expect(deleted == 2)
    }

    @Test func cancellationStaysACancellation() async throws {
        let database = try makeDatabase(users)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await User.request().all().delete(in: database)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let count = try await User.request().all().fetch(in: database).count
        #expect(count == 5)
    }

    @Test func changesInsideABlockOfTheSameDatabaseAreAPartOfIt() throws {
        let database = try makeDatabase(users)
        let counts = try database.write { _ in
            [
                try User.request().all().where { $0 == 1 }.delete(in: database),
                try User.request().all().update(in: database) { $0.score = 0 },
            ]
        }
        #expect(counts == [1, 4])
        try? database.write { _ in
            try User.request().all().delete(in: database)
            throw CancellationError()
        }
        #expect(try User.request().all().fetch(in: database).count == 4)
    }

    @Test func aReadBlockRefuses() throws {
        let database = try makeDatabase(users)
        let error = #expect(throws: FetchError.self) {
            try database.read { _ = try User.request().all().delete(in: $0) }
        }
        #expect(error?.code == .databaseFailure)
        #expect(try User.request().all().fetch(in: database).count == 5)
    }

    @Test func observersSeeChanges() async throws {
        let database = try makeDatabase(users)
        let observation = ValueObservation.tracking { db in
            try User.request().all().where { $0.score > 4 }.fetch(in: db).count
        }
        var counts: [Int] = []
        for try await count in observation.values(in: database) {
            counts.append(count)
            switch counts.count {
            case 1: try await User.request().all().update(in: database) { $0.score += 10 }
            case 2: try await User.request().all().where { $0.id < 3 }.delete(in: database)
            case 3: try await User.request().all().delete(in: database)
            default: break
            }
            if counts.count == 4 { break }
        }
        #expect(counts == [1, 5, 3, 0])
    }

    @Test func transactionObserversSeeEachDeletedRow() throws {
        let database = try makeDatabase(users)
        let observer = DeletionObserver()
        database.add(transactionObserver: observer)
        try User.request().all().delete(in: database)
        #expect(observer.events == 5)
        #expect(observer.commits == 1)
    }

    @Test func anErrorInTheMiddleChangesNothing() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: "CREATE TABLE track (id INTEGER PRIMARY KEY, name TEXT NOT NULL, seconds INTEGER, albumID INTEGER)"
            )
            for id in 1...4 {
                try db.execute(
                    sql: "INSERT INTO track VALUES (?, 'x', ?, 1)", arguments: [id, id == 3 ? Int.max : id])
            }
        }
        try database.write { db in
            let error = #expect(throws: FetchError.self) {
                try Track.request().all().update(in: db) { $0.seconds += 1 }
            }
            #expect(error?.code == .arithmeticOverflow)
            try #expect(Int.fetchAll(db, sql: "SELECT seconds FROM track ORDER BY id") == [1, 2, .max, 4])
        }
    }

    /// The overflow of a sum does not by itself make SQLite take back what the statement has done.
    @Test func anErrorOfASumChangesNothing() throws {
        let database = try MusicLibrary().database
        try database.write { db in
            try db.execute(sql: "UPDATE track SET seconds = ? WHERE albumID = 3", arguments: [Int.max])
            let before = try Album.request().all().sorted(by: .ascending(\.id)).fetch(in: db)
            let error = #expect(throws: FetchError.self) {
                try Album.request().all().update(in: db) { $0.year = $0.tracks.sum(\.seconds) }
            }
            #expect(error?.code == .arithmeticOverflow)
            #expect(try Album.request().all().sorted(by: .ascending(\.id)).fetch(in: db) == before)
        }
    }

    @Test func values() throws {
        let database = try makeDatabase(users)
        let date = Date(timeIntervalSince1970: 1_600_000_000.5)
        try User.request().all().where { $0 == 2 }.update(in: database) {
            $0.signupDate = date
            $0.name = "a\0b"
            $0.rights = [.read, .write]
            $0.plan = .premium
        }
        let user = try #require(try User.request().first().where { $0 == 2 }.fetch(in: database))
        #expect(user.signupDate == date)
        #expect(user.name == "a\0b")
        #expect(user.rights == [.read, .write])
        #expect(user.plan == .premium)
    }

    @Test func valuesOfALongListAreBound() throws {
        let database = try makeDatabase(users)
        #expect(try User.request().all().where { $0.id.isIn(Array(2...1000)) }.delete(in: database) == 4)
    }
}

@Suite struct ConstraintTests {
    private func makeDatabase() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE artist (
                        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, rank INTEGER CHECK (rank > 0), mentorID INTEGER
                    );
                    CREATE TABLE album (
                        id INTEGER PRIMARY KEY, title TEXT NOT NULL, year INTEGER, artistID INTEGER REFERENCES artist (id)
                    );
                    INSERT INTO artist VALUES (1, 'Bach', 1, NULL), (2, 'Mozart', 2, 1);
                    INSERT INTO album VALUES (1, 'Messe', 1749, 1);
                    """)
        }
        return database
    }

    private func expect(
        _ code: FetchError.Code, _ description: String, _ change: (DatabaseQueue) throws -> Int
    ) throws {
        let database = try makeDatabase()
        let error = #expect(throws: FetchError.self) { try change(database) }
        #expect(error?.code == code)
        #expect(error?.description == description)
        #expect(error?.underlyingError is DatabaseError)
        #expect(try Artist.request().all().fetch(in: database).map(\.name) == ["Bach", "Mozart"])
    }

    @Test func foreignKeys() throws {
        try expect(
            .constraintViolation,
            "'Artist' on SQLite: it refers to a row that does not exist, or others refer to it (foreign key). Change the rows that refer to "
                + "these first, refer to a row that exists, or declare in the table what becomes of them"
        ) { try Artist.request().all().where { $0.name == "Bach" }.delete(in: $0) }
    }

    @Test func uniqueColumns() throws {
        try expect(
            .constraintViolation,
            "'Artist.name' on SQLite: another row has the same 'name' (unique). "
                + "Give each row a value of its own, or say what becomes of conflicts with 'onConflict'"
        ) { try Artist.request().all().update(in: $0) { $0.name = "Bach" } }
    }

    @Test func keys() throws {
        try expect(
            .constraintViolation,
            "'Artist.id' on SQLite: another row has the same 'id' (unique). "
                + "Give each row a value of its own, or say what becomes of conflicts with 'onConflict'"
        ) { try Artist.request().all().where { $0 == 2 }.update(in: $0) { $0.id = 1 } }
    }

    @Test func checks() throws {
        try expect(
            .constraintViolation,
            "'Artist' on SQLite: the table does not allow it (check 'rank > 0'). "
                + "Give the rows values that the table allows, or leave them out"
        ) { try Artist.request().all().update(in: $0) { $0.rank -= 1 } }
    }

    @Test func nils() throws {
        try expect(
            .unexpectedNull,
            "'Artist.name' on SQLite: the value is nil, but the column is not nullable. "
                + "Give it a value, or leave such rows out"
        ) { try Artist.request().all().update(in: $0) { $0.name = $0.mentor.name } }
    }
}

private final class DeletionObserver: TransactionObserver {
    private(set) var events = 0
    private(set) var commits = 0

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) { if event.kind == .delete { events += 1 } }
    func databaseDidCommit(_ db: Database) { commits += 1 }
    func databaseDidRollback(_ db: Database) {}
}
