import Fetching

extension Tour {
    func sortAndPage() throws {
        try fetch("Nil is the smallest value", gives: ["Hymne à l'amour", "Pour que tu m'aimes encore"]) {
            Song.request()
                .first(nth: 2)
                .where { $0.genre == .chanson }
                .sorted(by: .ascending(\.rating), .ascending(\.title))
        }
        try fetch("…unless the order says otherwise", gives: ["Crazy in Love", "Jóga", "Texas Hold 'Em"]) {
            Song.request()
                .all()
                .where { $0.id.isIn(5, 8, 11) }
                .sorted(by: .ascending(\.rating).nilsLast, .ascending(\.title, options: .caseInsensitive))
        }
        try fetchFirst("The first of them", gives: "Sinnerman") {
            Song.request().first().sorted(by: .descending(\.seconds))
        }
        try fetch("Pages", gives: ["Dancing Queen", "Here Comes the Sun", "Hurt"]) {
            Song.request()
                .first(nth: 3, after: 1)
                .where { $0.rating == 5 }
                .sorted(by: .ascending(\.title))
        }
        try fetch("Each model once: a model of one column of the table", gives: ["soul", "rock"]) {
            SongGenre.request()
                .first(nth: 2)
                .distinct()
                .sorted(by: .descending(\.genre))
        }
    }
}
