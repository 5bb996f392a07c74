import Foundation

extension PredicateExpressions.Conjunction: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.Disjunction: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.Negation: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: wrapped))
    }
}

extension PredicateExpressions.Conditional: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(
            test: try variables.apply(to: test), trueBranch: try variables.apply(to: trueBranch),
            falseBranch: try variables.apply(to: falseBranch))
    }
}
