// To and from the other numbers, by one rule on every engine.

extension DecimalNumber {
    /// The nearest floating-point number.
    package var double: Double {
        if case .small(let significand, let exponent) = self, significand.magnitude < 1 << 53,
            abs(exponent) < Self.exactPowers.count
        {
            // Two exact numbers: the result is rounded once.
            let power = Self.exactPowers[abs(exponent)]
            return exponent < 0 ? Double(significand) / power : Double(significand) * power
        }
        // No decimal has so many digits that the text were no number.
        return Double(text) ?? 0
    }

    /// The integer that the number is; nil for a fraction, and for what does not fit 64 bits.
    package var integer: Int64? { Int64(text) }

    /// The powers of ten that are floating-point numbers.
    private static let exactPowers: [Double] = (0...22).map { power in
        (0..<power).reduce(1) { result, _ in result * 10 }
    }
}

extension DecimalNumber {
    /// The decimal number of 15 digits that is read as a floating-point number, else of 16, else of 17, rounded as the result of a
    /// calculation is; nil for NaN, and from 10¹²⁸ on.
    ///
    /// Each is the nearest one of so many digits, a half rounded to the even one, as C's `printf` writes it.
    package init?(shortest number: Double) {
        guard number.magnitude < 1e128 else { return nil }
        guard let exact = Self.written(number) ?? Self.computed(number), let rounded = exact.rounded else { return nil }
        self.init(rounded)
    }

    /// The digits that Swift writes, where these are 15 at the most: only one number of so many is read as this one.
    private static func written(_ number: Double) -> ExactDecimal? {
        guard let exact = DecimalText(number.description)?.exact.withoutZeros, exact.digits.count <= 15 else {
            return nil
        }
        return exact
    }

    private static func computed(_ number: Double) -> ExactDecimal? {
        // Below, all are zero when they are rounded.
        guard number.magnitude >= 1e-129 else { return .zero }
        let bits = DecimalDigits(number.significandBitPattern | 1 << 52)
        let exponent = Int(number.exponent) - 52
        let digits = bits * DecimalDigits.power(exponent < 0 ? 5 : 2, abs(exponent))
        let shifted = exponent < 0 ? exponent : 0
        for count in 15...17 {
            let (significand, dropped) = digits.roundedToEven(count)
            let power = shifted + dropped
            guard count == 17 || Double("\(significand)e\(power)") == number.magnitude else { continue }
            return ExactDecimal(isNegative: number < 0, digits: DecimalDigits(significand), exponent: power)
        }
        return nil
    }
}

extension DecimalDigits {
    /// The first digits, up to 17 of them, rounded, and the number of those that were dropped.
    fileprivate func roundedToEven(_ kept: Int) -> (significand: UInt64, dropped: Int) {
        let dropped = Swift.max(0, count - kept)
        let (rest, next) = dropping(dropped)
        let significand = rest.uint64 ?? 0
        guard next >= 5 else { return (significand, dropped) }
        let isHalf = DecimalDigits(significand * 10 + 5).shifted(by: dropped - 1) == self
        return (significand + (isHalf && significand % 2 == 0 ? 0 : 1), dropped)
    }
}
