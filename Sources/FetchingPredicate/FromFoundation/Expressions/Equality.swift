import FetchingCore
import Foundation

extension PredicateExpressions.Equal: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.comparison(.equal, lhs, rhs, in: self)
    }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.comparison(.notEqual, lhs, rhs, in: self)
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.comparison(ComparisonOperator(op), lhs, rhs, in: self)
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
