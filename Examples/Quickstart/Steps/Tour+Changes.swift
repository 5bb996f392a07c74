import Fetching
import FetchingSQLite
import Foundation

extension Tour {
    func change() throws {
        let database = songbook.database
        try change("Playlists without songs are deleted", gives: ["Campfire", "Dance floor", "Late at night"]) {
            try Playlist.request().all().where { $0.songs.isEmpty }.delete(in: database)
            return try Playlist.request().all().sorted(by: .ascending(\.name)).fetch(in: database)
        }
        try change(
            "Several members are updated, one after the other",
            gives: ["Human Behaviour, 3.5, false", "Hyperballad, 5.0, true", "Jóga, nil, false"]
        ) {
            let electronic = Song.request().all().where { $0.genre == .electronic }
            try electronic.update(in: database) {
                $0.rating += 0.5
                $0.isFavorite = $0.rating > 4
                $0.lastSung = nil
            }
            return try electronic.sorted(by: .ascending(\.year))
                .select(\.title, \.rating, \.isFavorite)
                .fetch(in: database)
        }
        try change("How many rows were updated, of those of a related model", gives: ["2"]) {
            try Song.request()
                .all()
                .where { $0.artist.name == "ABBA" }
                .update(in: database) { $0.lastSung = Date(day: "2026-11-20") }
        }
        try runValues("On an array", gives: ["Waterloo", "Dancing Queen"]) {
            var songs = Song.songbook
            try Song.request().all().where { $0.artistID != 1 }.delete(in: &songs)
            return songs
        }
        try runValues(
            "The statement, without running it", gives: [#"UPDATE "songs" SET "rating" = 5.0 WHERE "id" = 1"#]
        ) {
            try Song.request().all().where { $0 == 1 }.updateSQL(for: .sqlite, showingValues: true) { $0.rating = 5 }
        }
        try fail("What a table does not allow changes nothing", saying: ["'Artist'", "foreign key", "refer to these"]) {
            try Artist.request().all().where { $0.name == "ABBA" }.delete(in: database)
        }
        try fail("Nothing is changed by accident: a condition that fell away", saying: ["'Song'", "every row"]) {
            let genre: Genre? = nil
            try Song.request().all().where { if let genre { $0.genre == genre } }.delete(in: database)
        }
    }
}
