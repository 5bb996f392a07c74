import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite(.forWaiting) struct ObservationTests {
    @Fetchable("album") struct Title: Sendable, Equatable {
        let id: Int
        var title: String

        static let tracks = ToMany<Title, Track>(\.albumID)
    }

    private let titles = Title.request().all().sorted(by: .ascending(\.id))

    /// Observes a request while something is written, and waits for each value that is due.
    ///
    /// - Returns: How often the request was run for these values.
    private func runs<Request: SQLiteRequest>(
        of request: Request, in database: StoredTracks, _ writes: [(sql: String, value: Request.Result?)]
    ) async throws -> Int where Request.Result: Sendable & Equatable {
        let counted = CountedRequest(request)
        var values = counted.updates(in: database.writer).makeAsyncIterator()
        let first = try await values.next()
        #expect(try await first == request.fetch(in: database.writer))
        try await database.write("INSERT INTO album VALUES (-1, 'begin', 1, -1)")
        #expect(try await values.next() == request.fetch(in: database.writer))
        let runs = counted.runs.value
        for (sql, value) in writes {
            try await database.write(sql)
            if let value { #expect(try await values.next() == value, "after \(sql)") }
        }
        return counted.runs.value - runs
    }

    @Test(arguments: Storage.allCases)
    func theFirstResultComesOnce(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        var values = titles.updates(in: database.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        // Whatever the beginning had to do on the connection that writes is done.
        try await database.writer.writeWithoutTransaction { _ in }
        let writing = Task {
            try await Task.sleep(for: .milliseconds(200))
            try await database.write("INSERT INTO album VALUES (1, 'a', 1, 1)")
        }
        #expect(try await values.next() == [Title(id: 1, title: "a")])
        try await writing.value
    }

    @Test(arguments: Storage.allCases)
    func changesOfTheTableOfARequestWithin(storage: Storage) async throws {
        let listed = Title.where { $0.id.isNotIn(Track.request().all().select(\.albumID)) }.sorted(by: .ascending(\.id))
            .select(\.id)
        _ = try await runs(
            of: listed, in: StoredTracks(storage, count: 0),
            [
                ("INSERT INTO track VALUES (1, 'x', 1, -1, NULL)", []),
                ("DELETE FROM track", [-1]),
            ])
    }

    @Test(arguments: Storage.allCases)
    func changesOfTheTable(storage: Storage) async throws {
        let begin = Title(id: -1, title: "begin")
        let runs = try await runs(
            of: titles, in: StoredTracks(storage, count: 0),
            [
                ("INSERT INTO album VALUES (1, 'a', 1, 1)", [begin, Title(id: 1, title: "a")]),
                ("UPDATE album SET title = 'b' WHERE id = 1", [begin, Title(id: 1, title: "b")]),
                ("UPDATE album SET id = 2 WHERE id = 1", [begin, Title(id: 2, title: "b")]),
                (
                    "INSERT INTO album VALUES (3, 'c', 1, 1); DELETE FROM album WHERE id = 3",
                    [begin, Title(id: 2, title: "b")]
                ),
                ("DELETE FROM album", []),
            ])
        #expect(runs == 5)
    }

    @Test(arguments: Storage.allCases)
    func whatHasNothingToDoWithTheRequest(storage: Storage) async throws {
        let begin = Title(id: -1, title: "begin")
        let runs = try await runs(
            of: titles, in: StoredTracks(storage, count: 0),
            [
                ("INSERT INTO artist (name) VALUES ('other table')", nil),
                ("UPDATE album SET year = 1999", nil),
                ("UPDATE album SET title = 'no row' WHERE id = 99", nil),
                ("SAVEPOINT a; DELETE FROM album; ROLLBACK TO a; RELEASE a", nil),
                ("INSERT INTO album VALUES (1, 'a', 1, 1)", [begin, Title(id: 1, title: "a")]),
            ])
        #expect(runs == 1)
    }

    @Test(arguments: Storage.allCases)
    func rollbacks(storage: Storage) async throws {
        struct Undo: Error {}
        let database = try StoredTracks(storage, count: 0)
        let counted = CountedRequest(titles)
        var values = counted.updates(in: database.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        try await database.write("INSERT INTO album VALUES (1, 'a', 1, 1)")
        while try #require(try await values.next()) != [Title(id: 1, title: "a")] {}
        let runs = counted.runs.value
        await #expect(throws: Undo.self) {
            try await database.writer.write { db in
                try db.execute(sql: "DELETE FROM album")
                throw Undo()
            }
        }
        try await database.write("UPDATE album SET title = 'b'")
        #expect(try await values.next() == [Title(id: 1, title: "b")])
        #expect(counted.runs.value == runs + 1)
    }

    @Test(arguments: Storage.allCases)
    func relatedTables(storage: Storage) async throws {
        let request = titles.including { $0.tracks.sorted(by: .ascending(\.id)) }
        let lengths = MappedRequest(request) { $0.map { $0.1.map(\.seconds) } }
        let runs = try await runs(
            of: lengths, in: StoredTracks(storage, count: 0),
            [
                ("INSERT INTO track VALUES (1, 'a', 10, -1, NULL)", [[10]]),
                ("UPDATE track SET seconds = 20", [[20]]),
                ("UPDATE track SET note = 'not read'", nil),
                ("UPDATE album SET year = 1999", nil),
                ("INSERT INTO artist (name) VALUES ('other table')", nil),
                ("INSERT INTO track VALUES (2, 'a', 30, 99, NULL)", [[20]]),
                ("UPDATE track SET albumID = -1", [[20, 30]]),
                ("DELETE FROM track", [[]]),
            ])
        #expect(runs == 5)
    }

    @Test(arguments: Storage.allCases)
    func relatedTablesOfSelections(storage: Storage) async throws {
        let request = titles.select(\.title, { $0.tracks.sorted(by: .ascending(\.id)).select(\.seconds) })
        let runs = try await runs(
            of: MappedRequest(request) { $0.map(\.1) }, in: StoredTracks(storage, count: 0),
            [
                ("INSERT INTO track VALUES (1, 'a', 10, -1, NULL)", [[10]]),
                ("UPDATE track SET seconds = 20", [[20]]),
                ("UPDATE album SET year = 1999", nil),
                ("INSERT INTO artist (name) VALUES ('other table')", nil),
                ("DELETE FROM track", [[]]),
            ])
        #expect(runs == 3)
    }

    /// Where there is nothing that they could be related to, the tables of related models are observed nevertheless.
    @Test(arguments: Storage.allCases)
    func relatedTablesOfNothing(storage: Storage) async throws {
        let request = Artist.request().all()
            .including { $0.albums.including { $0.tracks.sorted(by: .ascending(\.id)) } }
        let lengths = MappedRequest(request) { $0.map { $0.1.map { $0.1.map(\.seconds) } } }
        let database = try StoredTracks(storage, count: 0)
        let counted = CountedRequest(lengths)
        var values = counted.updates(in: database.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        try await database.write("INSERT INTO artist VALUES (1, 'a', 1, NULL)")
        while try #require(try await values.next()) != [[]] {}
        try await database.write("INSERT INTO album VALUES (1, 'a', 1, 1)")
        #expect(try await values.next() == [[[]]])
        try await database.write("INSERT INTO track VALUES (1, 'a', 10, 1, NULL)")
        #expect(try await values.next() == [[[10]]])
        try await database.write("UPDATE track SET seconds = 20")
        #expect(try await values.next() == [[[20]]])
        try await database.write("DELETE FROM artist")
        #expect(try await values.next() == [])
        let runs = counted.runs.value
        try await database.write("UPDATE track SET seconds = 30")
        #expect(try await values.next() == [])
        #expect(counted.runs.value == runs + 1)
    }

    @Test(arguments: Storage.allCases)
    func tablesOfConditions(storage: Storage) async throws {
        let request = titles.where { $0.tracks.contains { $0.seconds > 15 } }
        let runs = try await runs(
            of: MappedRequest(request) { $0.map(\.id) }, in: StoredTracks(storage, count: 0),
            [
                ("INSERT INTO track VALUES (1, 'a', 10, -1, NULL)", []),
                ("UPDATE track SET seconds = 20", [-1]),
                ("UPDATE track SET name = 'not read'", nil),
                ("UPDATE track SET seconds = 15", []),
            ])
        #expect(runs == 3)
    }

    @Test(arguments: Storage.allCases)
    func aBurstEndsWithTheNewest(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        var values = titles.updates(in: database.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        for id in 1...50 { try await database.write("INSERT INTO album VALUES (\(id), 'a', 1, 1)") }
        var counts: [Int] = []
        while counts.last != 50 { counts.append(try #require(try await values.next()).count) }
        #expect(counts == counts.sorted())
        #expect(counts.count <= 51)
    }

    @Test(arguments: Storage.allCases)
    func aMissingTableIsThrown(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        try await database.write("DROP TABLE album")
        let error = await #expect(throws: FetchError.self) {
            for try await _ in titles.updates(in: database.writer) { Issue.record("a value of a missing table") }
        }
        #expect(error?.code == .missingTable)
        #expect(error?.model == "Title")
    }

    @Test(arguments: Storage.allCases)
    func anErrorEndsTheObservation(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        var values = Track.request().all().updates(in: database.writer).makeAsyncIterator()
        #expect(try await values.next() == [])
        try await database.write("INSERT INTO track VALUES (7, 'a', 'long', 1, NULL)")
        let error = await #expect(throws: FetchError.self) { while try await values.next() != nil {} }
        #expect([error?.model, error?.member, error?.key] == ["Track", "seconds", "7"])
        #expect(try await values.next() == nil)
    }

    @Test(arguments: Storage.allCases)
    func closedDatabases(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        try database.writer.close()
        let error = await #expect(throws: FetchError.self) { for try await _ in titles.updates(in: database.writer) {} }
        #expect(error?.code == .databaseFailure)
    }

    @Test(arguments: Storage.allCases)
    func cancellationEndsTheLoop(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        let (began, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            var count = 0
            for try await _ in titles.updates(in: database.writer) {
                count += 1
                beginning.yield()
            }
            return count
        }
        for await _ in began { break }
        task.cancel()
        #expect(try await task.value >= 1)
        // The observation holds nothing.
        try await database.write("DROP TABLE album")
        try database.writer.close()
    }

    @MainActor @Test(arguments: Storage.allCases)
    func onAnActor(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 0)
        var counts: [Int] = []
        for try await titles in titles.updates(in: database.writer) where titles.count != counts.last {
            MainActor.assertIsolated()
            counts.append(titles.count)
            if counts.count == 3 { break }
            try await database.write("INSERT INTO album (title) VALUES ('a')")
        }
        #expect(counts == [0, 1, 2])
    }

    @Test func snapshotsAndFirstModels() async throws {
        let database = try StoredTracks(.pool, count: 5)
        let snapshot = try #require(database.writer as? DatabasePool).makeSnapshot()
        let first = Track.request().first().sorted(by: .descending(\.id))
        var values = first.updates(in: snapshot).makeAsyncIterator()
        #expect(try await values.next()??.id == 5)
        var fresh = first.updates(in: AnyDatabaseReader(database.writer)).makeAsyncIterator()
        #expect(try await fresh.next()??.id == 5)
    }
}
