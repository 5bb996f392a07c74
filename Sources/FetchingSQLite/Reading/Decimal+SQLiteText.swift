import FetchingCore
import Foundation

extension Decimal {
    /// Reads a number as GRDB writes a decimal; nil unless the whole text is a number.
    init?(sqliteText bytes: UnsafeBufferPointer<UInt8>) {
        guard let decimal = Self.plain(bytes) ?? Self.any(String(decoding: bytes, as: UTF8.self)) else { return nil }
        self = decimal
    }

    /// A number of at most 18 digits without an exponent, as nearly all are.
    private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> Decimal? {
        guard let (digits, scale) = bytes.plainDecimal else { return nil }
        guard digits != 0 else { return 0 }
        let integer = Decimal(digits.magnitude)
        if scale == 0, digits > 0 { return integer }
        return Decimal(sign: digits < 0 ? .minus : .plus, exponent: -scale, significand: integer)
    }

    /// Foundation's own initialiser reads as far as it can.
    private static func any(_ text: String) -> Decimal? {
        guard text.wholeMatch(of: /[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,4})?/) != nil,
            let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), !decimal.isNaN,
            SignificantDigits(text) == SignificantDigits("\(decimal)")
        else { return nil }
        return decimal
    }
}

extension Decimal {
    /// Reads a number as GRDB writes a decimal; nil unless the whole text is a number.
    init?(sqliteText text: String) {
        var text = text
        guard let decimal = text.withUTF8({ Decimal(sqliteText: $0) }) else { return nil }
        self = decimal
    }
}

extension DecimalNumber {
    /// Reads a number as GRDB writes a decimal, most of them without Foundation; nil unless the whole text is a number.
    init?(sqliteText bytes: UnsafeBufferPointer<UInt8>) {
        if let (digits, scale) = bytes.plainDecimal {
            self = .small(digits, exponent: -scale)
        } else if let decimal = Decimal(sqliteText: bytes) {
            self.init(decimal)
        } else {
            return nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The digits of a number of at most 18 without an exponent, and how many of them stand behind the point; nil for any other text.
    fileprivate var plainDecimal: (digits: Int64, scale: Int)? {
        var position = 0
        let isNegative = first == UInt8(ascii: "-")
        if isNegative { position = 1 }
        guard count > position, count - position <= 19 else { return nil }
        var digits: UInt64 = 0
        var point: Int?
        while position < count {
            let byte = self[position]
            if byte &- UInt8(ascii: "0") < 10 {
                digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
            } else if byte == UInt8(ascii: "."), point == nil {
                point = position
            } else {
                return nil
            }
            position += 1
        }
        let firstIsDigit = self[isNegative ? 1 : 0] != UInt8(ascii: ".")
        guard firstIsDigit, digits < 1_000_000_000_000_000_000 else { return nil }
        return (isNegative ? -Int64(digits) : Int64(digits), point.map { count - $0 - 1 } ?? 0)
    }
}

/// The significant digits of a number, however it is written. Foundation cuts off those for which a decimal has no
/// room.
private struct SignificantDigits: Equatable {
    private var digits: [UInt8] = []
    private var exponent = 0

    /// - Parameter text: A number with or without a point, and an exponent.
    init(_ text: String) {
        let parts = text.utf8.split { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
        guard let mantissa = parts.first else { return }
        var isBehindPoint = false
        for byte in mantissa {
            if byte == UInt8(ascii: ".") { isBehindPoint = true }
            guard byte &- UInt8(ascii: "0") < 10 else { continue }
            digits.append(byte)
            exponent -= isBehindPoint ? 1 : 0
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        digits.removeFirst(digits.prefix { $0 == UInt8(ascii: "0") }.count)
        if parts.count > 1 { exponent += Int(Substring(parts[1])) ?? 0 }
        if digits.isEmpty { exponent = 0 }
    }
}
