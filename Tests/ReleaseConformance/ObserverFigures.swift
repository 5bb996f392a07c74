import Fetching
import FetchingSQL
import FetchingSQLite
import Foundation
import GRDB

/// What a change costs beside a thousand lists of other rows: where each is fetched again, and where each is decided.
///
/// `FETCHING_ONLY=observers ReleaseConformance [changes]` prints it.
struct ObserverFigures {
    @Fetchable struct Message: Sendable {
        let id: Int
        var room: Int
        var text: String
        var date: Double
    }

    /// A request of which nobody knows that it gives a list.
    struct Opaque<Base: SQLiteRequest>: SQLiteRequest {
        typealias Model = Base.Model

        let base: Base

        func fetch(in db: Database) throws -> Base.Result { try base.fetch(in: db) }

        func fetch(in store: MemoryStore) throws -> Base.Result { try base.fetch(in: store) }

        func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
            try base.statementTexts(for: dialect)
        }
    }

    final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        var value: Int { lock.withLock { count } }

        func add() { lock.withLock { count += 1 } }

        func reach(_ number: Int) async throws {
            while value < number { try await Task.sleep(for: .microseconds(50)) }
        }
    }

    let lists: Int
    let changes: Int

    func show() async throws {
        try await show(isDecided: false, changes: max(changes / 20, 1))
        try await show(isDecided: true, changes: changes)
    }

    private func show(isDecided: Bool, changes: Int) async throws {
        let (statements, results) = (Count(), Count())
        let path = NSTemporaryDirectory() + "fetching-\(UUID().uuidString).sqlite"
        defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) } }
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            db.trace { event in
                if case .statement(let statement) = event, statement.sql.hasPrefix("SELECT") { statements.add() }
            }
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        let rooms = lists
        try await pool.write { db in
            for statement in try SQLSchema(Message.self).statements(for: .sqlite) { try db.execute(sql: statement) }
            try db.execute(sql: "CREATE INDEX rooms ON Message (room, date)")
            try Message.insert(
                (0..<rooms * 20).map { Message(id: $0, room: $0 % rooms, text: "message \($0)", date: Double($0)) }
            ).run(in: db)
        }
        let tasks = (0..<rooms).map { room in
            let request = Message.where { $0.room == room }.sorted(by: .descending(\.date)).limit(20)
            let updates = isDecided ? request.updates(in: pool) : Opaque(base: request).updates(in: pool)
            return Task { for try await _ in updates { results.add() } }
        }
        try await results.reach(rooms)
        let (statementsBefore, resultsBefore) = (statements.value, results.value)
        let start = ContinuousClock.now
        for change in 0..<changes {
            try await pool.write { db in
                try db.execute(
                    sql: "UPDATE Message SET text = text || '!', date = date + 100000 WHERE id = ?",
                    arguments: [change * 7])
            }
            try await results.reach(resultsBefore + (change + 1) * (isDecided ? 1 : rooms))
        }
        let time = (ContinuousClock.now - start) / changes
        print(
            "\(rooms) lists, \(isDecided ? "decided" : "fetched again"):",
            "\(Double(statements.value - statementsBefore) / Double(changes)) statements and \(time) for a change")
        for task in tasks { task.cancel() }
    }
}
