import Fetching
import FetchingSQLite
import GRDB
import Testing

/// The SQL of relationships, and how SQLite goes about it: with the indexes that there are.
@Suite("The SQL of relationships") struct RelationshipSQLTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let statement: String
        let sql: String
        let plan: [String]

        var testDescription: String { name }

        init<Model>(
            _ name: String, _ request: FetchableRequest<Model, [Model]>, _ sql: String, _ plan: [String]
        ) {
            self.name = name
            self.sql = sql
            self.plan = plan
            statement = (try? request.sql(for: .sqlite, showingValues: true)) ?? "an error"
        }
    }

    @Test("renders as it should", arguments: examples)
    func renders(_ example: Example) {
        // The columns are left out, and so is what follows every text that is compared.
        let tables = example.statement.drop { $0 != "F" }.replacing(" COLLATE BINARY", with: "")
        #expect(tables == example.sql)
    }

    @Test("is served by indexes", arguments: examples)
    func usesIndexes(_ example: Example) throws {
        let plan = try MusicLibrary().database.read { db in
            // A request that needs them adds the functions of Fetching to the connection.
            _ = try Album.request().all().where { $0.tracks.sum(\.seconds) > 0 }.fetch(in: db)
            return try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + example.statement).map { $0["detail"] as String }
        }
        #expect(plan == example.plan)
    }

    static let examples = [
        Example(
            "a to-one", Track.request().all().where { $0.album.title == "Wild" },
            #"FROM "track" JOIN "album" ON "album"."id" = "track"."albumID" WHERE "album"."title" = "#
                + #"'Wild'"#,
            [
                "SEARCH album USING COVERING INDEX album_title (title=?)",
                "SEARCH track USING INDEX track_album (albumID=?)",
            ]),
        Example(
            "two steps", Track.request().all().where { $0.album.artist.name.hasPrefix("N") },
            #"FROM "track" JOIN "album" ON "album"."id" = "track"."albumID" JOIN "artist" AS "#
                + #""album.artist" ON "album.artist"."id" = "album"."artistID" WHERE "album.artist"."name" "#
                + #">= 'N' AND "album.artist"."name" < 'O'"#,
            [
                "SEARCH album.artist USING COVERING INDEX artist_name (name>? AND name<?)",
                "SEARCH album USING COVERING INDEX album_artist (artistID=?)",
                "SEARCH track USING INDEX track_album (albumID=?)",
            ]),
        Example(
            "missing", Album.request().all().where { $0.artist == nil },
            #"FROM "album" LEFT JOIN "artist" ON "artist"."id" = "album"."artistID" WHERE "#
                + #""artist"."id" IS NULL"#,
            ["SCAN album", "SEARCH artist USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN"]),
        Example(
            "key", Album.request().all().where { $0.artist == 3 },
            #"FROM "album" JOIN "artist" ON "artist"."id" = "album"."artistID" WHERE "artist"."id" = 3"#,
            ["SEARCH artist USING INTEGER PRIMARY KEY (rowid=?)", "SEARCH album USING INDEX album_artist (artistID=?)"]),
        Example(
            "not", Track.request().all().where { $0.album.artist.name != "Bob" },
            #"FROM "track" LEFT JOIN "album" ON "album"."id" = "track"."albumID" LEFT JOIN "artist" AS "#
                + #""album.artist" ON "album.artist"."id" = "album"."artistID" WHERE "album.artist"."name" "#
                + #"IS NOT 'Bob'"#,
            [
                "SCAN track", "SEARCH album USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
                "SEARCH album.artist USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
            ]),
        Example(
            "contains",
            Artist.request().all().where { $0.albums.contains { $0.year > 1970 && $0.title.hasPrefix("B") } },
            #"FROM "artist" WHERE EXISTS (SELECT 1 FROM "album" AS "albums" WHERE "albums"."artistID" "#
                + #"= "artist"."id" AND "albums"."year" > 1970 AND "albums"."title" >= 'B' AND "#
                + #""albums"."title" < 'C')"#,
            ["SCAN artist", "CORRELATED SCALAR SUBQUERY 1", "SEARCH albums USING INDEX album_artist (artistID=?)"]),
        Example(
            "allSatisfy", Artist.request().all().where { $0.albums.allSatisfy { $0.year > 1970 } },
            #"FROM "artist" WHERE NOT EXISTS (SELECT 1 FROM "album" AS "albums" WHERE "#
                + #""albums"."artistID" = "artist"."id" AND ("albums"."year" > 1970) IS NOT TRUE)"#,
            ["SCAN artist", "CORRELATED SCALAR SUBQUERY 1", "SEARCH albums USING INDEX album_artist (artistID=?)"]),
        Example(
            "isEmpty", Artist.request().all().where { $0.albums.isEmpty },
            #"FROM "artist" WHERE NOT EXISTS (SELECT 1 FROM "album" AS "albums" WHERE "#
                + #""albums"."artistID" = "artist"."id")"#,
            [
                "SCAN artist", "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH albums USING COVERING INDEX album_artist (artistID=?)",
            ]),
        Example(
            "nested count", Artist.request().all().where { $0.albums.contains { $0.tracks.count > 1 } },
            #"FROM "artist" WHERE EXISTS (SELECT 1 FROM "album" AS "albums" WHERE "albums"."artistID" "#
                + #"= "artist"."id" AND (SELECT COUNT(*) FROM "track" AS "tracks" WHERE "tracks"."albumID" = "#
                + #""albums"."id") > 1)"#,
            [
                "SCAN artist", "CORRELATED SCALAR SUBQUERY 2",
                "SEARCH albums USING COVERING INDEX album_artist (artistID=?)", "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH tracks USING COVERING INDEX track_album (albumID=?)",
            ]),
        Example(
            "correlated", Artist.request().all().where { artist in artist.albums.contains { $0.title == artist.name } },
            #"FROM "artist" WHERE EXISTS (SELECT 1 FROM "album" AS "albums" WHERE "albums"."artistID" "#
                + #"= "artist"."id" AND "albums"."title" = "artist"."name")"#,
            ["SCAN artist", "CORRELATED SCALAR SUBQUERY 1", "SEARCH albums USING INDEX album_artist (artistID=?)"]),
        Example(
            "joined", Playlist.request().all().where { $0.tracks.contains { $0.album.artist == 2 } },
            #"FROM "playlist" WHERE EXISTS (SELECT 1 FROM "playlist_track" AS "tracks.via" JOIN "#
                + #""track" AS "tracks" ON "tracks"."id" = "tracks.via"."trackID" JOIN "album" AS "#
                + #""tracks.album" ON "tracks.album"."id" = "tracks"."albumID" JOIN "artist" AS "#
                + #""tracks.album.artist" ON "tracks.album.artist"."id" = "tracks.album"."artistID" WHERE "#
                + #""tracks.via"."playlistID" = "playlist"."id" AND "tracks.album.artist"."id" = 2)"#,
            [
                "SCAN playlist", "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH tracks.album.artist USING INTEGER PRIMARY KEY (rowid=?)",
                "SEARCH tracks.via USING COVERING INDEX sqlite_autoindex_playlist_track_1 (playlistID=?)",
                "SEARCH tracks USING INTEGER PRIMARY KEY (rowid=?)",
                "SEARCH tracks.album USING COVERING INDEX album_artist (artistID=? AND rowid=?)",
            ]),
        Example(
            "joined count", Playlist.request().all().where { $0.tracks.count > 1 },
            #"FROM "playlist" WHERE (SELECT COUNT(*) FROM "playlist_track" AS "tracks.via" JOIN "#
                + #""track" AS "tracks" ON "tracks"."id" = "tracks.via"."trackID" WHERE "#
                + #""tracks.via"."playlistID" = "playlist"."id") > 1"#,
            [
                "SCAN playlist", "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH tracks.via USING COVERING INDEX sqlite_autoindex_playlist_track_1 (playlistID=?)",
                "SEARCH tracks USING INTEGER PRIMARY KEY (rowid=?)",
            ]),
        Example(
            "joined with duplicates", Playlist.request().all().where { $0.entryTracks.sum(\.seconds) > 600 },
            #"FROM "playlist" WHERE (SELECT fetching_sum("entryTracks"."seconds") FROM "track" AS "#
                + #""entryTracks" WHERE "entryTracks"."id" IN (SELECT "entryTracks.via"."trackID" FROM "#
                + #""entry" AS "entryTracks.via" WHERE "entryTracks.via"."playlistID" = "playlist"."id")) > "#
                + #"600"#,
            [
                "SCAN playlist", "CORRELATED SCALAR SUBQUERY 2",
                "SEARCH entryTracks USING INTEGER PRIMARY KEY (rowid=?)", "CORRELATED LIST SUBQUERY 1",
                "SEARCH entryTracks.via USING INDEX entry_playlist (playlistID=?)",
            ]),
        Example(
            "order", Album.request().all().sorted(by: .ascending(\.artist.name), .descending { $0.tracks.count }),
            #"FROM "album" LEFT JOIN "artist" ON "artist"."id" = "album"."artistID" ORDER BY "#
                + #""artist"."name", (SELECT COUNT(*) FROM "track" AS "tracks" WHERE "tracks"."albumID" = "#
                + #""album"."id") DESC"#,
            [
                "SCAN album", "SEARCH artist USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
                "CORRELATED SCALAR SUBQUERY 1", "SEARCH tracks USING COVERING INDEX track_album (albumID=?)",
                "USE TEMP B-TREE FOR ORDER BY",
            ]),
        Example(
            "one join",
            Album.request().all().where {
                $0.artist.name == "Bob" || $0.artist.rank == 1 || $0.artist.mentor.rank == 1
            },
            #"FROM "album" JOIN "artist" ON "artist"."id" = "album"."artistID" LEFT JOIN "artist" AS "#
                + #""artist.mentor" ON "artist.mentor"."id" = "artist"."mentorID" WHERE "artist"."name" = "#
                + #"'Bob' OR "artist"."rank" = 1 OR "artist.mentor"."rank" = 1"#,
            [
                "SCAN album", "SEARCH artist USING INTEGER PRIMARY KEY (rowid=?)",
                "SEARCH artist.mentor USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
            ]),
        Example(
            "outer for one side", Album.request().all().where { $0.artist.name == "Bob" || $0.title == "Blue" },
            #"FROM "album" LEFT JOIN "artist" ON "artist"."id" = "album"."artistID" WHERE "#
                + #""artist"."name" = 'Bob' OR "album"."title" = 'Blue'"#,
            ["SCAN album", "SEARCH artist USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN"]),
        Example(
            "sum of outer", Artist.request().all().where { artist in artist.albums.sum { _ in artist.rank } > 3 },
            #"FROM "artist" WHERE (SELECT fetching_sum(CASE WHEN "albums"."artistID" = "albums"."artistID" THEN "#
                + #""artist"."rank" END) FROM "album" AS "albums" WHERE "albums"."artistID" = "#
                + #""artist"."id") > 3"#,
            [
                "SCAN artist", "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH albums USING COVERING INDEX album_artist (artistID=?)",
            ]),
    ]
}
