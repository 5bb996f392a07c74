import FetchingCore

/// Names of properties and relationships, as formats take them.
enum FormatIdentifier {
    /// The words of the language, in the form in which they are compared.
    /// Source: Predicate Format String Syntax, "Reserved Words", in Apple's Predicate Programming Guide.
    private static let reservedWords: Set<String> = [
        "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI", "MATCHES", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST", "LAST",
        "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST", "TERNARY", "FUNCTION", "TRUEPREDICATE", "FALSEPREDICATE",
    ]

    static func isReserved(_ name: String) -> Bool { reservedWords.contains(name.uppercased()) }

    /// A name as a part of a key path that is an argument.
    ///
    /// - Throws: ``FetchError`` if it would be taken for more than one name.
    static func key(_ name: String) throws -> String {
        guard !name.isEmpty, !name.contains(where: { $0 == "." || $0 == "@" || $0 == "\0" }) else {
            throw FetchError(
                .unsupported, reason: "'\(name)' is not a name that a key path can have",
                cure: "Give the property a name of letters and digits")
        }
        return name
    }

    /// A name as it is written in a format, where nothing can stand for it.
    ///
    /// - Throws: ``FetchError`` if it is not an identifier.
    static func written(_ name: String) throws -> String {
        guard isIdentifier(name) else {
            throw FetchError(
                .unsupported, reason: "'\(name)' is not an identifier, and cannot be written in a 'SUBQUERY'",
                cure: "Give the property a name of letters, digits and underscores")
        }
        // Without the sign, the name would be taken for the word.
        return isReserved(name) ? "#" + name : name
    }

    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
