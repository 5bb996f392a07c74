import Fetching

extension ConformanceGroup {
    /// Text is compared by scalars, and what the user passes is a pattern in `isLike` and `matches` alone.
    static let textPatterns = ConformanceGroup("Text", plainPatterns + likePatterns + regularExpressions + lengths)

    private static let texts = [
        Person(id: 1, name: "100%"), Person(id: 2, name: "100"), Person(id: 3, name: "a_b"), Person(id: 4, name: "acb"),
        Person(id: 5, name: "a*b"), Person(id: 6, name: "a\\b"), Person(id: 7, name: ""), Person(id: 8, name: "A_B"),
        Person(id: 9, name: "a\0b"), Person(id: 10, name: "caf\u{E9}"), Person(id: 11, name: "cafe\u{301}"),
        Person(id: 12, name: "a\nb"),
    ]

    private static let plainPatterns: [ConformanceCase] = [
        ConformanceCase("% is a character", in: texts, keys: [1]) { $0.name.contains("%") },
        ConformanceCase("_ is a character", in: texts, keys: [3, 8]) { $0.name.contains("_") },
        ConformanceCase("* is a character", in: texts, keys: [5]) { $0.name.hasPrefix("a*") },
        ConformanceCase("\\ is a character", in: texts, keys: [6]) { $0.name.hasSuffix("\\b") },
        ConformanceCase("hasPrefix is case-sensitive", in: texts, keys: [8]) { $0.name.hasPrefix("A") },
        ConformanceCase("== is case-sensitive", in: texts, keys: [3]) { $0.name == "a_b" },
        ConformanceCase("NUL does not end a text", in: texts, keys: [9]) { $0.name == "a\0b" },
        ConformanceCase("hasSuffix looks past NUL", in: texts, keys: [9]) { $0.name.hasSuffix("\0b") },
        ConformanceCase("contains finds NUL", in: texts, keys: [9]) { $0.name.contains("\0") },
        ConformanceCase("a composed accent", in: texts, keys: [10]) { $0.name == "caf\u{E9}" },
        ConformanceCase("a decomposed accent", in: texts, keys: [11]) { $0.name == "cafe\u{301}" },
        ConformanceCase("a scalar is found within a character", in: texts, keys: [11]) { $0.name.hasPrefix("cafe") },
        ConformanceCase("every text begins with nothing", in: texts, keys: Array(1...12)) { $0.name.hasPrefix("") },
        ConformanceCase("every text ends with nothing", in: texts, keys: Array(1...12)) { $0.name.hasSuffix("") },
        ConformanceCase("every text contains nothing", in: texts, keys: Array(1...12)) { $0.name.contains("") },
        ConformanceCase("isEmpty", in: texts, keys: [7]) { $0.name.isEmpty },
        ConformanceCase("a text contained in itself", in: texts, keys: Array(1...12)) { $0.name == $0.name },
    ]

    private static let likePatterns: [ConformanceCase] = [
        ConformanceCase("isLike, * is any text", in: texts, keys: [3, 4, 5, 6, 9, 12]) { $0.name.isLike("a*b") },
        ConformanceCase("isLike, ? is any scalar", in: texts, keys: [3, 4, 5, 6, 9, 12]) { $0.name.isLike("a?b") },
        ConformanceCase("isLike, ? is one scalar of a character", in: texts, keys: [10]) { $0.name.isLike("caf?") },
        ConformanceCase("isLike, \\ before *", in: texts, keys: [5]) { $0.name.isLike("a\\*b") },
        ConformanceCase("isLike, \\ before \\", in: texts, keys: [6]) { $0.name.isLike("a\\\\b") },
        ConformanceCase("isLike, \\ before a letter", in: texts, keys: [4]) { $0.name.isLike("a\\cb") },
        ConformanceCase("isLike, \\ at the end", in: texts, keys: []) { $0.name.isLike("a\\") },
        ConformanceCase("isLike, % and _ are characters", in: texts, keys: [3]) { $0.name.isLike("a_b") },
        ConformanceCase("isLike, the whole text", in: texts, keys: []) { $0.name.isLike("10") },
        ConformanceCase("isLike, many *", in: texts, keys: [3, 4, 5, 6, 9, 12]) { $0.name.isLike("**a**b**") },
        ConformanceCase("isLike, the empty pattern", in: texts, keys: [7]) { $0.name.isLike("") },
        ConformanceCase("isLike, without case", in: texts, keys: [3, 8]) {
            $0.name.isLike("A\\_*", options: .caseInsensitive)
        },
        ConformanceCase("isLike, without accents", in: texts, keys: [10, 11]) {
            $0.name.isLike("caf?", options: .diacriticInsensitive)
        },
    ]

    private static let regularExpressions: [ConformanceCase] = [
        ConformanceCase("matches the whole text", in: texts, keys: [2]) { $0.name.matches("[0-9]+") },
        ConformanceCase("matches an alternative that is longer than another", in: texts, keys: [1, 2]) {
            $0.name.matches("100|100%")
        },
        ConformanceCase("matches case", in: texts, keys: [3, 4]) { $0.name.matches("a[_c]b") },
        ConformanceCase("matches without case", in: texts, keys: [3, 8]) {
            $0.name.matches("a_b", options: .caseInsensitive)
        },
        ConformanceCase("matches without case keeps classes", in: texts, keys: []) {
            $0.name.matches("\\S \\S", options: .caseInsensitive)
        },
        ConformanceCase("matches nothing but the empty text", in: texts, keys: [7]) { $0.name.matches("") },
        ConformanceCase("matches, $ is not before a last newline", in: newlines, keys: [1]) { $0.name.matches("a$") },
        ConformanceCase("matches, a dot is not a newline", in: newlines, keys: []) { $0.name.matches("a.") },
        ConformanceCase("matches, counts", in: texts, keys: [2]) { $0.name.matches("\\d{3}") },
        ConformanceCase("matches, groups", in: newlines, keys: [3]) { $0.name.matches("(?:ab)+") },
        ConformanceCase("matches without accents", in: texts, keys: [10, 11]) {
            $0.name.matches("caf.", options: .diacriticInsensitive)
        },
        ConformanceCase("matches, a comment at the end", in: newlines, keys: [1]) {
            $0.name.matches("(?x)a # no more")
        },
        ConformanceCase("matches, a quotation to the end", in: newlines, keys: [1]) { $0.name.matches("\\Qa") },
    ]

    private static let newlines = [
        Person(id: 1, name: "a"), Person(id: 2, name: "a\n"), Person(id: 3, name: "abab"),
    ]

    private static let lengths: [ConformanceCase] = [
        ConformanceCase("the length in scalars", in: texts, keys: [1, 10]) {
            $0.name.unicodeScalarCount == 4
        },
        ConformanceCase("the length past NUL", in: texts, keys: [3, 4, 5, 6, 8, 9, 12, 2].sorted()) {
            $0.name.unicodeScalarCount == 3
        },
        ConformanceCase("calculating with the length", in: texts, keys: [11]) { $0.name.unicodeScalarCount * 2 >= 10 },
    ]
}
