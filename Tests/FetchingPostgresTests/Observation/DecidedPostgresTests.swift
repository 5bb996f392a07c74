#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// Lists that changed rows decide: what comes is what is fetched, and little is fetched.
@Suite("Decided lists on PostgreSQL", .onPostgres, .timeLimit(.minutes(15)))
struct DecidedPostgresTests {
    private let long = Track.where { $0.seconds > 100 }.sorted(by: .ascending(\.seconds), .ascending(\.id))

    @Test("have the rows that come, move and go, and are fetched once")
    func rowsThatComeMoveAndGo() async throws {
        let tracks = try await DecidedTracks()
        try await tracks.set(1, 200)
        var values = long.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(1, 200)])
        #expect(tracks.counts.lists == 1)
        try await tracks.set(2, 150)
        #expect(try await values.next() == [.made(2, 150), .made(1, 200)])
        try await tracks.set(2, 250)
        #expect(try await values.next() == [.made(1, 200), .made(2, 250)])
        try await tracks.set(3, 50)
        try await tracks.set(3, 60)
        try await tracks.set(1, 200, "u")
        #expect(try await values.next() == [.made(1, 200, "u"), .made(2, 250)])
        try await tracks.write("UPDATE tracks SET id = 7 WHERE id = 2")
        #expect(try await values.next() == [.made(1, 200, "u"), .made(7, 250)])
        try await tracks.set(1, 100)
        #expect(try await values.next() == [.made(7, 250)])
        try await tracks.write("DELETE FROM tracks WHERE id = 3; UPDATE tracks SET price = NULL")
        try await tracks.write("DELETE FROM tracks")
        #expect(try await values.next() == [])
        #expect(tracks.counts.lists == 1)
    }

    @Test("read the rows once for all of them, and wake none that is unaffected")
    func manyLists() async throws {
        let tracks = try await DecidedTracks()
        for id in 0..<20 { try await tracks.set(id, room: id, 0) }
        var lists: [RequestUpdates<[Track]>.Iterator] = []
        for room in 0..<20 {
            var values = Track.where { $0.room == room }.sorted(by: .ascending(\.id)).updates(in: tracks.pool)
                .makeAsyncIterator()
            #expect(try await values.next() == [.made(room, room: room, 0)])
            lists.append(values)
        }
        for room in 0..<20 {
            try await tracks.set(room, room: room, room + 1)
            #expect(try await lists[room].next() == [.made(room, room: room, room + 1)])
        }
        let counts = tracks.counts
        #expect(counts.lists == 20)
        #expect(counts.rows == 20)
    }

    @Test("are fetched where rows do not tell")
    func fetchedAgain() async throws {
        let tracks = try await DecidedTracks()
        for id in 1...5 { try await tracks.set(id, id * 100) }
        var values = long.limit(2).updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(2, 200), .made(3, 300)])
        // Another track comes up from behind the end.
        try await tracks.write("DELETE FROM tracks WHERE id = 2")
        #expect(try await values.next() == [.made(3, 300), .made(4, 400)])
        #expect(tracks.counts.lists == 2)
        // Too many rows to look at each.
        try await tracks.write(
            "INSERT INTO tracks SELECT n, 1, 'n', n + 50 FROM generate_series(100, 300) AS n")
        #expect(try await values.next() == [.made(100, 150, "n"), .made(101, 151, "n")])
        #expect(tracks.counts.lists == 3)
        try await tracks.write("TRUNCATE tracks; INSERT INTO tracks VALUES (8, 1, 't', 300), (9, 1, 't', 300)")
        #expect(try await values.next() == [.made(8, 300), .made(9, 300)])
        #expect(tracks.counts.lists == 4)
        // Every row is another one, of which no trigger tells, until one that tells of something else.
        try await tracks.write(
            """
            ALTER TABLE tracks ALTER COLUMN seconds TYPE bigint USING seconds + id;
            UPDATE tracks SET name = 'u' WHERE id = 8
            """)
        #expect(try await values.next() == [.made(8, 308, "u"), .made(9, 309)])
        try await tracks.set(9, 101)
        #expect(try await values.next() == [.made(9, 101), .made(8, 308, "u")])
        #expect(tracks.counts.lists == 5)
    }

    @Test("are those of one model or none, and of prepared requests")
    func kindsOfRequests() async throws {
        let tracks = try await DecidedTracks()
        try await tracks.set(1, 100)
        var first = Track.request().all().sorted(by: .descending(\.seconds), .ascending(\.id)).first().updates(
            in: tracks.pool
        )
        .makeAsyncIterator()
        #expect(try await first.next() == .some(.made(1, 100)))
        try await tracks.set(2, 200)
        #expect(try await first.next() == .some(.made(2, 200)))
        #expect(tracks.counts.lists == 1)
        try await tracks.set(3, 150)
        try await tracks.write("DELETE FROM tracks")
        #expect(try await first.next() == .some(nil))
    }

    @Test("are fetched again where rows are equal by the order, or have none")
    func equalRows() async throws {
        let tracks = try await DecidedTracks()
        for id in 1...3 { try await tracks.set(id, id) }
        var sorted = Track.request().all().sorted(by: .ascending(\.seconds)).updates(in: tracks.pool)
            .makeAsyncIterator()
        var unsorted = Track.where { $0.room == 1 }.updates(in: tracks.pool).makeAsyncIterator()
        var one = Track.where { $0.id == 2 && $0.room == 1 }.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await sorted.next()?.map(\.id) == [1, 2, 3])
        #expect(try await unsorted.next()?.count == 3)
        #expect(try await one.next()?.count == 1)
        try await tracks.set(2, 20)
        #expect(try await sorted.next()?.map(\.id) == [1, 3, 2])
        #expect(try await unsorted.next()?.count == 3)
        #expect(try await one.next() == [.made(2, 20)])
        #expect(tracks.counts.lists == 4)
        try await tracks.set(3, 1)
        let equal = try await sorted.next()?.prefix(2).map(\.id) ?? []
        #expect(Set(equal) == [1, 3])
        #expect(try await unsorted.next()?.count == 3)
        #expect(tracks.counts.lists == 6)
    }

    @Test(
        "are fetched again where values are not those of memory",
        arguments: [
            "UPDATE tracks SET price = 'NaN' WHERE id = 1",
            "UPDATE tracks SET start = '2020-01-01 00:00:00.0004Z' WHERE id = 1",
        ])
    func otherValues(change: String) async throws {
        let tracks = try await DecidedTracks()
        try await tracks.write(
            "INSERT INTO tracks VALUES (1, 1, 't', 0, 1, '2020-01-01Z'), (2, 1, 't', 0, 2, '2020-01-02Z')")
        let dear = Track.where { $0.price > 0 && $0.start > Date(timeIntervalSince1970: 0) }
            .sorted(by: .descending(\.price), .ascending(\.start), .ascending(\.id))
        var values = dear.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next()?.map(\.id) == [2, 1])
        try await tracks.write("UPDATE tracks SET price = 3 WHERE id = 1")
        #expect(try await values.next()?.map(\.id) == [1, 2])
        #expect(tracks.counts.lists == 1)
        try await tracks.write(change)
        _ = try await values.next()
        #expect(tracks.counts.lists == 2)
        // As long as such a row is there, the list is fetched.
        try await tracks.write("UPDATE tracks SET price = 4 WHERE id = 2")
        let last = try await values.next()
        #expect(try await last?.map(\.id) == dear.fetch(in: tracks.writers).map(\.id))
        #expect(tracks.counts.lists == 3)
    }

    /// Tables of which rows do not tell, or may not.
    static let tables = [
        // Without an index of the key, and with one that is for some rows, or looked at late.
        DecidedTracks.table.replacing("PRIMARY KEY", with: "NOT NULL"),
        DecidedTracks.table.replacing("PRIMARY KEY", with: "UNIQUE"),
        DecidedTracks.table.replacing("PRIMARY KEY", with: "NOT NULL")
            + "; CREATE UNIQUE INDEX ON tracks (id) WHERE id < 100",
        DecidedTracks.table.replacing("PRIMARY KEY", with: "PRIMARY KEY DEFERRABLE INITIALLY DEFERRED"),
        DecidedTracks.table.replacing("PRIMARY KEY", with: "NOT NULL") + "; CREATE UNIQUE INDEX ON tracks (id, room)",
        // With heirs and partitions.
        DecidedTracks.table + "; CREATE TABLE heirs () INHERITS (tracks)",
        DecidedTracks.table.replacing("PRIMARY KEY", with: "NOT NULL") + " PARTITION BY RANGE (id);"
            + "CREATE TABLE part PARTITION OF tracks FOR VALUES FROM (0) TO (1000)",
        // With columns that are read as something else.
        DecidedTracks.table.replacing("seconds bigint", with: "seconds numeric"),
        DecidedTracks.table.replacing("bigint PRIMARY KEY", with: "numeric PRIMARY KEY"),
        // With rows that are not seen.
        DecidedTracks.table
            + "; ALTER TABLE tracks ENABLE ROW LEVEL SECURITY; ALTER TABLE tracks FORCE ROW LEVEL SECURITY",
    ]

    @Test("are fetched again where the table is not an ordinary one", arguments: tables.indices)
    func otherTables(index: Int) async throws {
        let role = "seer_\(UUID().uuidString.prefix(8).lowercased())"
        let sql = Self.tables[index]
        let isSecured = sql.contains("ROW LEVEL SECURITY")
        let tracks = try await DecidedTracks(sql) { configuration in
            guard isSecured else { return }
            configuration.url = configuration.url.replacing("user=postgres", with: "user=\(role)")
        }
        if isSecured {
            try await tracks.write(
                """
                CREATE ROLE \(role) LOGIN; GRANT USAGE ON SCHEMA \(tracks.schema) TO \(role); GRANT SELECT ON tracks TO \(role);
                CREATE POLICY seen ON tracks USING (room = 1)
                """)
        }
        guard !sql.contains("numeric") else {
            await #expect(throws: FetchError.self) {
                try await tracks.set(1, 200)
                for try await _ in long.updates(in: tracks.pool) {}
            }
            return
        }
        let insert = "INSERT INTO tracks VALUES"
        try await tracks.write("\(insert) (1, 1, 't', 200), (9, 2, 't', 200)")
        let shown = Track.where { $0.seconds > 100 && $0.room < 2 }.sorted(by: .ascending(\.seconds), .ascending(\.id))
        var values = (isSecured ? long : shown).updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(1, 200)])
        try await tracks.write("\(insert) (2, 1, 't', 150)")
        #expect(try await values.next() == [.made(2, 150), .made(1, 200)])
        try await tracks.write("UPDATE tracks SET seconds = 1 WHERE id = 1")
        #expect(try await values.next() == [.made(2, 150)])
        #expect(tracks.counts.lists == 3)
        #expect(tracks.counts.rows == 0)
        if isSecured { try await tracks.write("DROP OWNED BY \(role); DROP ROLE \(role)") }
    }

    @Test(
        "notice what is written to a table above",
        arguments: [
            DecidedTracks.table.replacing("TABLE tracks", with: "TABLE whole").replacing(
                "PRIMARY KEY", with: "NOT NULL")
                + " PARTITION BY RANGE (id); CREATE TABLE tracks PARTITION OF whole FOR VALUES FROM (0) TO (1000)",
            DecidedTracks.table.replacing("TABLE tracks", with: "TABLE whole")
                + "; CREATE TABLE tracks () INHERITS (whole)",
            DecidedTracks.table.replacing("TABLE tracks", with: "TABLE whole")
                + "; CREATE TABLE middle () INHERITS (whole)"
                + "; CREATE TABLE tracks () INHERITS (middle)",
        ])
    func tablesAbove(sql: String) async throws {
        let tracks = try await DecidedTracks(sql)
        try await tracks.write("INSERT INTO tracks (id, room, seconds) VALUES (1, 1, 200)")
        var values = long.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(1, 200)])
        try await tracks.write("UPDATE whole SET seconds = 300")
        #expect(try await values.next() == [.made(1, 300)])
        var counts = Track.request().all().count().updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await counts.next() == 1)
        try await tracks.write("DELETE FROM whole")
        #expect(try await values.next() == [])
        #expect(try await counts.next() == 0)
    }

    @Test("begin again when the table changes its kind")
    func changedTables() async throws {
        let tracks = try await DecidedTracks()
        try await tracks.set(1, 200)
        var values = long.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next()?.count == 1)
        try await tracks.write("CREATE TABLE heirs () INHERITS (tracks)")
        try await tracks.set(2, 300)
        #expect(try await values.next()?.count == 2)
        try await tracks.set(3, 300)
        #expect(try await values.next()?.count == 3)
        #expect(tracks.counts.lists == 3)
        try await tracks.write("DROP TABLE heirs")
        try await tracks.set(4, 300)
        #expect(try await values.next()?.count == 4)
        #expect(tracks.counts.lists == 4)
        try await tracks.set(5, 300)
        #expect(try await values.next()?.count == 5)
        #expect(tracks.counts.lists == 4)
        // Notifications name the table alone.
        try await tracks.writers.installObservation(for: Track.self)
        try await tracks.set(6, 300)
        #expect(try await values.next()?.count == 6)
        #expect(tracks.counts.lists == 5)
    }

    @Test("go on when the connection that listens was lost, and miss nothing")
    func lostConnection() async throws {
        let name = "decided \(UUID())"
        let tracks = try await DecidedTracks { $0.url += " application_name='\(name)'" }
        var values = long.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next()?.count == 0)
        for id in 1...3 {
            try await tracks.writers.write { db in
                try db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = \(name)")
                try db.execute("INSERT INTO tracks VALUES (\(id), 1, 't', 200)")
            }
            while try #require(try await values.next()).count != id {}
        }
    }

    @Test("need one connection, and are fetched again where a table is locked for long")
    func fewConnections() async throws {
        let tracks = try await DecidedTracks(connections: 1)
        var values = long.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next()?.count == 0)
        try await tracks.set(1, 200)
        #expect(try await values.next()?.count == 1)
        #expect(tracks.counts.lists == 1)
        try await tracks.write("INSERT INTO tracks VALUES (2, 1, 't', 200)")
        let locking = Task {
            try await tracks.writers.write { db in
                try db.run("LOCK TABLE tracks")
                Thread.sleep(forTimeInterval: 0.7)
            }
        }
        #expect(try await values.next()?.count == 2)
        try await locking.value
    }

    @Test("wait until all has been heard of that they see")
    func barrier() async throws {
        let name = "decided \(UUID())"
        let tracks = try await DecidedTracks { $0.url += " application_name='\(name)'" }
        for id in 1...2 { try await tracks.set(id, 100) }
        let all = Track.request().all().sorted(by: .ascending(\.id))
        var values = all.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(1, 100), .made(2, 100)])
        let (table, listener) = try await tracks.writers.read { db in
            (
                try db.values("SELECT 'tracks'::regclass::oid::text", of: String.self).first,
                try db.values(
                    "SELECT pid FROM pg_stat_activity WHERE application_name = \(name) AND query LIKE 'LISTEN%'",
                    of: Int.self
                ).first
            )
        }
        let process = pid_t(try #require(listener))
        let change = "\(try #require(table)) 1 [\"1\"]"
        try await tracks.writers.write { db in
            try db.run("LOCK TABLE tracks")
            // Who is told of a row waits for the lock, and sees two rows that have changed, while nobody can tell of them.
            try PostgresConnection(tracks.writers.configuration).notify("fetching_changes", change)
            Thread.sleep(forTimeInterval: 0.1)
            kill(process, SIGSTOP)
            try db.run("UPDATE tracks SET seconds = 100 + CASE id WHEN 1 THEN 10 ELSE -10 END")
        }
        let waking = Task {
            defer { kill(process, SIGCONT) }
            try await Task.sleep(for: .milliseconds(200))
        }
        #expect(try await values.next() == [.made(1, 110), .made(2, 90)])
        try await waking.value
    }

    @Test("end with an error when the pool is closed, and give up their connection with the last loop")
    func closing() async throws {
        let tracks = try await DecidedTracks()
        var values = long.updates(in: tracks.pool).makeAsyncIterator()
        _ = try await values.next()
        tracks.pool.close()
        await #expect(throws: FetchError.self) { try await values.next() }
        #expect(try await values.next() == nil)
    }
}
#endif
