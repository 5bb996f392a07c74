/// Divides the text of `$filter` or `$orderby` into words, values and signs.
struct ODataScanner {
    enum Token: Equatable {
        /// A name or a keyword.
        case word(String)
        /// A number, a date or a UUID.
        case value(String)
        case text(String)
        case sign(UInt8)
        case end
    }

    private let bytes: [UInt8]
    private let option: String
    private var index = 0

    /// The token at which it stands, and its place.
    private(set) var token = Token.end
    private(set) var position = 0

    /// - Throws: ``StoredFilterError`` if it does not begin with a token.
    init(_ text: String, of option: String) throws {
        bytes = Array(text.utf8)
        self.option = option
        try advance()
    }

    func error(_ reason: String) -> StoredFilterError { .malformedOData(reason, at: .odata(option, position)) }

    mutating func advance() throws {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        position = index
        guard index < bytes.count else {
            token = .end
            return
        }
        let byte = bytes[index]
        if let uuid = uuid() {
            token = .value(uuid)
        } else if byte == UInt8(ascii: "'") {
            token = .text(try quoted())
        } else if byte == UInt8(ascii: "-") || Self.isDigit(byte) {
            token = .value(try run { Self.isLetter($0) || Self.isDigit($0) || ".:+-".utf8.contains($0) })
        } else if Self.isLetter(byte) {
            token = .word(try run { Self.isLetter($0) || Self.isDigit($0) })
        } else if "(),/:".utf8.contains(byte) {
            token = .sign(byte)
            index += 1
        } else {
            throw error("a character has no meaning")
        }
    }

    /// Whether the next token is a sign, which is then passed.
    mutating func take(_ sign: Unicode.Scalar) throws -> Bool {
        guard token == .sign(UInt8(ascii: sign)) else { return false }
        try advance()
        return true
    }

    mutating func require(_ sign: Unicode.Scalar) throws {
        guard try take(sign) else { throw error("there is no '\(sign)'") }
    }

    /// The keyword at which it stands, in small letters.
    var keyword: String? {
        guard case .word(let word) = token, word.utf8.count < 20 else { return nil }
        return word.lowercased()
    }

    /// - Throws: ``StoredFilterError`` if it is longer than any name: to compare it might take seconds.
    private mutating func run(_ belongs: (UInt8) -> Bool) throws -> String {
        let start = index
        index += 1
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        guard index - start <= StoredFormat.longestName else {
            throw StoredFilterError.textTooLong(limit: StoredFormat.longestName, at: .odata(option, position))
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// A text in quotation marks, in which two of them are one.
    private mutating func quoted() throws -> String {
        var text: [UInt8] = []
        index += 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "'") {
                index += 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: "'") else {
                    return String(decoding: text, as: UTF8.self)
                }
            }
            text.append(bytes[index])
            index += 1
        }
        throw error("a text has no end")
    }

    /// The 36 characters of a UUID, which may begin as a name does.
    private mutating func uuid() -> String? {
        let end = index + 36
        guard end <= bytes.count, end == bytes.count || !Self.isLetter(bytes[end]) && !Self.isDigit(bytes[end]) else {
            return nil
        }
        for (offset, byte) in bytes[index..<end].enumerated() {
            let isRight =
                [8, 13, 18, 23].contains(offset)
                ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
            guard isRight else { return nil }
        }
        defer { index = end }
        return String(decoding: bytes[index..<end], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// A letter of a name. Those beyond ASCII are all taken for letters.
    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
