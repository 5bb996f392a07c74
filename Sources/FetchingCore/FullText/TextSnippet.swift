/// A part of a text around what a query found, with the places to highlight.
///
/// ```swift
/// let snippet = TextQuery("zola").snippet(of: article.body, words: 8)
/// print(snippet.text)
/// ```
public struct TextSnippet: Sendable, Hashable {
    /// The part of the text, with an ellipsis where something is left out.
    public let text: String

    /// The places in ``text`` of the words that were looked for, in their order. None overlaps another.
    public let highlights: [Range<String.Index>]

    /// The text in parts, each with whether it is to be highlighted.
    ///
    /// ```swift
    /// for (part, isHighlighted) in snippet.parts { print(isHighlighted ? "[\(part)]" : part, terminator: "") }
    /// ```
    public var parts: [(text: Substring, isHighlighted: Bool)] {
        var (parts, position): ([(text: Substring, isHighlighted: Bool)], String.Index) = ([], text.startIndex)
        for range in highlights {
            if position < range.lowerBound { parts.append((text[position..<range.lowerBound], false)) }
            parts.append((text[range], true))
            position = range.upperBound
        }
        if position < text.endIndex { parts.append((text[position...], false)) }
        return parts
    }
}

extension TextQuery {
    /// A part of a text around the place where most of the query stands.
    ///
    /// ```swift
    /// let snippet = TextQuery("letter*").snippet(of: "A letter to Zola", words: 2)
    /// print(snippet.parts.map { $0.isHighlighted ? "[\($0.text)]" : "\($0.text)" }.joined())
    /// // A [letter]…
    /// ```
    ///
    /// A text in which nothing is found gives its beginning.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - words: The most words of the part; at least one.
    ///   - ellipsis: What stands where something is left out.
    public func snippet(of text: String, words: Int = 24, ellipsis: String = "…") -> TextSnippet {
        let places = FullTextWords.places(of: text)
        let found = foundPlaces(in: places.map(\.word))
        let window = window(of: max(1, words), among: places.count, found)
        let start = window.lowerBound == 0 ? text.startIndex : places[window.lowerBound].range.lowerBound
        let end =
            window.upperBound == places.count ? text.endIndex : places[window.upperBound - 1].range.upperBound
        var result = window.lowerBound == 0 ? "" : ellipsis
        var position = start
        var offsets: [Range<Int>] = []
        for place in window where found[place] {
            let range = places[place].range
            result += text[position..<range.lowerBound]
            let offset = result.utf8.count
            result += text[range]
            offsets.append(offset..<result.utf8.count)
            position = range.upperBound
        }
        result += text[position..<end]
        if window.upperBound < places.count { result += ellipsis }
        result.makeContiguousUTF8()
        let utf8 = result.utf8
        return TextSnippet(
            text: result,
            highlights: offsets.map {
                utf8.index(
                    utf8.startIndex, offsetBy: $0.lowerBound)..<utf8.index(
                        utf8.startIndex, offsetBy: $0.upperBound)
            })
    }

    /// For each word of a text, whether the query looks for it.
    private func foundPlaces(in words: [String]) -> [Bool] {
        let terms = Set(alternatives.joined().filter { !$0.isExcluded })
        let numbers = WordNumbers(of: terms)
        let text = words.map { numbers[$0] }
        var found = words.map { _ in false }
        for term in terms {
            var marked = 0
            for end in term.ends(in: text, words, numbers) {
                for place in max(marked, end - term.words.count)..<end { found[place] = true }
                marked = end
            }
        }
        return found
    }

    /// The first stretch of words with the most that were found, which stand in its middle where there is room.
    private func window(of length: Int, among count: Int, _ found: [Bool]) -> Range<Int> {
        guard count > length else { return 0..<count }
        var inside = found[..<length].count { $0 }
        var (best, first) = (inside, 0)
        for start in 1...(count - length) {
            inside += (found[start + length - 1] ? 1 : 0) - (found[start - 1] ? 1 : 0)
            if inside > best { (best, first) = (inside, start) }
        }
        guard best > 0 else { return 0..<length }
        let window = first..<first + length
        // The first one may end with what was found: it is moved on, as long as it loses nothing.
        let places = window.filter { found[$0] }
        let (front, back) = (places[0] - first, first + length - 1 - places[places.count - 1])
        let start = min(count - length, max(0, first + (front - back) / 2))
        return start..<start + length
    }
}

extension FetchableOperand where Value == String, Output == Value {
    /// A part of the text around what a query found, with the places to highlight.
    ///
    /// ```swift
    /// Article.request().all().where { $0.matchesText(query) }.select { $0.body.snippet(matching: query, words: 12) }
    /// ```
    ///
    /// The whole text is read, and the part is made of it in Swift: it is the same on every engine.
    ///
    /// - Parameters:
    ///   - query: What a person typed.
    ///   - words: The most words of the part; at least one.
    ///   - ellipsis: What stands where something is left out.
    public func snippet(
        matching query: TextQuery, words: Int = 24, ellipsis: String = "…"
    ) -> FetchSelection<Model, TextSnippet> {
        let selection = FetchSelection(self)
        return .combining(selection) { query.snippet(of: $0, words: words, ellipsis: ellipsis) }
    }
}

extension FetchableOperand where Value == String?, Output == Value {
    /// A part of the text around what a query found, with the places to highlight; nil for nil.
    ///
    /// ```swift
    /// Article.request().all().where { $0.matchesText(query) }.select { $0.summary.snippet(matching: query, words: 12) }
    /// ```
    ///
    /// - Parameters:
    ///   - query: What a person typed.
    ///   - words: The most words of the part; at least one.
    ///   - ellipsis: What stands where something is left out.
    public func snippet(
        matching query: TextQuery, words: Int = 24, ellipsis: String = "…"
    ) -> FetchSelection<Model, TextSnippet?> {
        let selection = FetchSelection(self)
        return .combining(selection) { text in
            text.map { query.snippet(of: $0, words: words, ellipsis: ellipsis) }
        }
    }
}
