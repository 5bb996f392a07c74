import Fetching
import FetchingSQLite
import FetchingSQLiteTestSupport
import GRDB
import Testing

/// Related models in selections, together with what else a request can be.
@Suite struct RelatedSelectionTests {
    private let library: MusicLibrary
    private let artists = Artist.sorted(by: .ascending(\.id))

    init() throws { library = try MusicLibrary() }

    /// The name of each artist, with the titles of the albums.
    private static func lines(_ rows: [(String, [Album])]) -> [String] {
        rows.map { name, albums in "\(name): \(albums.map(\.title).sorted().joined(separator: ", "))" }
    }

    @Test func eachRelationshipIsAStatement() throws {
        let counts = try library.database.read { db in
            try requireQueryCount(3, in: db) {
                try artists.select(\.name, \.albums, { $0.mentor.select(\.name) }).fetch(in: db).count
            }
        }
        #expect(counts == 4)
        try library.database.read { db in
            try requireQueryCount(3, in: db) { _ = try artists.select(\.name, \.albums, \.albums).fetch(in: db) }
        }
    }

    @Test func wholeModelsAreReadOnce() throws {
        let model = #"SELECT "id", "name", "rank", "mentorID" FROM "artist" ORDER BY "id""#
        for statements in [
            try artists.annotated(with: \.albums).statements(for: .sqlite, showingValues: true),
            try artists.select(\.self, \.albums).statements(for: .sqlite, showingValues: true),
        ] {
            #expect(statements.count == 2 && statements[0] == model, "\(statements)")
        }
        let counted = try artists.annotated(with: \.albums.count).including(\.mentor)
            .statements(for: .sqlite, showingValues: true)
        #expect(
            counted[0].hasPrefix(
                #"SELECT "artist"."id", "artist"."name", "artist"."rank", "artist"."mentorID", (SELECT"#))
        let rows = try artists.annotated(with: \.albums.count).including(\.mentor).fetch(in: library.database)
        #expect(rows.map(\.0.id) == [1, 2, 3, 4] && rows.map(\.1) == [1, 2, 1, 0])
        #expect(rows.map { $0.2?.id } == [nil, 1, 2, nil])
    }

    @Test func theTextHasAllStatements() throws {
        let text = try artists.select(\.name, \.albums).sql(for: .sqlite)
        #expect(text.components(separatedBy: ";\n").count == 2 && text.contains(#"FROM "album" WHERE"#), "\(text)")
        let refused = artists.select(\.name, \.albums).distinct()
        #expect(throws: FetchError.self) { _ = try refused.sql(for: .sqlite) }
        #expect(throws: FetchError.self) { _ = try refused.statements(for: .sqlite, showingValues: true) }
        #expect(throws: FetchError.self) { _ = try refused.fetch(in: library.database) }
    }

    @Test func aPreparedRequest() throws {
        let since = Artist.prepared(Int.self) { id in
            Artist.sorted(by: .ascending(\.id)).where { $0.id >= id }.select(\.name, \.albums)
        }
        for id in [2, 4, 99, 2] {
            let expected = try artists.where { $0.id >= id }.select(\.name, \.albums).fetch(in: library.store)
            #expect(Self.lines(try since(id).fetch(in: library.database)) == Self.lines(expected))
        }
        #expect(Self.lines(try since(2).fetch(in: library.database)) == ["Bob: Bob, Desire", "Joni: Blue", "Silent: "])
    }

    @Test func oneOfSeveralRequests() throws {
        let (rows, count) = try library.database.fetch(artists.select(\.name, \.albums), Album.request().all().count())
        #expect(rows.map(\.1.count) == [1, 2, 1, 0] && count == 6)
    }

    @Test func pagesInBothDirections() throws {
        let request = artists.select(\.id, \.albums)
        let first = try request.page(size: 2).fetch(in: library.database)
        #expect(first.elements.map(\.0) == [1, 2])
        let next = try request.page(size: 2, after: first.next).fetch(in: library.database)
        #expect(next.elements.map(\.0) == [3, 4] && next.elements.map(\.1.count) == [1, 0])
        let back = try request.page(size: 2, before: next.previous).fetch(in: library.database)
        #expect(back.elements.map(\.0) == [1, 2] && back.elements.map(\.1.count) == [1, 2])
        // The reference that leads nowhere is behind the page.
        let mentors = artists.where { $0.mentorID != nil }.select(\.id, \.mentor.required)
        #expect(try mentors.page(size: 2).fetch(in: library.database).elements.map(\.1.name) == ["Nina", "Bob"])
    }

    @Test func distinctOrLimitedModels() throws {
        let byRank = Artist.sorted(by: .descending(\.id))
        #expect(
            try byRank.distinct().select(\.id, \.albums).fetch(in: library.database).map(\.1.count) == [0, 1, 2, 1])
        #expect(try byRank.first(nth: 2).select(\.id, \.albums).fetch(in: library.database).map(\.1.count) == [0, 1])
        #expect(try byRank.first().select(\.id, \.albums).fetch(in: library.database)?.0 == 4)
    }

    @Test func aMissingModelIsLocated() throws {
        let tracks = Track.sorted(by: .ascending(\.id)).select(\.name, \.album.required)
        let error = try #require(throws: FetchError.self) { _ = try tracks.fetch(in: library.database) }
        #expect(error.code == .missingModel && error.model == "Track" && error.member == "album", "\(error)")
    }
}
