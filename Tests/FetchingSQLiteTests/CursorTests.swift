// A cursor is no sequence.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite struct CursorTests {
    private let request = Track.request().all().where { $0.seconds > 10 }.sorted(
        by: .descending(\.seconds), .ascending(\.id))

    @Test func givesWhatFetchingGives() throws {
        let database = try StoredTracks(.queueInMemory, count: 1000).writer
        try database.read { db in
            let tracks = try request.fetch(in: db)
            #expect(tracks.count > 900)
            #expect(try Array(request.cursor(in: db)) == tracks)
            let cursor = try request.cursor(in: db)
            for track in tracks { #expect(try cursor.next() == track) }
            #expect(try cursor.next() == nil)
            #expect(try cursor.next() == nil)
        }
    }

    @Test func hasWhatCursorsHave() throws {
        let database = try StoredTracks(.queueInMemory, count: 10).writer
        try database.read { db in
            let tracks = Track.request().all().sorted(by: .ascending(\.id))
            #expect(try Array(tracks.cursor(in: db).map(\.id).filter { $0 % 2 == 0 }) == [2, 4, 6, 8, 10])
            #expect(try tracks.cursor(in: db).reduce(0) { $0 + $1.id } == 55)
            #expect(try tracks.cursor(in: db).first { $0.id > 3 }?.id == 4)
            var ids: [Int] = []
            let cursor = try tracks.cursor(in: db)
            _ = try cursor.next()
            try cursor.forEach { ids.append($0.id) }
            #expect(ids == Array(2...10))
        }
    }

    @Test func sameRequestWhileTheCursorIsOpen() throws {
        let database = try StoredTracks(.queueInMemory, count: 5).writer
        try database.read { db in
            let request = Track.request().all().where { $0.id.isIn([1, 3, 5]) }
            // Before the first step, and after it.
            let (first, second) = (try request.cursor(in: db), try request.cursor(in: db))
            #expect(try request.fetch(in: db).map(\.id) == [1, 3, 5])
            #expect(try first.next()?.id == 1)
            #expect(try request.fetch(in: db).map(\.id) == [1, 3, 5])
            #expect(try second.next()?.id == 1)
            #expect(try Array(first.map(\.id)) == [3, 5])
            #expect(try Array(second.map(\.id)) == [3, 5])
        }
    }

    @Test func errorsOfRowsNameTheRow() throws {
        let database = try StoredTracks(.queueInMemory, count: 5)
        try database.writeBlocking("UPDATE track SET seconds = 'long' WHERE id = 3")
        try database.writer.read { db in
            var ids: [Int] = []
            let error = #expect(throws: FetchError.self) {
                try Track.request().all().cursor(in: db).forEach { ids.append($0.id) }
            }
            #expect(ids == [1, 2])
            #expect(error?.code == .typeMismatch)
            #expect([error?.model, error?.member, error?.key] == ["Track", "seconds", "3"])
            let cursor = try Track.request().all().cursor(in: db)
            #expect(try [cursor.next()?.id, cursor.next()?.id] == [1, 2])
            #expect(throws: FetchError.self) { try cursor.next() }
        }
    }

    @Test func errorsOfTheClosureArePassedOn() throws {
        struct Enough: Error, Equatable {}
        let database = try StoredTracks(.queueInMemory, count: 5).writer
        try database.read { db in
            #expect(throws: Enough()) { try Track.request().all().cursor(in: db).forEach { _ in throw Enough() } }
            // Not an error of the request, and therefore left as it is.
            #expect(throws: DatabaseError.self) {
                try Track.request().all().cursor(in: db).forEach { _ in try db.execute(sql: "SELECT * FROM nowhere") }
            }
        }
    }

    @Test func invalidRequests() throws {
        let database = try DatabaseQueue()
        try database.read { db in
            let missing = #expect(throws: FetchError.self) { try Track.request().all().cursor(in: db) }
            #expect(missing?.code == .missingTable)
            let limit = #expect(throws: FetchError.self) { try Track.request().first(nth: -1).cursor(in: db) }
            #expect(limit?.code == .invalidLimit)
        }
    }

    @Test func anOpenCursorDoesNotHinderWrites() throws {
        let database = try StoredTracks(.queueInMemory, count: 500)
        try database.writer.write { db in
            let cursor = try Track.request().all().where { $0.seconds == 7 }.cursor(in: db)
            while let track = try cursor.next() {
                try db.execute(sql: "UPDATE album SET year = 2000 WHERE id = ?", arguments: [track.albumID])
            }
        }
        try database.writeBlocking("DROP TABLE track")
    }
}
