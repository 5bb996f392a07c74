/// A natural number without a limit, in nine decimal digits to a limb, the lowest first.
struct DecimalDigits: Hashable, Sendable {
    /// Without zeros at the end: none for zero.
    private var limbs: [UInt32]

    private static let base: UInt64 = 1_000_000_000

    private static let powersOfTen: [UInt32] = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
    ]

    private init(limbs: [UInt32]) {
        var limbs = limbs
        while limbs.last == 0 { limbs.removeLast() }
        self.limbs = limbs
    }

    init(_ number: UInt64) {
        self.init(high: 0, low: number)
    }

    /// - Parameter high: The upper 64 of 128 bits.
    init(high: UInt64, low: UInt64) {
        var (high, low) = (high, low)
        var limbs: [UInt32] = []
        while high > 0 || low > 0 {
            let upper = high.quotientAndRemainder(dividingBy: Self.base)
            let lower = Self.base.dividingFullWidth((upper.remainder, low))
            limbs.append(UInt32(lower.remainder))
            (high, low) = (upper.quotient, lower.quotient)
        }
        self.limbs = limbs
    }

    /// - Parameter text: Decimal digits, the highest first.
    init(text: [UInt8]) {
        let limbs = stride(from: text.count, to: 0, by: -9).map { end in
            text[Swift.max(0, end - 9)..<end].reduce(0) { $0 * 10 + UInt32($1 &- UInt8(ascii: "0")) }
        }
        self.init(limbs: limbs)
    }

    /// - Parameter exponent: Not below zero.
    static func power(_ base: UInt64, _ exponent: Int) -> DecimalDigits {
        var (result, square, exponent) = (DecimalDigits(1), DecimalDigits(base), exponent)
        while exponent > 0 {
            if exponent % 2 == 1 { result = result * square }
            square = square * square
            exponent /= 2
        }
        return result
    }

    var isZero: Bool { limbs.isEmpty }

    /// The number of decimal digits, 0 for zero.
    var count: Int {
        guard let highest = limbs.last else { return 0 }
        return (limbs.count - 1) * 9 + (Self.powersOfTen.lastIndex { $0 <= highest } ?? 0) + 1
    }

    /// The decimal digits, without zeros in front: none for zero.
    var text: String {
        guard let highest = limbs.last else { return "" }
        var text = String(highest)
        for limb in limbs.dropLast().reversed() {
            let digits = String(limb)
            text += String(repeating: "0", count: 9 - digits.utf8.count) + digits
        }
        return text
    }

    /// The number as an integer of 64 bits without a sign, nil where it does not fit.
    var uint64: UInt64? {
        guard limbs.count <= 3 else { return nil }
        var number: UInt64 = 0
        for limb in limbs.reversed() {
            let (product, overflow) = number.multipliedReportingOverflow(by: Self.base)
            let (sum, carry) = product.addingReportingOverflow(UInt64(limb))
            guard !overflow, !carry else { return nil }
            number = sum
        }
        return number
    }
}

// Calculations

extension DecimalDigits {
    static func + (lhs: DecimalDigits, rhs: DecimalDigits) -> DecimalDigits {
        let (longer, shorter) = lhs.limbs.count < rhs.limbs.count ? (rhs.limbs, lhs.limbs) : (lhs.limbs, rhs.limbs)
        var limbs = longer
        var carry: UInt64 = 0
        for index in limbs.indices {
            if index >= shorter.count, carry == 0 { break }
            let sum = UInt64(limbs[index]) + (index < shorter.count ? UInt64(shorter[index]) : 0) + carry
            limbs[index] = UInt32(sum % base)
            carry = sum / base
        }
        if carry > 0 { limbs.append(UInt32(carry)) }
        return DecimalDigits(limbs: limbs)
    }

    /// The difference of a number and one that is not larger.
    static func - (lhs: DecimalDigits, rhs: DecimalDigits) -> DecimalDigits {
        var limbs = lhs.limbs
        var borrow: Int64 = 0
        for index in limbs.indices {
            if index >= rhs.limbs.count, borrow == 0 { break }
            var difference = Int64(limbs[index]) - (index < rhs.limbs.count ? Int64(rhs.limbs[index]) : 0) - borrow
            borrow = difference < 0 ? 1 : 0
            if difference < 0 { difference += Int64(base) }
            limbs[index] = UInt32(truncatingIfNeeded: difference)
        }
        return DecimalDigits(limbs: limbs)
    }

    static func * (lhs: DecimalDigits, rhs: DecimalDigits) -> DecimalDigits {
        var limbs = [UInt32](repeating: 0, count: lhs.limbs.count + rhs.limbs.count)
        for (index, limb) in lhs.limbs.enumerated() {
            var carry: UInt64 = 0
            for (other, factor) in rhs.limbs.enumerated() {
                let sum = UInt64(limbs[index + other]) + UInt64(limb) * UInt64(factor) + carry
                limbs[index + other] = UInt32(sum % base)
                carry = sum / base
            }
            limbs[index + rhs.limbs.count] = UInt32(carry)
        }
        return DecimalDigits(limbs: limbs)
    }

    /// The number with zeros behind it.
    func shifted(by zeros: Int) -> DecimalDigits {
        guard zeros > 0, !isZero else { return self }
        let shifted = DecimalDigits(limbs: Array(repeating: 0, count: zeros / 9) + limbs)
        return zeros % 9 == 0 ? shifted : shifted * DecimalDigits(UInt64(Self.powersOfTen[zeros % 9]))
    }

    /// The quotient without a fraction, and the remainder.
    private func divided(by divisor: UInt32) -> (quotient: DecimalDigits, remainder: UInt32) {
        var quotient = limbs
        var remainder: UInt64 = 0
        for index in limbs.indices.reversed() {
            let part = remainder * Self.base + UInt64(limbs[index])
            quotient[index] = UInt32(part / UInt64(divisor))
            remainder = part % UInt64(divisor)
        }
        return (DecimalDigits(limbs: quotient), UInt32(remainder))
    }

    /// The number without some digits at its end, and the first of these.
    func dropping(_ digits: Int) -> (rest: DecimalDigits, dropped: UInt32) {
        guard digits > 0 else { return (self, 0) }
        let (whole, part) = (digits - 1).quotientAndRemainder(dividingBy: 9)
        guard whole < limbs.count else { return (DecimalDigits(0), 0) }
        let upper = DecimalDigits(limbs: Array(limbs[whole...]))
        let kept = part == 0 ? upper : upper.divided(by: Self.powersOfTen[part]).quotient
        let (rest, dropped) = kept.divided(by: 10)
        return (rest, dropped)
    }

    /// The quotient without a fraction by a number other than zero.
    static func / (lhs: DecimalDigits, rhs: DecimalDigits) -> DecimalDigits {
        guard let highest = rhs.limbs.last, lhs.limbs.count >= rhs.limbs.count else { return DecimalDigits(0) }
        if rhs.limbs.count == 1 { return lhs.divided(by: highest).quotient }
        // Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D.
        let factor = DecimalDigits(base / (UInt64(highest) + 1))
        let divisor = (rhs * factor).limbs
        var rest = (lhs * factor).limbs
        rest += Array(repeating: 0, count: lhs.limbs.count + 1 - rest.count)
        let count = divisor.count
        let (first, second) = (UInt64(divisor[count - 1]), UInt64(divisor[count - 2]))
        var quotient = [UInt32](repeating: 0, count: rest.count - count)
        for place in quotient.indices.reversed() {
            let upper = UInt64(rest[place + count]) * base + UInt64(rest[place + count - 1])
            var (digit, left) = upper.quotientAndRemainder(dividingBy: first)
            while digit >= base || digit * second > left * base + UInt64(rest[place + count - 2]) {
                digit -= 1
                left += first
                guard left < base else { break }
            }
            if subtract(divisor, times: digit, from: &rest, at: place) {
                digit -= 1
                add(divisor, to: &rest, at: place)
            }
            quotient[place] = UInt32(digit)
        }
        return DecimalDigits(limbs: quotient)
    }

    /// Gives whether more was subtracted than there was.
    private static func subtract(_ divisor: [UInt32], times digit: UInt64, from rest: inout [UInt32], at place: Int)
        -> Bool
    {
        var carry: UInt64 = 0
        for index in 0...divisor.count {
            let product = (index < divisor.count ? UInt64(divisor[index]) * digit : 0) + carry
            carry = product / base
            let (part, limb) = (UInt32(product % base), rest[place + index])
            if limb < part { carry += 1 }
            rest[place + index] = limb < part ? limb + UInt32(base) - part : limb - part
        }
        return carry > 0
    }

    private static func add(_ divisor: [UInt32], to rest: inout [UInt32], at place: Int) {
        var carry: UInt64 = 0
        for index in 0...divisor.count {
            let sum = UInt64(rest[place + index]) + (index < divisor.count ? UInt64(divisor[index]) : 0) + carry
            rest[place + index] = UInt32(sum % base)
            carry = sum / base
        }
    }
}

extension DecimalDigits: Comparable {
    static func < (lhs: DecimalDigits, rhs: DecimalDigits) -> Bool {
        guard lhs.limbs.count == rhs.limbs.count else { return lhs.limbs.count < rhs.limbs.count }
        return lhs.limbs.reversed().lexicographicallyPrecedes(rhs.limbs.reversed())
    }
}
