import Fetching
import FetchingSQLite
import Foundation
import Testing

@Fetchable("songs", naming: .snakeCase)
private struct TaggedSong: Equatable, Sendable {
    let id: Int
    var title: String
    @FetchingName("tag_list") var tags: [String]
    var years: [Int]?
    var albumID: Int?

    static let album = ToOne<TaggedSong, TaggedAlbum>(\.albumID)
}

@Fetchable("albums")
private struct TaggedAlbum: Equatable, Sendable {
    let id: Int
    var moods: [String]

    static let songs = ToMany<TaggedAlbum, TaggedSong>(\.albumID)
}

@Suite("Arrays on SQLite") struct ArrayTests {
    private let database = Result {
        let queue = try DatabaseQueue()
        try TaggedAlbum.create(in: queue)
        try TaggedSong.create(in: queue)
        try TaggedAlbum.insert([TaggedAlbum(id: 1, moods: ["sad"]), TaggedAlbum(id: 2, moods: [])]).run(in: queue)
        try TaggedSong.insert([
            TaggedSong(id: 1, title: "A", tags: ["slow", "sad"], years: [1970], albumID: 1),
            TaggedSong(id: 2, title: "B", tags: ["fast"], albumID: 1),
            TaggedSong(id: 3, title: "C", tags: [], years: [], albumID: 2),
        ]).run(in: queue)
        return queue
    }

    private let songs = TaggedSong.request().all().sorted(by: .ascending(\.id))

    @Test("are columns of text, which the check accepts") func schema() throws {
        let queue = try database.get()
        try TaggedSong.check(in: queue)
        #expect(
            try queue.read { try String.fetchOne($0, sql: "SELECT tag_list FROM songs WHERE id = 1") }
                == #"["slow","sad"]"#)
        #expect(
            try SQLSchema(TaggedSong.self).statements(for: .sqlite).first?.contains(#""tag_list" TEXT NOT NULL"#)
                == true)
    }

    @Test("are loaded, walked to, grouped, returned and paged") func crossings() throws {
        let queue = try database.get()
        let slow = TaggedAlbum.request().all().where { $0.songs.contains { $0.tags.contains("slow") } }
        #expect(try slow.including(\.songs).fetch(in: queue).map(\.1.count) == [2])
        #expect(try songs.where { $0.album.moods.contains("sad") }.select(\.tags).fetch(in: queue).count == 2)
        #expect(try songs.where { !$0.album.moods.contains("sad") }.fetch(in: queue).map(\.id) == [3])
        let groups = TaggedSong.request().all().grouped(by: \.years).sorted(by: .ascending { $0.key }).select(
            \.key, \.count)
        #expect(try groups.fetch(in: queue).map(\.0) == [nil, [], [1970]])
        #expect(
            try TaggedSong.insert(TaggedSong.Draft(title: "D", tags: ["x"])).returning(\.id, \.tags).run(in: queue).1
                == ["x"])
        let page = try TaggedSong.request().all().sorted(by: .descending(\.tags)).page(size: 2).fetch(in: queue)
        #expect(page.elements.map(\.id) == [4, 1])
        let next = try #require(page.next.flatMap { PageCursor($0.description) })
        let rest = try TaggedSong.request().all().sorted(by: .descending(\.tags)).page(size: 2, after: next).fetch(
            in: queue)
        #expect(rest.elements.map(\.id) == [2, 3])
    }

    @Test("are parameters of prepared requests") func prepared() throws {
        let queue = try database.get()
        let byTags = TaggedSong.prepared([String].self) { tags in TaggedSong.request().all().where { $0.tags == tags } }
        #expect(try byTags(["fast"]).fetch(in: queue).map(\.id) == [2])
        #expect(try byTags(["slow", "sad"]).fetch(in: queue).map(\.id) == [1])
        #expect(try byTags([]).fetch(in: queue).map(\.id) == [3])
    }

    @Test("are upserted and excluded") func upserts() throws {
        let queue = try database.get()
        try TaggedSong.insert(TaggedSong(id: 1, title: "A", tags: ["new"])).onConflict(\.id) { $0.tags = $1.tags }.run(
            in: queue)
        #expect(try songs.where { $0.id == 1 }.select(\.tags).fetch(in: queue) == [["new"]])
    }

    @Test(
        "are found in whatever way their JSON is written",
        arguments: [#"[ "slow" , "s\u0061d" ]"#, "[\"slow\",\"sad\"]\n"])
    func otherJSON(_ json: String) throws {
        let queue = try database.get()
        try queue.write { try $0.execute(sql: "UPDATE songs SET tag_list = ? WHERE id = 1", arguments: [json]) }
        #expect(try songs.where { $0.tags == ["slow", "sad"] }.fetch(in: queue).map(\.tags) == [["slow", "sad"]])
        #expect(
            try songs.where { $0.tags.isIn([["slow", "sad"]]) && $0.tags.contains("sad") }.fetch(in: queue).count == 1)
    }

    @Test(
        "are an error where the text is not one, with the member and the row",
        arguments: ["{}", "", "1", "[1", "[\"a\",]", "[\"a\"]]", "[\"\\ud800\"]", "[\"\\x\"]", "[1]", "[[]]"])
    func malformed(_ text: String) throws {
        let queue = try database.get()
        try queue.write { try $0.execute(sql: "UPDATE songs SET tag_list = ? WHERE id = 1", arguments: [text]) }
        let read = #expect(throws: FetchError.self) { try songs.fetch(in: queue) }
        #expect(read?.code == .typeMismatch)
        #expect(
            read?.description == """
                'TaggedSong.tags' in the row with key 1 on SQLite: the column holds another text where the property needs an array of \
                texts as JSON. Correct the row, such as to '[]'
                """)
        guard !["[1]"].contains(text) else { return }
        let asked = #expect(throws: FetchError.self) { try songs.where { $0.tags.contains("a") }.fetch(in: queue) }
        #expect(asked?.code == .typeMismatch && asked?.member == "tags")
        let counted = #expect(throws: FetchError.self) { try songs.where { $0.tags.count > 0 }.fetch(in: queue) }
        #expect(counted?.code == .typeMismatch && counted?.member == "tags")
    }

    @Test("are an error where they hold null") func null() throws {
        let queue = try database.get()
        try queue.write { try $0.execute(sql: "UPDATE songs SET tag_list = '[\"a\",null]' WHERE id = 1") }
        let error = #expect(throws: FetchError.self) { try songs.fetch(in: queue) }
        #expect(error?.code == .unexpectedNull && error?.member == "tags" && error?.key == "1")
        #expect(try songs.where { $0.tags.contains("a") }.select(\.id).fetch(in: queue) == [1])
    }

    @Test("hold no number that is none") func notANumber() throws {
        let queue = try database.get()
        let error = #expect(throws: FetchError.self) {
            try TaggedMeasure.request().all().where { $0.values.contains(.nan) }.fetch(in: queue)
        }
        #expect(error?.code == .invalidValue)
        #expect(throws: FetchError.self) {
            try TaggedMeasure.request().all().where { $0.values == [.nan] }.fetch(in: [])
        }
    }

    @Test("are observed") func observed() async throws {
        let queue = try database.get()
        var found: [Int] = []
        for try await songs in TaggedSong.request().all().where({ $0.tags.contains("live") }).updates(in: queue) {
            found.append(songs.count)
            if found.count == 2 { break }
            _ = try await TaggedSong.where { $0.id == 2 }.update(in: queue) { $0.tags = ["fast", "live"] }
        }
        #expect(found == [0, 1])
    }
}

@Fetchable
private struct TaggedMeasure: Sendable {
    let id: Int
    var values: [Double]
}
