import Foundation

extension PredicateExpressions.Range: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lower: try variables.apply(to: lower), upper: try variables.apply(to: upper))
    }
}

extension PredicateExpressions.ClosedRange: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lower: try variables.apply(to: lower), upper: try variables.apply(to: upper))
    }
}

extension PredicateExpressions.RangeExpressionContains: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(range: try variables.apply(to: range), element: try variables.apply(to: element))
    }
}
