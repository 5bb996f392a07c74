import Fetching

extension Tour {
    func compare() throws {
        try fetch("Compare", gives: ["Hey Jude", "Sinnerman"]) {
            Song.request()
                .all()
                .where { $0.seconds > 400 && $0.year < 1970 }
                .sorted(by: .ascending(\.title))
        }
        try fetch("Nil: the songs that nobody has rated", gives: ["Think", "Under Pressure", "Jóga", "Texas Hold 'Em"])
        {
            Song.request()
                .all()
                .where { $0.rating == nil && $0.released != nil && $0.year > 1965 }
                .sorted(by: .ascending(\.year))
        }
        try fetch(
            "`!=` keeps the rows without a value, as in Swift",
            gives: ["Blowin' in the Wind", "Jóga", "Ring of Fire", "Waterloo", "Yesterday"]
        ) {
            Song.request()
                .all()
                .where { $0.isFavorite && $0.rating != 5 }
                .sorted(by: .ascending(\.title))
        }
    }
}
