extension ArithmeticOperator {
    /// The result of two decimals, rounded; nil if the divisor is zero or the result is larger than any `Decimal`.
    package func applyReportingOverflow(
        _ a: DecimalNumber, _ b: DecimalNumber
    ) -> (result: DecimalNumber?, overflow: Bool) {
        guard let result = apply(a, b) else { return (nil, false) }
        let rounded = result.rounded
        return (rounded, rounded == nil)
    }

    private func apply(_ a: DecimalNumber, _ b: DecimalNumber) -> DecimalNumber? {
        switch self {
        case .add: return a + b
        case .subtract: return a + -b
        case .multiply:
            if case (.small(let a, let exponent), .small(let b, let other)) = (a, b) {
                let (product, overflow) = a.multipliedReportingOverflow(by: b)
                if !overflow { return .small(product, exponent: exponent + other) }
            }
            return DecimalNumber(a.exact * b.exact)
        case .divide:
            guard !b.isZero else { return nil }
            return DecimalNumber(a.exact / b.exact)
        // Only integers have them.
        case .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return nil
        }
    }
}

extension DecimalNumber {
    static prefix func - (operand: DecimalNumber) -> DecimalNumber {
        guard case .small(let significand, let exponent) = operand, significand != .min else {
            return DecimalNumber(-operand.exact)
        }
        return .small(-significand, exponent: exponent)
    }

    static func + (lhs: DecimalNumber, rhs: DecimalNumber) -> DecimalNumber {
        if case (.small(let a, let exponent), .small(let b, let other)) = (lhs, rhs),
            let (a, b, exponent) = aligned(a, exponent, b, other)
        {
            let (sum, overflow) = a.addingReportingOverflow(b)
            if !overflow { return .small(sum, exponent: exponent) }
        }
        return DecimalNumber(lhs.exact + rhs.exact)
    }

    /// Two numbers with one exponent, nil where the digits do not fit.
    private static func aligned(
        _ a: Int64, _ exponent: Int, _ b: Int64, _ other: Int
    ) -> (Int64, Int64, exponent: Int)? {
        if exponent == other { return (a, b, exponent) }
        if exponent > other { return a.shifted(by: exponent - other).map { ($0, b, other) } }
        return b.shifted(by: other - exponent).map { (a, $0, exponent) }
    }
}

extension Int64 {
    private static let powersOfTen: [Int64] = (0...18).map { power in (0..<power).reduce(1) { result, _ in result * 10 }
    }

    /// The number with zeros behind it, nil where it does not fit.
    fileprivate func shifted(by zeros: Int) -> Int64? {
        guard self != 0 else { return 0 }
        guard zeros < Self.powersOfTen.count else { return nil }
        let (product, overflow) = multipliedReportingOverflow(by: Self.powersOfTen[zeros])
        return overflow ? nil : product
    }
}

/// The sum of decimals, which is exact until it is read: in whichever order they come, it is the same.
package struct DecimalSum: Sendable {
    /// The numbers that were added last, as far as they are small.
    private var small = DecimalNumber.zero

    /// The other numbers.
    private var large: ExactDecimal?

    package private(set) var count: Int64 = 0

    package init() {}

    package mutating func add(_ number: DecimalNumber) {
        count += 1
        let sum = small + number
        if case .small = sum {
            small = sum
        } else {
            large = (large ?? .zero) + sum.exact
            small = .zero
        }
    }

    /// Takes a number out that was added.
    package mutating func remove(_ number: DecimalNumber) {
        add(-number)
        count -= 2
    }

    /// Adds a sum that was computed elsewhere.
    ///
    /// - Parameters:
    ///   - text: All digits of the sum, as PostgreSQL writes a number.
    ///   - count: The number of numbers in it.
    /// - Returns: Whether the text is a number.
    package mutating func add(_ text: String, ofCount count: Int64) -> Bool {
        let isNegative = text.hasPrefix("-")
        let halves = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(halves.count) else { return false }
        var sum = ExactDecimal.zero
        for digit in halves.joined().map(\.wholeNumberValue) {
            guard let digit else { return false }
            sum = ExactDecimal(
                isNegative: false, digits: sum.digits.shifted(by: 1) + DecimalDigits(UInt64(digit)), exponent: 0)
        }
        sum.isNegative = isNegative
        sum.exponent = halves.count == 2 ? -halves[1].count : 0
        large = (large ?? .zero) + sum
        self.count += count
        return true
    }

    private var exact: DecimalNumber { large.map { DecimalNumber($0 + small.exact) } ?? small }

    /// The sum, rounded; nil where it is larger than any `Decimal`.
    package var total: DecimalNumber? { exact.rounded }

    /// The average, rounded; nil without a number.
    package var average: DecimalNumber? {
        guard count > 0 else { return nil }
        return DecimalNumber(exact.exact / ExactDecimal(count, exponent: 0)).rounded
    }
}
