/// The numbers that texts write, by the one grammar of every engine.
package enum NumberText {
    /// The longest text that is read as a floating-point number.
    package static let longest = 100

    /// The most digits of an exponent, without zeros before them.
    package static let digitsOfExponent = 4

    /// The integer, nil for a text that Swift's `Int(_:)` does not read.
    package static func integer(_ text: String) -> Int64? { Int64(text) }

    /// The number, nil for a text that Swift's `Double(_:)` does not read, or that is hexadecimal, a word, or too long.
    package static func double(_ text: String) -> Double? { DecimalText(text).flatMap { _ in Double(text) } }

    /// The number rounded as the result of a calculation is; nil for a text that ``double(_:)`` does not read, and from 10¹²⁸ on.
    package static func decimal(_ text: String) -> DecimalNumber? {
        DecimalText(text).flatMap(\.exact.rounded).map(DecimalNumber.init)
    }

    /// The text of a number, nil for NaN. Minus zero is zero, which databases do not tell apart.
    package static func text(of number: Double) -> String? {
        number.isNaN ? nil : (number == 0 ? 0 : number).description
    }
}

/// The parts of a text that writes a decimal number.
struct DecimalText {
    var isNegative: Bool
    var whole: Substring.UTF8View
    var fraction: Substring.UTF8View
    var exponent: Int

    /// Nil for a text of another form, or one that is too long.
    init?(_ text: String) {
        var bytes = text.utf8[...]
        guard bytes.count <= NumberText.longest else { return nil }
        isNegative = bytes.skipSign()
        whole = bytes.skipDigits()
        fraction = bytes.prefix(0)
        exponent = 0
        if bytes.first == UInt8(ascii: ".") {
            bytes.removeFirst()
            fraction = bytes.skipDigits()
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        if let letter = bytes.first, letter | 0x20 == UInt8(ascii: "e") {
            bytes.removeFirst()
            let isBelowZero = bytes.skipSign()
            let digits = bytes.skipDigits()
            let significant = digits.drop { $0 == UInt8(ascii: "0") }
            guard !digits.isEmpty, significant.count <= NumberText.digitsOfExponent else { return nil }
            exponent = significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * (isBelowZero ? -1 : 1)
        }
        guard bytes.isEmpty else { return nil }
    }

    /// The number with all of its digits.
    var exact: ExactDecimal {
        var digits = Array(whole)
        digits += fraction
        return ExactDecimal(
            isNegative: isNegative, digits: DecimalDigits(text: digits), exponent: exponent - fraction.count)
    }
}

extension Substring.UTF8View {
    /// Gives whether the sign is that of a number below zero.
    fileprivate mutating func skipSign() -> Bool {
        guard let first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else { return false }
        removeFirst()
        return first == UInt8(ascii: "-")
    }

    fileprivate mutating func skipDigits() -> Substring.UTF8View {
        let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        self = dropFirst(digits.count)
        return digits
    }
}
