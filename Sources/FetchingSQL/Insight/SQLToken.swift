/// A piece of a statement that Fetching wrote, in which there may be SQL by hand.
package enum SQLToken: Equatable {
    /// A name that was in double quotes.
    case name(String)
    /// A keyword, a function or a number.
    case word(String)
    case placeholder
    /// A text or a blob that stands in the statement, with its quotation marks.
    case literal(String)
    case symbol(String)

    /// Whether a column that follows is compared as it is, rather than added to something or given to a function.
    var canPrecedeOperand: Bool {
        switch self {
        case .word("WHERE"), .word("ON"), .word("AND"), .word("OR"), .word("NOT"), .symbol("("): true
        case .name, .word, .placeholder, .literal, .symbol: false
        }
    }

    static func tokens(of sql: String) -> [SQLToken] {
        var reader = SQLTokenReader(Array(sql.utf8))
        var tokens: [SQLToken] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

private struct SQLTokenReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> SQLToken? {
        skipSpace()
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "\""): return .name(quoted(by: UInt8(ascii: "\"")))
        case UInt8(ascii: "'"):
            return .literal(quoted(by: UInt8(ascii: "'")).quoted(by: "'"))
        case UInt8(ascii: "?"):
            position += 1
            return .placeholder
        case UInt8(ascii: "$"):
            position += 1
            let tag = word()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "$") else { return .placeholder }
            return .literal(dollarQuoted(by: tag))
        case UInt8(ascii: "E"), UInt8(ascii: "e"):
            guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "'") else { return word() }
            position += 1
            return .literal(quoted(by: UInt8(ascii: "'"), hasEscapes: true).quoted(by: "'"))
        default: return word() ?? symbol()
        }
    }

    /// Skips spaces and comments. PostgreSQL nests those within `/*`.
    private mutating func skipSpace() {
        var depth = 0
        while position < bytes.count {
            let pair = (bytes[position], position + 1 < bytes.count ? bytes[position + 1] : 0)
            switch pair {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, position) = (depth + 1, position + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0: (depth, position) = (depth - 1, position + 2)
            case (UInt8(ascii: "-"), UInt8(ascii: "-")) where depth == 0:
                position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            case (...UInt8(ascii: " "), _): position += 1
            case _ where depth > 0: position += 1
            default: return
            }
        }
    }

    /// The text behind `$tag$`, up to the same again.
    private mutating func dollarQuoted(by tag: SQLToken?) -> String {
        let name = if case .word(let name)? = tag { name } else { "" }
        let mark = Array("$\(name)$".utf8)
        let start = position + 1
        position = start
        while position < bytes.count, !bytes[position...].starts(with: mark) { position += 1 }
        let content = bytes[start..<position]
        position = min(bytes.count, position + mark.count)
        return String(decoding: content, as: UTF8.self).quoted(by: "'")
    }

    /// The text between quotation marks, of which two stand for one.
    ///
    /// - Parameter hasEscapes: Whether a backslash takes the next character as it is.
    private mutating func quoted(by mark: UInt8, hasEscapes: Bool = false) -> String {
        var content: [UInt8] = []
        position += 1
        while position < bytes.count {
            if hasEscapes, bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
                position += 1
            } else if bytes[position] == mark {
                guard position + 1 < bytes.count, bytes[position + 1] == mark else { break }
                position += 1
            }
            content.append(bytes[position])
            position += 1
        }
        position += 1
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func word() -> SQLToken? {
        let word = bytes[position...].prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
            default: false
            }
        }
        guard !word.isEmpty else { return nil }
        position = word.endIndex
        return .word(String(decoding: word, as: UTF8.self))
    }

    private mutating func symbol() -> SQLToken {
        let two = String(decoding: bytes[position...].prefix(2), as: UTF8.self)
        let symbol = ["<=", ">=", "<>", "||", "::"].contains(two) ? two : String(two.prefix(1))
        position += symbol.utf8.count
        return .symbol(symbol)
    }
}

/// The parentheses around each token of a statement.
struct TokenScopes {
    /// How many parentheses each token stands in. They stand in their own.
    private(set) var depth: [Int]

    /// The opening parenthesis around each token, and the closing one of each opening.
    private var opening: [Int?]
    private var closing: [Int: Int] = [:]

    init(_ tokens: [SQLToken]) {
        depth = []
        opening = []
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token == .symbol("(") { open.append(index) }
            depth.append(open.count)
            // A parenthesis stands in the one around it.
            opening.append(token == .symbol("(") ? open.dropLast().last : open.last)
            if token == .symbol(")"), let start = open.popLast() { closing[start] = index }
        }
    }

    /// The opening parenthesis around a token.
    func opening(around index: Int) -> Int? { opening[index] }

    /// The closing parenthesis of an opening one. The end of the statement closes all.
    func closing(of index: Int) -> Int { closing[index] ?? opening.count }

    /// Where the parentheses around a token end.
    func end(around index: Int) -> Int { opening[index].map(closing(of:)) ?? opening.count }

    /// Whether the value of a condition around a token is asked for, as by `IS NOT TRUE`: no index serves then.
    func isNegated(_ index: Int, _ tokens: [SQLToken]) -> Bool {
        var place = opening[index]
        while let start = place {
            // A statement of its own.
            if start + 1 < tokens.count, tokens[start + 1] == .word("SELECT") { return false }
            if let end = closing[start], end + 1 < tokens.count, tokens[end + 1] == .word("IS") { return true }
            place = opening[start]
        }
        return false
    }
}
