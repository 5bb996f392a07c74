import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Transactions that an observer may take for others than they are.
@Suite(.forWaiting) struct ObservedTransactionTests {
    typealias Song = DecidedObservationTests.Song
    typealias Songs = DecidedObservationTests.Songs

    private let long = Song.where { $0.seconds > 100 }.sorted(by: .ascending(\.seconds))

    /// Writes to the database after each commit, and fails.
    private final class FailingObserver: TransactionObserver {
        func observes(eventsOfKind kind: DatabaseEventKind) -> Bool { true }
        func databaseDidChange(with event: DatabaseEvent) {}
        func databaseDidRollback(_ db: Database) {}

        func databaseDidCommit(_ db: Database) {
            try? db.inTransaction {
                try db.execute(sql: "INSERT INTO track VALUES (1, 'n', 1, 1, NULL)")
                return .commit
            }
        }
    }

    @Test(arguments: Storage.allCases)
    func anotherObserverIsRolledBack(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.set(1, 200)
        songs.writer.add(transactionObserver: FailingObserver(), extent: .databaseLifetime)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        var lengths = long.select(\.seconds).updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(1, 200)])
        #expect(try await lengths.next() == [200])
        try await songs.set(2, 300)
        #expect(try await values.next() == [Song(1, 200), Song(2, 300)])
        #expect(try await lengths.next() == [200, 300])
        // A change of the schema within the same transaction is not forgotten either.
        try await songs.database.write("CREATE UNIQUE INDEX lengths ON track (seconds); DELETE FROM track WHERE id = 2")
        #expect(try await values.next() == [Song(1, 200)])
        #expect(try await lengths.next() == [200])
        try await songs.set(3, 250)
        #expect(try await values.next() == [Song(1, 200), Song(3, 250)])
        #expect(try await lengths.next() == [200, 250])
        try await songs.database.write("REPLACE INTO track VALUES (4, 's', 250, 1, NULL)")
        #expect(try await values.next() == [Song(1, 200), Song(4, 250)])
    }

    @Test(arguments: Storage.queues)
    func aStreamBesideARollback(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) "
                + "INSERT INTO track SELECT i, 'n', 200, 1, NULL FROM n")
        songs.writer.add(transactionObserver: FailingObserver(), extent: .databaseLifetime)
        let error = await #expect(throws: FetchError.self) {
            for try await song in Song.request().all().stream(in: songs.writer) where song.id == 10 {
                try await songs.set(999, 300)
            }
        }
        #expect(error?.code == .changedDuringStream)
    }

    @Test(arguments: Storage.queues)
    func valuesWithinATransaction(storage: Storage) async throws {
        let songs = try Songs(storage, allowsUnsafeTransactions: true)
        try await songs.set(1, 200)
        var lengths = long.select(\.seconds).updates(in: songs.writer).makeAsyncIterator()
        #expect(try await lengths.next() == [200])
        try await songs.set(1, 300)
        try await songs.writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN; DELETE FROM track") }
        #expect(try await lengths.next() == [])
        try await songs.writer.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await lengths.next() == [300])
    }

    @Test(arguments: Storage.queues)
    func savepointsThatAreUndone(storage: Storage) async throws {
        let songs = try Songs(storage, allowsUnsafeTransactions: true)
        try await songs.set(1, 200)
        func run(_ sql: String) async throws {
            try await songs.writer.writeWithoutTransaction { try $0.execute(sql: sql) }
        }
        try await run("BEGIN; SAVEPOINT a; DELETE FROM track")
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        var lengths = long.select(\.seconds).updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        #expect(try await lengths.next() == [])
        try await run("ROLLBACK TO a; COMMIT")
        #expect(try await values.next() == [Song(1, 200)])
        #expect(try await lengths.next() == [200])
    }

    @Test(arguments: Storage.allCases)
    func tablesThatBecomeViews(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.set(1, 200)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(1, 200)])
        try await songs.database.write(
            "ALTER TABLE track RENAME TO recording; CREATE VIEW track AS SELECT id, name, seconds + 1 AS seconds FROM recording"
        )
        #expect(try await values.next() == [Song(1, 201)])
        try await songs.database.write("UPDATE recording SET seconds = 300")
        #expect(try await values.next() == [Song(1, 301)])
        try await songs.database.write("DROP VIEW track; ALTER TABLE recording RENAME TO track")
        #expect(try await values.next() == [Song(1, 300)])
        try await songs.set(2, 400)
        #expect(try await values.next() == [Song(1, 300), Song(2, 400)])
    }
}
