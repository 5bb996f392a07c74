extension ArithmeticOperator {
    /// The result, null if an operand is null, if the divisor is zero, or if the result is not a number.
    ///
    /// - Throws: ``FetchError`` if the result does not fit 64 bits.
    func apply(_ lhs: PrimitiveValue, _ rhs: PrimitiveValue, _ kind: NumberKind) throws -> PrimitiveValue {
        switch (lhs, rhs) {
        case (.int64(let a), .int64(let b)): try apply(a, b).map(PrimitiveValue.int64) ?? .null
        case (.double(let a), .double(let b)): apply(a, b).map(PrimitiveValue.double) ?? .null
        default: .null
        }
    }

    private func apply(_ a: Int64, _ b: Int64) throws -> Int64? {
        let (result, overflow): (Int64, Bool)
        switch self {
        case .add: (result, overflow) = a.addingReportingOverflow(b)
        case .subtract: (result, overflow) = a.subtractingReportingOverflow(b)
        case .multiply: (result, overflow) = a.multipliedReportingOverflow(by: b)
        case .divide:
            guard b != 0 else { return nil }
            (result, overflow) = a.dividedReportingOverflow(by: b)
        case .remainder:
            guard b != 0 else { return nil }
            // The remainder by -1 is 0, even where the quotient does not fit.
            (result, overflow) = b == -1 ? (0, false) : a.remainderReportingOverflow(dividingBy: b)
        }
        guard !overflow else { throw FetchError.arithmeticOverflow }
        return result
    }

    private func apply(_ a: Double, _ b: Double) -> Double? {
        let result: Double
        switch self {
        case .add: result = a + b
        case .subtract: result = a - b
        case .multiply: result = a * b
        case .divide:
            guard b != 0 else { return nil }
            result = a / b
        case .remainder: return nil
        }
        return result.isNaN ? nil : result
    }
}
