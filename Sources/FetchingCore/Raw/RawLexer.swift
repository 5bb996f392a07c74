/// Reads the text of a fragment as a database does, as far as to tell that nothing in it reaches beyond its end.
///
/// The text is the programmer's, and no value is ever in it. What is refused here is a mistake that would change the meaning of the
/// statement around the fragment, or move the values in it.
struct RawLexer {
    enum Mistake: Error {
        case empty
        case openParenthesis
        case closedParenthesis(Character)
        case openQuote(Character)
        case operandInQuotes(Character)
        case semicolon
        case comment
        case placeholder(String)
        case otherQuote(Character)
        case escapedQuote
        case nullCharacter
    }

    private enum Quote {
        case text(isEscaped: Bool)
        case name

        var mark: Character {
            switch self {
            case .text: "'"
            case .name: "\""
            }
        }
    }

    private let engine: SQLEngines
    private var open: [Character] = []
    private var quote: Quote?
    private var isEmpty = true
    private var last: Unicode.Scalar = " "

    /// The one before the last.
    private var secondLast: Unicode.Scalar = " "

    init(engine: SQLEngines) { self.engine = engine }

    /// Reads text of the fragment.
    mutating func read(_ text: String) throws(Mistake) {
        for scalar in text.unicodeScalars { try read(scalar) }
    }

    /// Passes over an operand.
    mutating func readOperand() throws(Mistake) {
        if let quote { throw .operandInQuotes(quote.mark) }
        isEmpty = false
        (secondLast, last) = (" ", "x")
    }

    /// - Throws: ``Mistake`` if anything is still open.
    func end() throws(Mistake) {
        if let quote { throw .openQuote(quote.mark) }
        if !open.isEmpty { throw .openParenthesis }
        if isEmpty { throw .empty }
    }

    private mutating func read(_ scalar: Unicode.Scalar) throws(Mistake) {
        defer { (secondLast, last) = (last, scalar) }
        if scalar == "\0" { throw .nullCharacter }
        guard let quote else { return try readUnquoted(scalar) }
        switch (quote, scalar) {
        case (.text(isEscaped: true), "'") where last == "\\": throw .escapedQuote
        // A second one begins again where the first has ended.
        case (.text, "'"), (.name, "\""): self.quote = nil
        // Anything else is text.
        default: break
        }
    }

    private mutating func readUnquoted(_ scalar: Unicode.Scalar) throws(Mistake) {
        if !scalar.properties.isWhitespace { isEmpty = false }
        switch scalar {
        case "'":
            let isEscaped = engine == .postgres && (last == "e" || last == "E") && !secondLast.isPartOfName
            quote = .text(isEscaped: isEscaped)
        case "\"": quote = .name
        case "(", "[":
            if scalar == "[", engine == .sqlite { throw .otherQuote("[") }
            open.append(Character(scalar))
        case ")", "]":
            guard open.popLast() == (scalar == ")" ? "(" : "[") else { throw .closedParenthesis(Character(scalar)) }
        case ";": throw .semicolon
        case "-" where last == "-", "*" where last == "/": throw .comment
        case "`" where engine == .sqlite: throw .otherQuote("`")
        case "?" where engine == .sqlite: throw .placeholder("?")
        case "$" where !last.isPartOfName || engine == .sqlite: throw .placeholder("$")
        case ":" where engine == .sqlite, "@" where engine == .sqlite, "#" where engine == .sqlite:
            throw .placeholder(String(Character(scalar)))
        // Anything else stands by itself.
        default: break
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfName: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" || self == "$"
    }
}
