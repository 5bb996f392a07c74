/// A decimal number without a limit of digits: some digits, and how many of them stand behind the point.
struct ExactDecimal: Sendable {
    var isNegative: Bool
    var digits: DecimalDigits

    /// The power of ten by which the digits are multiplied.
    var exponent: Int

    static var zero: ExactDecimal { ExactDecimal(isNegative: false, digits: DecimalDigits(0), exponent: 0) }

    init(isNegative: Bool, digits: DecimalDigits, exponent: Int) {
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = exponent
    }

    init(_ significand: Int64, exponent: Int) {
        self.init(
            isNegative: significand < 0, digits: DecimalDigits(significand.magnitude), exponent: exponent)
    }
}

extension ExactDecimal {
    static func + (lhs: ExactDecimal, rhs: ExactDecimal) -> ExactDecimal {
        let exponent = Swift.min(lhs.exponent, rhs.exponent)
        let (a, b) = (
            lhs.digits.shifted(by: lhs.exponent - exponent), rhs.digits.shifted(by: rhs.exponent - exponent)
        )
        if lhs.isNegative == rhs.isNegative {
            return ExactDecimal(isNegative: lhs.isNegative, digits: a + b, exponent: exponent)
        }
        return a < b
            ? ExactDecimal(isNegative: rhs.isNegative, digits: b - a, exponent: exponent)
            : ExactDecimal(isNegative: lhs.isNegative, digits: a - b, exponent: exponent)
    }

    static prefix func - (operand: ExactDecimal) -> ExactDecimal {
        ExactDecimal(isNegative: !operand.isNegative, digits: operand.digits, exponent: operand.exponent)
    }

    static func * (lhs: ExactDecimal, rhs: ExactDecimal) -> ExactDecimal {
        ExactDecimal(
            isNegative: lhs.isNegative != rhs.isNegative, digits: lhs.digits * rhs.digits,
            exponent: lhs.exponent + rhs.exponent)
    }

    /// The quotient by a number other than zero, cut off behind more digits than are kept of it: the next one decides how it is rounded.
    static func / (lhs: ExactDecimal, rhs: ExactDecimal) -> ExactDecimal {
        let zeros = Swift.max(0, Self.precision + 2 + rhs.digits.count - lhs.digits.count)
        return ExactDecimal(
            isNegative: lhs.isNegative != rhs.isNegative, digits: lhs.digits.shifted(by: zeros) / rhs.digits,
            exponent: lhs.exponent - rhs.exponent - zeros)
    }
}

// The rule of all engines: 38 digits from the first that is not zero, then 128 behind the point, halves away from zero.

extension ExactDecimal {
    /// The number of digits that a result has at the most.
    static let precision = 38

    /// The number of digits that a result has behind the point at the most.
    static let scale = 128

    /// The power of ten that no result reaches: beyond it, `Decimal` has some numbers and not others.
    static let limit = 128

    /// The number rounded to what a `Decimal` holds, nil where that is too large.
    var rounded: ExactDecimal? {
        let kept = dropping(digits.count - Self.precision)
        let result = kept.dropping(-Self.scale - kept.exponent)
        guard !result.digits.isZero else { return .zero }
        guard result.digits.count + result.exponent <= Self.limit else { return nil }
        return result.withoutZeros
    }

    private func dropping(_ count: Int) -> ExactDecimal {
        guard count > 0 else { return self }
        let (rest, dropped) = digits.dropping(count)
        return ExactDecimal(
            isNegative: isNegative, digits: dropped < 5 ? rest : rest + DecimalDigits(1), exponent: exponent + count)
    }

    /// The number without zeros behind the point, of at most 38 digits.
    var withoutZeros: ExactDecimal {
        var result = self
        while result.exponent < 0 || result.digits.count > Self.precision {
            let (rest, dropped) = result.digits.dropping(1)
            guard dropped == 0 else { break }
            result.digits = rest
            result.exponent += 1
        }
        return result
    }

    /// The number as Swift writes a `Decimal`: all digits, without an exponent.
    var text: String {
        var text = digits.text
        guard !text.isEmpty else { return "0" }
        if exponent >= 0 {
            text += String(repeating: "0", count: exponent)
        } else {
            let digits = Array(text.utf8)
            let (whole, fraction) = (digits.dropLast(-exponent), digits.suffix(-exponent))
            let zeros = String(repeating: "0", count: Swift.max(0, -exponent - fraction.count))
            let behind = zeros + String(decoding: fraction, as: UTF8.self)
            text = (whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self)) + "." + behind
        }
        return isNegative ? "-" + text : text
    }
}
