/// The words of an SQL statement, as far as they are needed to find constraints in it.
enum SQLToken: Equatable {
    /// A bare word, in capitals: a keyword or a name.
    case word(String)

    /// A name in any of the four kinds of quotation marks that SQLite takes for names.
    case name(String)
    case text(String)
    case number(String)
    case symbol(Character)

    /// The tokens of a statement, without comments.
    ///
    /// - Parameter bracketsQuote: Whether brackets are around a name, as SQLite takes them, and not symbols.
    static func tokens(of sql: String, bracketsQuote: Bool = true) -> [SQLToken] {
        var scanner = SQLScanner(sql, bracketsQuote: bracketsQuote)
        var tokens: [SQLToken] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }

    /// The name of a column that the token can be.
    var columnName: String? {
        switch self {
        case .word(let name), .name(let name): name
        case .text, .number, .symbol: nil
        }
    }
}

private struct SQLScanner {
    private let scalars: [Unicode.Scalar]
    private let bracketsQuote: Bool
    private var position = 0

    init(_ sql: String, bracketsQuote: Bool) {
        (scalars, self.bracketsQuote) = (Array(sql.unicodeScalars), bracketsQuote)
    }

    private func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    mutating func next() -> SQLToken? {
        skipSpace()
        guard let first = scalar() else { return nil }
        switch first {
        case "'": return .text(quoted(by: "'"))
        case "\"": return .name(quoted(by: "\""))
        case "`": return .name(quoted(by: "`"))
        case "[" where bracketsQuote: return .name(bracketed())
        case _ where first.properties.isAlphabetic || first == "_" || first.value >= 0x80:
            return .word(run().asciiUppercased)
        case _ where 48...57 ~= first.value: return .number(run(alsoPoints: true))
        default:
            position += 1
            return .symbol(Character(first))
        }
    }

    private mutating func skipSpace() {
        while let first = scalar() {
            if first == "-", scalar(1) == "-" {
                while let next = scalar(), next != "\n" { position += 1 }
            } else if first == "/", scalar(1) == "*" {
                position += 2
                while let next = scalar(), !(next == "*" && scalar(1) == "/") { position += 1 }
                position += 2
            } else if first.properties.isWhitespace {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func quoted(by mark: Unicode.Scalar) -> String {
        var text = String.UnicodeScalarView()
        position += 1
        while let next = scalar() {
            position += 1
            if next == mark {
                guard scalar() == mark else { break }
                position += 1
            }
            text.append(next)
        }
        return String(text)
    }

    private mutating func bracketed() -> String {
        var text = String.UnicodeScalarView()
        position += 1
        while let next = scalar() {
            position += 1
            if next == "]" { break }
            text.append(next)
        }
        return String(text)
    }

    private mutating func run(alsoPoints: Bool = false) -> String {
        var text = String.UnicodeScalarView()
        while let next = scalar(),
            next.properties.isAlphabetic || 48...57 ~= next.value || next == "_" || next.value >= 0x80
                || (alsoPoints && next == ".")
        {
            text.append(next)
            position += 1
        }
        return String(text)
    }
}
