extension JSONScanner {
    /// A number as it is written.
    mutating func number() throws -> JSONValue {
        let start = index
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        return .number(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func digits() throws {
        guard isDigit(next) else { throw malformed("there is no value") }
        while isDigit(next) { index += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// A text, after whose closing quotation mark it goes on.
    mutating func string() throws -> String {
        index += 1
        var text: [UInt8] = []
        while true {
            guard index < bytes.count else { throw malformed("a text has no end") }
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return try checked(text)
            case UInt8(ascii: "\\"):
                index += 1
                try unescape(into: &text)
            case 0..<0x20: throw malformed("a text has a control character")
            default:
                text.append(byte)
                index += 1
            }
        }
    }

    private func checked(_ bytes: [UInt8]) throws -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is no UTF-8 was replaced.
        guard text.utf8.elementsEqual(bytes) else { throw malformed("a text is not UTF-8") }
        return text
    }

    private mutating func unescape(into text: inout [UInt8]) throws {
        let escape = next
        index += 1
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: String(Character(try escapedScalar())).utf8)
        default: throw malformed("a text has an unknown escape")
        }
    }

    private mutating func escapedScalar() throws -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard 0xD800..<0xDC00 ~= first, take("\\"), take("u") else { throw malformed("a text has half a character") }
        let second = try codeUnit()
        guard 0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00))
        else { throw malformed("a text has half a character") }
        return scalar
    }

    private mutating func codeUnit() throws -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw malformed("a text has an unknown escape")
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }
}
