/// Reads a search character by character, by those that a person sees: a quote with an accent on it is not a quote.
struct SearchScanner {
    let text: String
    var position: String.Index

    init(_ text: String) {
        self.text = text
        position = text.startIndex
    }

    var next: Character? { position < text.endIndex ? text[position] : nil }

    /// The character behind the next one.
    var second: Character? {
        guard position < text.endIndex else { return nil }
        let index = text.index(after: position)
        return index < text.endIndex ? text[index] : nil
    }

    mutating func advance() {
        if position < text.endIndex { position = text.index(after: position) }
    }

    mutating func skip(while condition: (Character) -> Bool) {
        while let next, condition(next) { advance() }
    }

    mutating func skipSpaces() { skip(while: \.isWhitespace) }

    mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        advance()
        return true
    }

    /// Takes a word if it stands here, whatever follows it.
    mutating func take(_ word: String) -> Bool {
        let start = position
        for character in word where !take(character) {
            position = start
            return false
        }
        return true
    }

    func range(from start: String.Index) -> Range<String.Index> { start..<position }
}

extension SearchScanner {
    /// Takes a text without quotes: up to a space, a `)` that is not opened in it, or a character that ends it.
    mutating func bare(endingAt end: Character? = nil) -> SearchLiteral {
        let start = position
        var open = 0
        while let next, !next.isWhitespace, next != end {
            if next == "(" { open += 1 }
            if next == ")" {
                guard open > 0 else { break }
                open -= 1
            }
            advance()
        }
        return SearchLiteral(text: String(text[start..<position]), isQuoted: false, range: range(from: start))
    }

    /// Keyboards turn straight quotes into these.
    var isAtQuote: Bool { next.map(Self.isQuote) ?? false }

    static func isQuote(_ character: Character) -> Bool { "\"“”„".contains(character) }

    /// Takes a text in quotes, in which `\` takes its meaning from a quote or another `\`.
    ///
    /// - Returns: The text, and whether the quote is closed.
    mutating func phrase() -> (literal: SearchLiteral, isClosed: Bool) {
        let start = position
        var content = ""
        advance()
        while let next {
            if next == "\\", let escaped = second, escaped == "\\" || Self.isQuote(escaped) {
                content.append(escaped)
                advance()
            } else if Self.isQuote(next) {
                advance()
                return (SearchLiteral(text: content, isQuoted: true, range: range(from: start)), true)
            } else {
                content.append(next)
            }
            advance()
        }
        return (SearchLiteral(text: content, isQuoted: true, range: range(from: start)), false)
    }

    /// Takes the name of a field and the colon behind it, if they stand here. A link has no field.
    mutating func fieldName() -> Range<String.Index>? {
        let start = position
        guard let first = next, first.isLetter || first == "_" else { return nil }
        skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }
        let name = range(from: start)
        guard take(":") || take("："), !(next == "/" && second == "/") else {
            position = start
            return nil
        }
        return name
    }
}

/// A word that joins or negates, written in capitals, or a sign.
enum SearchOperator: String, CaseIterable {
    case or = "OR"
    case and = "AND"
    case not = "NOT"
    case barTwice = "||"
    case bar = "|"

    var isOr: Bool { self != .and && self != .not }
}

extension SearchScanner {
    /// The operator that stands here as a word of its own, and the position behind it.
    func operatorHere() -> (operator: SearchOperator, end: String.Index)? {
        for candidate in SearchOperator.allCases {
            var scanner = self
            guard scanner.take(candidate.rawValue) else { continue }
            if let next = scanner.next, !next.isWhitespace, next != "(", next != ")" { continue }
            return (candidate, scanner.position)
        }
        return nil
    }
}
