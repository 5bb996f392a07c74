import Fetching

extension Tour {
    func combine() throws {
        try fetch("A condition of several statements, joined by `and`", gives: ["Pour que tu m'aimes encore"]) {
            let onlyBallads = true
            let words = ["que", "encore"]
            return Song.request()
                .all()
                .where {
                    $0.genre == .chanson
                    if onlyBallads { $0.tags.contains(.ballad) }
                    for word in words { $0.title.contains(word) }
                }
        }
        try fetch("Predicates are values", gives: ["Knockin' on Heaven's Door", "9 to 5"]) {
            let short = Song.predicate { $0.seconds < 165 }
            let seventies = Song.predicate { $0.year.isIn(1970...1979) }
            let danceable = Song.predicate { $0.tags.contains(.dance) && $0.year > 1970 }
            let favorite = Song.predicate { $0.isFavorite }
            return Song.request()
                .all()
                .where(short && (seventies || danceable) && !favorite)
                .sorted(by: .ascending(\.year))
        }
        try fetch("Any number of predicates", gives: ["Jolene", "9 to 5", "Halo"]) {
            let titles = ["Jolene", "9 to 5", "Halo"]
            return Song.request()
                .all()
                .where(.any(titles.map { title in Song.predicate { $0.title == title } }))
                .sorted(by: .ascending(\.year))
        }
        try fetch(
            "Filters that are chosen at run time",
            gives: ["Life on Mars?", "Dancing Queen", "\"Heroes\"", "Under Pressure"]
        ) {
            var filters = [Song.predicate { $0.seconds.isIn(200...250) }]
            let (decades, words) = ([1970...1979, 1980...1989], ["e"])
            filters.append(decades.map { decade in Song.predicate { $0.year.isIn(decade) } }.disjunction())
            for word in words { filters.append(Song.predicate { $0.title.contains(word) }) }
            return Song.request().all().where(filters.conjunction()).sorted(by: .ascending(\.year))
        }
        try fetch("A predicate on a related model", gives: ["Hyperballad", "Jóga"]) {
            let isIcelandic = Artist.predicate { $0.country == "Iceland" }
            return Song.request()
                .all()
                .where { $0.artist.satisfies(isIcelandic) && $0.tags.contains(.ballad) }
                .sorted(by: .ascending(\.year))
        }
        try runValues("Predicates are compared and described", gives: ["true", "year > ? && !isFavorite"]) {
            let recent = Song.predicate { $0.year > 2000 }
            let unloved = Song.predicate { !$0.isFavorite }
            let same = (recent && unloved) == [recent, unloved].conjunction()
            return ["\(same)", "\([recent, .all([]), unloved].conjunction().simplified())"]
        }
    }
}
