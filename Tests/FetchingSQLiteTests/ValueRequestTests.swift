import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Requests for values on SQLite: the statements word for word, and what they give.
@Suite struct ValueRequestTests {
    @Projection
    struct TrackLine: Equatable {
        var name: String
        var artist: String?
        var playlists: Int
        @FetchingIgnored var isSelected = false
    }

    @Projection
    struct ArtistAlbums {
        let artist: Artist
        let albumCount: Int
    }

    @Test(arguments: try statements())
    func becomesSQL(_ request: Statement) throws {
        #expect(request.sql == request.expected)
    }

    struct Statement: Sendable, CustomTestStringConvertible {
        let sql: String
        let expected: String
        var testDescription: String { expected }
    }

    static func statements() throws -> [Statement] {
        func statement(_ request: some ValueRequest, _ expected: String) throws -> Statement {
            Statement(sql: try request.sql(for: .sqlite, showingValues: true), expected: expected)
        }
        let tracks = Track.request().all()
        let artists = Artist.request().all()
        return try [
            statement(tracks.select(\.name), #"SELECT "name" FROM "track""#),
            statement(
                tracks.where { $0.seconds > 60 }.sorted(by: .ascending(\.name)).select(\.name, { $0.seconds / 60 }),
                #"SELECT "name", fetching_int64("seconds" / 60) FROM "track" WHERE "seconds" > 60 ORDER BY "name" COLLATE BINARY"#
            ),
            statement(
                tracks.select(\.name, \.album.artist.name),
                #"SELECT "track"."name", "album.artist"."name" FROM "track" LEFT JOIN "album" ON "album"."id" = "track"."albumID" LEFT JOIN "artist" AS "album.artist" ON "album.artist"."id" = "album"."artistID""#
            ),
            statement(
                artists.annotated(with: \.albums.count).sorted(by: .descending(\.albums.count)),
                #"SELECT "artist"."id", "artist"."name", "artist"."rank", "artist"."mentorID", (SELECT COUNT(*) FROM "album" AS "albums" WHERE "albums"."artistID" = "artist"."id") FROM "artist" ORDER BY 5 DESC"#
            ),
            statement(
                artists.where { $0.albums.count > 2 }.select(\.albums.count),
                #"SELECT (SELECT COUNT(*) FROM "album" AS "albums" WHERE "albums"."artistID" = "artist"."id") FROM "artist" WHERE (SELECT COUNT(*) FROM "album" AS "albums" WHERE "albums"."artistID" = "artist"."id") > 2"#
            ),
            statement(tracks.select { $0.seconds > 60 }, #"SELECT ("seconds" > 60) FROM "track""#),
            statement(
                artists.select { $0.rank > 3 }, #"SELECT (("rank" > 3) IS TRUE) FROM "artist""#),
            statement(
                tracks.select(\.name).distinct().first(nth: 3),
                #"SELECT DISTINCT "name" COLLATE BINARY FROM "track" LIMIT 3"#),
            statement(
                tracks.first(nth: 3).select(\.name).distinct(),
                #"SELECT DISTINCT "name" COLLATE BINARY FROM (SELECT "id", "name", "seconds", "albumID" FROM "track" ORDER BY "id" LIMIT 3) AS "track""#
            ),
            statement(tracks.count(), #"SELECT COUNT(*) FROM "track""#),
            statement(tracks.count(distinct: \.name), #"SELECT COUNT(DISTINCT "name" COLLATE BINARY) FROM "track""#),
            statement(
                tracks.where { $0.seconds > 60 }.exists(),
                #"SELECT EXISTS (SELECT 1 FROM "track" WHERE "seconds" > 60)"#),
            statement(tracks.sum(\.seconds), #"SELECT fetching_exact_sum("seconds") FROM "track""#),
            statement(tracks.average(\.seconds), #"SELECT AVG("seconds") FROM "track""#),
            statement(
                tracks.where { $0.albumID == 7 }.aggregate({ $0.min(\.seconds) }, { $0.max(\.seconds) }),
                #"SELECT MIN("seconds"), MAX("seconds") FROM "track" WHERE "albumID" = 7"#),
            statement(
                tracks.sorted(by: .descending(\.seconds)).first(nth: 3).aggregate {
                    $0.sum(\.seconds) { $0.name != "x" }
                },
                #"SELECT fetching_exact_sum("seconds") FILTER (WHERE "name" <> 'x' COLLATE BINARY) FROM (SELECT "id", "name", "seconds", "albumID" FROM "track" ORDER BY "seconds" DESC, "id" DESC LIMIT 3) AS "track""#
            ),
            statement(
                tracks.grouped(by: \.albumID).having { $0.count > 1 }
                    .sorted(by: .descending { $0.sum(\.seconds) }, .ascending { $0.key }).first(nth: 3)
                    .select(\.key, \.count, { $0.sum(\.seconds) }),
                #"SELECT "albumID", COUNT(*), fetching_exact_sum("seconds") FROM "track" GROUP BY "albumID" HAVING COUNT(*) > 1 ORDER BY 3 DESC, "albumID" LIMIT 3"#
            ),
            statement(
                tracks.grouped(by: \.album.artist.name, { $0.seconds / 60 }).select(\.key.0, \.key.1, \.count),
                #"SELECT "album.artist"."name", fetching_int64("track"."seconds" / 60), COUNT(*) FROM "track" LEFT JOIN "album" ON "album"."id" = "track"."albumID" LEFT JOIN "artist" AS "album.artist" ON "album.artist"."id" = "album"."artistID" GROUP BY "album.artist"."name" COLLATE BINARY, fetching_int64("track"."seconds" / 60)"#
            ),
            statement(
                tracks.select {
                    TrackLine.selecting(name: $0.name, artist: $0.album.artist.name, playlists: $0.playlists.count)
                },
                #"SELECT "track"."name", "album.artist"."name", (SELECT COUNT(*) FROM "playlist_track" AS "playlists.via" JOIN "playlist" AS "playlists" ON "playlists"."id" = "playlists.via"."playlistID" WHERE "playlists.via"."trackID" = "track"."id") FROM "track" LEFT JOIN "album" ON "album"."id" = "track"."albumID" LEFT JOIN "artist" AS "album.artist" ON "album.artist"."id" = "album"."artistID""#
            ),
        ]
    }

    @Test func readsProjections() throws {
        let database = try MusicLibrary().database
        let tracks = Track.request().all().sorted(by: .ascending(\.id))
        let lines = try tracks.select {
            TrackLine.selecting(name: $0.name, artist: $0.album.artist.name, playlists: $0.playlists.count)
        }.fetch(in: database)
        let expected = try tracks.including { $0.album.including(\.artist) }.including(\.playlists)
            .fetch(in: database)
            .map { track, album, playlists in
                TrackLine(name: track.name, artist: album?.1?.name, playlists: playlists.count)
            }
        #expect(lines == expected)
        #expect(!lines.isEmpty)

        let artists = try Artist.request().all().sorted(by: .ascending(\.id)).select {
            ArtistAlbums.selecting(artist: $0, albumCount: $0.albums.count)
        }.fetch(in: database)
        let counted = try Artist.request().all().sorted(by: .ascending(\.id)).including(\.albums).fetch(in: database)
        #expect(artists.map(\.artist) == counted.map(\.0))
        #expect(artists.map(\.albumCount) == counted.map(\.1.count))
    }

    @Test func aggregatesAtOnce() throws {
        let database = try MusicLibrary().database
        let tracks = Track.request().all()
        let all = try tracks.fetch(in: database)
        let seconds = all.map(\.seconds)
        try database.read { db throws in
            #expect(try tracks.count(in: db) == all.count)
            #expect(try tracks.count(distinct: \.albumID).fetch(in: db) == Set(all.map(\.albumID)).count)
            #expect(try tracks.where { $0.seconds < 0 }.exists(in: db) == false)
            #expect(try tracks.sum(\.seconds).fetch(in: db) == seconds.reduce(0, +))
            #expect(try tracks.average(\.seconds).fetch(in: db) == Double(seconds.reduce(0, +)) / Double(all.count))
            #expect(try tracks.min(\.seconds).fetch(in: db) == seconds.min())
            #expect(try tracks.max { $0.seconds * 2 }.fetch(in: db) == seconds.max().map { $0 * 2 })
        }
        #expect(try tracks.count(in: database) == all.count)
        #expect(try tracks.exists(in: database))
    }

    @Test func aggregatesWithoutBlocking() async throws {
        let database = try MusicLibrary().database
        let tracks = Track.request().all()
        let all = try await tracks.fetch(in: database)
        let seconds = all.map(\.seconds)
        #expect(try await tracks.count(in: database) == all.count)
        #expect(try await tracks.sum(\.seconds).fetch(in: database) == seconds.reduce(0, +))
        #expect(try await tracks.max(\.seconds).fetch(in: database) == seconds.max())
        #expect(try await tracks.count(distinct: \.name).fetch(in: database) == Set(all.map(\.name)).count)
    }

    @Test func namesWhatCannotBeRead() throws {
        let database = try MusicLibrary().database
        try database.write { db in
            try db.execute(sql: "UPDATE track SET seconds = 'long' WHERE id = (SELECT MIN(id) FROM track)")
        }
        let error = #expect(throws: FetchError.self) {
            try Track.request().all().select(\.name, \.seconds).fetch(in: database)
        }
        #expect(error?.code == .typeMismatch)
        #expect(error?.member == "seconds")
        #expect(error?.model == "Track")
    }

    @Test func namesTheRowThatCannotBeRead() throws {
        let database = try MusicLibrary().database
        try database.write { try $0.execute(sql: "UPDATE track SET seconds = 'long' WHERE id = 3") }
        let tracks = Track.request().all().sorted(by: .ascending(\.id))
        func key(_ fetch: () throws -> Any) -> String? {
            do { return "\(try fetch())" } catch { return (error as? FetchError)?.key }
        }
        #expect(key { try tracks.fetch(in: database) } == "3")
        #expect(key { try tracks.page(size: 5).fetch(in: database) } == "3")
        #expect(key { try tracks.annotated(with: \.album.title).fetch(in: database) } == "3")
        #expect(key { try tracks.select(\.id, \.seconds).fetch(in: database) } == "3")
        #expect(key { try tracks.select(\.seconds).fetch(in: database) } == nil)
    }

    @Test func keepsTheErrorsOfAMap() throws {
        struct Refused: Error {}
        let library = try MusicLibrary()
        let names = Track.request().all().select(\.name).map { _ -> String in throw Refused() }
        #expect(throws: Refused.self) { try names.fetch(in: library.database) }
        #expect(throws: Refused.self) { try names.fetch(in: library.store) }
        #expect(throws: Refused.self) { try names.fetch(in: MusicLibrary.tracks) }
    }

    @Test func aKeyOfAnotherGroupIsRefused() throws {
        var stolen: FetchExpression<Track, String>?
        _ = Track.request().all().grouped(by: \.name).select { group in
            stolen = group.key
            return group.count
        }
        let key = try #require(stolen)
        let error = #expect(throws: FetchError.self) {
            try Track.request().all().aggregate { _ in key }.fetch(in: [Track]())
        }
        #expect(error?.code == .unsupported)
    }

    @Test func aPageIsOneStatement() throws {
        let database = try MusicLibrary().database
        try database.inDatabase { db in
            var statements: [String] = []
            db.trace { statements.append("\($0)") }
            _ = try Track.request().all().page(size: 2).fetch(in: db)
            db.trace(options: [], nil)
            #expect(statements.count == 1, "\(statements)")
        }
    }
}
