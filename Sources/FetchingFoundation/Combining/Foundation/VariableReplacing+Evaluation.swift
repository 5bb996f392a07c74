import Foundation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.ExpressionEvaluate: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(expression: try variables.apply(to: expression), input: repeat try variables.apply(to: each input))
    }
}

#if canImport(Darwin)
// Foundation has it on Apple systems alone.

@available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *)
extension PredicateExpressions.PredicateEvaluate: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(predicate: try variables.apply(to: predicate), input: repeat try variables.apply(to: each input))
    }
}
#endif
