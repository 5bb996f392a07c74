import Fetching

extension Tour {
    func searchText() throws {
        try fetch("A prefix, as a range that an index serves", gives: ["Here Comes the Sun", "Hey Jude"]) {
            Song.request()
                .all()
                .where { $0.title.hasPrefix("He") }
                .sorted(by: .ascending(\.title))
        }
        try fetch("A suffix", gives: ["9 to 5"]) {
            Song.request().all().where { $0.title.hasSuffix(" 5") }
        }
        try fetch("Text is never a pattern: `?` and `'` are plain characters", gives: ["Life on Mars?"]) {
            Song.request().all().where { $0.title.contains("?") && !$0.title.contains("'") }
        }
        try fetch("Without regard to case and accents", gives: ["Beyoncé", "Céline Dion"]) {
            Artist.request()
                .all()
                .where {
                    $0.name.contains("CE", options: .diacriticAndCaseInsensitive)
                        && $0.country.isIn("Canada", "United States")
                }
                .sorted(by: .ascending(\.name))
        }
        try fetch("The same word, however it is typed", gives: ["Björk", "Édith Piaf"]) {
            Artist.request()
                .all()
                .where {
                    $0.name.isEqual(to: "BJORK", options: .diacriticAndCaseInsensitive)
                        || $0.name.hasPrefix("edith", options: .diacriticAndCaseInsensitive)
                }
                .sorted(by: .ascending(\.name))
        }
        try fetch("Wildcards: `*` is any text, `?` is one scalar", gives: ["Knockin' on Heaven's Door"]) {
            Song.request().all().where { $0.title.isLike("K?oc*D?or") }
        }
        try fetch("A regular expression, over the whole text", gives: ["Life on Mars?", "Yesterday"]) {
            Song.request()
                .all()
                .where { $0.title.matches(#"[a-z ]+(mars\?|day)"#, options: .caseInsensitive) }
                .sorted(by: .ascending(\.title))
        }
        try fetch("Length in Unicode scalars", gives: ["Halo", "Hurt", "Jóga"]) {
            Song.request()
                .all()
                .where { $0.title.unicodeScalarCount <= 4 }
                .sorted(by: .ascending(\.title))
        }
    }
}
