package import Foundation

/// A decimal number as engines calculate with it: one of up to 18 digits is an integer and an exponent, as nearly all are.
///
/// Foundation's own operators cut digits off where it should round them, on Linux.
package enum DecimalNumber: Sendable {
    case small(Int64, exponent: Int)
    case large(LargeDecimal)

    package static var zero: DecimalNumber { .small(0, exponent: 0) }

    /// A number of more digits. Its type has no part in the calculations outside of the core.
    package struct LargeDecimal: Sendable {
        let exact: ExactDecimal
    }

    init(_ exact: ExactDecimal) {
        guard let magnitude = exact.digits.uint64, magnitude < UInt64(Int64.max) else {
            self = .large(LargeDecimal(exact: exact))
            return
        }
        self = .small(exact.isNegative ? -Int64(magnitude) : Int64(magnitude), exponent: exact.exponent)
    }

    var exact: ExactDecimal {
        switch self {
        case .small(let significand, let exponent): ExactDecimal(significand, exponent: exponent)
        case .large(let large): large.exact
        }
    }

    var isZero: Bool { if case .small(0, _) = self { true } else { false } }

    /// The number rounded to what a `Decimal` holds, nil where that is too large.
    package var rounded: DecimalNumber? {
        // At most 19 digits.
        if case .small(_, let exponent) = self, -ExactDecimal.scale...ExactDecimal.limit - 19 ~= exponent {
            return self
        }
        return exact.rounded.map(DecimalNumber.init)
    }
}

// To and from Foundation

extension DecimalNumber {
    /// - Parameter decimal: A number, not NaN.
    package init(_ decimal: Decimal) {
        let (high, low) = decimal.mantissa
        let exponent = decimal.exponent
        if high == 0, low < UInt64(Int64.max) {
            self = .small(decimal.isSignMinus ? -Int64(low) : Int64(low), exponent: exponent)
        } else {
            let digits = DecimalDigits(high: high, low: low)
            self.init(ExactDecimal(isNegative: decimal.isSignMinus, digits: digits, exponent: exponent))
        }
    }

    /// The number that was rounded.
    package var decimal: Decimal {
        switch self {
        case .small(0, _): return 0
        case .small(var significand, var exponent):
            while exponent < 0, significand % 10 == 0 {
                significand /= 10
                exponent += 1
            }
            return Decimal(
                sign: significand < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(significand.magnitude))
        case .large(let large):
            let exact = large.exact
            let digits = Decimal(string: exact.digits.text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
            return Decimal(sign: exact.isNegative ? .minus : .plus, exponent: exact.exponent, significand: digits)
        }
    }

    /// The number as Swift writes a `Decimal`.
    package var text: String {
        guard case .small(var significand, var exponent) = self else { return exact.withoutZeros.text }
        guard significand != 0 else { return "0" }
        while exponent < 0, significand % 10 == 0 {
            significand /= 10
            exponent += 1
        }
        return exponent == 0 ? String(significand) : ExactDecimal(significand, exponent: exponent).text
    }
}

extension Decimal {
    /// The 128 bits of the significand.
    fileprivate var mantissa: (high: UInt64, low: UInt64) {
        Self.hasKnownLayout ? storedMantissa : significand.writtenMantissa
    }

    /// The last 16 of 20 bytes, as Foundation stores a decimal on every system.
    private var storedMantissa: (high: UInt64, low: UInt64) {
        withUnsafeBytes(of: self) { bytes in
            guard bytes.count == 20 else { return (0, 0) }
            return (
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)),
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
            )
        }
    }

    /// Whether the bytes of some numbers are where they are expected.
    private static let hasKnownLayout: Bool = {
        let texts = ["0", "7", "-12345.6789", "340282366920938463463374607431768211455", "12345678901234567890.5"]
        return MemoryLayout<Decimal>.size == 20
            && texts.allSatisfy { text in
                guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
                    return false
                }
                return decimal.storedMantissa == decimal.significand.writtenMantissa
            }
    }()

    /// The bits of a natural number, by its digits.
    private var writtenMantissa: (high: UInt64, low: UInt64) {
        var (high, low): (UInt64, UInt64) = (0, 0)
        for digit in description.utf8 {
            let product = low.multipliedFullWidth(by: 10)
            let (sum, carry) = product.low.addingReportingOverflow(UInt64(digit &- UInt8(ascii: "0")))
            high = high &* 10 &+ product.high &+ (carry ? 1 : 0)
            low = sum
        }
        return (high, low)
    }
}
