import Foundation

/// An element of an array that is stored as JSON.
package enum JSONElement: Hashable {
    case null
    case bool(Bool)
    case int64(Int64)
    /// A number with a fraction or an exponent, or too large for 64 bits.
    case double(Double)
    /// The bytes of a text: two are the same where these are.
    case text([UInt8])

    /// The elements of a JSON array of texts, numbers and truth values; nil for any other text.
    package static func elements(of bytes: UnsafeRawBufferPointer) -> [JSONElement]? {
        var parser = JSONArrayParser(bytes)
        return parser.array()
    }

    package static func elements(of text: String) -> [JSONElement]? {
        var text = text
        return text.withUTF8 { elements(of: UnsafeRawBufferPointer($0)) }
    }

    /// The element as it compares with others: a whole number is an integer, and zero has no sign.
    package var comparable: JSONElement {
        guard case .double(let number) = self, abs(number) < 0x1p63, let integer = Int64(exactly: number) else {
            return self
        }
        return .int64(integer)
    }

    package var double: Double? {
        switch self {
        case .int64(let value): Double(value)
        case .double(let value): value
        case .null, .bool, .text: nil
        }
    }
}

extension JSONElement: Comparable {
    package static func < (lhs: JSONElement, rhs: JSONElement) -> Bool {
        switch (lhs, rhs) {
        case (.int64(let lhs), .int64(let rhs)): return lhs < rhs
        case (.bool(let lhs), .bool(let rhs)): return !lhs && rhs
        case (.text(let lhs), .text(let rhs)): return lhs.lexicographicallyPrecedes(rhs)
        // Numbers of two kinds, or what is no array of one type.
        default:
            if let lhs = lhs.double, let rhs = rhs.double { return lhs < rhs }
            return lhs.rank < rhs.rank
        }
    }

    private var rank: Int {
        switch self {
        case .null: 0
        case .bool: 1
        case .int64, .double: 2
        case .text: 3
        }
    }
}

/// Reads an array of RFC 8259 that has no arrays or objects in it.
private struct JSONArrayParser {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func array() -> [JSONElement]? {
        guard take("[") else { return nil }
        var elements: [JSONElement] = []
        if take("]") { return isAtEnd ? elements : nil }
        repeat {
            guard let element = element() else { return nil }
            elements.append(element)
        } while take(",")
        return take("]") && isAtEnd ? elements : nil
    }

    private var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == bytes.count
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { position += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func element() -> JSONElement? {
        skipSpace()
        switch next {
        case UInt8(ascii: "\""): return text().map(JSONElement.text)
        case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return word("null") ? .null : nil
        // Any other byte begins a number, or nothing.
        default: return number()
        }
    }

    private mutating func word(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    /// A number as JSON has it: Swift takes '+1', '.5', '01' and '1.' for numbers, too.
    private mutating func number() -> JSONElement? {
        let start = position
        skip("-")
        let isZero = next == UInt8(ascii: "0")
        guard let digits = skipDigits(), !isZero || digits == 1 else { return nil }
        if skip("."), skipDigits() == nil { return nil }
        if skip("e") || skip("E") {
            _ = skip("-") || skip("+")
            guard skipDigits() != nil else { return nil }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return Int64(text).map(JSONElement.int64) ?? Double(text).map(JSONElement.double)
    }

    /// Whether the next byte is that of a scalar, which is then passed over.
    @discardableResult
    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    /// The number of digits that follow; nil for none.
    private mutating func skipDigits() -> Int? {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position == start ? nil : position - start
    }

    private mutating func text() -> [UInt8]? {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return text
            case UInt8(ascii: "\\"): guard escape(into: &text) else { return nil }
            case 0..<0x20: return nil
            // Every other byte stands for itself.
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escape(into text: inout [UInt8]) -> Bool {
        guard let byte = next else { return false }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = scalar() else { return false }
            text.append(contentsOf: String(scalar).utf8)
        // JSON has no other escapes.
        default: return false
        }
        return true
    }

    /// A scalar in four hexadecimal digits, or twice as many as a pair of surrogates.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let unit = unit() else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard (0xD800..<0xDC00).contains(unit), word("\\u"), let low = self.unit(), (0xDC00..<0xE000).contains(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    }

    private mutating func unit() -> UInt16? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy(\.isHexadecimal) else { return nil }
        position += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}
