import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite(.forWaiting) struct StreamCancellationTests {
    private let all = Track.request().all().sorted(by: .ascending(\.id))

    @Test(arguments: Storage.allCases)
    func beforeTheFirstRow(storage: Storage) async throws {
        let database = try StoredTracks(storage, count: 10)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for try await _ in all.stream(in: database.writer) { Issue.record("a cancelled task read a row") }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: Storage.allCases, [10, 64, 200])
    func inTheMiddle(storage: Storage, last: Int) async throws {
        let database = try StoredTracks(storage, count: 1000)
        let task = Task {
            for try await track in all.stream(in: database.writer) {
                if track.id == last { withUnsafeCurrentTask { $0?.cancel() } }
                if track.id > last { Issue.record("a cancelled task read a row") }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await database.write("DROP TABLE track")
        try database.writer.close()
    }

    /// It takes as many steps as there are pairs of tracks, and would last for minutes.
    private let endless = Twin.request().all().where { $0.twins.contains { $0.name == "nobody" } }

    @Fetchable("track") struct Twin: Sendable {
        let id: Int
        var name: String
        var seconds: Int

        static let twins = ToMany<Twin, Twin>(\.seconds)
    }

    /// Tells when the endless statement runs.
    private struct Start {
        var configuration = Configuration()
        private let starts: AsyncStream<Void>

        init() {
            let (starts, start) = AsyncStream.makeStream(of: Void.self)
            self.starts = starts
            configuration.prepareDatabase { db in
                db.trace { event in
                    if case .statement(let statement) = event, statement.sql.contains("EXISTS") { start.yield() }
                }
            }
        }

        func wait() async { for await _ in starts { break } }
    }

    @Test(arguments: Storage.allCases)
    func whileSQLiteIsBusy(storage: Storage) async throws {
        let start = Start()
        let database = try StoredTracks(storage, count: 20_000, configuration: start.configuration)
        let task = Task { for try await _ in endless.stream(in: database.writer) {} }
        await start.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await database.write("DROP TABLE track")
    }

    /// SQLite interrupts all that runs on a connection.
    @Test(arguments: Storage.queues, [true, false])
    func anotherTaskOfTheSameConnection(storage: Storage, isStream: Bool) async throws {
        let start = Start()
        let database = try StoredTracks(storage, count: 20_000, configuration: start.configuration)
        var tracks = all.stream(in: database.writer).makeAsyncIterator()
        #expect(try await tracks.next()?.id == 1)

        let other = Task {
            if isStream {
                for try await _ in endless.stream(in: database.writer) {}
            } else {
                _ = try await endless.fetch(in: database.writer)
            }
        }
        await start.wait()
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }

        // Others are not hindered.
        try await database.write("UPDATE album SET year = 1")
        #expect(try await Album.request().all().fetch(in: database.writer).count > 100)
        for id in 2...64 { #expect(try await tracks.next()?.id == id) }
        // Rather than giving rows twice.
        let error = await #expect(throws: FetchError.self) { try await tracks.next() }
        #expect(error?.code == .databaseFailure)
        #expect(error?.reason.hasPrefix("the statement was ended from outside") == true)
        #expect(try await tracks.next() == nil)
        try await database.write("DROP TABLE track")
    }
}
