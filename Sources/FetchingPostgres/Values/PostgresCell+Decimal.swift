import FetchingCore
public import Foundation

extension PostgresCell {
    /// A decimal: groups of four digits, the place of the first, and a sign (`numeric_send` in PostgreSQL's numeric.c).
    @usableFromInline var decimal: Decimal {
        get throws {
            switch type {
            case PostgresType.numeric where count >= 8: return try numeric
            case PostgresType.int8 where count == 8: return Decimal(load(Int64.self))
            case PostgresType.int4 where count == 4: return Decimal(load(Int32.self))
            case PostgresType.int2 where count == 2: return Decimal(load(Int16.self))
            default: throw mismatch(expected: "a decimal number ('numeric')")
            }
        }
    }

    private var numeric: Decimal {
        get throws {
            let digitCount = Int(load(UInt16.self))
            let weight = Int(load(Int16.self, at: 2))
            let sign = load(UInt16.self, at: 4)
            guard sign == 0 || sign == 0x4000, count == 8 + 2 * digitCount else {
                throw FetchError(
                    .typeMismatch, reason: "the column holds a decimal that is infinite or not a number",
                    cure: "Leave such rows out, or correct them")
            }
            if digitCount <= 4 { return try small(digitCount, weight, isNegative: sign != 0) }
            return try large(digitCount, weight, isNegative: sign != 0)
        }
    }

    /// At most 16 digits fit an integer.
    private func small(_ digitCount: Int, _ weight: Int, isNegative: Bool) throws -> Decimal {
        var digits: UInt64 = 0
        for index in 0..<digitCount { digits = digits * 10_000 + UInt64(load(UInt16.self, at: 8 + 2 * index)) }
        guard digits > 0 else { return 0 }
        var exponent = (weight - digitCount + 1) * 4
        while digits % 10 == 0, exponent < 0 {
            digits /= 10
            exponent += 1
        }
        guard (-128...127).contains(exponent) else { throw Self.tooManyDigits }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(digits))
    }

    private func large(_ digitCount: Int, _ weight: Int, isNegative: Bool) throws -> Decimal {
        var text = ""
        for index in 0..<digitCount {
            let group = String(load(UInt16.self, at: 8 + 2 * index))
            text += String(repeating: "0", count: 4 - group.count) + group
        }
        var exponent = (weight - digitCount + 1) * 4
        while text.last == "0" {
            text.removeLast()
            exponent += 1
        }
        let significant = text.drop { $0 == "0" }
        guard significant.utf8.count <= 38, (-128...127).contains(exponent),
            let significand = Decimal(string: String(significant), locale: Locale(identifier: "en_US_POSIX"))
        else {
            throw Self.tooManyDigits
        }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
    }

    private static var tooManyDigits: FetchError {
        FetchError(
            .outOfRange, reason: "the column holds a decimal with more digits than 'Decimal' has room for",
            cure: "Round it in the database")
    }
}
