#if Postgres
import Fetching
import FetchingPostgres
import FetchingSQLite

extension Tour {
    /// Shows what a server has beyond the requests of the other steps.
    func visitServer() async throws {
        guard let pool = server?.pool else { return }
        try await runValues("On a server: several requests in one state", gives: ["Hey Jude, Sinnerman, 34"]) {
            let long = Song.request().all().where { $0.seconds > 400 && $0.year < 1970 }
            let (titles, count) = try await pool.fetch(
                long.sorted(by: .ascending(\.title)).select(\.title), Song.request().all().count())
            return [titles.joined(separator: ", ") + ", \(count)"]
        }
        try await runValues("A stream, which holds a few rows at a time", gives: ["La Vie en rose"]) {
            for try await song in Song.request().all().sorted(by: .ascending(\.year)).stream(in: pool) {
                return [song.title]
            }
            return []
        }
        try await runValues("A transaction with a statement by hand, whose values are bound", gives: ["2"]) {
            let artist = "ABBA"
            return try await pool.write { db in
                try db.execute("SET LOCAL lock_timeout = '1s'")
                try db.execute("UPDATE artists SET nickname = \("The Swedes") WHERE name = \(artist)")
                return try Song.request()
                    .all()
                    .where { $0.artist.nickname == "The Swedes" }
                    .update(in: db) { $0.rating = 5 }
            }
        }
        try await runValues("A table from a model, and rows of it", gives: ["2, Bo", "1, Ada"]) {
            try await Review.create(in: pool)
            let drafts = [Review.Draft(songID: 1, author: "Ada"), Review.Draft(songID: 1, author: "Bo")]
            let ids = try await Review.insert(drafts).returning(\.id, \.author).run(in: pool)
            return ids.reversed().map { "\($0.0), \($0.1)" }
        }
        try await runValues("A notification, sent with the transaction", gives: ["song 17"]) {
            let notifications = try await pool.notifications(on: "songbook")
            try await pool.write { db in try db.notify("songbook", "song 17") }
            for try await notification in notifications { return [notification.payload] }
            return []
        }
    }
}
#endif
