import Foundation

extension PredicateExpressions.NilCoalesce: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.ForcedUnwrap: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: inner))
    }
}
