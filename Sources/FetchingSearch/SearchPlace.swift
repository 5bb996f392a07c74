import FetchingCore

/// The place in a search that is being typed: what stands around a position, whether it can be read or not.
struct SearchPlace {
    enum Kind {
        /// The name of a field, or a word, which may become one.
        case name(isBehindTerm: Bool)
        case value(of: Range<String.Index>, SearchComparison?, isQuoted: Bool)
        /// The sign before a value that is there.
        case sign(of: Range<String.Index>)
        /// A phrase, which nothing completes.
        case phrase
    }

    let kind: Kind

    /// The whole name, with the colon behind it, or the whole value.
    let range: Range<String.Index>

    /// The part before the position, without quotes.
    let typed: String
}

extension SearchPlace {
    /// - Parameter position: Any index. One beyond the text is its end, and one within a character is its start.
    init(at position: String.Index, in text: String) {
        var finder = SearchPlaceFinder(text, at: position)
        self = finder.find()
    }
}

/// Goes through a search up to a position, as the parser would.
private struct SearchPlaceFinder {
    private var scanner: SearchScanner
    private let caret: String.Index
    private var isBehindTerm = false

    init(_ text: String, at position: String.Index) {
        scanner = SearchScanner(text)
        caret = position < text.endIndex ? text.indices.last { $0 <= position } ?? text.startIndex : text.endIndex
    }

    private var text: String { scanner.text }

    mutating func find() -> SearchPlace {
        while true {
            skipToWord()
            if let (_, end) = scanner.operatorHere(), end < caret {
                scanner.position = end
                isBehindTerm = false
            } else if let place = word() {
                return place
            } else {
                isBehindTerm = true
            }
        }
    }

    /// Skips what stands between words, up to the position.
    private mutating func skipToWord() {
        while scanner.position < caret, let next = scanner.next {
            guard next.isWhitespace || next == "(" || next == ")" || next == "-" else { return }
            if next == "(" { isBehindTerm = false }
            scanner.advance()
        }
    }

    /// Takes a word. If the position is in it, that is the place.
    private mutating func word() -> SearchPlace? {
        let start = scanner.position
        if scanner.isAtQuote {
            let (literal, isClosed) = scanner.phrase()
            guard !isClosed || caret <= literal.range.upperBound else { return nil }
            return SearchPlace(kind: .phrase, range: caret..<caret, typed: "")
        }
        if let name = scanner.fieldName() {
            return caret > name.upperBound ? value(of: name) : self.name(from: start)
        }
        _ = scanner.bare()
        return caret > scanner.position ? nil : name(from: start)
    }

    private func name(from start: String.Index) -> SearchPlace {
        SearchPlace(
            kind: .name(isBehindTerm: isBehindTerm), range: scanner.range(from: start),
            typed: String(text[start..<caret]))
    }

    /// Takes the values of a field. If the position is in one of them, that is the place.
    private mutating func value(of name: Range<String.Index>) -> SearchPlace? {
        repeat {
            let sign = scanner.position
            let comparison = SearchComparison.allCases.first { scanner.take($0.rawValue) }
            guard caret >= scanner.position else {
                return SearchPlace(kind: .sign(of: name), range: scanner.range(from: sign), typed: "")
            }
            let isQuoted = scanner.isAtQuote
            let (literal, isClosed) = isQuoted ? scanner.phrase() : (scanner.bare(endingAt: ","), true)
            guard caret <= literal.range.upperBound else { continue }
            let start = literal.range.lowerBound
            // A quote that is not closed yet would take the rest of the search, or the quote of a later phrase.
            let isOpen = !isClosed || isQuoted && hasOpenQuote
            return SearchPlace(
                kind: .value(of: name, comparison, isQuoted: isQuoted),
                range: start..<(isOpen ? endOfWord(from: start) : literal.range.upperBound),
                typed: typed(from: start, isQuoted: isQuoted))
        } while scanner.take(",")
        return nil
    }

    private func typed(from start: String.Index, isQuoted: Bool) -> String {
        guard start < caret else { return "" }
        let typed = String(text[start..<caret])
        var scanner = SearchScanner(typed)
        return isQuoted ? scanner.phrase().literal.text : typed
    }

    /// The end of the word at the position, which is in a quote that begins at an index.
    private func endOfWord(from start: String.Index) -> String.Index {
        text[max(caret, text.index(after: start))...].firstIndex { $0.isWhitespace || $0 == "," || $0 == ")" }
            ?? text.endIndex
    }

    /// Whether one of the quotes further on is not closed.
    private var hasOpenQuote: Bool {
        var scanner = scanner
        while scanner.next != nil {
            if !scanner.isAtQuote { scanner.advance() } else if !scanner.phrase().isClosed { return true }
        }
        return false
    }
}
