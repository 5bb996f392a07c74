import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Lists whose rows alone would mislead: read in a transaction that is undone, replaced twice, changed by their reader, or moved by
/// an index.
extension DecidedObservationTests {
    @Test(arguments: Storage.queues)
    func aBeginningWithinATransaction(storage: Storage) async throws {
        let songs = try Songs(storage, allowsUnsafeTransactions: true)
        try await songs.set(1, 200)
        try await songs.writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN; DELETE FROM track") }
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        try await songs.writer.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await values.next() == [Song(1, 200)])
        try await songs.set(2, 300)
        #expect(try await values.next() == [Song(1, 200), Song(2, 300)])
    }

    @Test(arguments: Storage.queues)
    func aFetchWithinATransaction(storage: Storage) async throws {
        let songs = try Songs(storage, allowsUnsafeTransactions: true)
        try await songs.set(1, 200)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(1, 200)])
        try await songs.database.write("UPDATE track SET id = 5")
        try await songs.writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN; DELETE FROM track") }
        #expect(try await values.next() == [])
        try await songs.writer.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await values.next() == [Song(5, 200)])
    }

    @Fetchable("account") struct Account: Sendable, Equatable {
        let id: Int
        var name: String
        var mail: String
    }

    /// Nothing tells of a row that was replaced by one that was replaced itself.
    @Test(arguments: Storage.allCases)
    func aRowThatReplacedAnotherIsReplaced(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write(
            """
            CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, mail TEXT NOT NULL UNIQUE);
            INSERT INTO account VALUES (1, 'x', 'a')
            """)
        var values = Account.sorted(by: .ascending(\.id)).updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next()?.map(\.id) == [1])
        try await songs.database.write(
            "REPLACE INTO account VALUES (2, 'x', 'p'); REPLACE INTO account VALUES (3, 'z', 'p')")
        #expect(try await values.next()?.map(\.id) == [3])
    }

    @Fetchable("track") final class SongObject: @unchecked Sendable {
        let id: Int
        var seconds: Int
    }

    @Test(arguments: Storage.allCases)
    func objectsThatTheirReaderChanges(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.set(1, 200)
        try await songs.set(2, 300)
        var values = SongObject.sorted(by: .ascending(\.seconds), .ascending(\.id)).updates(in: songs.writer)
            .makeAsyncIterator()
        let objects = try #require(try await values.next())
        objects[0].seconds = 900
        try await songs.set(1, 900)
        #expect(try await values.next()?.map(\.id) == [2, 1])
    }

    /// An index gives rows in its order, also where the request has none.
    @Test(arguments: Storage.allCases)
    func rowsInTheOrderOfAnIndex(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write("CREATE INDEX by_seconds ON track (seconds)")
        try await songs.set(1, 150)
        try await songs.set(2, 200)
        let request = Song.where { $0.seconds > 100 }
        var values = request.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next()?.count == 2)
        try await songs.set(1, 300)
        let fetched = try await request.fetch(in: songs.writer)
        #expect(try await values.next() == fetched)
    }

    /// SQLite may read by any index of the table one day, and nothing tells when it begins.
    @Test(arguments: [false, true])
    func rowsInNoOrder(hasIndex: Bool) async throws {
        let songs = try Songs(.queueInMemory)
        if hasIndex { try await songs.database.write("CREATE INDEX by_note ON track (note)") }
        try await songs.set(1, 150)
        var values = Song.where { $0.seconds > 100 }.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next()?.map(\.id) == [1])
        _ = songs.statements.takeCount()
        try await songs.set(2, 200)
        #expect(try await values.next()?.map(\.id) == [1, 2])
        #expect(songs.statements.takeCount(containing: "\"seconds\" > ?") == (hasIndex ? 1 : 0))
    }
}
