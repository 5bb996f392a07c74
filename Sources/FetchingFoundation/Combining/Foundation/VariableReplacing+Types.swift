import Foundation

extension PredicateExpressions.ConditionalCast: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: input))
    }
}

extension PredicateExpressions.ForceCast: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: input))
    }
}

extension PredicateExpressions.TypeCheck: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: input))
    }
}
