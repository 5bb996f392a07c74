/// Cuts a format into tokens. White space separates, and means nothing else.
struct FormatLexer {
    let scalars: [Unicode.Scalar]
    var position = 0
    private(set) var tokens: [FormatToken] = []

    private static let symbols = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]",
        ",", ".", "+", "-", "*", "/", "&", "|", "^",
    ].map { Array($0.unicodeScalars) }

    static func tokens(of format: String) throws -> [FormatToken] {
        var lexer = FormatLexer(scalars: Array(format.unicodeScalars))
        while try lexer.next() {}
        return lexer.tokens
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private mutating func next() throws -> Bool {
        while let scalar = scalar(), scalar.properties.isWhitespace { position += 1 }
        let start = position
        guard let scalar = scalar() else {
            tokens.append(FormatToken(kind: .end, start: start, end: start))
            return false
        }
        let kind = try kind(startingWith: scalar)
        tokens.append(FormatToken(kind: kind, start: start, end: position))
        return true
    }

    private mutating func kind(startingWith scalar: Unicode.Scalar) throws -> FormatToken.Kind {
        switch scalar {
        case "\"", "'": return .text(try quoted(by: scalar))
        case "%": return .placeholder(try placeholder())
        case "#": return try escapedWord()
        case "@":
            position += 1
            return .aggregate(try identifier())
        case "$":
            position += 1
            return .variable(try identifier())
        case "0"..."9": return try number()
        case "." where isDigit(self.scalar(1)) && !previousEndsExpression: return try number()
        case "\\": return .word(try identifier(), isEscaped: true)
        case _ where Self.begins(identifier: scalar): return try wordOrSelector()
        default: return .symbol(try symbol())
        }
    }

    /// Whether a dot that follows belongs to a key path rather than to a number.
    private var previousEndsExpression: Bool {
        switch tokens.last?.kind {
        case .word, .variable, .aggregate, .placeholder: true
        case .symbol(let symbol): symbol == ")" || symbol == "]"
        default: false
        }
    }

    private mutating func symbol() throws -> String {
        let rest = scalars[position...]
        guard let symbol = Self.symbols.first(where: rest.starts(with:)) else {
            throw FormatLanguageError.syntax("'\(scalars[position])' begins no token", position: position)
        }
        position += symbol.count
        return String(String.UnicodeScalarView(symbol))
    }

    /// `%` and a conversion of `printf`, with its length: `%K`, `%@`, `%lld`.
    private mutating func placeholder() throws -> String {
        let start = position
        position += 1
        var conversion = ""
        while let scalar = scalar(), "hlqztj".unicodeScalars.contains(scalar) { conversion.append(advance(scalar)) }
        let conversions = conversion.isEmpty ? "@KdDiuUxXoOfFeEgGaAcCsSp" : "diuxXofFeEgGaAcCsS"
        guard let last = scalar(), conversions.unicodeScalars.contains(last) else {
            throw FormatLanguageError.syntax("'%' is followed by no conversion", position: start)
        }
        conversion.append(advance(last))
        if let scalar = scalar(), Self.continues(identifier: scalar) || scalar == "%" {
            throw FormatLanguageError.syntax("a placeholder runs into what follows it", position: position)
        }
        return conversion
    }

    mutating func advance(_ scalar: Unicode.Scalar) -> Character {
        position += 1
        return Character(scalar)
    }

    func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { ("0"..."9").contains($0) } ?? false
    }
}
