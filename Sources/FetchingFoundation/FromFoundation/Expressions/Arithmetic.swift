import FetchingCore
import Foundation

extension PredicateExpressions.Arithmetic: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let operation: ArithmeticOperator
        switch op {
        case .add: operation = .add
        case .subtract: operation = .subtract
        case .multiply: operation = .multiply
        @unknown default:
            throw FetchError.untranslatable("Arithmetic", "has an unknown operator", cure: "Use '+', '-' or '*'")
        }
        return try translator.arithmetic(
            operation, translator.translate(lhs), translator.translate(rhs), of: Output.self)
    }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.arithmetic(
            .subtract, .constant(Output.zero), translator.translate(wrapped), of: Output.self)
    }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.arithmetic(.divide, translator.translate(lhs), translator.translate(rhs), of: Output.self)
    }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.arithmetic(.divide, translator.translate(lhs), translator.translate(rhs), of: Output.self)
    }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.arithmetic(.remainder, translator.translate(lhs), translator.translate(rhs), of: Output.self)
    }
}

extension Translator {
    /// A calculation. One of constants is left to the engine too, which does not trap where the result does not fit.
    fileprivate func arithmetic(
        _ operation: ArithmeticOperator, _ lhs: Translation, _ rhs: Translation, of type: Any.Type
    ) throws -> Translation {
        guard let number = type as? any FetchableNumber.Type else { throw FetchError.noNumber(type, operation) }
        guard number.calculationKind != .decimal else {
            throw FetchError(
                .unsupported, reason: "Foundation rounds decimals in its own way, which differs between systems",
                cure: "Calculate in a condition of 'where', with the rule of all engines", operation: operation.rawValue
            )
        }
        let (left, right) = (
            try operand(lhs, beside: rhs, for: operation.rawValue),
            try operand(rhs, beside: lhs, for: operation.rawValue)
        )
        do {
            try left.requireOwnStorage()
            try right.requireOwnStorage()
        } catch {
            throw left.located(error, in: operation.rawValue)
        }
        return .expression(
            try ExpressionTree(.arithmetic(operation, left, right, number.calculationKind), above: left, right)
                .checked())
    }
}

extension FetchError {
    fileprivate static func noNumber(_ type: Any.Type, _ operation: ArithmeticOperator) -> FetchError {
        FetchError(
            .unsupported, reason: "a database does not calculate with '\(type)'",
            cure: "Calculate with an integer or 'Double'", operation: operation.rawValue)
    }
}
