import Fetching

extension Tour {
    func traverse() throws {
        try fetch("To-one: no join to write", gives: ["Human Behaviour", "Hyperballad", "Jóga"]) {
            Song.request()
                .all()
                .where { $0.artist.country == "Iceland" }
                .sorted(by: .ascending(\.year))
        }
        try fetch("Several steps, one join for each", gives: ["4. Life on Mars?", "3. \"Heroes\""]) {
            Track.request()
                .all()
                .where { $0.album.artist.name == "David Bowie" && $0.album.year < 1980 }
                .sorted(by: .ascending(\.album.year))
        }
        try fetch("The artist of the album, not of the song", gives: []) {
            Track.request()
                .all()
                .where { $0.album.artist != $0.song.artist }
        }
        try fetch("To-many: all conditions of one same album", gives: ["Björk", "Céline Dion"]) {
            Artist.request()
                .all()
                .where { $0.albums.contains { $0.year.isIn(1990..<2000) && $0.title.contains("e") } }
                .sorted(by: .ascending(\.name))
        }
        try fetch("All of them, and at least one", gives: ["Aretha Franklin", "Nina Simone", "The Beatles"]) {
            Artist.request()
                .all()
                .where {
                    !$0.albums.isEmpty
                    $0.albums.allSatisfy { $0.year.isIn(1965..<1970) }
                }
                .sorted(by: .ascending(\.name))
        }
        try fetch("Nested: artists with an album that opens with a song of over six minutes", gives: ["Bob Dylan"]) {
            Artist.request()
                .all()
                .where { $0.albums.contains { $0.tracks.contains { $0.number == 1 && $0.song.seconds > 360 } } }
        }
        try fetch(
            "With the model outside: albums that are named as one of their songs", gives: ["\"Heroes\"", "Jolene"]
        ) {
            Album.request()
                .all()
                .where { album in album.tracks.contains { $0.song.title == album.title } }
                .sorted(by: .ascending(\.title))
        }
    }

    func aggregate() throws {
        try fetch("Count, with and without conditions", gives: ["Beyoncé", "Bob Dylan"]) {
            Artist.request()
                .all()
                .where { $0.songs.count > $0.albums.count && $0.albums.count { $0.year < 1966 || $0.year > 2000 } == 2 }
                .sorted(by: .ascending(\.name))
        }
        try fetch("Sum, average, smallest and largest", gives: ["Campfire"]) {
            Playlist.request()
                .all()
                .where {
                    $0.songs.sum(\.seconds) < 15 * 60
                    $0.songs.average(\.rating) > 4.2
                    $0.songs.min(\.year) == 1963
                    $0.songs.max(\.seconds) { $0.genre == .country } == 161
                }
        }
        try fetch("Many-to-many", gives: ["Late at night"]) {
            Playlist.request()
                .all()
                .where { $0.songs.contains { $0.artist.name == "Nina Simone" } }
        }
        try fetch("In an order by what is related", gives: ["David Bowie", "Beyoncé", "Bob Dylan"]) {
            Artist.request()
                .first(nth: 3)
                .sorted(by: .descending { $0.songs.count }, .ascending { $0.songs.min(\.title) })
        }
        try fetch("An order along a to-one", gives: ["Halo", "Single Ladies (Put a Ring on It)"]) {
            Song.request()
                .first(nth: 2)
                .where { $0.tracks.isEmpty && $0.genre == .pop }
                .sorted(by: .descending(\.artist.born), .ascending(\.title))
        }
    }
}
