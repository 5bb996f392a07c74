import Foundation

extension PredicateExpressions.Arithmetic: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs), op: op)
    }
}

extension PredicateExpressions.IntDivision: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.IntRemainder: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.FloatDivision: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.UnaryMinus: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: wrapped))
    }
}
