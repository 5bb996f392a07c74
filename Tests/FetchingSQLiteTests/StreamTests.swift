import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite(.forWaiting) struct StreamTests {
    private let all = Track.request().all().sorted(by: .ascending(\.id))

    @Test(arguments: Storage.allCases, [0, 1, 63, 64, 65, 320, 5000])
    func givesWhatFetchingGives(storage: Storage, count: Int) async throws {
        let database = try StoredTracks(storage, count: count)
        let request = Track.request().all().where { $0.album.year > 1980 }
            .sorted(by: .descending(\.seconds), .ascending(\.id))
        let tracks = try await request.fetch(in: database.writer)
        #expect(tracks.count == count)
        let stream = request.stream(in: database.writer)
        // Each loop runs the request anew.
        for _ in 0..<2 {
            let (streamed, error) = await stream.collected()
            #expect(error == nil)
            #expect(streamed == tracks)
        }
    }

    @Test func functionsOfThisPackage() async throws {
        let database = try StoredTracks(.pool, count: 300)
        let request = all.where { $0.name.contains("TRACK 1", options: .caseInsensitive) && $0.id.isNotIn([100]) }
        #expect(
            await request.stream(in: database.writer).collected().models
                == (try await request.fetch(in: database.writer)))
    }

    @Test(arguments: Storage.allCases)
    func readersThatWrapOthers(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 200)
        #expect(await all.stream(in: AnyDatabaseWriter(database.writer)).collected().models.count == 200)
        #expect(
            await all.stream(in: AnyDatabaseReader(AnyDatabaseReader(database.writer))).collected().models.count == 200)
    }

    @Test func snapshots() async throws {
        let database = try StoredTracks(.pool, count: 200)
        let pool = try #require(database.writer as? DatabasePool)
        let snapshot = try pool.makeSnapshot()
        try await database.write("DELETE FROM track WHERE id > 100")
        #expect(await all.stream(in: snapshot).collected().models.count == 200)
        #expect(await all.stream(in: pool).collected().models.count == 100)
    }

    @Test(arguments: Storage.allCases)
    func errorsOfRowsNameTheRow(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 500)
        try await database.write("UPDATE track SET seconds = 'long' WHERE id = 400")
        let (tracks, error) = await all.stream(in: database.writer).collected()
        // The models of the same batch are lost with the row.
        #expect(tracks.map(\.id) == Array(1...320))
        let failure = try #require(error as? FetchError)
        #expect(failure.code == .typeMismatch)
        #expect([failure.model, failure.member, failure.key, failure.engine] == ["Track", "seconds", "400", "SQLite"])
        try await database.write("DROP TABLE track")
    }

    @Test(arguments: Storage.allCases)
    func invalidRequests(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 1)
        let limit = await Track.request().first(nth: -1).stream(in: database.writer).collected().error as? FetchError
        #expect(limit?.code == .invalidLimit)
        try await database.write("DROP TABLE track")
        let missing = await all.stream(in: database.writer).collected().error as? FetchError
        #expect(missing?.code == .missingTable)
    }

    @Test(arguments: Storage.allCases)
    func afterAnErrorThereIsNothing(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 1)
        var tracks = Track.request().first(nth: -1).stream(in: database.writer).makeAsyncIterator()
        await #expect(throws: FetchError.self) { try await tracks.next() }
        #expect(try await tracks.next() == nil)
    }

    @Test(arguments: Storage.allCases)
    func twoStreamsAtOnce(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 3000)
        var (first, second) = (
            all.stream(in: database.writer).makeAsyncIterator(), all.stream(in: database.writer).makeAsyncIterator()
        )
        for id in 1...3000 {
            #expect(try await first.next()?.id == id)
            #expect(try await second.next()?.id == id)
        }
        #expect(try await first.next() == nil)
        #expect(try await second.next() == nil)
        let counts = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 { group.addTask { await all.stream(in: database.writer).collected().models.count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == [3000, 3000, 3000, 3000])
    }

    @Test(arguments: Storage.allCases)
    func leavingTheLoopFreesTheStatement(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 1000)
        for last in [1, 100, 1000] {
            for try await track in all.stream(in: database.writer) where track.id == last { break }
            // A table cannot be dropped while a statement of the connection is open, nor a database closed.
            try await database.write("CREATE TABLE other (id INTEGER); DROP TABLE other")
        }
        try database.writer.close()
    }

    @Test(arguments: Storage.allCases)
    func aStreamThatIsNeverBegunHoldsNothing(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 10)
        let stream = all.stream(in: database.writer)
        let iterator = stream.makeAsyncIterator()
        try database.writer.close()
        withExtendedLifetime((stream, iterator)) {}
    }

    @Test(arguments: Storage.allCases)
    func closedDatabases(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 10)
        try database.writer.close()
        let error = await all.stream(in: database.writer).collected().error as? FetchError
        #expect(error?.code == .databaseFailure)
    }

    @MainActor @Test(arguments: Storage.allCases)
    func onAnActor(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 1000)
        var count = 0
        for try await track in all.stream(in: database.writer) {
            MainActor.assertIsolated()
            count += track.id > 0 ? 1 : 0
        }
        #expect(count == 1000)
    }

    /// The benchmarks look at the memory itself, which in a test is that of all tests.
    @Test(.serialized, arguments: Storage.allCases)
    func fewModelsAreInMemoryAtATime(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 100_000)
        let request = CountedTrack.request().all()
        var (count, most) = (0, 0)
        for try await track in request.stream(in: database.writer) {
            count += track.id > 0 ? 1 : 0
            most = max(most, CountedTrack.Life.count.value)
        }
        #expect(count == 100_000)
        #expect((2...5000).contains(most))
        #expect(CountedTrack.Life.count.value == 0)
        try await database.writer.read { db in
            var most = 0
            // swift-format-ignore: ReplaceForEachWithForLoop
            try request.cursor(in: db).forEach { _ in most = max(most, CountedTrack.Life.count.value) }
            #expect((1...2).contains(most))
        }
    }

    @Test func readersThatAreNotKnown() async throws {
        let database = try StoredTracks(.queueInMemory, count: 10)
        let error = await all.stream(in: OtherReader(base: database.writer)).collected().error as? FetchError
        #expect(error?.code == .unsupported)
        #expect(
            error?.description == """
                'Track' on SQLite: a stream needs a reader that gives it the same connection each time. Pass the \
                'DatabasePool', the 'DatabaseQueue' or the 'DatabaseSnapshot' itself
                """)
    }
}

/// A track that is counted as long as it is in memory.
@Fetchable("track")
private struct CountedTrack: Sendable {
    let id: Int
    @FetchingIgnored var life = Life()

    final class Life: Sendable {
        static let count = Counter()

        init() { Self.count.change(by: 1) }

        deinit { Self.count.change(by: -1) }
    }
}
