/// A piece of a format, and where it stands: offsets in Unicode scalars.
struct FormatToken: Sendable {
    enum Kind: Equatable, Sendable {
        /// A key, a keyword or the name of a function. An escaped word is never a keyword.
        case word(String, isEscaped: Bool)
        /// The name of a function with colons, `add:to:`.
        case selector(String)
        /// `@count`, without the sign.
        case aggregate(String)
        /// `$name`, without the sign.
        case variable(String)
        case integer(UInt64)
        case double(Double)
        case text(String)
        /// `%K`, `%@`, `%ld`, without the sign.
        case placeholder(String)
        case symbol(String)
        case end
    }

    var kind: Kind
    var start: Int
    var end: Int
}

extension FormatToken {
    /// "Reserved Words" of Predicate Format String Syntax. Upper and lower case are the same.
    static let reservedWords: Set<String> = [
        "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI", "MATCHES", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST", "LAST",
        "SIZE",
        "ANYKEY", "SUBQUERY", "FETCH", "CAST", "TRUEPREDICATE", "FALSEPREDICATE", "UTI-CONFORMS-TO", "UTI-EQUALS",
    ]

    /// Names that begin a call of a form of their own. The list of reserved words does not have them.
    static let callWords: Set<String> = ["FUNCTION", "TERNARY"]

    /// The keyword that the token is, in upper case, or nil.
    var keyword: String? {
        guard case .word(let word, isEscaped: false) = kind, Self.reservedWords.contains(word.uppercased()) else {
            return nil
        }
        return word.uppercased()
    }

    func isSymbol(_ symbols: String...) -> Bool {
        if case .symbol(let symbol) = kind { symbols.contains(symbol) } else { false }
    }
}
