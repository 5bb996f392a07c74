import Fetching

extension Tour {
    func load() throws {
        try load("Albums with their artist and their songs", gives: ["Debut: Björk, 1 song", "Post: Björk, 1 song"]) {
            Album.request()
                .all()
                .where { $0.year.isIn(1993...1995) && $0.artist.country == "Iceland" }
                .sorted(by: .ascending(\.year))
                .including(\.artist.required)
                .including(\.tracks)
        } row: { album, artist, tracks in
            "\(album.title): \(artist.name), \(tracks.count) song"
        }
        try load(
            "The latest two songs of each artist",
            gives: [
                "ABBA: Dancing Queen, Waterloo", "Björk: Jóga, Hyperballad",
                "Bob Dylan: Knockin' on Heaven's Door, Like a Rolling Stone",
            ]
        ) {
            Artist.request()
                .all()
                .where { $0.name < "C" && $0.songs.count.isIn(2...3) && $0.country != "United Kingdom" && $0.id != 2 }
                .sorted(by: .ascending(\.name))
                .including { $0.songs.sorted(by: .descending(\.year)).first(nth: 2) }
        } row: { artist, songs in
            "\(artist.name): \(songs.map(\.title).joined(separator: ", "))"
        }
        try load(
            "Nested: playlists with their songs and those with their artist",
            gives: ["Campfire: Jolene by Dolly Parton, Ring of Fire by Johnny Cash", "To learn: "]
        ) {
            Playlist.request()
                .all()
                .where { $0.name.isIn("Campfire", "To learn") }
                .sorted(by: .ascending(\.name))
                .including {
                    $0.songs.where { $0.genre == .country }.sorted(by: .ascending(\.title)).including(\.artist.required)
                }
        } row: { playlist, songs in
            "\(playlist.name): "
                + songs.map { song, artist in "\(song.title) by \(artist.name)" }.joined(separator: ", ")
        }
    }
}
