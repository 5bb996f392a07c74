extension ArithmeticOperator {
    /// The result, nil if an operand is nil, if the divisor is zero, or if the result is not a number or does not fit its type.
    ///
    /// - Parameter failsOnOverflow: Whether a result that does not fit is an error instead, ``FetchError`` for a model.
    func apply(_ lhs: ColumnReader, _ rhs: ColumnReader, failsOnOverflow: Bool) -> ColumnReader {
        switch (lhs, rhs) {
        case (.int64(let a), .int64(let b)):
            .int64 { model in
                // Both, since the second may overflow where the first is nil.
                guard case (let a?, let b?) = (try a(model), try b(model)) else { return nil }
                let (result, overflow) = applyReportingOverflow(a, b)
                if overflow, failsOnOverflow { throw FetchError.arithmeticOverflow }
                return result
            }
        case (.double(let a), .double(let b)):
            .double { model in
                guard case (let a?, let b?) = (try a(model), try b(model)) else { return nil }
                return apply(a, b)
            }
        case (.decimal(let a), .decimal(let b)):
            .decimal { model in
                guard case (let a?, let b?) = (try a(model)?.comparable, try b(model)?.comparable) else { return nil }
                let (result, overflow) = applyReportingOverflow(DecimalNumber(a), DecimalNumber(b))
                if overflow, failsOnOverflow { throw FetchError.arithmeticOverflow }
                return result?.decimal
            }
        case (.text(let a), .text(let b)):
            .text { model in
                guard case (let a?, let b?) = (try a(model), try b(model)) else { return nil }
                return a + b
            }
        // The operators take values of one type, numbers or texts.
        default: ColumnReader(.null)
        }
    }

    /// The result of two integers, nil if the divisor is zero or the result does not fit.
    package func applyReportingOverflow(_ a: Int64, _ b: Int64) -> (result: Int64?, overflow: Bool) {
        let (result, overflow): (Int64, Bool)
        switch self {
        case .add: (result, overflow) = a.addingReportingOverflow(b)
        case .subtract: (result, overflow) = a.subtractingReportingOverflow(b)
        case .multiply: (result, overflow) = a.multipliedReportingOverflow(by: b)
        case .divide:
            guard b != 0 else { return (nil, false) }
            (result, overflow) = a.dividedReportingOverflow(by: b)
        case .remainder:
            guard b != 0 else { return (nil, false) }
            // The remainder by -1 is 0, even where the quotient does not fit.
            (result, overflow) = b == -1 ? (0, false) : a.remainderReportingOverflow(dividingBy: b)
        case .bitAnd: return (a & b, false)
        case .bitOr: return (a | b, false)
        case .bitXor: return (a ^ b, false)
        // Bits that are shifted out are lost, and a number of places below zero shifts the other way.
        case .shiftLeft: return (a << b, false)
        case .shiftRight: return (a >> b, false)
        }
        return (overflow ? nil : result, overflow)
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
        case .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return nil
        }
        return result.isNaN ? nil : result
    }
}
