import Fetching
import FetchingSQLite

extension Tour {
    func stream() async throws {
        let database = songbook.database
        try runValues(
            "One by one, in a block: the best songs that fit on one side of a record",
            gives: [
                "\"Heroes\"", "Dancing Queen", "Here Comes the Sun", "Hurt", "Jolene", "La Vie en rose",
            ]
        ) {
            let best = Song.request().all().sorted(by: .descending(\.rating), .ascending(\.title))
            return try database.read { db in
                let songs = try best.cursor(in: db)
                var (side, seconds): ([Song], Int) = ([], 0)
                while let song = try songs.next(), seconds + song.seconds <= 22 * 60 {
                    side.append(song)
                    seconds += song.seconds
                }
                return side
            }
        }
        try await runValues(
            "…and without a block: the earliest songs of four genres",
            gives: ["La Vie en rose", "I Walk the Line", "Blowin' in the Wind", "Mississippi Goddam"]
        ) {
            var firsts: [Genre: Song] = [:]
            for try await song in Song.request().all().sorted(by: .ascending(\.year)).stream(in: database) {
                if firsts[song.genre] == nil { firsts[song.genre] = song }
                if firsts.count == 4 { break }
            }
            return firsts.values.sorted { $0.year < $1.year }
        }
        try await runValues(
            "Observation: what a request gives, now and after a change",
            gives: ["Jolene, Ring of Fire", "Hurt, Jolene, Ring of Fire"]
        ) {
            let favorites = Song.request()
                .all()
                .where { $0.genre == .country && $0.isFavorite }
                .sorted(by: .ascending(\.title))
                .select(\.title)
            var shown: [String] = []
            for try await titles in favorites.updates(in: database) {
                shown.append(titles.joined(separator: ", "))
                if shown.count == 2 { break }
                try await Song.request().all().where { $0 == 28 }.update(in: database) { $0.isFavorite = true }
            }
            return shown
        }
    }
}
