import Fetching
import FetchingSQLite
import Logging

extension Tour {
    func inspect() throws {
        let database = songbook.database
        try explain(
            "What SQLite does for a request",
            gives: [
                "reads every row of 'artist' (of 'artists')",
                "finds rows of 'songs' by the index 'song_artist' (artist_id = ?)",
            ]
        ) {
            try Song.request().all().where { $0.artist.name == "Björk" }.explain(in: database)
        }
        try explain(
            "A warning on a table of any size",
            gives: [
                "reads every row of 'songs'", "sorts the rows",
                "Warning: Every row of 'songs' is read. Create an index on 'genre'",
                "Warning: The rows of 'songs' are sorted. Create an index on 'year'",
            ]
        ) {
            try Song.request()
                .all()
                .where { $0.genre == .rock }
                .sorted(by: .ascending(\.year))
                .explain(in: database, warningAbove: 0)
        }
        try runValues(
            "A log of what is run",
            gives: [
                #"SELECT "id", "name" FROM "playlists""#, #"SELECT EXISTS (SELECT 1 FROM "songs" WHERE "year" = 1965)"#,
            ]
        ) {
            let log = StatementLog()
            try database.read { db in
                db.logQueries(to: Logger(label: "songbook") { _ in log }, showingValues: true)
                defer { db.trace() }
                _ = try Playlist.request().all().fetch(in: db)
                _ = try Song.request().all().where { $0.year == 1965 }.exists(in: db)
            }
            return log.statements
        }
    }
}
