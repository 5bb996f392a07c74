import Fetching

@Projection
struct SongLine {
    var title: String
    var artist: String?
    var playlistCount: Int
}

extension Artist.FetchableMembers {
    var songCount: FetchExpression<Artist, Int> { songs.count }
}

extension Tour {
    func project() throws {
        try fetchValues(
            "Members, and those of related models",
            gives: ["Space Oddity, David Bowie", "Here Comes the Sun, The Beatles"]
        ) {
            Song.request()
                .all()
                .where { $0.year == 1969 }
                .sorted(by: .ascending(\.released))
                .select(\.title, \.artist.name)
        }
        try fetchValues("What is calculated: minutes and seconds", gives: ["Sinnerman, 10, 20", "Hey Jude, 7, 11"]) {
            Song.request()
                .all()
                .where { $0.seconds > 400 }
                .sorted(by: .descending(\.seconds))
                .select(\.title, { $0.seconds / 60 }, { $0.seconds % 60 })
        }
        try fetchValues(
            "A type for it", gives: ["Jóga, Björk, 1", "My Heart Will Go On, Céline Dion, 0"]
        ) {
            // @Projection struct SongLine {
            //     var title: String
            //     var artist: String?
            //     var playlistCount: Int
            // }
            Song.request()
                .all()
                .where { $0.year == 1997 }
                .sorted(by: .ascending(\.title))
                .select {
                    SongLine.selecting(title: $0.title, artist: $0.artist.name, playlistCount: $0.playlists.count)
                }
        }
        try fetchValues(
            "Models with a value beside them, which has a name of its own",
            gives: ["Beyoncé, 4", "David Bowie, 4", "Björk, 3"]
        ) {
            // extension Artist.FetchableMembers {
            //     var songCount: FetchExpression<Artist, Int> { songs.count }
            // }
            Artist.request()
                .first(nth: 3)
                .where { $0.songCount > 2 }
                .sorted(by: .descending(\.songCount), .ascending(\.name))
                .annotated(with: \.songCount)
        }
        try fetchValues("Each value once", gives: ["country", "pop", "rock"]) {
            Song.request()
                .all()
                .where { $0.year > 1965 && $0.rating == 5 && $0.genre != .soul }
                .sorted(by: .ascending(\.genre))
                .select(\.genre)
                .distinct()
        }
        try fetchValues("Of the first model, an optional", gives: ["La Vie en rose, 1947"]) {
            Song.request().first().sorted(by: .ascending(\.year)).select(\.title, \.year)
        }
        try fetchValues("Made into something else", gives: ["Hurt (2002)", "Texas Hold 'Em (2024)"]) {
            Song.request()
                .all()
                .where { $0.genre == .country && $0.year > 2000 }
                .sorted(by: .ascending(\.year))
                .select(\.title, \.year)
                .map { title, year in "\(title) (\(year))" }
        }
    }
}
