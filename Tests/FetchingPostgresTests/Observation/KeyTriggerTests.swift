#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@testable import struct FetchingPostgres.PostgresTableChange

@Fetchable("words")
private struct Word: Sendable, Equatable {
    @PrimaryKey let word: String
    var count: Int
}

/// Triggers whose notifications have the keys of changed rows.
@Suite("Keys in notifications", .onPostgres, .timeLimit(.minutes(15)))
struct KeyTriggerTests {
    /// Receives what the triggers send, until a notification of its own.
    private struct Receiver {
        let pool: PostgresPool
        private var notifications: PostgresNotifications.Iterator
        private let mark = UUID().uuidString

        init(_ pool: PostgresPool) async throws {
            self.pool = pool
            notifications = try await pool.notifications(on: "fetching_changes", mark).makeAsyncIterator()
        }

        /// The keys that the transactions of a closure send, nil for a table without keys, in their order.
        mutating func changes(
            of table: String, _ body: @escaping @Sendable (PostgresConnection) throws -> Void
        ) async throws -> [[String]?] {
            try await pool.write(body)
            try await pool.write { [mark] db in try db.notify(mark) }
            let number = try await pool.read { db in
                try db.values("SELECT \(table)::regclass::oid::text", of: String.self)
            }
            var changes: [[String]?] = []
            while let next = try await notifications.next(), next.channel != mark {
                // Tests of other schemas send to the same channel.
                let change = PostgresTableChange(next.payload)
                if [change.table] == number { changes.append(change.rows?.keys.sorted()) }
            }
            return changes
        }
    }

    private func receiver(sendingKeys: Bool = true) async throws -> Receiver {
        let pool = try PostgresPool.withUsers(.three)
        try await pool.installObservation(for: User.self, sendingKeys: sendingKeys)
        return try await Receiver(pool)
    }

    @Test("are those of the rows before and after each statement")
    func statements() async throws {
        var users = try await receiver()
        let written = try await users.changes(of: "users") { db in
            try db.execute("INSERT INTO users VALUES (4, 'Di', NULL, 0, 0, false), (5, 'Ed', NULL, 0, 0, false)")
            try db.execute("UPDATE users SET name = name || '!' WHERE id < 3")
            try db.execute("UPDATE users SET id = 9 WHERE id = 3")
            try db.execute("DELETE FROM users WHERE id IN (1, 9)")
            try db.execute("UPDATE users SET name = '' WHERE id = 77")
        }
        #expect(written == [["4", "5"], ["1", "2"], ["3", "9"], ["1", "9"]])
        let upserted = try await users.changes(of: "users") { db in
            try db.execute(
                """
                INSERT INTO users VALUES (2, 'Bo', NULL, 0, 0, false), (6, 'Flo', NULL, 0, 0, false)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name
                """)
        }.compactMap(\.self).flatMap(\.self).sorted()
        #expect(upserted == ["2", "6"])
        let truncated = try await users.changes(of: "users") { db in try db.execute("TRUNCATE users") }
        #expect(truncated == [nil])
    }

    @Test("are those of what is not undone")
    func savepoints() async throws {
        struct Stop: Error {}
        var users = try await receiver()
        let kept = try await users.changes(of: "users") { db in
            for id in 1...2 {
                try? db.transaction { db in
                    try db.execute("UPDATE users SET age = 1 WHERE id = \(id)")
                    if id == 1 { throw Stop() }
                }
            }
        }
        #expect(kept == [["2"]])
    }

    @Test("are left out where they are many, long or null")
    func limits() async throws {
        var users = try await receiver()
        let insertion = "INSERT INTO users SELECT n, 'x', NULL, 0, 0, false FROM"
        let many = try await users.changes(of: "users") { db in
            try db.execute("INSERT INTO users SELECT n, 'x', NULL, 0, 0, false FROM generate_series(10, 109) AS n")
        }
        #expect(many == [(10...109).map(String.init).sorted()])
        let tooMany = try await users.changes(of: "users") { db in
            try db.run("\(insertion) generate_series(200, 300) AS n")
        }
        #expect(tooMany == [nil])
        // Those of a transaction are counted, and its notifications that are the same are one.
        let one = try await users.changes(of: "users") { db in
            for id in 400..<600 { try db.run("\(insertion) generate_series(\(id), \(id)) AS n") }
        }
        #expect(one.count == 101)
        #expect(one.last == .some(nil))
        let later = try await users.changes(of: "users") { db in try db.run("\(insertion) generate_series(7, 7) AS n") }
        #expect(later == [["7"]])
        let pool = users.pool
        try await pool.write { db in try db.execute("CREATE TABLE words (word text UNIQUE, count integer NOT NULL)") }
        try await pool.installObservation(for: Word.self, sendingKeys: true)
        let quoted = try await users.changes(of: "words") { db in
            try db.execute("INSERT INTO words VALUES ('it''s \"so\"' || chr(10) || '\\', 1)")
        }
        #expect(quoted == [["it's \"so\"\n\\"]])
        let long = try await users.changes(of: "words") { db in
            try db.execute("INSERT INTO words SELECT repeat('é', 3490) || n, 1 FROM generate_series(1, 2) AS n")
        }
        #expect(long == [nil])
        let null = try await users.changes(of: "words") { db in try db.execute("INSERT INTO words VALUES (NULL, 1)") }
        #expect(null == [nil])
        // What is written goes on where the column has another name.
        try await pool.write { db in try db.execute("ALTER TABLE words RENAME word TO spelling") }
        let renamed = try await users.changes(of: "words") { db in try db.execute("INSERT INTO words VALUES ('a', 1)") }
        #expect(renamed == [nil])
    }

    @Test("can be asked for, and given up, again and again")
    func installation() async throws {
        var users = try await receiver(sendingKeys: false)
        let pool = users.pool
        func triggers() throws -> [String] {
            try pool.read { db in
                try db.values(
                    "SELECT tgname::text FROM pg_trigger WHERE tgrelid = 'users'::regclass ORDER BY 1", of: String.self)
            }
        }
        let change: @Sendable (PostgresConnection) throws -> Void = { db in
            try db.execute("UPDATE users SET age = age + 1 WHERE id = 1")
        }
        let names = User.request().all().sorted(by: .ascending(\.id)).select(\.name)
        for _ in 0..<2 {
            try await pool.installObservation(for: User.self)
            #expect(try triggers() == ["fetching_observation"])
            let plain = try await users.changes(of: "users", change)
            #expect(plain == [nil])
            for _ in 0..<2 { try await pool.installObservation(for: User.self, sendingKeys: true) }
            #expect(
                try triggers() == [
                    "fetching_observation", "fetching_observation_delete", "fetching_observation_insert",
                    "fetching_observation_update",
                ])
            let keyed = try await users.changes(of: "users", change)
            #expect(keyed == [["1"]])
            // Who observes a table, and no rows, is told as before.
            var updates = names.updates(in: pool).makeAsyncIterator()
            #expect(try await updates.next()?.count == 3)
            try await pool.write(change)
            #expect(try await updates.next()?.count == 3)
            let last = try await users.changes(of: "users") { _ in }
            #expect(last == [["1"]])
        }
        try await pool.write { db in try db.execute("ALTER TABLE users DISABLE TRIGGER fetching_observation_update") }
        await #expect(throws: FetchError.self) { for try await _ in names.updates(in: pool) {} }
    }

    @Test("are not sent of partitions, and not of tables below a view")
    func otherTables() async throws {
        var users = try await receiver(sendingKeys: false)
        try await users.pool.write { db in
            try db.execute(
                """
                CREATE VIEW words AS SELECT name AS word, age AS count FROM users;
                CREATE TABLE prices (id bigint PRIMARY KEY, price numeric NOT NULL) PARTITION BY RANGE (id);
                CREATE TABLE cheap PARTITION OF prices FOR VALUES FROM (0) TO (100);
                """)
        }
        try await users.pool.installObservation(for: Word.self, Price.self, sendingKeys: true)
        let ofPartition = try await users.changes(of: "cheap") { db in try db.execute("INSERT INTO cheap VALUES (1, 1)")
        }
        #expect(ofPartition == [nil])
        let belowView = try await users.changes(of: "users") { db in try db.execute("DELETE FROM users WHERE id = 1") }
        #expect(belowView == [nil])
        try await users.pool.installObservation(for: User.self, sendingKeys: true)
        try await users.pool.installObservation(for: Word.self)
        let ofTable = try await users.changes(of: "users") { db in try db.execute("DELETE FROM users WHERE id = 2") }
        #expect(ofTable == [["2"]])
    }

    @Test(
        "are read from what triggers send, and from nothing else",
        arguments: [
            (#"17 42 ["1", "é"]"#, PostgresTableChange(table: "17", rows: .init(transaction: 42, keys: ["1", "é"]))),
            ("17", PostgresTableChange(table: "17", rows: nil)),
            ("17 42 [1]", PostgresTableChange(table: "17", rows: nil)),
            (#"17 x ["1"]"#, PostgresTableChange(table: "17", rows: nil)),
            ("17 42 ", PostgresTableChange(table: "17", rows: nil)),
            ("", PostgresTableChange(table: "", rows: nil)),
        ])
    func payloads(payload: String, change: PostgresTableChange) {
        #expect(PostgresTableChange(payload) == change)
    }
}
#endif
