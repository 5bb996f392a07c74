/// A piece of text, with the quotes taken off.
package struct SearchLiteral {
    package var text: String
    package let isQuoted: Bool
    package let range: Range<String.Index>

    package init(text: String, isQuoted: Bool, range: Range<String.Index>) {
        (self.text, self.isQuoted, self.range) = (text, isQuoted, range)
    }
}

/// Reads a search character by character, by those that a person sees: a quote with an accent on it is not a quote.
package struct SearchScanner {
    package let text: String
    package var position: String.Index

    package init(_ text: String) {
        self.text = text
        position = text.startIndex
    }

    package var next: Character? { position < text.endIndex ? text[position] : nil }

    /// The character behind the next one.
    package var second: Character? {
        guard position < text.endIndex else { return nil }
        let index = text.index(after: position)
        return index < text.endIndex ? text[index] : nil
    }

    package mutating func advance() {
        if position < text.endIndex { position = text.index(after: position) }
    }

    package mutating func skip(while condition: (Character) -> Bool) {
        while let next, condition(next) { advance() }
    }

    package mutating func skipSpaces() { skip(while: \.isWhitespace) }

    package mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        advance()
        return true
    }

    /// Takes a word if it stands here, whatever follows it.
    package mutating func take(_ word: String) -> Bool {
        let start = position
        for character in word where !take(character) {
            position = start
            return false
        }
        return true
    }

    package func range(from start: String.Index) -> Range<String.Index> { start..<position }
}

extension SearchScanner {
    /// Takes a text without quotes: up to a space, a `)` that is not opened in it, or a character that ends it.
    package mutating func bare(endingAt end: Character? = nil) -> SearchLiteral {
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
    package var isAtQuote: Bool { next.map(Self.isQuote) ?? false }

    package static func isQuote(_ character: Character) -> Bool { "\"“”„".contains(character) }

    /// Takes a text in quotes, in which `\` takes its meaning from a quote or another `\`.
    ///
    /// - Returns: The text, and whether the quote is closed.
    package mutating func phrase() -> (literal: SearchLiteral, isClosed: Bool) {
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
    package mutating func fieldName() -> Range<String.Index>? {
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

extension SearchScanner {
    /// Takes each `-` that has something directly behind it. One that stands alone, or among others, is a word.
    ///
    /// - Returns: Their number, nil where there is none.
    package mutating func takeMinuses() -> Int? {
        let start = position
        guard next == "-" else { return nil }
        var count = 0
        while take("-") { count += 1 }
        guard let next, !next.isWhitespace, next != ")" else {
            position = start
            return nil
        }
        return count
    }
}

/// A word that joins or negates, written in capitals, or a sign.
package enum SearchOperator: String, CaseIterable {
    case or = "OR"
    case and = "AND"
    case not = "NOT"
    case barTwice = "||"
    case bar = "|"

    package var isOr: Bool { self != .and && self != .not }
}

extension SearchScanner {
    /// The operator that stands here as a word of its own, and the position behind it.
    package func operatorHere() -> (operator: SearchOperator, end: String.Index)? {
        for candidate in SearchOperator.allCases {
            var scanner = self
            guard scanner.take(candidate.rawValue) else { continue }
            if let next = scanner.next, !next.isWhitespace, next != "(", next != ")" { continue }
            return (candidate, scanner.position)
        }
        return nil
    }
}
