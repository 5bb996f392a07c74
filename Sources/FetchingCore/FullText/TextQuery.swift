/// A query of a full text search, as a person types it.
///
/// ```swift
/// let query = TextQuery(#"zola germ* "exact phrase" -draft"#)
/// try Article.request().all().where { $0.matchesText(query) }.fetch(in: database)
/// ```
///
/// Any text is a query, and none is an error:
///
/// | Typed | Finds |
/// |---|---|
/// | `zola paris` | texts with both words, in any order, in any of the members |
/// | `"zola in paris"` | the words one after the other, in one member |
/// | `germ*` | words that begin so. A `*` elsewhere stands between words |
/// | `-draft`, `NOT draft` | what does not have the word, the phrase or the beginning |
/// | `zola OR balzac`, `zola \| balzac` | at least one. "And" binds closer |
/// | `e-mail` | the phrase `"e mail"`, as the sign stands between words |
///
/// Words are compared without regard to case, and to the accents of Latin letters. `OR`, `AND` and `NOT` are operators in capitals only,
/// where they have something to join. Parentheses, and all other signs, stand between words.
///
/// A query without words matches every text, as an empty search box does. One of excluded words alone matches all texts without them.
/// The first ``maximumTerms`` words and phrases count.
public struct TextQuery: Sendable, Hashable {
    /// The query as it was typed.
    public let text: String

    /// The most words and phrases of a query. More are left out.
    public static let maximumTerms = 256

    /// At least one of these must hold, and of it all terms; none where every text is found.
    package let alternatives: [[FullTextTerm]]

    /// Makes a query of what a person typed.
    ///
    /// - Parameter text: Any text.
    public init(_ text: String) {
        self.text = text
        alternatives = TextQueryParser.alternatives(of: text)
    }

    /// Whether the query has no words, and matches every text.
    public var isEmpty: Bool { alternatives.isEmpty }
}

extension TextQuery: ExpressibleByStringLiteral {
    @_documentation(visibility: internal)
    public init(stringLiteral text: String) { self.init(text) }
}

extension TextQuery: CustomStringConvertible {
    public var description: String { text }
}

/// A word, a beginning or a phrase that a query looks for.
package struct FullTextTerm: Sendable, Hashable {
    /// The words in their form for comparison: one, or several that follow each other.
    package let words: [String]

    /// Whether the last word may go on.
    package let isPrefix: Bool

    /// Whether the term must not be there.
    package let isExcluded: Bool

    /// The bytes that are looked for among those of ``FullTextWords``.
    package var pattern: String {
        " " + words.joined(separator: "  ") + (isPrefix ? "" : " ")
    }
}

extension TextQuery {
    /// Whether texts, such as the members of a model, match the query together.
    ///
    /// ```swift
    /// TextQuery("germ* -draft").matches("Germinal", nil)       // true
    /// ```
    ///
    /// - Parameter texts: The texts. A phrase is found within one of them.
    public func matches(_ texts: String?...) -> Bool { FullTextPattern(self).matches(texts) }
}

/// A query that is made ready to be compared with many texts.
package struct FullTextPattern: Sendable {
    private struct Term: Sendable {
        let pattern: [UInt8]
        let isExcluded: Bool
    }

    private let alternatives: [[Term]]

    /// The different patterns that are not excluded.
    private let counted: [[UInt8]]

    package init(_ query: TextQuery) {
        alternatives = query.alternatives.map { terms in
            terms.map { Term(pattern: Array($0.pattern.utf8), isExcluded: $0.isExcluded) }
        }
        counted = query.countedPatterns.map { Array($0.utf8) }
    }

    /// - Parameter counted: The patterns that are counted, for ``occurrences(in:)`` alone.
    package init(counting counted: [String]) {
        alternatives = []
        self.counted = counted.map { Array($0.utf8) }
    }

    package func matches(_ texts: [String?]) -> Bool {
        if alternatives.isEmpty { return true }
        return FullTextWords.bytes(of: texts).withUnsafeBytes { words in
            alternatives.contains { terms in
                terms.allSatisfy { term in
                    term.pattern.withUnsafeBytes { words.contains($0) } != term.isExcluded
                }
            }
        }
    }

    /// The number of places at which the words, beginnings and phrases stand, those of a phrase without overlapping.
    package func occurrences(in texts: [String?]) -> Int {
        if counted.isEmpty { return 0 }
        return FullTextWords.bytes(of: texts).withUnsafeBytes { words in
            counted.reduce(0) { count, pattern in
                pattern.withUnsafeBytes { pattern in
                    var count = count
                    var rest = words
                    while let place = rest.firstPlace(of: pattern) {
                        count += 1
                        rest = UnsafeRawBufferPointer(rebasing: rest[(place + pattern.count)...])
                    }
                    return count
                }
            }
        }
    }
}

extension TextQuery {
    /// The different patterns of what is looked for, each once, without those of what is excluded.
    package var countedPatterns: [String] {
        var known: Set<String> = []
        return alternatives.joined().filter { !$0.isExcluded }.map(\.pattern).filter { known.insert($0).inserted }
    }
}
