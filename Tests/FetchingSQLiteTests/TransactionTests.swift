import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Fetchable("notes")
private struct Note: Equatable {
    let id: Int
    var text: String
}

private struct OwnError: Error {}

@Suite("A transaction on SQLite")
struct TransactionTests {
    private let path = NSTemporaryDirectory() + "fetching-transaction-\(UUID().uuidString).sqlite"

    private func makeWriter(_ storage: Storage) throws -> any DatabaseWriter {
        let writer: any DatabaseWriter =
            switch storage {
            case .queueInMemory: try DatabaseQueue()
            case .queueOnFile: try DatabaseQueue(path: path)
            case .pool: try DatabasePool(path: path)
            }
        try SQLSchema(Note.self).create(in: writer)
        return writer
    }

    private func removeFiles() {
        for suffix in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    private func texts(_ writer: any DatabaseWriter) throws -> [String] {
        try Note.request().all().sorted(by: .ascending(\.id)).select(\.text).fetch(in: writer)
    }

    @Test("is committed, or rolled back by what is thrown", arguments: Storage.allCases)
    func allOrNone(storage: Storage) async throws {
        defer { removeFiles() }
        let writer = try makeWriter(storage)
        let count = try writer.withoutAwait {
            try $0.transaction { db in
                try Note.insert(Note(id: 1, text: "a")).run(in: db)
                return try Note.insert(Note(id: 2, text: "b")).run(in: db)
            }
        }
        #expect(count == 1)
        #expect(throws: OwnError.self) {
            try writer.withoutAwait {
                try $0.transaction { db in
                    try Note.insert(Note(id: 3, text: "c")).run(in: db)
                    throw OwnError()
                }
            }
        }
        await #expect(throws: OwnError.self) {
            try await writer.transaction { db in
                try Note.insert(Note(id: 4, text: "d")).run(in: db)
                throw OwnError()
            }
        }
        try await writer.transaction { db in _ = try Note.insert(Note(id: 5, text: "e")).run(in: db) }
        #expect(try texts(writer) == ["a", "b", "e"])
    }

    @Test("goes back to a savepoint, and goes on", arguments: Storage.allCases)
    func savepoints(storage: Storage) throws {
        defer { removeFiles() }
        let writer = try makeWriter(storage)
        try writer.transaction { db in
            try Note.insert(Note(id: 1, text: "a")).run(in: db)
            #expect(throws: FetchError.self) {
                try db.transaction { db in
                    try Note.insert(Note(id: 2, text: "b")).run(in: db)
                    try db.transaction { db in try Note.insert(Note(id: 3, text: "c")).run(in: db) }
                    try Note.insert(Note(id: 1, text: "again")).run(in: db)
                }
            }
            // A transaction of the same database is a part of this one.
            try writer.transaction { db in try Note.insert(Note(id: 4, text: "d")).run(in: db) }
            let value = try db.transaction { db in try Note.request().all().count().fetch(in: db) }
            #expect(value == 2)
        }
        #expect(try texts(writer) == ["a", "d"])
        // Without one around it, it is one.
        writer.writeWithoutTransaction { db in
            #expect(throws: OwnError.self) {
                try db.transaction { db in
                    try Note.insert(Note(id: 5, text: "e")).run(in: db)
                    throw OwnError()
                }
            }
            #expect(!db.isInsideTransaction)
        }
        #expect(try texts(writer) == ["a", "d"])
    }

    @Test("only reads where it is said", arguments: Storage.allCases)
    func readOnly(storage: Storage) async throws {
        defer { removeFiles() }
        let writer = try makeWriter(storage)
        try await Note.insert(Note(id: 1, text: "a")).run(in: writer)
        let error = #expect(throws: FetchError.self) {
            try writer.withoutAwait {
                try $0.transaction(readOnly: true) { db in
                    #expect(try Note.request().all().count().fetch(in: db) == 1)
                    try Note.insert(Note(id: 2, text: "b")).run(in: db)
                }
            }
        }
        #expect(error?.cure.contains("read-only") ?? false)
        await #expect(throws: FetchError.self) {
            try await writer.transaction(isolation: .repeatableRead, readOnly: true) { db in
                _ = try Note.insert(Note(id: 2, text: "b")).run(in: db)
            }
        }
        // Inside of a transaction that writes, what was written is seen, and afterwards writing goes on.
        try writer.withoutAwait { writer in
            try writer.write { db in
                try Note.insert(Note(id: 3, text: "c")).run(in: db)
                let count = try writer.transaction(readOnly: true) { db in
                    try Note.request().all().count().fetch(in: db)
                }
                #expect(count == 2)
                try Note.insert(Note(id: 4, text: "d")).run(in: db)
            }
        }
        #expect(try texts(writer) == ["a", "c", "d"])
    }

    @Test("sees one state of a pool where it only reads")
    func oneState() throws {
        defer { removeFiles() }
        let writer = try makeWriter(.pool)
        try writer.transaction(readOnly: true) { db in
            #expect(try Note.request().all().count().fetch(in: db) == 0)
            try DatabaseQueue(path: path).write { db in
                try db.execute(sql: "INSERT INTO notes VALUES (1, 'a')")
            }
            #expect(try Note.request().all().count().fetch(in: db) == 0)
        }
        #expect(try texts(writer) == ["a"])
    }

    @Test("is tried again where another connection has locked the database", arguments: [false, true])
    func retries(isAsynchronous: Bool) async throws {
        defer { removeFiles() }
        let writer = try makeWriter(.queueOnFile)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        let holder = Holder(other)
        try holder.lock()
        let error = #expect(throws: FetchError.self) {
            try writer.withoutAwait { try $0.transaction { db in try Note.insert(Note(id: 1, text: "a")).run(in: db) } }
        }
        #expect((error?.underlyingError as? DatabaseError)?.resultCode == .SQLITE_BUSY && error?.model == nil)
        // The lock goes while the tries go on: the last of them come seconds after the first.
        let unlocking = Task.detached {
            try await Task.sleep(for: .milliseconds(100))
            try holder.unlock()
        }
        let insertion = Note.insert(Note(id: 1, text: "a"))
        if isAsynchronous {
            try await writer.transaction(retries: 1000) { db in _ = try insertion.run(in: db) }
        } else {
            try writer.withoutAwait { try $0.transaction(retries: 1000) { db in try insertion.run(in: db) } }
        }
        try await unlocking.value
        #expect(try texts(writer) == ["a"])
    }

    @Test("is tried as often as it is said, after what the database says alone")
    func numberOfTries() throws {
        let writer = try makeWriter(.queueInMemory)
        for (error, retries, tries) in [
            (DatabaseError(resultCode: .SQLITE_BUSY) as any Error, 2, 3),
            (DatabaseError(resultCode: .SQLITE_BUSY), 0, 1),
            (DatabaseError(resultCode: .SQLITE_BUSY), -1, 1), (OwnError(), 5, 1),
            (DatabaseError(resultCode: .SQLITE_CONSTRAINT), 5, 1),
        ] {
            var count = 0
            #expect(throws: (any Error).self) {
                try writer.transaction(retries: retries) { db in
                    count += 1
                    try Note.insert(Note(id: 1, text: "a")).run(in: db)
                    throw error
                }
            }
            #expect(count == tries, "\(error)")
        }
        #expect(try texts(writer) == [])
    }

    @Test("is rolled back where its task is cancelled", arguments: Storage.allCases)
    func cancellation(storage: Storage) async throws {
        defer { removeFiles() }
        let writer = try makeWriter(storage)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await writer.transaction(retries: 3) { db in
                try Note.insert(Note(id: 1, text: "a")).run(in: db)
                beginning.yield()
                while true { try db.execute(sql: "SELECT 1") }
            }
        }
        for await _ in begun { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try texts(writer) == [])
    }

    @Test("says why it could not be committed")
    func failedCommit() throws {
        let writer = try makeWriter(.queueInMemory)
        try writer.write { db in
            try db.execute(
                sql: "CREATE TABLE lines (note INTEGER NOT NULL REFERENCES notes DEFERRABLE INITIALLY DEFERRED)")
        }
        let error = #expect(throws: FetchError.self) {
            try writer.transaction { db in try db.execute(sql: "INSERT INTO lines VALUES (7)") }
        }
        #expect(error?.code == .constraintViolation && error?.engine == "SQLite" && error?.model == nil)
        #expect(try Int.fetchOne(writer, sql: "SELECT COUNT(*) FROM lines") == 0)
        try writer.close()
        let closed = #expect(throws: FetchError.self) { try writer.transaction { _ in } }
        #expect(closed?.cure.contains("open") ?? false)
    }
}

extension Int {
    fileprivate static func fetchOne(_ writer: any DatabaseWriter, sql: String) throws -> Int? {
        try writer.read { db in try Int.fetchOne(db, sql: sql) }
    }
}

extension DatabaseWriter {
    /// The forms of methods without `await`, in functions that could await.
    @discardableResult
    fileprivate func withoutAwait<Value>(_ body: (Self) throws -> Value) rethrows -> Value { try body(self) }
}

/// A lock of a database, which is held between two calls.
private final class Holder: Sendable {
    private let queue: DatabaseQueue

    init(_ queue: DatabaseQueue) { self.queue = queue }

    func lock() throws { try queue.inDatabase { db in try db.execute(sql: "BEGIN EXCLUSIVE") } }

    func unlock() throws { try queue.inDatabase { db in try db.execute(sql: "COMMIT") } }
}

@Fetchable("counters")
private struct StoredCounter: Equatable, Sendable {
    let id: Int
    var number: Int
}

/// Several connections of one file, whose transactions are tried again, go back to savepoints and are cancelled.
@Suite struct TransactionsAtOnceTests {
    private struct OwnError: Error {}

    @Test func keepAllOrNothing() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        let queues = try (0..<3).map { _ in try DatabaseQueue(path: file.path) }
        try await queues[0].write { db in
            try StoredCounter.create(in: db)
            _ = try StoredCounter.insert(StoredCounter(id: 1, number: 0)).run(in: db)
        }
        let outcomes = await withTaskGroup(of: Bool?.self) { group in
            for index in 0..<24 {
                group.addTask {
                    let task = Task {
                        try await queues[index % 3].transaction(retries: 200) { db in
                            let all = StoredCounter.request().all()
                            let number = try all.select(\.number).fetch(in: db)[0]
                            try? db.transaction { db in
                                try all.update(in: db) { $0.number = 1000 }
                                throw OwnError()
                            }
                            try db.transaction { db in try all.update(in: db) { $0.number = number + 1 } }
                        }
                    }
                    if index.isMultiple(of: 3) { task.cancel() }
                    do {
                        try await task.value
                        return true
                    } catch { return error is CancellationError ? false : nil }
                }
            }
            return await group.reduce(into: [Bool?]()) { $0.append($1) }
        }
        #expect(!outcomes.contains(nil))
        let successes = outcomes.count { $0 == true }
        let numbers = try await StoredCounter.request().all().select(\.number).fetch(in: queues[0])
        #expect(numbers == [successes] && successes >= 16)
    }
}
