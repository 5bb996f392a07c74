#if Postgres
import Fetching
import Foundation
import Testing

@testable import FetchingPostgres

@Fetchable("words")
private struct Word: Sendable, Equatable {
    let id: String
    var uses: Int
}

/// What happens to a table, or to a connection, of which no notification tells.
@Suite("Decided lists beside hidden changes on PostgreSQL", .onPostgres, .timeLimit(.minutes(10)))
struct HiddenChangeTests {
    private let all = Track.request().all().sorted(by: .ascending(\.id))

    @Test("are told of changes by one connection while another one ends", arguments: [false, true])
    func lateConnection(endsFirst: Bool) async throws {
        let tracks = try await DecidedTracks()
        var values = all.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [])
        let late = tracks.pool.lists.connect()
        if endsFirst { late.lose() }
        try await tracks.set(1, 100)
        while try await values.next()?.count != 1 {}
        if !endsFirst { late.lose() }
        try await tracks.set(2, 200)
        while try await values.next()?.count != 2 {}
    }

    @Test("know two keys that are the same text to Swift")
    func equalTexts() async throws {
        let fixture = try PostgresFixture(
            """
            CREATE TABLE words (id text COLLATE "C" PRIMARY KEY, uses bigint NOT NULL);
            INSERT INTO words VALUES (U&'\\00E9', 1), (U&'e\\0301', 1)
            """)
        let pool = fixture.makePool()
        try await pool.installObservation(for: Word.self, sendingKeys: true)
        var values = Word.request().all().sorted(by: .ascending(\.id)).updates(in: pool).makeAsyncIterator()
        #expect(try await values.next()?.map(\.uses) == [1, 1])
        try await pool.write { db in try db.run("UPDATE words SET uses = 2") }
        #expect(try await values.next()?.map(\.uses) == [2, 2])
    }

    @Test(
        "are fetched again with the next change of a row",
        arguments: [
            "ALTER TABLE tracks DROP COLUMN start; ALTER TABLE tracks ADD COLUMN start timestamptz DEFAULT '2020-01-01Z'",
            """
            ALTER TABLE tracks DISABLE TRIGGER fetching_observation_update;
            UPDATE tracks SET start = '2020-01-01Z';
            ALTER TABLE tracks ENABLE ALWAYS TRIGGER fetching_observation_update
            """,
            """
            ALTER TABLE tracks DISABLE TRIGGER fetching_observation_update;
            UPDATE tracks SET start = '2020-01-01Z' WHERE id = 2;
            DROP TRIGGER fetching_observation_update ON tracks;
            CREATE TRIGGER fetching_observation_update AFTER UPDATE ON tracks
                REFERENCING OLD TABLE AS fetching_old NEW TABLE AS fetching_new
                FOR EACH STATEMENT EXECUTE FUNCTION fetching_notify_keys('id');
            ALTER TABLE tracks ENABLE ALWAYS TRIGGER fetching_observation_update
            """,
        ])
    func hiddenChange(sql: String) async throws {
        let tracks = try await DecidedTracks()
        for id in 1...2 { try await tracks.set(id, id) }
        var values = all.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(1, 1), .made(2, 2)])
        try await tracks.write(sql)
        try await tracks.set(1, 10)
        #expect(try await values.next()?.last?.start == Date(timeIntervalSince1970: 1_577_836_800))
    }

    @Test("follow the table that takes the place of another")
    func replacedTable() async throws {
        let tracks = try await DecidedTracks()
        try await tracks.set(1, 1)
        var values = all.updates(in: tracks.pool).makeAsyncIterator()
        #expect(try await values.next() == [.made(1, 1)])
        try await tracks.write(
            "ALTER TABLE tracks RENAME TO old; CREATE TABLE tracks (LIKE old INCLUDING ALL)")
        try await tracks.writers.installObservation(for: Track.self, sendingKeys: true)
        try await tracks.write("INSERT INTO tracks VALUES (5, 1, 'n', 5); UPDATE old SET seconds = 2")
        #expect(try await values.next() == [.made(5, 5, "n")])
        try await tracks.set(6, 6)
        #expect(try await values.next() == [.made(5, 5, "n"), .made(6, 6)])
    }
}
#endif
