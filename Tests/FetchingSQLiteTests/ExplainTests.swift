import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite("Explaining requests") struct ExplainTests {
    @Test func anIndexServes() throws {
        let plan = try User.request().all().where { $0.score > 10 }.explain(in: makeDatabase())
        #expect(
            plan.description == """
                SELECT "id", "name", "nickname", "score", "isAdmin", "plan", "rights", "signed_up_at" FROM "user" WHERE "score" > ?
                  finds rows of 'user' by the index 'user_score' (score > ?)
                """)
        #expect(plan.warnings.isEmpty)
        #expect(plan.statements[0].steps[0].detail.hasPrefix("SEARCH"))
    }

    @Test func aFullScanOfALargeTable() throws {
        let database = try largeDatabase()
        let request = User.request().all().where { $0.plan == .premium && $0.name.hasSuffix("a") }
        let plan = try request.explain(in: database)
        #expect(
            plan.description == """
                \(try request.sql(for: .sqlite))
                  reads every row of 'user'
                Warning: 'user' has more than 10,000 rows, and every one is read. Create an index on 'plan'
                """)
        #expect(plan.warnings.map(\.kind) == [.fullScan])
        #expect(plan.warnings.map(\.table) == ["user"])
        #expect(plan.warnings.map(\.columns) == [["plan"]])
        #expect(try request.explain(in: database, warningAbove: 10_001).warnings.isEmpty)
        #expect(try request.explain(in: database, warningAbove: .max).warnings.isEmpty)
    }

    @Test("Small tables are large where the limit is small", arguments: [-1, 0])
    func smallTables(_ rowCount: Int) throws {
        let request = User.request().all().where { $0.plan == .premium }
        let plan = try request.explain(in: makeDatabase([.named("a", id: 1)]), warningAbove: rowCount)
        #expect(plan.warnings.map(\.description) == ["Every row of 'user' is read. Create an index on 'plan'"])
        #expect(
            try request.explain(in: makeDatabase(), warningAbove: rowCount).warnings.count == (rowCount < 0 ? 1 : 0))
    }

    @Test func relationshipsAreReadInTheirTables() throws {
        let request = Artist.request().all().where { $0.pupils.contains { $0.name == "Joni" } }
        let plan = try request.explain(in: MusicLibrary().database, warningAbove: 0)
        #expect(
            plan.description == """
                \(try request.sql(for: .sqlite))
                  reads every row of 'artist'
                  for each row:
                    finds rows of 'pupils' (of 'artist') by the index 'artist_mentor' (mentorID = ?)
                Warning: Every row of 'artist' is read. Add a condition that an index serves
                """)
    }

    @Test func aListIsMadeOnce() throws {
        let request = Artist.where { $0.name.isIn(Album.request().all().select(\.title)) }
        let plan = try request.explain(in: MusicLibrary().database, warningAbove: 0)
        let lines = plan.description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let place = try #require(lines.firstIndex { $0.hasPrefix("makes a list, once") })
        #expect(lines[(place + 1)...].contains { $0.hasPrefix("reads every row of 'album'") }, "\(plan)")
        #expect(!plan.description.contains("for each row"), "\(plan)")
    }

    @Test func theTableOfAnAliasIsNamed() throws {
        let library = try MusicLibrary()
        try library.database.write { try $0.execute(sql: "DROP INDEX artist_mentor") }
        let request = Artist.request().first().where { $0.pupils.contains { $0.rank > 1 } }
        let plan = try request.explain(in: library.database, warningAbove: 0)
        #expect(plan.description.contains("reads every row of 'pupils' (of 'artist')"))
        #expect(
            plan.warnings.last?.description
                == "Every row of 'artist' is read. Create an index on 'mentorID', 'rank', or on one of them")
    }

    @Test func anIndexMayServeAJoin() throws {
        let library = try MusicLibrary()
        let request = Album.request().all().where { $0.artist.name == "Nina" }
        #expect(try request.explain(in: library.database, warningAbove: 0).warnings.isEmpty)
        try library.database.write { try $0.execute(sql: "DROP INDEX album_artist") }
        let warnings = try request.explain(in: library.database, warningAbove: 0).warnings
        #expect(warnings.map(\.table) == ["album"])
        #expect(warnings.map(\.columns) == [["artistID"]])
    }

    @Test func eachStatementOfALoadIsExplained() throws {
        let library = try MusicLibrary()
        let request = Album.request().all().where { $0.year > 1970 }
            .including(\.artist)
            .including { $0.tracks.where { $0.seconds > 300 }.sorted(by: .ascending(\.name)).first(nth: 2) }
        let plan = try request.explain(in: library.database, warningAbove: 0)
        #expect(plan.statements.map(\.sql) == (try request.sql(for: .sqlite)))
        #expect(plan.description.contains("reads the list of values"))
        #expect(plan.statements.allSatisfy { !$0.steps.isEmpty })
    }

    @Test func functionsAreThere() throws {
        let database = try makeDatabase()
        let request = User.request().all().where {
            $0.name.contains("a", options: .caseInsensitive) && $0.id.isIn(Array(0..<1000))
        }
        #expect(try request.explain(in: database).description.contains("reads the list of values"))
    }

    @Test func itRunsEverywhere() async throws {
        let database = try makeDatabase()
        let request = User.request().first().where { $0.name == "x" }
        let plan = try await request.explain(in: database)
        #expect(try await database.read { try request.explain(in: $0).description } == plan.description)
        // Inside of a read, where GRDB's plain one traps.
        let nested = try await database.read { _ in try request.explain(in: database).description }
        #expect(nested == plan.description)
        #expect(try explained(request, in: database) == plan.description)
    }

    private func explained(_ request: some SQLiteRequest, in reader: some DatabaseReader) throws -> String {
        try request.explain(in: reader).description
    }

    @Test func explainingReadsNoModel() throws {
        let database = try makeDatabase()
        try database.write { try $0.execute(sql: "INSERT INTO user VALUES (1, 'a', NULL, 1, 0, 'polka', 0, 'x')") }
        #expect(try User.request().all().explain(in: database).warnings.isEmpty)
    }

    @Test func errorsAreFetchErrors() throws {
        let empty = try DatabaseQueue()
        #expect {
            try User.request().all().explain(in: empty)
        } throws: {
            ($0 as? FetchError)?.code == .missingTable
        }
        #expect {
            try User.request().first(nth: -1).explain(in: makeDatabase())
        } throws: {
            ($0 as? FetchError)?.code == .invalidLimit
        }
        let closed = try makeDatabase()
        try closed.close()
        #expect(throws: FetchError.self) { try User.request().all().explain(in: closed) }
    }

    @Test func aViewIsExplainedByItsTable() throws {
        let database = try makeDatabase([.named("a", id: 1)])
        try database.write { db in
            try db.execute(sql: "ALTER TABLE user RENAME TO person; CREATE VIEW user AS SELECT * FROM person")
        }
        let plan = try User.request().all().where { $0.plan == .premium }.explain(in: database, warningAbove: 0)
        #expect(plan.warnings.map(\.table) == ["person"])
        #expect(plan.warnings.map(\.columns) == [["plan"]])
    }

    @Test func anAutomaticIndexIsToldAtOnce() throws {
        let database = try MusicLibrary().database
        try database.write { try $0.execute(sql: "DROP INDEX entry_playlist") }
        let request = Playlist.request().all().where { $0.entryTracks.count > 0 }
        let plan = try request.explain(in: database)
        for warning in plan.warnings { #expect(warning.kind == .automaticIndex) }
        #expect(plan.warnings.isEmpty || plan.description.contains("built for this query alone"))
    }

    /// 10,001 users, who differ by their keys only.
    private func largeDatabase() throws -> DatabaseQueue {
        let database = try makeDatabase()
        try database.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= 10000)
                    INSERT INTO user SELECT i, 'a', NULL, 1, 0, 'premium', 1, '2026-01-01 00:00:00.000' FROM n
                    """)
        }
        return database
    }
}
