import FetchingCore
import Foundation

extension PredicateExpressions.Equal: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
        if let first = left.value(as: LHS.Output.self), let second = right.value(as: RHS.Output.self) {
            return .constant(first.value == second.value)
        }
        return .expression(try translator.compare(.equal, left, right))
    }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
        if let first = left.value(as: LHS.Output.self), let second = right.value(as: RHS.Output.self) {
            return .constant(first.value != second.value)
        }
        return .expression(try translator.compare(.notEqual, left, right))
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
        if let first = left.value(as: LHS.Output.self), let second = right.value(as: RHS.Output.self) {
            return try translator.evaluate(PredicateExpressions.Comparison(lhs: first, rhs: second, op: op))
        }
        try translator.requireOwnOrder(of: LHS.Output.self, in: "Comparison")
        return .expression(try translator.compare(ComparisonOperator(op), left, right))
    }
}

extension ComparisonOperator {
    fileprivate init(_ op: PredicateExpressions.ComparisonOperator) {
        switch op {
        case .lessThan: self = .less
        case .lessThanOrEqual: self = .lessOrEqual
        case .greaterThan: self = .greater
        case .greaterThanOrEqual: self = .greaterOrEqual
        @unknown default: self = .less
        }
    }
}
