import Fetching

extension ConformanceGroup {
    /// Case and accents are dropped by Unicode's rules, the same in every country.
    static let textFolding = ConformanceGroup(
        "Folding",
        [
            ConformanceCase("without case", in: texts, keys: [1, 3]) {
                $0.name.isEqual(to: "\u{E9}cole", options: .caseInsensitive)
            },
            ConformanceCase("without accents", in: texts, keys: [3, 4, 5]) {
                $0.name.isEqual(to: "ecole", options: .diacriticInsensitive)
            },
            ConformanceCase("without case and accents", in: texts, keys: [1, 2, 3, 4, 5]) {
                $0.name.isEqual(to: "Ecol\u{C9}", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("hasPrefix", in: texts, keys: [1, 2, 3, 4, 5]) {
                $0.name.hasPrefix("\u{C8}C", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("hasSuffix", in: texts, keys: [1, 2, 3, 4, 5]) {
                $0.name.hasSuffix("COLE\u{301}", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("contains", in: texts, keys: [1, 2, 3, 4, 5]) {
                $0.name.contains("\u{C7}ol", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("nothing but marks", in: texts, keys: Array(1...14)) {
                $0.name.contains("\u{301}", options: .diacriticInsensitive)
            },
            ConformanceCase("Greek has two small sigmas", in: texts, keys: [6, 8]) {
                $0.name.isEqual(to: "\u{3A3}\u{3C3}", options: .caseInsensitive)
            },
            ConformanceCase("the final sigma is another letter", in: texts, keys: [7]) {
                $0.name.isEqual(to: "\u{3C3}\u{3C2}", options: .caseInsensitive)
            },
            ConformanceCase("the sharp s is not two", in: texts, keys: [9, 10]) {
                $0.name.isEqual(to: "\u{DF}", options: .caseInsensitive)
            },
            ConformanceCase("the Kelvin sign is a k", in: texts, keys: [11]) {
                $0.name.isEqual(to: "K", options: .caseInsensitive)
            },
            ConformanceCase("the dotted capital I is an i with a dot", in: texts, keys: [12]) {
                $0.name.isEqual(to: "i\u{307}", options: .caseInsensitive)
            },
            ConformanceCase("the dotted capital I without its dot", in: texts, keys: [12, 13]) {
                $0.name.isEqual(to: "i", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("capital I is not Turkish", in: texts, keys: [13]) {
                $0.name.isEqual(to: "I", options: .caseInsensitive)
            },
            ConformanceCase("the dotless i is a letter of its own", in: texts, keys: [14]) {
                $0.name.isEqual(to: "\u{131}", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("a byte order mark is kept", in: marked, keys: [1]) {
                $0.name.isEqual(to: "\u{FEFF}ECOLE", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("a byte order mark is not left out", in: marked, keys: [2]) {
                $0.name.isEqual(to: "ECOLE", options: .diacriticAndCaseInsensitive)
            },
            ConformanceCase("one of many words", in: texts, keys: [1, 2, 3, 4, 5, 14]) { person in
                FetchPredicate.any(
                    words.map { person.name.contains($0, options: .diacriticAndCaseInsensitive) }
                        + words.map { person.nickname.contains($0, options: .diacriticAndCaseInsensitive) })
            },
            ConformanceCase("none of many words", in: texts, keys: [6, 7, 8, 9, 10, 11, 12, 13]) { person in
                !FetchPredicate.any(words.map { person.name.contains($0, options: .diacriticAndCaseInsensitive) })
            },
            ConformanceCase("one of many words, or something else", in: texts, keys: [1, 2, 3, 4, 5, 6, 14]) { person in
                FetchPredicate.any(
                    [person.id == 6] + words.map { person.name.contains($0, options: .diacriticAndCaseInsensitive) }
                        + [person.nickname == "x"])
            },
            ConformanceCase("one of many words as they are", in: texts, keys: [3, 4, 5, 14]) { person in
                FetchPredicate.any(words.map { person.name.contains($0) })
            },
            ConformanceCase("one of many words in a nickname that is nil", in: texts, keys: []) { person in
                FetchPredicate.any(words.map { person.nickname.contains($0) })
            },
            ConformanceCase("normalized text is compared as it is", in: texts, keys: [4]) {
                $0.name.isEqual(to: "ecole", options: .normalized)
            },
            ConformanceCase("normalized sets other options aside", in: texts, keys: [4]) {
                $0.name.hasPrefix("eco", options: [.normalized, .diacriticAndCaseInsensitive])
            },
        ])

    private static let marked = [Person(id: 1, name: "\u{FEFF}e\u{301}cole"), Person(id: 2, name: "\u{C9}cole")]

    private static let words = ["ecole", "co", "xyz", "1", "2", "3", "4", "5", "6", "\u{131}"]

    private static let texts = [
        "\u{C9}COLE", "E\u{301}COLE", "\u{E9}cole", "ecole", "e\u{301}cole", "\u{3A3}\u{3A3}", "\u{3A3}\u{3C2}",
        "\u{3C3}\u{3A3}", "\u{1E9E}", "\u{DF}", "\u{212A}", "\u{130}", "I", "\u{131}",
    ].enumerated().map { Person(id: $0 + 1, name: $1) }
}
