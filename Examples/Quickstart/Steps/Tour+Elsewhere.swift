import Fetching
import FetchingSQLite

extension Tour {
    func leaveTheFile() async throws {
        let songbook = songbook
        try await run("The same request on an array", gives: ["Space Oddity", "Like a Rolling Stone", "Hey Jude"]) {
            try Song.request()
                .all()
                .where { $0.genre == .rock && $0.seconds > 300 && $0.title.contains("e") }
                .sorted(by: .ascending(\.seconds))
                .fetch(in: Song.songbook)
        }
        try await run("Inside a transaction of GRDB", gives: ["Think"]) {
            try songbook.database.read { db in
                try Song.request().all().where { $0.seconds < 140 && $0.genre == .soul }.fetch(in: db)
            }
        }
        try await run("Without blocking the caller", gives: ["ABBA", "The Beatles"]) {
            let bands = Artist.request().all().where { $0.born == nil }.sorted(by: .ascending(\.name))
            return try await bands.fetch(in: songbook.database)
        }
    }
}
