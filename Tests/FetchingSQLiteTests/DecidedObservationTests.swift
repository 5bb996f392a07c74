import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Lists that changed rows decide: what comes is what is fetched, and little is fetched.
@Suite(.forWaiting) struct DecidedObservationTests {
    @Fetchable("track") struct Song: Sendable, Equatable {
        let id: Int
        var name: String
        var seconds: Int

        init(_ id: Int, _ seconds: Int, _ name: String = "s") {
            (self.id, self.seconds, self.name) = (id, seconds, name)
        }
    }

    @Fetchable("track") struct LongSong: Sendable, Equatable {
        let id: Int
        var name: String
        var seconds: Int

        static let isLong = Scope<LongSong> { $0.seconds > 100 }
    }

    /// A database of songs, which tells the statements that read some.
    struct Songs {
        let database: StoredTracks
        let statements = Statements()

        init(_ storage: Storage, allowsUnsafeTransactions: Bool = false) throws {
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = allowsUnsafeTransactions
            configuration.prepareDatabase { [statements] db in
                db.trace { event in
                    if case .statement(let statement) = event { statements.add(statement.sql) }
                }
            }
            database = try StoredTracks(storage, count: 0, configuration: configuration)
        }

        var writer: any DatabaseWriter { database.writer }

        func set(_ id: Int, _ seconds: Int, _ name: String = "s") async throws {
            try await database.write(
                "INSERT INTO track VALUES (\(id), '\(name)', \(seconds), 1, NULL) "
                    + "ON CONFLICT DO UPDATE SET seconds = excluded.seconds, name = excluded.name")
        }
    }

    final class Statements: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [String] = []

        func add(_ sql: String) { lock.withLock { list.append(sql) } }

        /// How many statements have read songs since it was asked for the last time.
        func takeCount() -> Int { takeCount(containing: "SELECT \"id\", \"name\", \"seconds\" FROM \"track\"") }

        /// How many statements with a text there were since it was asked for the last time.
        func takeCount(containing text: String) -> Int {
            lock.withLock {
                defer { list = [] }
                return list.count { $0.contains(text) }
            }
        }
    }

    let long = Song.where { $0.seconds > 100 }.sorted(by: .ascending(\.seconds))

    @Test(arguments: Storage.allCases)
    func rowsThatComeMoveAndGo(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.set(1, 200)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(1, 200)])
        #expect(songs.statements.takeCount() == 1)
        try await songs.set(2, 150)
        #expect(try await values.next() == [Song(2, 150), Song(1, 200)])
        try await songs.set(2, 250)
        #expect(try await values.next() == [Song(1, 200), Song(2, 250)])
        try await songs.set(3, 50)
        try await songs.set(3, 60)
        try await songs.set(1, 200, "t")
        #expect(try await values.next() == [Song(1, 200, "t"), Song(2, 250)])
        try await songs.set(1, 100)
        #expect(try await values.next() == [Song(2, 250)])
        try await songs.database.write("DELETE FROM track WHERE id = 3")
        try await songs.database.write("UPDATE track SET note = 'not read'")
        try await songs.database.write("DELETE FROM track")
        #expect(try await values.next() == [])
        // One statement reads the rows of each transaction.
        #expect(songs.statements.takeCount() == 9)
    }

    @Test(arguments: Storage.allCases)
    func manyListsReadTheRowsOnce(storage: Storage) async throws {
        let songs = try Songs(storage)
        for id in 0..<20 { try await songs.set(id, 0) }
        var lists: [RequestUpdates<[Song]>.Iterator] = []
        for id in 0..<20 {
            var values = Song.where { $0.id == id && $0.seconds < 1_000 }.updates(in: songs.writer).makeAsyncIterator()
            #expect(try await values.next() == [Song(id, 0)])
            lists.append(values)
        }
        _ = songs.statements.takeCount()
        for id in 0..<20 { try await songs.set(id, id + 1) }
        #expect(songs.statements.takeCount() == 20)
        for id in 0..<20 { #expect(try await lists[id].next() == [Song(id, id + 1)]) }
        #expect(songs.statements.takeCount() == 0)
    }

    @Test(arguments: Storage.allCases)
    func whatRowsDoNotTellIsFetched(storage: Storage) async throws {
        let songs = try Songs(storage)
        for id in 1...5 { try await songs.set(id, id * 100) }
        var values = long.limit(2).updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(2, 200), Song(3, 300)])
        _ = songs.statements.takeCount()
        // Another song comes up from behind the end.
        try await songs.database.write("DELETE FROM track WHERE id = 2")
        #expect(try await values.next() == [Song(3, 300), Song(4, 400)])
        #expect(songs.statements.takeCount() == 2)
        // Of a changed key, SQLite tells the new one alone.
        try await songs.database.write("UPDATE track SET id = 9 WHERE id = 3")
        #expect(try await values.next() == [Song(9, 300), Song(4, 400)])
        #expect(songs.statements.takeCount() == 1)
        try await songs.database.write("UPDATE track SET rowid = 8 WHERE id = 9")
        #expect(try await values.next() == [Song(8, 300), Song(4, 400)])
        #expect(songs.statements.takeCount() == 1)
        // Too many rows to look at each.
        try await songs.database.write(
            "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 300) "
                + "INSERT INTO track SELECT i, 'n', i + 50, 1, NULL FROM n")
        #expect(try await values.next() == [Song(100, 150, "n"), Song(101, 151, "n")])
        #expect(songs.statements.takeCount() == 1)
        try await songs.set(1, 101)
        #expect(try await values.next() == [Song(1, 101), Song(100, 150, "n")])
        #expect(songs.statements.takeCount() == 1)
    }

    @Test(arguments: Storage.allCases)
    func rowsThatAreReplacedUntold(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write("CREATE UNIQUE INDEX names ON track (name)")
        for id in 1...3 { try await songs.set(id, id * 100 + 1, "n\(id)") }
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next()?.map(\.id) == [1, 2, 3])
        _ = songs.statements.takeCount()
        try await songs.database.write("REPLACE INTO track VALUES (4, 'n2', 1, 1, NULL)")
        #expect(try await values.next()?.map(\.id) == [1, 3])
        try await songs.database.write("UPDATE OR REPLACE track SET name = 'n3' WHERE id = 4")
        #expect(try await values.next()?.map(\.id) == [1])
        #expect(songs.statements.takeCount() == 4)
        // The row that replaced another is gone itself.
        try await songs.database.write(
            "REPLACE INTO track VALUES (5, 'n1', 1, 1, NULL); DELETE FROM track WHERE id = 5")
        #expect(try await values.next() == [])
        try await songs.set(6, 300, "n6")
        #expect(try await values.next() == [Song(6, 300, "n6")])
        _ = songs.statements.takeCount()
        try await songs.set(7, 400, "n7")
        #expect(try await values.next()?.map(\.id) == [6, 7])
        #expect(songs.statements.takeCount() == 1)
    }

    @Test(arguments: Storage.allCases)
    func rowsThatAnUpdateReplacesUntold(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write("CREATE UNIQUE INDEX names ON track (name)")
        for id in 1...3 { try await songs.set(id, id * 100 + 1, "n\(id)") }
        // Neither is decided, nor do they read the column that is assigned.
        var count = Song.request().all().where { $0.seconds > 50 }.count().updates(in: songs.writer).makeAsyncIterator()
        #expect(try await count.next() == 3)
        var lengths = Song.request().all().sorted(by: .ascending(\.seconds)).select(\.seconds).updates(in: songs.writer)
            .makeAsyncIterator()
        #expect(try await lengths.next() == [101, 201, 301])
        try await songs.database.write("UPDATE OR REPLACE track SET name = 'n1' WHERE id = 3")
        #expect(try await count.next() == 2)
        #expect(try await lengths.next() == [201, 301])
        try await songs.database.write("UPDATE OR REPLACE track SET rowid = 3 WHERE id = 2")
        #expect(try await count.next() == 1)
        #expect(try await lengths.next() == [201])
    }

    /// What an index of some rows or of expressions depends on is not told.
    @Test(arguments: Storage.allCases)
    func rowsThatAnUpdateReplacesByAnIndexOfSome(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write("CREATE UNIQUE INDEX names ON track (name) WHERE seconds > 0")
        for (id, name) in [(1, "same"), (2, "same"), (3, "other")] { try await songs.set(id, id - 1, name) }
        var names = Song.request().all().sorted(by: .ascending(\.id)).select(\.name).updates(in: songs.writer)
            .makeAsyncIterator()
        #expect(try await names.next() == ["same", "same", "other"])
        try await songs.database.write("UPDATE OR REPLACE track SET seconds = 5 WHERE id = 1")
        #expect(try await names.next() == ["same", "other"])
    }

    @Test(arguments: Storage.allCases)
    func rowsThatAnUpdateReplacesByAnIndexThatIsMadeLater(storage: Storage) async throws {
        let songs = try Songs(storage)
        for id in 1...3 { try await songs.set(id, id * 100 + 1, "n\(id)") }
        var count = Song.request().all().where { $0.seconds > 50 }.count().updates(in: songs.writer).makeAsyncIterator()
        #expect(try await count.next() == 3)
        try await songs.database.write("CREATE UNIQUE INDEX names ON track (name)")
        #expect(try await count.next() == 3)
        try await songs.database.write("UPDATE OR REPLACE track SET name = 'n1' WHERE id = 3")
        #expect(try await count.next() == 2)
    }

    @Test(arguments: Storage.allCases)
    func indexesThatAreMadeLater(storage: Storage) async throws {
        let songs = try Songs(storage)
        for id in 1...3 { try await songs.set(id, id * 100 + 1, "n\(id)") }
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next()?.map(\.id) == [1, 2, 3])
        try await songs.database.write("CREATE UNIQUE INDEX names ON track (lower(name))")
        #expect(try await values.next()?.map(\.id) == [1, 2, 3])
        try await songs.database.write("REPLACE INTO track VALUES (4, 'N2', 1, 1, NULL)")
        #expect(try await values.next()?.map(\.id) == [1, 3])
        try await songs.database.write("DELETE FROM track WHERE id = 1")
        #expect(try await values.next()?.map(\.id) == [3])
    }

    @Test(arguments: Storage.allCases)
    func whatIsUndone(storage: Storage) async throws {
        struct Undo: Error {}
        let songs = try Songs(storage)
        try await songs.set(1, 200)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(1, 200)])
        await #expect(throws: Undo.self) {
            try await songs.writer.write { db in
                try db.execute(sql: "DELETE FROM track")
                throw Undo()
            }
        }
        try await songs.database.write("SAVEPOINT a; DELETE FROM track; ROLLBACK TO a; RELEASE a")
        try await songs.database.write(
            "SAVEPOINT a; INSERT INTO track VALUES (2, 's', 300, 1, NULL); "
                + "SAVEPOINT b; UPDATE track SET seconds = 400 WHERE id = 1; ROLLBACK TO b; RELEASE b; RELEASE a")
        #expect(try await values.next() == [Song(1, 200), Song(2, 300)])
    }

    @Test(arguments: Storage.allCases)
    func firstModelsAndPreparedRequests(storage: Storage) async throws {
        let songs = try Songs(storage)
        let shortest = Song.request().first().sorted(by: .ascending(\.seconds))
        let above = Song.prepared(Int.self) { seconds in
            Song.where { $0.seconds > seconds }.sorted(by: .ascending(\.seconds))
        }
        var first = shortest.updates(in: AnyDatabaseWriter(songs.writer)).makeAsyncIterator()
        var prepared = above(100).updates(in: AnyDatabaseReader(songs.writer)).makeAsyncIterator()
        #expect(try await first.next() == .some(nil))
        #expect(try await prepared.next() == [])
        _ = songs.statements.takeCount()
        try await songs.set(1, 200)
        #expect(try await first.next() == Song(1, 200))
        #expect(try await prepared.next() == [Song(1, 200)])
        try await songs.set(2, 50)
        #expect(try await first.next() == Song(2, 50))
        try await songs.set(3, 150)
        #expect(try await prepared.next() == [Song(3, 150), Song(1, 200)])
        #expect(songs.statements.takeCount() == 3)
    }

    @Test(arguments: Storage.allCases)
    func scopes(storage: Storage) async throws {
        let songs = try Songs(storage)
        var values = LongSong.request().all().updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        try await songs.set(1, 90)
        try await songs.set(2, 110)
        #expect(try await values.next()?.map(\.id) == [2])
        try await songs.set(1, 120)
        #expect(try await values.next()?.map(\.id) == [1, 2])
    }

    /// The connection keeps a statement that deletes all rows of a table that nobody observes without telling of them.
    @Test(arguments: Storage.allCases)
    func statementsFromBeforeTheTableWasObserved(storage: Storage) async throws {
        let songs = try Songs(storage)
        var albums = ObservationTests.Title.request().all().updates(in: songs.writer).makeAsyncIterator()
        #expect(try await albums.next() == [])
        func deleteAll() async throws {
            try await songs.writer.write { try $0.cachedStatement(sql: "DELETE FROM track").execute() }
        }
        try await deleteAll()
        try await songs.set(1, 200)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [Song(1, 200)])
        try await deleteAll()
        #expect(try await values.next() == [])
    }

    @Fetchable("tag") struct Label: Sendable, Equatable {
        @PrimaryKey let code: String
        var rank: Int
    }

    /// Of a deleted row only its number is told, which is not the key.
    @Test(arguments: Storage.allCases)
    func keysThatAreNotTheNumbersOfRows(storage: Storage) async throws {
        let songs = try Songs(storage)
        try await songs.database.write("CREATE TABLE tag (code TEXT PRIMARY KEY, rank INTEGER NOT NULL)")
        var values = Label.where { $0.rank > 1 }.sorted(by: .ascending(\.rank), .ascending(\.code)).updates(
            in: songs.writer
        )
        .makeAsyncIterator()
        #expect(try await values.next() == [])
        func write(_ sql: String, fetches: Int, gives labels: [Label]) async throws {
            _ = songs.statements.takeCount(containing: "\"rank\" > ?")
            try await songs.database.write(sql)
            #expect(try await values.next() == labels, "\(sql)")
            #expect(songs.statements.takeCount(containing: "\"rank\" > ?") == fetches, "\(sql)")
        }
        let (a, b) = (Label(code: "a", rank: 2), Label(code: "b", rank: 3))
        try await write("INSERT INTO tag VALUES ('a', 2)", fetches: 0, gives: [a])
        try await write("INSERT INTO tag VALUES ('b', 3), ('c', 1)", fetches: 0, gives: [a, b])
        try await write("REPLACE INTO tag VALUES ('a', 4)", fetches: 0, gives: [b, Label(code: "a", rank: 4)])
        try await write(
            "UPDATE tag SET rank = 5 WHERE code = 'b'", fetches: 0,
            gives: [Label(code: "a", rank: 4), Label(code: "b", rank: 5)])
        try await write(
            "UPDATE tag SET code = 'd' WHERE code = 'b'", fetches: 1,
            gives: [Label(code: "a", rank: 4), Label(code: "d", rank: 5)])
        // The new row has the number of the one that is gone.
        try await write(
            "DELETE FROM tag WHERE code = 'a'; INSERT INTO tag VALUES ('e', 6)", fetches: 1,
            gives: [Label(code: "d", rank: 5), Label(code: "e", rank: 6)])
        try await write(
            "REPLACE INTO tag (rowid, code, rank) SELECT rowid, 'f', 7 FROM tag WHERE code = 'd'", fetches: 1,
            gives: [Label(code: "e", rank: 6), Label(code: "f", rank: 7)])
        try await write("DELETE FROM tag WHERE code = 'f'", fetches: 1, gives: [Label(code: "e", rank: 6)])
        try await write(
            "INSERT INTO tag VALUES ('g', 9)", fetches: 0,
            gives: [Label(code: "e", rank: 6), Label(code: "g", rank: 9)])
    }

    @Test(arguments: Storage.allCases)
    func aRowThatCannotBeRead(storage: Storage) async throws {
        let songs = try Songs(storage)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        // To SQLite, a text is more than any number.
        try await songs.database.write("INSERT INTO track VALUES (1, 's', 'long', 1, NULL)")
        let error = await #expect(throws: FetchError.self) { while try await values.next() != nil {} }
        #expect(error?.key == "1")
    }

    @Test(arguments: Storage.allCases)
    func aLoopThatIsBusyGetsTheNewest(storage: Storage) async throws {
        let songs = try Songs(storage)
        var values = long.updates(in: songs.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        _ = songs.statements.takeCount()
        for id in 1...50 { try await songs.set(id, 200 + id) }
        #expect(try await values.next()?.count == 50)
        #expect(songs.statements.takeCount() == 50)
    }

    /// Writes go on while lists begin, are fetched and end.
    @Test(arguments: Storage.allCases)
    func listsBesideWrites(storage: Storage) async throws {
        let songs = try Songs(storage)
        let end = Song(1_000, 1_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for limit in 1...8 {
                group.addTask {
                    let last = Song.request().first(nth: limit).sorted(by: .descending(\.seconds))
                    for try await list in last.updates(in: songs.writer) where list.first == end {
                        #expect(try await list == last.fetch(in: songs.writer))
                        break
                    }
                }
            }
            group.addTask {
                for round in 1...60 {
                    let id = round * 7 % 20
                    if round.isMultiple(of: 3) {
                        try await songs.database.write("DELETE FROM track WHERE id = \(id)")
                    } else {
                        try await songs.set(id, round * 31 % 100)
                    }
                }
                try await songs.set(1_000, 1_000)
            }
            try await group.waitForAll()
        }
    }
}
