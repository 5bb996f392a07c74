import Fetching

extension ConformanceGroup {
    /// Random texts and queries of them, which give on every engine the letters that they give in memory.
    static let random: [ConformanceCase] = (0..<6).map { seed in
        var generator = SplitMix64(seed: UInt64(seed) &+ 1_885)
        let letters = (1...60).map { id in
            Letter(
                id: id, title: RandomFullText.text(&generator),
                body: id % 7 == 0 ? nil : RandomFullText.text(&generator),
                answeredID: id % 3 == 0 ? nil : Int.random(in: 1...70, using: &generator))
        }
        let conditions = (0..<60).map { _ in RandomFullText.condition(&generator) }
        return ConformanceCase("random queries \(seed)") { engine in
            let memory = try MemoryConformanceEngine().store(ofRelated: [try ConformanceCollection(letters)])
            let store = try engine.store(ofRelated: [try ConformanceCollection(letters)])
            for condition in conditions {
                let request = Letter.request().all().where(condition).sorted(by: .ascending(\.id)).loading
                let (expected, found) = (try memory.fetch(request).map(\.id), try store.fetch(request).map(\.id))
                guard expected == found else {
                    return ("\(expected) for \(condition)", "\(found) from \(try store.text(request) ?? "")")
                }
            }
            return nil
        }
    }
}

/// Draws texts and queries of few words, so that many of them are found.
enum RandomFullText {
    private static let words = [
        "zola", "Zola", "zolas", "zo", "germ", "germinal", "the", "The", "old", "man", "é", "E\u{301}", "ÉCOLE",
        "ecole", "école",
        "straße", "ΣΟΦΟΣ", "σοφός", "σοφοσ", "И", "й", "и\u{306}", "日本", "日本語", "हिन्दी", "กรุง", "كِتَاب", "ı", "İ", "i", "ǆ",
        "K", "k", "ſ", "s", "1", "12", "1885", "_", "a_b", "don't", "e-mail", "AND", "OR", "NOT", "NEAR", "🪿", "👍",
        "\u{301}",
        "\u{345}", "ᾳ", "ﬁ", "x\0y", "'", "\\", "|", "||", "&", "!", "*", "(", ")", ":", "^", "\u{10400}", "\u{10428}",
        "\u{1E900}",
    ]

    private static let separators = [" ", "  ", ", ", "-", ".", "\n", "—", "\u{A0}", "", "'", "\"", "_", " | "]

    static func text(_ generator: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in word(&generator) + separator(&generator) }.joined()
    }

    private static func word(_ generator: inout SplitMix64) -> String { words.randomElement(using: &generator) ?? "" }

    private static func separator(_ generator: inout SplitMix64) -> String {
        Bool.random(using: &generator) ? " " : separators.randomElement(using: &generator) ?? " "
    }

    static func query(_ generator: inout SplitMix64) -> TextQuery {
        TextQuery(
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                let word = word(&generator)
                return switch Int.random(in: 0..<12, using: &generator) {
                case 0, 1: "-" + word
                case 2, 3: word + "*"
                case 4: "\"" + word + separator(&generator) + self.word(&generator) + "\""
                case 5: "-\"" + word + separator(&generator) + self.word(&generator) + "\""
                case 6: word + " OR " + self.word(&generator)
                case 7: word + separator(&generator) + self.word(&generator) + "*"
                case 8: "\"" + text(&generator)
                // Half of them are single words.
                default: word
                }
            }.joined(separator: Bool.random(using: &generator) ? " " : " OR "))
    }

    static func condition(_ generator: inout SplitMix64) -> FetchPredicate<Letter> {
        let query = query(&generator)
        let members = Letter.fetchableMembers
        let condition =
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: members.answered.matchesText(query)
            case 1: members.answers.contains { $0.matchesText(query) }
            case 2: members.matchesText(query) && members.relevance(of: query) > 1
            // Half of them are of the row itself.
            default: members.matchesText(query)
            }
        return Bool.random(using: &generator) ? condition : !condition
    }
}
