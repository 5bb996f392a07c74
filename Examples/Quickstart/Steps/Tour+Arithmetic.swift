import Fetching

extension Tour {
    func calculate() throws {
        try fetch("Arithmetic: whole minutes, and songs from a year that ends in 3", gives: ["Jolene", "Ring of Fire"])
        {
            Song.request()
                .all()
                .where { $0.seconds / 60 == 2 && $0.year % 10 == 3 && $0.genre == .country }
                .sorted(by: .descending(\.year))
        }
        try fetch("Between members: the best rating for the time it takes", gives: ["Respect", "Jolene"]) {
            Song.request()
                .first(nth: 2)
                .where { $0.rating / 5 == 1 }
                .sorted(by: .descending { $0.rating * 60 / 5 - $0.rating }, .ascending(\.seconds))
        }
    }
}
