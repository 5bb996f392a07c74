#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

private enum TaggedMood: String, FetchableValue, CaseIterable { case sad, glad }

@Fetchable("songs", naming: .snakeCase)
private struct TaggedSong: Equatable, Sendable {
    let id: Int
    @FetchingName("tag_list") var tags: [String] = []
    var years: [Int]?
    var weights: [Double] = []
    var flags: [Bool] = []
    var codes: [UUID] = []
    @FetchingStorage(.postgresEnum("mood")) var moods: [TaggedMood]?
    var parentID: Int?

    static let parent = ToOne<TaggedSong, TaggedSong>(\.parentID)
    static let parts = ToMany<TaggedSong, TaggedSong>(\.parentID)
    static let twins = ToMany<TaggedSong, TaggedSong>(\.tags, to: \.tags)
}

/// `RandomPostgresTests` has arrays beside all other forms of storage.
@Suite("Arrays on PostgreSQL", .onPostgres)
struct PostgresArrayTests {
    private let fixture = Result {
        let fixture = try PostgresFixture()
        try TaggedSong.create(in: fixture.db)
        try TaggedSong.insert(Self.rows).run(in: fixture.db)
        return fixture
    }

    private static let rows = [
        TaggedSong(
            id: 1, tags: ["slow", "a \"b\", {c} \\", "NULL", ""], years: [.min, .max], weights: [-0.5, .infinity],
            flags: [true, false], codes: [UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))],
            moods: [.glad, .sad]),
        TaggedSong(id: 2, tags: [], years: [], moods: [], parentID: 1), TaggedSong(id: 3, tags: ["slow"], parentID: 1),
    ]

    private let songs = TaggedSong.request().all().sorted(by: .ascending(\.id))

    @Test("lead from no model to none") func keyOfNone() throws {
        let db = try fixture.get().db
        #expect(try songs.where { $0.id == -1 }.including(\.twins).fetch(in: db).isEmpty)
        #expect(try songs.including(\.twins).fetch(in: db).count == 3)
    }

    @Test("are columns of arrays, which the check accepts") func schema() throws {
        let db = try fixture.get().db
        #expect(try TaggedSong.schemaDifferences(in: db).isEmpty)
        let sql = try SQLSchema(TaggedSong.self).statements(for: .postgres).joined(separator: "\n")
        #expect(sql.contains(#"CREATE TYPE "mood" AS ENUM ('sad', 'glad')"#))
        #expect(sql.contains(#""tag_list" text[] COLLATE "C" NOT NULL, "years" bigint[]"#))
        #expect(sql.contains(#""moods" "mood"[]"#))
    }

    @Test("come back as they were written, one by one, in lists and by COPY", arguments: [1, 3, 400])
    func written(count: Int) throws {
        let db = try fixture.get().db
        try db.run("DELETE FROM songs")
        let rows = (0..<count).map { index in
            var row = Self.rows[index % 3]
            row = TaggedSong(
                id: index, tags: row.tags, years: row.years, weights: row.weights, flags: row.flags, codes: row.codes,
                moods: row.moods)
            return row
        }
        #expect(try TaggedSong.insert(rows).run(in: db) == count)
        #expect(try songs.fetch(in: db) == rows)
        var changed = rows
        for index in changed.indices { (changed[index].tags, changed[index].moods) = (["x\(index)"], [.sad]) }
        #expect(try TaggedSong.update(changed).run(in: db) == count)
        #expect(try songs.fetch(in: db) == changed)
        let upsert = TaggedSong.insert(rows).onConflict(\.id) {
            $0.tags = $1.tags
            $0.moods = $1.moods
        }
        #expect(try upsert.run(in: db) == count)
        #expect(try songs.fetch(in: db) == rows)
    }

    @Test("have plain SQL, which an index serves") func sql() throws {
        let db = try fixture.get().db
        #expect(try whereClause { $0.tags.contains("a") } == #""tag_list" @> $1"#)
        #expect(try whereClause { $0.tags.overlaps(["a", "b"]) } == #""tag_list" && $1"#)
        #expect(try whereClause { $0.tags.isSuperset(of: ["a", "b"]) } == #""tag_list" @> $1"#)
        #expect(try whereClause { $0.tags.isEmpty } == #""tag_list" = $1"#)
        #expect(try whereClause { $0.tags.count > 2 } == #"CAST(cardinality("tag_list") AS int8) > $1"#)
        #expect(try whereClause { $0.tags.isIn([["a"], []]) } == #""tag_list" IN ($1, $2)"#)
        #expect(try whereClause { $0.moods.contains(.sad) } == #""moods" @> CAST($1 AS "mood"[])"#)
        #expect(try whereClause { $0.moods != [.sad] } == #""moods" IS DISTINCT FROM CAST($1 AS "mood"[])"#)
        try db.run(
            """
            INSERT INTO songs (id, tag_list, weights, flags, codes)
                SELECT n, ARRAY['t' || n], '{}', '{}', '{}' FROM generate_series(10, 5000) n;
            CREATE INDEX songs_tags ON songs USING gin (tag_list);
            ANALYZE songs
            """)
        for request in [songs.where { $0.tags.contains("t77") }, songs.where { $0.tags.overlaps(["t77", "t78"]) }] {
            let plan = try request.explain(in: db)
            #expect(plan.description.contains("songs_tags"), "\(plan)")
        }
    }

    private func whereClause(
        @PredicateBuilder<TaggedSong> _ condition: (TaggedSong.FetchableMembers) -> FetchPredicate<TaggedSong>
    ) throws -> String {
        let sql = try TaggedSong.request().all().where(condition).sql(for: .postgres)
        return String(sql.split(separator: " WHERE ", maxSplits: 1)[1])
    }

    @Test("are loaded, walked to, grouped, returned, paged and prepared") func crossings() throws {
        let db = try fixture.get().db
        let parents = TaggedSong.request().all().where { $0.parts.contains { $0.tags.contains("slow") } }.including(
            \.parts)
        #expect(try parents.fetch(in: db).map(\.1.count) == [2])
        #expect(try songs.where { $0.parent.moods.contains(.glad) }.fetch(in: db).map(\.id) == [2, 3])
        #expect(try songs.where { !$0.parent.moods.contains(.glad) }.fetch(in: db).map(\.id) == [1])
        let groups = TaggedSong.request().all().grouped(by: \.moods).sorted(by: .ascending { $0.key }).select(
            \.key, \.count)
        #expect(try groups.fetch(in: db).map(\.0) == [nil, [], [.glad, .sad]])
        #expect(try TaggedSong.request().all().select(\.tags).distinct().fetch(in: db).count == 3)
        let returned = try songs.where { $0.id == 3 }.update(in: db) { $0.moods = [.sad] }
        #expect(returned == 1)
        let sorted = TaggedSong.request().all().sorted(by: .descending(\.tags))
        let page = try sorted.page(size: 2).fetch(in: db)
        #expect(page.elements.map(\.id) == [1, 3])
        let next = try #require(page.next.flatMap { PageCursor($0.description) })
        #expect(try sorted.page(size: 2, after: next).fetch(in: db).elements.map(\.id) == [2])
        let byTags = TaggedSong.prepared([String].self) { tags in TaggedSong.request().all().where { $0.tags == tags } }
        #expect(try byTags(["slow"]).fetch(in: db).map(\.id) == [3])
        #expect(try byTags([]).fetch(in: db).map(\.id) == [2])
    }

    @Test("are an error where they hold NULL or have two dimensions, with the member and the row")
    func unreadable() throws {
        let db = try fixture.get().db
        for (array, code) in [("{a,NULL}", FetchError.Code.unexpectedNull), ("{{a},{b}}", .typeMismatch)] {
            try db.run("UPDATE songs SET tag_list = '\(array)' WHERE id = 3")
            let error = #expect(throws: FetchError.self) { try songs.fetch(in: db) }
            #expect(error?.code == code && error?.member == "tags" && error?.key == "3", "\(error?.description ?? "")")
            #expect(try songs.where { $0.tags.contains("a") }.select(\.id).fetch(in: db) == [3])
        }
    }

    @Test("are read of narrower elements, which the check rejects") func narrower() throws {
        let db = try fixture.get().db
        try db.run(
            """
            UPDATE songs SET years = NULL;
            ALTER TABLE songs ALTER years TYPE int[], ALTER weights TYPE real[], ALTER tag_list TYPE varchar[];
            UPDATE songs SET years = '{1,2}', weights = '{0.5}' WHERE id = 2
            """)
        let song = try #require(try songs.where { $0.id == 2 }.fetch(in: db).first)
        #expect(song.years == [1, 2] && song.weights == [0.5] && song.tags == [])
        let error = #expect(throws: FetchError.self) { try TaggedSong.check(in: db) }
        let advice = "Declare the column bigint[]: PostgreSQL does not compare arrays of two types"
        #expect(error?.description.contains(advice) == true, "\(error?.description ?? "")")
        #expect(try TaggedSong.schemaDifferences(in: db).count == 3)
    }

    @Test("are bound in SQL by hand as lists") func byHand() throws {
        let db = try fixture.get().db
        let tags = ["slow"]
        let ids = try db.rows("SELECT id FROM songs WHERE tag_list = \(tags) AND id = ANY(\([2, 3]))") {
            try $0.decode(Int.self)
        }
        #expect(ids == [3])
        #expect(try db.rows("SELECT tag_list FROM songs WHERE id = 3") { try $0.decode([String].self) } == [["slow"]])
    }

    @Test("reject a text with NUL") func nul() throws {
        let db = try fixture.get().db
        let error = #expect(throws: FetchError.self) {
            try songs.where { $0.tags.contains("a\0") }.fetch(in: db)
        }
        #expect(error?.code == .invalidValue)
    }
}
#endif
