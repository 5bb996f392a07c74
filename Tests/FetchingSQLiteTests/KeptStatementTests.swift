import Fetching
import FetchingCore
import Foundation
import GRDB
import GRDBSQLite
import Testing

@testable import FetchingSQLite

/// A prepared request finds its statement of a connection, from the third call on, for as long as GRDB keeps its own.
@Suite struct KeptStatementTests {
    private static let users = (1...9).map { User.named("user \($0)", id: $0) }

    private let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }

    private func statementCount(in db: Database) -> Int {
        var count = 0
        var statement = sqlite3_next_stmt(db.sqliteConnection, nil)
        while let next = statement {
            count += 1
            statement = sqlite3_next_stmt(db.sqliteConnection, next)
        }
        return count
    }

    private func kept(in db: Database) -> KeptStatement? { KeptStatement.of(byID.shapes.complete, on: db) }

    @Test func isKeptOnceItIsCalledAgain() throws {
        let queue = try makeDatabase(Self.users)
        try queue.read { db in
            #expect(try byID(1).fetch(in: db)?.id == 1)
            #expect(kept(in: db) == nil)
            for id in [2, 3, 2, 30, 4, 5] { #expect(try byID(id).fetch(in: db)?.id == (id < 10 ? id : nil)) }
            let known = try #require(kept(in: db))
            #expect(known.statement === (try db.cachedStatement(sql: known.prepared.sql)))
            #expect(sqlite3_stmt_busy(known.handle) == 0)
        }
    }

    @Test func keepsNoTexts() throws {
        let queue = try makeDatabase(Self.users)
        let byName = User.prepared(String.self) { name in User.where { $0.name == name }.first() }
        try queue.read { db in
            for id in [1, 2, 3] { #expect(try byName("user \(id)").fetch(in: db)?.id == id) }
            let kept = try #require(KeptStatement.of(byName.shapes.complete, on: db))
            let text = try #require(sqlite3_expanded_sql(kept.handle))
            defer { sqlite3_free(text) }
            #expect(String(cString: text).contains(#""name" = NULL"#))
        }
    }

    @Test func isLetGoOfWithTheCache() throws {
        let queue = try makeDatabase(Self.users)
        try queue.write { db in
            for id in 1...4 { #expect(try byID(id).fetch(in: db)?.id == id) }
            #expect(kept(in: db) != nil)
            try db.execute(sql: "ALTER TABLE user ADD COLUMN more TEXT")
            #expect(kept(in: db) == nil)
            #expect(statementCount(in: db) <= 1)
            for id in 1...4 { #expect(try byID(id).fetch(in: db)?.id == id) }
            #expect(kept(in: db) != nil)
        }
        queue.releaseMemory()
        try queue.write { db in
            #expect(kept(in: db) == nil)
            for id in 1...4 {
                let user = try byID(id).fetch(in: db)
                #expect(user?.id == id)
            }
        }
        try queue.close()
    }

    /// The next connection may have the address of the one before.
    @Test func connectionsThatFollowOneAnother() throws {
        for round in 0..<50 {
            let queue = try makeDatabase(Self.users.map { User.named("\($0.name) of \(round)", id: $0.id) })
            for id in 1...5 { #expect(try byID(id).fetch(in: queue)?.name == "user \(id) of \(round)") }
            try queue.close()
        }
    }

    @Test func requestsThatAreGoneLeaveNothing() throws {
        let queue = try makeDatabase(Self.users)
        try queue.read { db in
            for round in 0..<500 {
                let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
                for id in 1...4 { #expect(try byID(id).fetch(in: db)?.id == id, "\(round)") }
            }
            let connection = try #require(db.sqliteConnection)
            #expect(try ConnectionStatements.of(connection, db).count <= 64)
            #expect(statementCount(in: db) < 8)
        }
        try queue.close()
    }

    @Test func everyKindOfRequest() throws {
        let queue = try makeDatabase(Self.users)
        let after = User.prepared(Int.self) { id in User.where { $0.id > id } }
        let count = User.prepared(Int.self) { id in User.where { $0.id > id }.count() }
        let names = User.prepared(Int.self, String?.self) { id, nickname in
            User.where { $0.id > id && $0.nickname == nickname }.select(\.name)
        }
        let page = User.prepared(Int.self) { id in User.where { $0.id > id }.page(size: 2) }
        for id in [7, 8, 9, 7, 3, 5, 6, 7] {
            #expect(try after(id).fetch(in: queue).count == 9 - id)
            #expect(try count(id).fetch(in: queue) == 9 - id)
            #expect(try names(id, nil).fetch(in: queue).count == 9 - id)
            #expect(try names(id, "x").fetch(in: queue).isEmpty)
            #expect(try page(id).fetch(in: queue).elements.count == min(2, 9 - id))
            #expect(try byID(id).fetch(in: queue)?.id == id)
        }
    }

    /// The database gives what is no model, and a statement fails.
    @Test func goesOnAfterErrors() throws {
        let queue = try makeDatabase(Self.users)
        try queue.write { db in
            try db.execute(sql: "UPDATE user SET plan = 'unknown' WHERE id = 4")
            let product = User.prepared(Int.self) { factor in User.where { $0.id > 4 }.select { $0.id * factor } }
            for _ in 0..<5 {
                for id in 1...6 {
                    let found = try? byID(id).fetch(in: db)
                    #expect(found?.id == (id == 4 ? nil : id))
                }
                #expect(try product(2).fetch(in: db) == [10, 12, 14, 16, 18])
                #expect(throws: FetchError.self) { try product(.max).fetch(in: db) }
            }
        }
        try queue.close()
    }

    /// Both have one statement, which one of them lets go of.
    @Test func twoRequestsOfOneText() throws {
        let queue = try makeDatabase(Self.users)
        let other = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
        try queue.write { db in
            for id in 1...4 {
                let pair = try (byID(id).fetch(in: db), other(id + 1).fetch(in: db))
                #expect(pair.0?.id == id && pair.1?.id == id + 1)
            }
            let statements = [kept(in: db), KeptStatement.of(other.shapes.complete, on: db)]
            #expect(statements[0] != nil && statements[0]?.statement === statements[1]?.statement)
            try db.execute(sql: "UPDATE user SET plan = 'unknown' WHERE id = 4")
            #expect(throws: FetchError.self) { try other(4).fetch(in: db) }
            #expect(KeptStatement.of(other.shapes.complete, on: db) == nil && kept(in: db) != nil)
            for id in [5, 6, 7] {
                let pair = try (byID(id).fetch(in: db), other(id + 1).fetch(in: db))
                #expect(pair.0?.id == id && pair.1?.id == id + 1)
            }
        }
        try queue.close()
    }

    /// Such a connection takes the name of a column that is not there for a text.
    @Test func isNotKeptWhereNamesAreTexts() throws {
        var configuration = Configuration()
        configuration.acceptsDoubleQuotedStringLiterals = true
        let queue = try DatabaseQueue(configuration: configuration)
        try makeDatabase(Self.users).backup(to: queue)
        try queue.write { db in
            for id in 1...4 {
                let user = try byID(id).fetch(in: db)
                #expect(user?.id == id)
            }
            #expect(kept(in: db) == nil)
            try db.execute(sql: "ALTER TABLE user RENAME COLUMN nickname TO other")
            #expect(throws: FetchError.self) { try byID(1).fetch(in: db) }
        }
    }

    /// A function that SQL calls runs the request whose statement is being stepped.
    @Test func isCalledWithinItself() throws {
        let queue = try makeDatabase(Self.users)
        let byID = byID
        try queue.write { database in
            nonisolated(unsafe) let db = database
            db.add(
                function: DatabaseFunction("inner_name", argumentCount: 1, pure: false) { values in
                    guard let id = Int.fromDatabaseValue(values[0]), id > 1 else { return "none" }
                    return try byID(id - 1).fetch(in: db).map { $0.name + "." }
                })
            try db.execute(
                sql: """
                    ALTER TABLE user RENAME TO stored;
                    CREATE TEMP VIEW user AS
                        SELECT id, inner_name(id) AS name, nickname, score, isAdmin, plan, rights, signed_up_at FROM stored
                    """)
            for id in [1, 2, 3, 9, 4, 9] {
                #expect(try byID(id).fetch(in: db)?.name == "none" + String(repeating: ".", count: id - 1))
            }
        }
    }

    @Test func observersAreToldOfWhatItReads() throws {
        let queue = try makeDatabase(Self.users)
        let byID = byID
        for _ in 0..<4 { _ = try byID(3).fetch(in: queue) }
        let observation = ValueObservation.tracking { db in try byID(3).fetch(in: db)?.name }
        let names = Names()
        let cancellable = observation.start(
            in: queue, scheduling: .async(onQueue: .global()), onError: { _ in }, onChange: { names.add($0) })
        defer { cancellable.cancel() }
        try queue.write { db in try db.execute(sql: "UPDATE user SET name = 'new' WHERE id = 3") }
        let end = Date.now + 10
        while names.all.last != "new", .now < end { Thread.sleep(forTimeInterval: 0.01) }
        #expect(names.all.last == "new")
    }

    /// A request ends on one thread while the connections let go of their statements on others.
    @Test(.forWaiting) func endsBesideItsConnections() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pool = try DatabasePool(path: folder.appending(path: "kept.sqlite").path)
        try makeDatabase(Self.users).backup(to: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<6 {
                group.addTask {
                    for round in 0..<40 {
                        let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
                        for step in 0..<5 {
                            let id = (task + step) % 9 + 1
                            #expect(try await byID(id).fetch(in: pool)?.id == id)
                        }
                        if round % 8 == task { pool.releaseMemoryEventually() }
                        if round % 8 == 0, task == 0 {
                            try await pool.write { db in
                                try db.execute(sql: "CREATE TABLE t\(round) (a); DROP TABLE t\(round)")
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        try pool.close()
    }
}

private final class Names: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String?] = []

    var all: [String?] { lock.withLock { names } }

    func add(_ name: String?) { lock.withLock { names.append(name) } }
}
