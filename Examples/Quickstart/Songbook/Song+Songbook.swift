import Foundation

// The length is that of the usual single or album version. The day is missing where only the year is certain. Ratings,
// favourites and the evening on which a song was last sung are ours.

extension Song {
    static let songbook = [
        Song(1, "Waterloo", by: 1, "1974-03-04", 2 * 60 + 46, .pop, [.dance], rating: 4, isFavorite: true),
        Song(2, "Dancing Queen", by: 1, "1976-08-15", 3 * 60 + 50, .pop, [.dance], rating: 5, isFavorite: true),
        Song(3, "Respect", by: 2, "1967-04-10", 2 * 60 + 27, .soul, [.dance, .cover], rating: 5),
        Song(4, "Think", by: 2, "1968-05-02", 2 * 60 + 19, .soul, [.dance]),
        Song(5, "Crazy in Love", by: 3, "2003-05-14", 3 * 60 + 56, .pop, [.dance, .duet], rating: 4.5),
        Song(6, "Single Ladies (Put a Ring on It)", by: 3, "2008-10-13", 3 * 60 + 13, .pop, [.dance], rating: 4),
        Song(7, "Halo", by: 3, "2009-01-20", 4 * 60 + 21, .pop, [.ballad], rating: 3.5),
        Song(8, "Texas Hold 'Em", by: 3, "2024-02-11", 3 * 60 + 55, .country, [.dance]),
        Song(9, "Human Behaviour", by: 4, "1993-06-07", 4 * 60 + 12, .electronic, [], rating: 3),
        Song(10, "Hyperballad", by: 4, "1996-02-12", 5 * 60 + 21, .electronic, [.ballad], rating: 4.5),
        Song(11, "Jóga", by: 4, "1997-09-15", 5 * 60 + 5, .electronic, [.ballad], isFavorite: true),
        Song(12, "Blowin' in the Wind", by: 5, "1963-08-13", 2 * 60 + 48, .folk, [], rating: 4, isFavorite: true),
        Song(13, "Like a Rolling Stone", by: 5, "1965-07-20", 6 * 60 + 13, .rock, [], rating: 5),
        Song(14, "Knockin' on Heaven's Door", by: 5, "1973-07-13", 2 * 60 + 32, .rock, [.ballad], rating: 3.5),
        Song(15, "Pour que tu m'aimes encore", by: 6, "1995-03-13", 4 * 60 + 14, .chanson, [.ballad], rating: 4),
        Song(16, "My Heart Will Go On", by: 6, "1997-11-24", 4 * 60 + 40, .pop, [.ballad], rating: 3),
        Song(17, "Space Oddity", by: 7, "1969-07-11", 5 * 60 + 15, .rock, [], rating: 5),
        Song(18, "Life on Mars?", by: 7, "1973-06-22", 3 * 60 + 48, .rock, [.ballad], rating: 4.5),
        Song(19, "\"Heroes\"", by: 7, "1977-09-23", 3 * 60 + 32, .rock, [], rating: 5, isFavorite: true),
        Song(20, "Under Pressure", by: 7, "1981-10-26", 4 * 60 + 5, .rock, [.duet]),
        Song(21, "Jolene", by: 8, "1973-10-15", 2 * 60 + 41, .country, [], rating: 5, isFavorite: true),
        Song(22, "9 to 5", by: 8, "1980-11-03", 2 * 60 + 42, .country, [.dance], rating: 4),
        Song(23, "La Vie en rose", by: 9, in: 1947, 3 * 60 + 6, .chanson, [.ballad], rating: 5),
        Song(24, "Hymne à l'amour", by: 9, in: 1950, 3 * 60 + 27, .chanson, [.ballad]),
        Song(25, "Non, je ne regrette rien", by: 9, in: 1960, 2 * 60 + 21, .chanson, [], rating: 4.5),
        Song(26, "I Walk the Line", by: 10, "1956-05-01", 2 * 60 + 45, .country, [], rating: 4),
        Song(27, "Ring of Fire", by: 10, "1963-04-19", 2 * 60 + 38, .country, [.cover], rating: 4, isFavorite: true),
        Song(28, "Hurt", by: 10, "2002-11-05", 3 * 60 + 38, .country, [.ballad, .cover], rating: 5),
        Song(29, "Mississippi Goddam", by: 11, in: 1964, 4 * 60 + 53, .soul, [.live]),
        Song(30, "Ne me quitte pas", by: 11, in: 1965, 3 * 60 + 34, .chanson, [.ballad, .cover], rating: 4.5),
        Song(31, "Sinnerman", by: 11, in: 1965, 10 * 60 + 20, .soul, [.cover], rating: 4.5),
        Song(32, "Yesterday", by: 12, "1965-09-13", 2 * 60 + 5, .pop, [.ballad], rating: 4, isFavorite: true),
        Song(33, "Hey Jude", by: 12, "1968-08-26", 7 * 60 + 11, .rock, [.ballad], rating: 4.5),
        Song(34, "Here Comes the Sun", by: 12, "1969-09-26", 3 * 60 + 5, .pop, [], rating: 5),
    ].sungInTurn(on: [1, 2, 12, 19, 21, 23, 27, 32, 34])

    private init(
        _ id: Int, _ title: String, by artistID: Int, _ day: String, _ seconds: Int, _ genre: Genre, _ tags: Tags,
        rating: Double? = nil, isFavorite: Bool = false
    ) {
        self.init(
            id, title, by: artistID, in: Int(day.prefix(4)) ?? 0, seconds, genre, tags, rating: rating,
            isFavorite: isFavorite)
        released = Date(day: day)
    }

    private init(
        _ id: Int, _ title: String, by artistID: Int, in year: Int, _ seconds: Int, _ genre: Genre, _ tags: Tags,
        rating: Double? = nil, isFavorite: Bool = false
    ) {
        self.init(
            id: id, title: title, artistID: artistID, year: year, seconds: seconds, genre: genre, tags: tags,
            rating: rating, isFavorite: isFavorite)
    }
}

extension [Song] {
    /// Gives the songs with these keys an evening each, a week apart, from 2 January 2026 on.
    fileprivate func sungInTurn(on keys: [Int]) -> [Song] {
        map { song in
            guard let week = keys.firstIndex(of: song.id), let start = Date(day: "2026-01-02") else { return song }
            var song = song
            song.lastSung = start.addingTimeInterval(Double(week) * 7 * 86_400 + 20 * 3_600)
            return song
        }
    }
}
