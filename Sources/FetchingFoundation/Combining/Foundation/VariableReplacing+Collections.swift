import Foundation

extension PredicateExpressions.CollectionIndexSubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(wrapped: try variables.apply(to: wrapped), index: try variables.apply(to: index))
    }
}

extension PredicateExpressions.CollectionRangeSubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(wrapped: try variables.apply(to: wrapped), range: try variables.apply(to: range))
    }
}

extension PredicateExpressions.CollectionContainsCollection: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(base: try variables.apply(to: base), other: try variables.apply(to: other))
    }
}

extension PredicateExpressions.DictionaryKeySubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(wrapped: try variables.apply(to: wrapped), key: try variables.apply(to: key))
    }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(
            wrapped: try variables.apply(to: wrapped), key: try variables.apply(to: key),
            default: try variables.apply(to: self.default))
    }
}
