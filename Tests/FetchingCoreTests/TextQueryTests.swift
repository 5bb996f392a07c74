import Fetching
import Testing

@testable import FetchingCore

@Suite("Text queries") struct TextQueryTests {
    /// The terms as they are read: `-` for what is excluded, `*` for a beginning.
    private func terms(_ text: String) -> [[String]] {
        TextQuery(text).alternatives.map { terms in
            terms.map { ($0.isExcluded ? "-" : "") + $0.words.joined(separator: " ") + ($0.isPrefix ? "*" : "") }
        }
    }

    @Test(
        "are read as a search box is",
        arguments: [
            ("Zola germ* \"exact phrase\" -draft", [["zola", "germ*", "exact phrase", "-draft"]]),
            ("", []), ("  \n", []), ("- * ! \"\" ()", []), ("a b OR c", [["a", "b"], ["c"]]),
            ("a OR OR b", [["a", "or"], ["b"]]), ("OR", [["or"]]), ("AND a AND", [["and", "a", "and"]]),
            ("a AND b", [["a", "b"]]), ("NOT", [["not"]]), ("NOT a", [["-a"]]), ("NOT NOT a", [["a"]]),
            ("NOT -a", [["a"]]), ("---a", [["-a"]]), ("a - b", [["a", "b"]]), ("-\"a b\"", [["-a b"]]),
            ("\"open phrase", [["open phrase"]]), ("“curly quotes”", [["curly quotes"]]), ("a\"b c\"", [["a b", "c"]]),
            ("(a OR b) c", [["a"], ["b", "c"]]), ("-(a b)", [["-a", "b"]]), ("((", []), (")", []),
            ("a)b", [["a", "b"]]),
            ("e-mail*", [["e mail*"]]), ("a-*", [["a"]]), ("*a", [["a"]]), ("a*b", [["a b"]]), ("a**", [["a"]]),
            ("E\u{301}*", [["e*"]]), ("x | y || z", [["x"], ["y"], ["z"]]), ("a OR !", [["a"]]), ("! OR a", [["a"]]),
            ("a OR NOT b", [["a"], ["-b"]]), ("title:zola", [["title zola"]]), ("\\\"a", [["a"]]),
            ("\"a \\\" b\"", [["a b"]]), ("\0", []), ("a\0b", [["a b"]]), ("NOT (", [["not"]]),
            ("a NOT", [["a", "not"]]),
        ])
    func reading(_ text: String, _ expected: [[String]]) {
        #expect(terms(text) == expected)
        #expect(TextQuery(text).text == text)
        #expect(TextQuery(text).isEmpty == expected.isEmpty)
    }

    @Test("have no more terms than they may") func limit() {
        let words = (0..<1_000).map { "w\($0)" }
        #expect(terms(words.joined(separator: " ")) == [Array(words.prefix(TextQuery.maximumTerms))])
        #expect(terms(words.joined(separator: " OR ")).count == TextQuery.maximumTerms)
        #expect(terms(String(repeating: "( - \" ", count: 10_000)).isEmpty)
        #expect(terms(String(repeating: "a", count: 100_000))[0][0].count == 100_000)
    }

    @Test("match texts together, and phrases within one") func matching() {
        #expect(TextQuery("zola mines").matches("Germinal, by Zola", "of the mines"))
        #expect(!TextQuery("\"zola of\"").matches("by Zola", "of the mines"))
        #expect(TextQuery("\"by zola\"").matches(nil, "by Zola"))
        #expect(TextQuery("-x").matches(nil))
        #expect(TextQuery("").matches())
        #expect(!TextQuery("|").matches("a") || TextQuery("|").isEmpty)
        let text = String(repeating: "word ", count: 20_000) + "last phrase"
        #expect(TextQuery("\"last phrase\"").matches(text))
        #expect(TextQuery("\"word last\"").matches(text))
        #expect(!TextQuery("\"last word\"").matches(text))
    }

    @Test("count places") func counting() {
        func places(_ query: TextQuery, _ texts: String?...) -> Int { FullTextPattern(query).occurrences(in: texts) }
        #expect(places("a", "a a, A b", "a") == 4)
        #expect(places("a a", "a a") == 2)
        #expect(places("a OR b", "a b a") == 3)
        #expect(places("\"a a\"", "a a a a a") == 2)
        #expect(places("a*", "a ab abc b", nil) == 3)
        #expect(places("-a b", "a b") == 1)
        #expect(places("", "a b") == 0)
        #expect(places("\"a b\"", "a", "b") == 0)
    }

    @Test("are equal if they are typed alike") func equality() {
        #expect(TextQuery("a b") == "a b")
        #expect(TextQuery("a b") != "b a")
        #expect("\(TextQuery("a -b"))" == "a -b")
        #expect(Set<TextQuery>(["a", "a", "b"]).count == 2)
    }
}

@Suite("Snippets") struct TextSnippetTests {
    private func marked(_ snippet: TextSnippet) -> String {
        snippet.parts.map { $0.isHighlighted ? "[\($0.text)]" : String($0.text) }.joined()
    }

    private func marked(_ query: TextQuery, _ text: String, words: Int = 24) -> String {
        marked(query.snippet(of: text, words: words))
    }

    @Test(
        "mark what was found",
        arguments: [
            ("zola", "By Émile Zola.", 24, "By Émile [Zola]."),
            ("emile*", "By E\u{301}mile Zola.", 24, "By [E\u{301}mile] Zola."),
            ("\"old man\" young", "An old, young old man", 24, "An old, [young] [old] [man]"),
            ("letter*", "A letter to Zola", 2, "A [letter]…"),
            ("d", "a b c d e f g", 3, "…c [d] e…"), ("g", "a b c d e f g.", 3, "…e f [g]."),
            ("a", "a b c d", 1, "[a]…"),
            ("x", "a b c d", 2, "a b…"), ("", "a b c d", 2, "a b…"), ("-a", "a b", 2, "a b"), ("a", "", 2, ""),
            ("a", "—", 2, "—"),
            ("a c", "a b b b c a b", 3, "…b [c] [a]…"), ("a", "a", 0, "[a]"), ("a", "(a) (b)", 1, "([a]…"),
            ("👍 x", "👍🏽 x 👍", 5, "👍🏽 [x] 👍"), ("日本*", "a 日本語、b", 9, "a [日本語]、b"), ("\"a a\"", "a a a", 9, "[a] [a] [a]"),
        ])
    func marks(_ query: String, _ text: String, _ words: Int, _ expected: String) {
        #expect(marked(TextQuery(query), text, words: words) == expected)
    }

    /// The plainest way: the words at each place are compared with those of the phrase.
    @Test("mark each place of a phrase") func phrases() {
        var generator = SystemRandomNumberGenerator()
        func words(_ count: ClosedRange<Int>) -> [String] {
            (0..<Int.random(in: count, using: &generator)).map { _ in Bool.random(using: &generator) ? "a" : "ab" }
        }
        for _ in 0..<2_000 {
            let (text, phrase, isPrefix) = (words(0...12), words(1...4), Bool.random(using: &generator))
            var expected = text.map { _ in false }
            for start in text.indices.prefix(max(0, text.count - phrase.count + 1)) {
                let found = zip(text[start...], phrase).enumerated().allSatisfy { index, pair in
                    isPrefix && index == phrase.count - 1 ? pair.0.hasPrefix(pair.1) : pair.0 == pair.1
                }
                if found { for place in start..<start + phrase.count { expected[place] = true } }
            }
            let query = TextQuery(
                isPrefix ? phrase.joined(separator: "-") + "*" : "\"\(phrase.joined(separator: " "))\"")
            let marks = zip(text, expected).map { $1 ? "[\($0)]" : $0 }.joined(separator: " ")
            #expect(marked(query, text.joined(separator: " "), words: 100) == marks, "\(query)")
        }
    }

    @Test("take time that grows with the text alone", .timeLimit(.minutes(1))) func longPhrase() {
        let query = TextQuery(
            "\"" + String(repeating: "a ", count: 25_000) + "a\" \"" + String(repeating: "a ", count: 9_000) + "b\"")
        let snippet = query.snippet(of: String(repeating: "a ", count: 100_000), words: 3)
        #expect(marked(snippet) == "[a] [a] [a]…")
    }

    @Test("take any text, and any number of words") func anyText() {
        var generator = SystemRandomNumberGenerator()
        let pieces = ["a", "B", " ", "é", "e\u{301}", "\u{301}", "👍🏽", "日本", "\0", "-", "\r\n", "ß", "\u{10428}"]
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in pieces.randomElement() ?? "" }
                .joined()
            for words in [-1, 1, 3, 100] {
                let snippet = TextQuery("a é 日* OR b").snippet(of: text, words: words, ellipsis: "")
                #expect(text.utf8.count >= snippet.text.utf8.count)
                #expect(snippet.parts.map { String($0.text) }.joined() == snippet.text)
                if words == 100 { #expect(snippet.text.unicodeScalars.elementsEqual(text.unicodeScalars)) }
            }
        }
    }
}
