import Foundation

extension FormatEvaluator {
    func calculate(
        _ operation: FormatArithmetic, _ left: FormatLanguageValue, _ right: FormatLanguageValue
    ) throws -> FormatLanguageValue {
        if left.isNull || right.isNull {
            guard logic == .sqlStore else { throw FormatLanguageError.unspecified("'\(operation.rawValue)' with nil") }
            return .null
        }
        switch (number(left), number(right)) {
        case (.integer(let left), .integer(let right)): return try calculate(operation, left, right)
        case (.double(let left), .double(let right)): return try calculate(operation, left, right)
        case (.integer(let left), .double(let right)): return try calculate(operation, Double(left), right)
        case (.double(let left), .integer(let right)): return try calculate(operation, left, Double(right))
        case (.decimal(let left), .decimal(let right)): return try calculate(operation, left, right)
        case (.integer(let left), .decimal(let right)): return try calculate(operation, Decimal(left), right)
        case (.decimal(let left), .integer(let right)): return try calculate(operation, left, Decimal(right))
        case (.decimal, .double), (.double, .decimal):
            throw FormatLanguageError.unspecified("'\(operation.rawValue)' of a decimal with a floating point number")
        default:
            throw FormatLanguageError.typeMismatch(
                left: left.kind.rawValue, right: right.kind.rawValue, place: operation.rawValue)
        }
    }

    private func number(_ value: FormatLanguageValue) -> FormatLanguageValue {
        if case .bool(let truth) = value { .integer(truth ? 1 : 0) } else { value }
    }

    private func calculate(_ operation: FormatArithmetic, _ left: Int64, _ right: Int64) throws -> FormatLanguageValue {
        let (value, isOver): (Int64, Bool)
        switch operation {
        case .add: (value, isOver) = left.addingReportingOverflow(right)
        case .subtract: (value, isOver) = left.subtractingReportingOverflow(right)
        case .multiply: (value, isOver) = left.multipliedReportingOverflow(by: right)
        case .divide:
            guard right != 0 else { return try quotientByZero() }
            let (quotient, remainder) = (
                left.dividedReportingOverflow(by: right), left.remainderReportingOverflow(dividingBy: right)
            )
            guard logic == .sqlStore || remainder.partialValue == 0 else {
                // NSExpression is reported to truncate, and is not documented to do so.
                throw FormatLanguageError.unspecified("the fraction of an integer divided by an integer in memory")
            }
            (value, isOver) = (quotient.partialValue, quotient.overflow)
        case .and: (value, isOver) = (left & right, false)
        case .or: (value, isOver) = (left | right, false)
        case .xor: (value, isOver) = (left ^ right, false)
        case .power: throw FormatLanguageError.unsupported("'**'")
        }
        guard !isOver else { throw FormatLanguageError.overflow("\(left) \(operation.rawValue) \(right)") }
        return .integer(value)
    }

    private func calculate(_ operation: FormatArithmetic, _ left: Double, _ right: Double) throws -> FormatLanguageValue
    {
        switch operation {
        case .add: return .double(left + right)
        case .subtract: return .double(left - right)
        case .multiply: return .double(left * right)
        case .divide: return right == 0 ? try quotientByZero() : .double(left / right)
        case .power: throw FormatLanguageError.unsupported("'**'")
        case .and, .or, .xor:
            throw FormatLanguageError.typeMismatch(left: "a fraction", right: "a fraction", place: operation.rawValue)
        }
    }

    private func calculate(_ operation: FormatArithmetic, _ left: Decimal, _ right: Decimal) throws
        -> FormatLanguageValue
    {
        let value: Decimal
        switch operation {
        case .add: value = left + right
        case .subtract: value = left - right
        case .multiply: value = left * right
        case .divide:
            guard !right.isZero else { return try quotientByZero() }
            value = left / right
        case .power: throw FormatLanguageError.unsupported("'**'")
        case .and, .or, .xor:
            throw FormatLanguageError.typeMismatch(left: "a fraction", right: "a fraction", place: operation.rawValue)
        }
        guard !value.isNaN else { throw FormatLanguageError.overflow("\(left) \(operation.rawValue) \(right)") }
        return .decimal(value)
    }

    private func quotientByZero() throws -> FormatLanguageValue {
        guard logic == .sqlStore else { throw FormatLanguageError.unspecified("a division by zero in memory") }
        return .null
    }
}
