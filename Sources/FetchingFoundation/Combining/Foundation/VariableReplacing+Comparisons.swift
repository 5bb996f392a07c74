import Foundation

extension PredicateExpressions.Equal: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.NotEqual: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.Comparison: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs), op: op)
    }
}
