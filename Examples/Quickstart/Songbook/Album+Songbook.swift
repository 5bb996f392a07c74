// The numbers are those of the songs on the albums as they first came out.

extension Album {
    static let songbook = [
        Album(id: 1, title: "Arrival", year: 1976, artistID: 1),
        Album(id: 2, title: "I Never Loved a Man the Way I Love You", year: 1967, artistID: 2),
        Album(id: 3, title: "Dangerously in Love", year: 2003, artistID: 3),
        Album(id: 4, title: "Cowboy Carter", year: 2024, artistID: 3),
        Album(id: 5, title: "Debut", year: 1993, artistID: 4),
        Album(id: 6, title: "Post", year: 1995, artistID: 4),
        Album(id: 7, title: "Homogenic", year: 1997, artistID: 4),
        Album(id: 8, title: "The Freewheelin' Bob Dylan", year: 1963, artistID: 5),
        Album(id: 9, title: "Highway 61 Revisited", year: 1965, artistID: 5),
        Album(id: 10, title: "D'eux", year: 1995, artistID: 6),
        Album(id: 11, title: "Hunky Dory", year: 1971, artistID: 7),
        Album(id: 12, title: "\"Heroes\"", year: 1977, artistID: 7),
        Album(id: 13, title: "Jolene", year: 1974, artistID: 8),
        Album(id: 14, title: "Pastel Blues", year: 1965, artistID: 11),
        Album(id: 15, title: "Help!", year: 1965, artistID: 12),
        Album(id: 16, title: "Abbey Road", year: 1969, artistID: 12),
    ]
}

extension Track {
    static let songbook = [
        Track(id: 1, number: 2, albumID: 1, songID: 2),
        Track(id: 2, number: 1, albumID: 2, songID: 3),
        Track(id: 3, number: 1, albumID: 3, songID: 5),
        Track(id: 4, number: 8, albumID: 4, songID: 8),
        Track(id: 5, number: 1, albumID: 5, songID: 9),
        Track(id: 6, number: 2, albumID: 6, songID: 10),
        Track(id: 7, number: 2, albumID: 7, songID: 11),
        Track(id: 8, number: 1, albumID: 8, songID: 12),
        Track(id: 9, number: 1, albumID: 9, songID: 13),
        Track(id: 10, number: 1, albumID: 10, songID: 15),
        Track(id: 11, number: 4, albumID: 11, songID: 18),
        Track(id: 12, number: 3, albumID: 12, songID: 19),
        Track(id: 13, number: 1, albumID: 13, songID: 21),
        Track(id: 14, number: 9, albumID: 14, songID: 31),
        Track(id: 15, number: 13, albumID: 15, songID: 32),
        Track(id: 16, number: 7, albumID: 16, songID: 34),
    ]
}

extension Playlist {
    static let songbook = [
        Playlist(id: 1, name: "Campfire"), Playlist(id: 2, name: "Dance floor"), Playlist(id: 3, name: "Late at night"),
        Playlist(id: 4, name: "To learn"),
    ]
}

extension PlaylistSong {
    static let songbook = [
        1: [12, 21, 27, 32, 34], 2: [1, 2, 3, 5, 6, 22], 3: [11, 17, 28, 30, 31],
    ].flatMap { playlist, songs in songs.map { PlaylistSong(playlistID: playlist, songID: $0) } }
}
