import Fetching
import FetchingSQLite
import Foundation
import GRDB
import GRDBSQLite
import Testing

@Fetchable("parents")
private struct Parent: Equatable {
    let id: Int
    var name: String
}

@Fetchable("parents")
private struct OtherParent: Equatable {
    let id: Int
    var name: String
}

/// A row that is inserted inside a transaction: by one statement alone, where SQLite leaves nothing of one that fails.
@Suite struct SingleInsertTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { try Parent.create(in: $0) }
    }

    private static let failingTrigger = """
        TRIGGER fails AFTER INSERT ON PARENTS WHEN new.name = 'bad' BEGIN SELECT RAISE(FAIL, 'no'); END
        """

    private func insertBad(id: Int = 9, in db: Database) {
        #expect(throws: FetchError.self) { try Parent.insert(Parent(id: id, name: "bad")).run(in: db) }
        #expect(throws: FetchError.self) { try Parent.insert(Parent.Draft(name: "bad")).run(in: db) }
    }

    private func names(in db: Database) throws -> [String] {
        try Parent.sorted(by: .ascending(\.id)).fetch(in: db).map(\.name)
    }

    /// The changes and savepoints that a closure runs.
    private func statements(in db: Database, _ run: () throws -> Void) throws -> [String] {
        var statements: [String] = []
        db.trace { statements.append(String("\($0)".prefix { $0 != " " })) }
        defer { db.trace(options: [], nil) }
        try run()
        return statements.filter { !["SELECT", "--", "PRAGMA"].contains($0) }
    }

    /// SQLite gives the number of a row alone; a key of any other table would be null.
    @Test(arguments: [
        ("id BIGINT PRIMARY KEY", false), ("id INT PRIMARY KEY", false), ("id INTEGER PRIMARY KEY DESC", false),
        ("id INTEGER UNIQUE", false), ("id INTEGER PRIMARY KEY", true), ("ID integer primary key autoincrement", true),
        ("id BIGINT PRIMARY KEY DEFAULT (abs(random()))", true),
    ])
    func aRowWithoutAKey(column: String, isGiven: Bool) throws {
        let database = try DatabaseQueue()
        try database.write { try $0.execute(sql: "CREATE TABLE parents (\(column), name TEXT NOT NULL)") }
        let draft = Parent.Draft(name: "a")
        func insert(_ run: (Database) throws -> Void) throws {
            if isGiven { return try database.write(run) }
            let error = #expect(throws: FetchError.self) { try database.write(run) }
            #expect(error?.code == .unexpectedNull, "\(String(describing: error))")
            #expect(error?.member == "id")
        }
        try insert { _ = try Parent.insert(draft).run(in: $0) }
        try insert { _ = try Parent.insert([draft, draft]).run(in: $0) }
        try insert { _ = try Parent.insert(draft).returning(\.name).run(in: $0) }
        try insert { _ = try Parent.insert([Parent.Draft(id: 7, name: "b"), draft]).run(in: $0) }
        let parents = try Parent.request().all().fetch(in: database)
        #expect(parents.count == (isGiven ? 6 : 0))
    }

    @Test func oneStatementForARow() throws {
        try database.write { db in
            var counts: [Int] = []
            let run = try statements(in: db) {
                counts.append(try Parent.insert(Parent(id: 1, name: "a")).run(in: db))
                counts.append(try Parent.insert(Parent.Draft(name: "b")).run(in: db))
                counts.append(try Parent.insert([Parent(id: 3, name: "c")]).run(in: db))
            }
            #expect(counts == [1, 1, 1])
            #expect(run == ["INSERT", "INSERT", "INSERT"])
            #expect(try names(in: db) == ["a", "b", "c"])
            let saved = try statements(in: db) { try Parent.save(Parent(id: 1, name: "d")).run(in: db) }
            #expect(saved == ["SAVEPOINT", "INSERT", "RELEASE"])
        }
    }

    @Test(arguments: ["CREATE ", "CREATE TEMP "])
    func aTriggerThatIsAddedAndRolledBack(create: String) throws {
        try database.write { db in
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            try db.execute(sql: create + Self.failingTrigger)
            insertBad(in: db)
            try Parent.insert(Parent(id: 2, name: "b")).run(in: db)
            insertBad(in: db)
            try db.inSavepoint {
                try db.execute(sql: "DROP TRIGGER fails")
                let run = try statements(in: db) { try Parent.insert(Parent(id: 3, name: "bad")).run(in: db) }
                #expect(run == ["INSERT"])
                return .rollback
            }
            // GRDB keeps its statements here.
            insertBad(in: db)
            #expect(try names(in: db) == ["a", "b"])
        }
        try database.write { db in
            insertBad(in: db)
            let names = try names(in: db)
            #expect(names == ["a", "b"])
        }
    }

    @Test func aTriggerOfWhichGRDBDoesNotKnow() throws {
        try database.write { db in
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            #expect(sqlite3_exec(db.sqliteConnection, "CREATE " + Self.failingTrigger, nil, nil, nil) == SQLITE_OK)
            insertBad(in: db)
            #expect(try names(in: db) == ["a"])
        }
    }

    @Test func aTriggerOfAnotherConnection() throws {
        let path = NSTemporaryDirectory() + "single-insert-\(UUID()).db"
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let (pool, other) = (try DatabasePool(path: path), try DatabaseQueue(path: path))
        try pool.write { db in
            try Parent.create(in: db)
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
        }
        try other.write { try $0.execute(sql: "CREATE " + Self.failingTrigger) }
        try pool.writeWithoutTransaction { db in
            try db.inTransaction(.deferred) {
                insertBad(in: db)
                let names = try names(in: db)
                #expect(names == ["a"])
                return .commit
            }
        }
        try other.write { try $0.execute(sql: "DROP TRIGGER fails") }
        try pool.write { db in
            let run = try statements(in: db) { try Parent.insert(Parent(id: 2, name: "bad")).run(in: db) }
            #expect(run == ["INSERT"])
        }
    }

    @Test(arguments: ["FAIL", "REPLACE", "ROLLBACK", "IGNORE"])
    func aTableThatSaysWhatAConflictDoes(resolution: String) throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE ON CONFLICT \(resolution));
                    """)
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
        }
        try? database.write { db in
            let run = try statements(in: db) { _ = try? Parent.insert(Parent(id: 2, name: "a")).run(in: db) }
            #expect(run.first == "SAVEPOINT")
        }
        let ids = try database.read { try Parent.request().all().fetch(in: $0).map(\.id) }
        #expect(ids == (resolution == "REPLACE" ? [2] : [1]))
    }

    /// The row that is replaced is gone where the deletion that follows from it fails.
    @Test func aReplacedRowOfWhichAnotherDepends() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE parents (id INTEGER PRIMARY KEY ON CONFLICT REPLACE, name TEXT NOT NULL);
                    CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES parents ON DELETE CASCADE);
                    CREATE TRIGGER keeps AFTER DELETE ON children BEGIN SELECT RAISE(FAIL, 'kept'); END;
                    """)
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            try db.execute(sql: "INSERT INTO children VALUES (1, 1)")
            #expect(throws: FetchError.self) { try Parent.insert(Parent(id: 1, name: "b")).run(in: db) }
            #expect(try names(in: db) == ["a"])
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM children") == 1)
        }
    }

    @Test func aTableThatHidesAnother() throws {
        try database.write { db in
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            try db.execute(sql: "CREATE TEMP TABLE Parents (id INTEGER PRIMARY KEY, name TEXT UNIQUE ON CONFLICT FAIL)")
            let run = try statements(in: db) { try Parent.insert(Parent(id: 1, name: "b")).run(in: db) }
            #expect(run == ["SAVEPOINT", "INSERT", "RELEASE"])
            #expect(try names(in: db) == ["b"])
        }
    }

    @Test func aViolationLeavesTheTransaction() throws {
        try database.write { db in
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            let error = #expect(throws: FetchError.self) { try Parent.insert(Parent(id: 1, name: "b")).run(in: db) }
            #expect(error?.violation != nil)
            #expect(error?.engine == "SQLite")
            #expect(db.isInsideTransaction)
            try Parent.insert(Parent(id: 2, name: "c")).run(in: db)
        }
        #expect(try database.read { try names(in: $0) } == ["a", "c"])
    }

    @Test func valuesDoNotStayBound() throws {
        try database.write { db in
            var sql: String?
            db.trace { event in if "\(event)".hasPrefix("INSERT") { sql = "\(event)" } }
            try Parent.insert(Parent(id: 1, name: "secret")).run(in: db)
            db.trace(options: [], nil)
            let statement = try db.cachedStatement(sql: #require(sql))
            let expanded = sqlite3_expanded_sql(statement.sqliteStatement)
            defer { sqlite3_free(expanded) }
            #expect(try String(cString: #require(expanded)).hasSuffix("VALUES (NULL, NULL)"))
        }
    }

    /// The statement that a connection keeps must not keep it open.
    @Test func aConnectionIsClosed() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try Parent.create(in: db)
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            try Parent.insert(Parent.Draft(name: "b")).run(in: db)
            db.releaseMemory()
            try Parent.insert(Parent.Draft(name: "c")).run(in: db)
        }
        try database.close()
        // The next connection may have the address of the last one.
        for _ in 0..<20 {
            let database = try DatabaseQueue()
            try database.write { db in
                try Parent.create(in: db)
                try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
                try Parent.insert(Parent.Draft(name: "b")).run(in: db)
                #expect(try names(in: db) == ["a", "b"])
            }
            try database.close()
        }
    }

    @Test func connectionsAtOnce() async throws {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...8 {
                group.addTask {
                    let database = try DatabaseQueue()
                    try await database.write { try Parent.create(in: $0) }
                    for id in 1...50 {
                        try await database.write { db in
                            try Parent.insert(Parent(id: id, name: "\(number)")).run(in: db)
                            if id.isMultiple(of: 10) { try db.execute(sql: "CREATE TABLE t\(id) (id)") }
                        }
                    }
                    return try await database.read { try Parent.where { $0.name == "\(number)" }.fetch(in: $0).count }
                }
            }
            for try await count in group { #expect(count == 50) }
        }
    }

    @Test func twoModelsOfATable() throws {
        try database.write { db in
            for id in 1...3 {
                try Parent.insert(Parent(id: id, name: "a")).run(in: db)
                try OtherParent.insert(OtherParent(id: id + 10, name: "b")).run(in: db)
                #expect(throws: FetchError.self) { try OtherParent.insert(OtherParent(id: id, name: "c")).run(in: db) }
            }
            try db.execute(sql: "CREATE " + Self.failingTrigger)
            insertBad(in: db)
            #expect(throws: FetchError.self) { try OtherParent.insert(OtherParent(id: 99, name: "bad")).run(in: db) }
            #expect(try names(in: db) == ["a", "a", "a", "b", "b", "b"])
        }
    }

    @Test func insideTheLoopOfACursor() throws {
        try database.write { db in
            try Parent.insert([Parent(id: 1, name: "a"), Parent(id: 2, name: "b")]).run(in: db)
            var ids: [Int] = []
            let cursor = try Parent.where { $0.id < 10 }.cursor(in: db)
            while let parent = try cursor.next() {
                ids.append(parent.id)
                try Parent.insert(Parent(id: parent.id + 10, name: parent.name)).run(in: db)
            }
            #expect(ids == [1, 2])
            #expect(try names(in: db) == ["a", "b", "a", "b"])
        }
    }
}

/// What GRDB promises of every statement, for a row that is inserted by one alone.
@Suite struct SingleInsertPromiseTests {
    private final class Observer: TransactionObserver {
        var ids: [Int64] = []

        func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { eventKind.tableName == "parents" }
        func databaseDidChange(with event: DatabaseEvent) { ids.append(event.rowID) }
        func databaseDidCommit(_ db: Database) {}
        func databaseDidRollback(_ db: Database) {}
    }

    @Test func observersAreTold() throws {
        let database = try DatabaseQueue()
        let observer = Observer()
        database.add(transactionObserver: observer)
        try database.write { db in
            try Parent.create(in: db)
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            _ = try? Parent.insert(Parent(id: 1, name: "b")).run(in: db)
            try Parent.insert(Parent(id: 2, name: "b")).run(in: db)
        }
        #expect(observer.ids == [1, 2])
    }

    @Test func aReadOnlyBlockRejectsIt() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try Parent.create(in: db)
            try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
            #expect(throws: FetchError.self) {
                try db.readOnly { _ = try Parent.insert(Parent(id: 2, name: "b")).run(in: db) }
            }
            #expect(try Parent.request().all().fetch(in: db).count == 1)
        }
    }

    @Test func anAbortedTransactionRejectsIt() throws {
        let database = try DatabaseQueue()
        try database.write { try Parent.create(in: $0) }
        let error = #expect(throws: FetchError.self) {
            try database.write { db in
                try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
                _ = try? db.execute(sql: "INSERT OR ROLLBACK INTO parents VALUES (1, 'b')")
                try Parent.insert(Parent(id: 2, name: "c")).run(in: db)
            }
        }
        #expect((error?.underlyingError as? DatabaseError)?.resultCode == .SQLITE_ABORT)
        #expect(try database.read { try Parent.request().all().fetch(in: $0) } == [])
    }

    @Test func aSuspendedDatabaseRejectsIt() throws {
        var configuration = Configuration()
        configuration.observesSuspensionNotifications = true
        let path = NSTemporaryDirectory() + "single-insert-\(UUID()).db"
        defer { try? FileManager.default.removeItem(atPath: path) }
        // The notification names no database: it suspends all that observe it.
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try database.write { try Parent.create(in: $0) }
        defer { NotificationCenter.default.post(name: Database.resumeNotification, object: nil) }
        #expect(throws: (any Error).self) {
            try database.write { db in
                try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
                NotificationCenter.default.post(name: Database.suspendNotification, object: nil)
                try Parent.insert(Parent(id: 2, name: "b")).run(in: db)
            }
        }
        NotificationCenter.default.post(name: Database.resumeNotification, object: nil)
        #expect(try database.read { try Parent.request().all().fetch(in: $0) } == [])
    }

    @Test func aCancelledTaskInsertsNothing() async throws {
        let database = try DatabaseQueue()
        try await database.write { try Parent.create(in: $0) }
        let (started, begin) = AsyncStream.makeStream(of: Void.self)
        let cancelled = DispatchSemaphore(value: 0)
        let task = Task {
            try await database.write { db in
                try Parent.insert(Parent(id: 1, name: "a")).run(in: db)
                begin.yield()
                cancelled.wait()
                try Parent.insert(Parent(id: 2, name: "b")).run(in: db)
            }
        }
        for await _ in started { break }
        task.cancel()
        cancelled.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await database.read { try Parent.request().all().fetch(in: $0) } == [])
    }
}
