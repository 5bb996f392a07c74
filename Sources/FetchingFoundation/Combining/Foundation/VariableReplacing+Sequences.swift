import Foundation

extension PredicateExpressions.SequenceContains: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(sequence: try variables.apply(to: sequence), element: try variables.apply(to: element))
    }
}

extension PredicateExpressions.SequenceStartsWith: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(base: try variables.apply(to: base), prefix: try variables.apply(to: prefix))
    }
}

extension PredicateExpressions.SequenceMaximum: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(elements: try variables.apply(to: elements))
    }
}

extension PredicateExpressions.SequenceMinimum: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(elements: try variables.apply(to: elements))
    }
}
