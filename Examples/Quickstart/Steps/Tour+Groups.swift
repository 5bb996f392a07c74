import Fetching

@Projection
struct GenreSummary {
    var genre: Genre
    var songCount: Int
    var latest: Int?
}

extension Tour {
    func group() throws {
        try fetchValues(
            "Songs by genre, the most frequent first",
            gives: ["pop, 8", "rock, 7", "country, 6", "chanson, 5", "soul, 4", "electronic, 3", "folk, 1"]
        ) {
            Song.request()
                .all()
                .grouped(by: \.genre)
                .sorted(by: .descending(\.count))
                .select(\.key, \.count)
        }
        try fetchValues("Only groups of a certain size", gives: ["Beyoncé", "David Bowie"]) {
            Song.request()
                .all()
                .grouped(by: \.artist.name)
                .having { $0.count > 3 }
                .sorted(by: .ascending(\.key))
                .select(\.key)
        }
        try fetchValues(
            "The two genres of the longest songs, in seconds on average", gives: ["soul, 299.75", "electronic, 292.67"]
        ) {
            Song.request()
                .all()
                .grouped(by: \.genre)
                .sorted(by: .descending { $0.average(\.seconds) })
                .first(nth: 2)
                .select(\.key, { $0.average(\.seconds) })
        }
        try fetchValues(
            "What is counted can have conditions, and groups without it stay",
            gives: ["chanson, 5, 0", "country, 6, 2", "rock, 7, 1"]
        ) {
            Song.request()
                .all()
                .where { $0.genre.isIn(.chanson, .country, .rock) }
                .grouped(by: \.genre)
                .sorted(by: .ascending(\.key))
                .select(\.key, \.count, { $0.count { $0.isFavorite } })
        }
        try fetchValues(
            "By two values", gives: ["chanson, Canada, 1", "chanson, France, 3", "chanson, United States, 1"]
        ) {
            Song.request()
                .all()
                .where { $0.genre == .chanson }
                .grouped(by: \.genre, \.artist.country)
                .sorted(by: .ascending(\.key.1))
                .select(\.key.0, \.key.1, \.count)
        }
        try fetchValues(
            "By what is calculated: the decades",
            gives: [
                "1940, 1", "1950, 2", "1960, 13", "1970, 6", "1980, 2", "1990, 5", "2000, 4", "2020, 1",
            ]
        ) {
            Song.request()
                .all()
                .grouped { $0.year / 10 * 10 }
                .sorted(by: .ascending(\.key))
                .select(\.key, \.count)
        }
        try fetchValues("A type for what a group gives", gives: ["pop, 8, 2009", "rock, 7, 1981"]) {
            // @Projection struct GenreSummary {
            //     var genre: Genre
            //     var songCount: Int
            //     var latest: Int?
            // }
            Song.request()
                .all()
                .grouped(by: \.genre)
                .having { $0.count > 6 }
                .sorted(by: .descending(\.count))
                .select { GenreSummary.selecting(genre: $0.key, songCount: $0.count, latest: $0.max(\.year)) }
        }
    }
}
