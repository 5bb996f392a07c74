import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Keyset pages on SQLite.
@Suite struct PageTests {
    private let database: DatabaseQueue

    init() throws { database = try MusicLibrary().database }

    private let byLength = Track.request().all().sorted(by: .descending(\.seconds))

    private func sql(_ request: some ValueRequest) throws -> String {
        let sql = try request.sql(for: .sqlite, showingValues: true)
        return String(sql.split(separator: #" FROM "#, maxSplits: 1)[1])
    }

    @Test func becomesAConditionOnTheOrder() throws {
        let first = try byLength.page(size: 2).fetch(in: database)
        let last = try #require(first.elements.last)
        let (seconds, id) = (last.seconds, last.id)
        #expect(try sql(byLength.page(size: 2)) == #""track" ORDER BY "seconds" DESC, "id" DESC LIMIT 3"#)
        #expect(
            try sql(byLength.page(size: 2, after: first.next))
                == #""track" WHERE "seconds" = \#(seconds) AND "id" < \#(id) "#
                + #"UNION ALL SELECT "id", "name", "seconds", "albumID", "seconds", "id" FROM "track" WHERE "seconds" < \#(seconds) "#
                + "ORDER BY 5 DESC, 6 DESC LIMIT 3")
        #expect(
            try sql(byLength.page(size: 2, before: first.next))
                == #""track" WHERE "seconds" = \#(seconds) AND "id" > \#(id) "#
                + #"UNION ALL SELECT "id", "name", "seconds", "albumID", "seconds", "id" FROM "track" WHERE "seconds" > \#(seconds) "#
                + "ORDER BY 5, 6 LIMIT 3")
        let filtered = Track.request().all().where { $0.albumID == 1 || $0.albumID == 3 }
        let cursor = try filtered.page(size: 1).fetch(in: database).next
        #expect(
            try sql(filtered.page(size: 1, after: cursor))
                == #""track" WHERE ("albumID" = 1 OR "albumID" = 3) AND "id" > 1 ORDER BY 5 LIMIT 2"#)
    }

    @Test func ofAnOptionalMember() throws {
        let request = Artist.request().all().sorted(by: .descending(\.rank)).select(\.rank)
        let cursor = try request.page(size: 1).fetch(in: database).next
        let rank = try #require(try Artist.request().all().max(\.rank).fetch(in: database))
        let id = try #require(try Artist.request().all().where { $0.rank == rank }.max(\.id).fetch(in: database))
        let rows = #"SELECT "rank", "rank", "id" FROM "artist" WHERE "#
        #expect(
            try request.page(size: 1, after: cursor).sql(for: .sqlite, showingValues: true)
                == #"\#(rows)"rank" = \#(rank) AND "id" < \#(id) "#
                + #"UNION ALL \#(rows)"rank" < \#(rank) UNION ALL \#(rows)"rank" IS NULL ORDER BY 2 DESC, 3 DESC LIMIT 2"#
        )
    }

    @Test func findsItsBeginningByAnIndex() throws {
        let cursor = try byLength.page(size: 2).fetch(in: database).next
        func plan() throws -> [String] {
            try database.read { db in
                try Row.fetchAll(
                    db,
                    sql: "EXPLAIN QUERY PLAN "
                        + byLength.page(size: 2, after: cursor).sql(for: .sqlite, showingValues: true)
                )
                .map { $0["detail"] }
            }
        }
        // Without the index, the first part is found by the key, and the second by looking at every row.
        #expect(
            try plan() == [
                "MERGE (UNION ALL)", "LEFT", "SEARCH track USING INTEGER PRIMARY KEY (rowid<?)", "RIGHT", "SCAN track",
                "USE TEMP B-TREE FOR ORDER BY",
            ])
        try database.write { try $0.execute(sql: "CREATE INDEX track_seconds ON track (seconds, id)") }
        #expect(
            try plan() == [
                "MERGE (UNION ALL)", "LEFT", "SEARCH track USING INDEX track_seconds (seconds=? AND id<?)", "RIGHT",
                "SEARCH track USING INDEX track_seconds (seconds<?)",
            ])
    }

    @Test(arguments: 0..<20)
    func neitherLosesNorRepeats(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let before = Set(try byLength.fetch(in: database).map(\.id))
        var (seen, cursor, deleted): ([Int], PageCursor?, Set<Int>) = ([], nil, [])
        repeat {
            let page = try byLength.page(size: 2, after: cursor).fetch(in: database)
            seen += page.elements.map(\.id)
            cursor = page.next
            // Somebody writes between the pages, on either side of the place.
            try database.write { db in
                for _ in 0..<2 {
                    try db.execute(
                        sql: "INSERT INTO track (name, seconds, albumID) VALUES ('new', ?, 1)",
                        arguments: [Int.random(in: 0...500, using: &random)])
                }
                if let id = before.randomElement(using: &random) {
                    try db.execute(sql: "DELETE FROM track WHERE id = ?", arguments: [id])
                    deleted.insert(id)
                }
            }
        } while cursor != nil && seen.count < 200
        #expect(Set(seen).count == seen.count)
        #expect(before.subtracting(deleted).isSubset(of: seen))
    }

    @Test func aCursorOutlivesTheProcess() throws {
        let request = Track.request().all().where { $0.name.contains("r") && $0.seconds > 3 }
            .sorted(by: .ascending(\.name, options: .caseInsensitive), .descending(\.album.title))
        #expect(try request.fetch(in: database).count > 1)
        let page = try request.page(size: 1).fetch(in: database)
        let text = try #require(page.next).description
        let pinned = "AQB0qNvwtCH5cQUFAAAAAAAAAGNhcmV5BQQAAAAAAAAAQmx1ZQMDAAAAAAAAAA"
        #expect(text == pinned, "the digest of a request must stay the same, or stored cursors are lost")
    }

    @Test func isCodable() throws {
        let page = try byLength.select(\.name).page(size: 2).fetch(in: database)
        let decoded = try JSONDecoder().decode(Page<String>.self, from: JSONEncoder().encode(page))
        #expect(decoded == page)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PageCursor.self, from: Data(#""no cursor""#.utf8))
        }
    }

    @Test(arguments: ["", "A", "AQ", "????", "AQA", "AQAAAAAAAAAAAAX_________fw", "AQAAAAAAAAAAAAk", "/w=="])
    func whatIsNoCursorIsRefused(text: String) {
        #expect(PageCursor(text) == nil)
    }

    @Test func aForgedCursorOfOtherTypesIsRefused() throws {
        let cursor = try #require(try Track.request().all().page(size: 1).fetch(in: database).next)
        // The same digest, and a text instead of the key.
        let text = Data(try bytes(of: cursor).prefix(10) + [5, 1, 0, 0, 0, 0, 0, 0, 0, 65]).base64EncodedString()
        let other = try #require(PageCursor(text.replacing("=", with: "")))
        let error = #expect(throws: FetchError.self) {
            try Track.request().all().page(size: 1, after: other).fetch(in: database)
        }
        #expect(error?.code == .invalidCursor)
    }

    private func bytes(of cursor: PageCursor) throws -> Data {
        let base64 = cursor.description.replacing("-", with: "+").replacing("_", with: "/")
        return try #require(Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)))
    }

    @Test func tellsWhatIsWrongWithACursor() throws {
        let cursor = try byLength.page(size: 1).fetch(in: database).next
        let error = #expect(throws: FetchError.self) {
            try byLength.where { $0.id > 1 }.page(size: 1, after: cursor).fetch(in: database)
        }
        #expect(
            error?.description
                == "'Track' on SQLite: the cursor belongs to a request with other conditions or another order. "
                + "Use it with the request that it came from, with the same values, or begin with the first page")
    }

    @Test func loadsInOneState() throws {
        let request = Album.request().all().including(\.tracks)
        #expect(try request.page(size: 2).statements().count == 2)
        let page = try request.page(size: 2).fetch(in: database)
        let all = try request.fetch(in: database)
        #expect(page.elements.map(\.0) == all.prefix(2).map(\.0))
        #expect(page.elements.map(\.1) == all.prefix(2).map(\.1))
    }
}

/// Random numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
