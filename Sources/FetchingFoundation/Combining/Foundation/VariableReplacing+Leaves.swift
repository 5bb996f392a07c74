import Foundation

extension PredicateExpressions.Variable: VariableReplacing {
    func replacing(_ variables: VariableReplacement) -> Self { variables.replacement(of: self) }
}

// A value may be a predicate with variables, but those are its own.
extension PredicateExpressions.Value: VariableFree {}

extension PredicateExpressions.NilLiteral: VariableFree {}

extension PredicateExpressions.KeyPath: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), keyPath: keyPath)
    }
}
