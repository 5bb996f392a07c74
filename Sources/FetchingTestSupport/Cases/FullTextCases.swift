import Fetching

extension ConformanceGroup {
    /// Texts that are found by their words.
    static let fullText = ConformanceGroup(
        "Full text",
        found.map { query, keys in
            ConformanceCase("'\(query)'", in: Letter.examples, keys: keys, mayReject: true) { $0.matchesText(query) }
        } + joined + related + requests + fullTextCrossings + random)

    private static let all = Array(1...10)

    /// Queries, and the keys of the letters that they find.
    private static let found: [(TextQuery, [Int])] = words + phrases + operators + scripts + signs

    private static let words: [(TextQuery, [Int])] = [
        ("zola", [1, 3]), ("ZOLA", [1, 3]), ("zola paris", [3]), ("paris zola", [3]), ("nana", [2]), ("zol", []),
        ("germinal zola", [1]), ("emile", [3]), ("Émile", [3]), ("Cezanne", [3]), ("pere", [4]), ("1885", [1]),
        ("", all), ("   ", all), ("germ*", [1]), ("GERM* zol*", [1]), ("g* -germ*", [4]), ("*", all),
        ("*zola", [1, 3]),
        ("zo*la", []), ("e*", [3]), ("1*", [1, 8]),
    ]

    private static let phrases: [(TextQuery, [Int])] = [
        (#""wrote of the mines""#, [1]), (#""of wrote""#, []), (#""old man""#, [4]), (#""the old man""#, []),
        (#""germinal zola""#, []), (#""zola a""#, []), (#""mines in 1885""#, [1]), (#""e mail""#, [3]), ("e-mail", [3]),
        ("zola@paris.fr", [3]), ("paris@zola", []), (#""émile zola" painter"#, [3]), (#""the old", man"#, [4]),
        (#""old old""#, [4]), (#""old old old""#, []), ("l'oeuvre", []), ("l'œuvre", [3]), (#""zola wrote"#, [1]),
        ("“wrote of”", [1]), (#""""#, all), (#""" zola"#, [1, 3]), ("e-ma*", [3]), (#"-"old man" the"#, [1, 10]),
        (#"-"old man""#, [1, 2, 3, 5, 6, 7, 8, 9, 10]), (#""a b""#, []), (#""b c""#, []), (#""nul byte""#, [9]),
    ]

    private static let operators: [(TextQuery, [Int])] = [
        ("zola OR goriot", [1, 3, 4]), ("zola | goriot", [1, 3, 4]), ("zola || nana", [1, 2, 3]),
        ("zola paris OR goriot", [3, 4]), ("zola or paris", []), ("zola -paris", [1]),
        ("-zola", [2, 4, 5, 6, 7, 8, 9, 10]),
        ("NOT zola", [2, 4, 5, 6, 7, 8, 9, 10]), ("-zola -the", [2, 5, 6, 7, 8, 9]), ("zola NOT paris", [1]),
        ("--zola", [1, 3]), ("NOT -zola", [1, 3]), ("zola AND paris", [3]), ("OR", [10]), ("AND OR NOT", [10]),
        ("OR zola", []), ("zola OR", []), ("- zola", [1, 3]), ("(zola OR goriot)", [1, 3, 4]),
        ("zola OR -the", [1, 2, 3, 5, 6, 7, 8, 9]),
        ("-zola OR paris", [2, 3, 4, 5, 6, 7, 8, 9, 10]), (#"-"old man" OR -zola"#, all),
        (#"-"old man" old OR zola"#, [1, 3]), ("zola OR !", [1, 3]), ("NEAR", [10]), ("NEAR(zola paris)", []),
        ("-", all),
    ]

    private static let scripts: [(TextQuery, [Int])] = [
        ("ελληνικα", [6]), ("ΣΊΣΥΦΟΣ", [6]), ("σίσυφοσ", [6]), ("σισυφος", []), ("straße", [6]), ("strasse", [6]),
        ("STRAẞE", [6]), ("istanbul", [6]), ("İSTANBUL", [6]), ("ıstanbul", [6]), ("日本語のテキスト", [7]), ("日本*", [7]),
        ("本", []),
        ("हिन्दी", [7]), ("हिन*", [7]), ("ह", []), ("กรุงเทพมหานคร", [7]), ("עִבְרִית", [7]), ("עברית", []), ("كِتَاب", [7]),
        ("كتاب", []), ("naive", [8]), ("cafe", [8]), ("\u{63}afe\u{301}", [8]), ("k", [8]), ("🪿", [8]), ("👍", all),
    ]

    private static let signs: [(TextQuery, [Int])] = [
        ("snake_case", [8]), ("snake", [8]), ("3.14", [8]), ("314", []), ("don't", [8]), ("dont", []), ("C++", [8, 9]),
        ("nul\0byte", [9]),
        ("nul", [9]), ("a", [3, 9]), ("title:zola", []), ("^zola", [1, 3]), ("{title}:zola", []), ("'zola'", [1, 3]),
        ("zola'", [1, 3]), ("'; DROP TABLE letters; --", [10]), (#"brown\"#, [10]), (#"\"brown\""#, [10]),
        ("zola & paris", [3]), ("zola:*", [1, 3]), ("zola <-> paris", [3]), ("!zola", [1, 3]), ("zola:A", []),
        ("%", all), ("z_la", []), ("zola\n\tparis", [3]), ("\u{301}", all), ("$1 ?", []),
    ]

    private static let joined: [ConformanceCase] = [
        ConformanceCase("negated", in: Letter.examples, keys: [2, 4, 5, 6, 7, 8, 9, 10], mayReject: true) {
            !$0.matchesText("zola")
        },
        ConformanceCase(
            "negated with a phrase", in: Letter.examples, keys: [2, 3, 4, 5, 6, 7, 8, 9, 10], mayReject: true
        ) {
            !$0.matchesText(#""zola wrote" -paris"#)
        },
        ConformanceCase("beside others", in: Letter.examples, keys: [3], mayReject: true) {
            $0.matchesText("zola") && $0.year > 1885
        },
        ConformanceCase("or another", in: Letter.examples, keys: [1, 3, 4], mayReject: true) {
            $0.matchesText("zola -young") || $0.year < 1885
        },
        ConformanceCase("two queries", in: Letter.examples, keys: [3], mayReject: true) {
            $0.matchesText(#"zola OR "old man""#) && $0.matchesText(#"-wrote -"young man""#)
        },
        ConformanceCase("as a value", in: Letter.examples, keys: [1, 3], mayReject: true) {
            choose(if: $0.matchesText("zola"), then: $0.year, else: 0) > 0
        },
        ConformanceCase("counted", in: Letter.examples, keys: [3, 4], mayReject: true) {
            $0.relevance(of: #"zola "old man" the"#) > 2 || $0.relevance(of: "zola") == 2
        },
    ]

    private static let related: [ConformanceCase] = [
        related("of what is answered", [2, 3]) {
            $0.answered.matchesText("zola wrote")
        },
        related("excluded from what is answered", [4, 8]) {
            $0.answered.matchesText("-germinal")
        },
        related("an excluded phrase of what is answered", [4, 8]) { $0.answered.matchesText(#"-"zola wrote""#) },
        related("not of what is answered", [1, 5, 6, 7, 8, 9, 10]) {
            !$0.answered.matchesText(#"zola OR "zola wrote""#)
        },
        related("nothing of what is answered", all) {
            $0.answered.matchesText("")
        },
        related("of two steps", [4]) {
            $0.answered.answered.matchesText("germinal")
        },
        related("of an answer", [1]) {
            $0.answers.contains { $0.matchesText("zola -wrote") }
        },
        related("of no answer", [2, 4, 5, 6, 7, 9, 10]) {
            $0.answers.allSatisfy { $0.matchesText(#"-zola -the -"naive café""#) }
        },
        related("of what an answer's letter answers", [3]) {
            $0.answers.contains { $0.answered.answered.matchesText("germ*") }
        },
        related("of a subquery", [2, 3]) {
            $0.answeredID.isIn(Letter.request().all().where { $0.matchesText("zola wrote") }.select(\.id))
        },
        related("of a subquery that excludes", [4, 8]) {
            $0.answeredID.isIn(Letter.request().all().where { $0.matchesText("-wrote") }.select(\.id))
        },
    ]

    private static func related(
        _ name: String, _ keys: [Int],
        _ condition: @escaping @Sendable (Letter.FetchableMembers) -> FetchPredicate<Letter>
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let store = try engine.store(ofRelated: [try ConformanceCollection(Letter.examples)])
            let request = Letter.request().all().where(condition(Letter.fetchableMembers))
            let found = try store.fetch(request.loading).map(\.id).sorted()
            return found == keys ? nil : ("\(keys)", "\(found) from \(try store.text(request.loading) ?? "")")
        }
    }

    private static let requests: [ConformanceCase] = [
        sorted("by relevance", [3, 1]) {
            $0.where { $0.matchesText("zola") }.sorted(by: .relevance(of: "zola"), .ascending(\.id))
        },
        sorted("by relevance of beginnings and phrases", [4, 10, 1]) {
            $0.where { $0.matchesText("the") }.sorted(
                by: .relevance(of: #"the OR old* OR "old man" OR quick OR nothing -zola"#), .descending(\.id))
        },
        sorted("by relevance, equal ones by the key", [8, 9]) {
            $0.where { $0.id.isIn(8...9) }.sorted(by: .relevance(of: "zola"), .ascending(\.id))
        },
        sorted("in a limit", [3]) {
            $0.where { $0.matchesText("zola OR the") }.sorted(by: .ascending(\.id)).limit(1, offset: 1)
        },
        sorted("the first of each year", [10, 5, 4, 3]) {
            $0.where { $0.matchesText("-nana") }.sorted(by: .descending(\.id)).first(nth: 1, ofEach: \.year)
        },
    ]

    private static func sorted(
        _ name: String, _ keys: [Int],
        _ request: @escaping @Sendable (FetchableRequest<Letter, [Letter]>) -> FetchableRequest<Letter, [Letter]>
    ) -> ConformanceCase {
        ConformanceCase(name, in: Letter.examples) {
            [
                ConformanceCheck(
                    label: name, request: request(Letter.request().all()), expectation: .keys(keys), mayReject: true)
            ]
        }
    }
}
