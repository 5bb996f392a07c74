import Foundation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.StringContainsRegex: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(subject: try variables.apply(to: subject), regex: try variables.apply(to: regex))
    }
}

#if canImport(Darwin)
// Foundation has these on Apple systems alone.

extension PredicateExpressions.StringCaseInsensitiveCompare: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), other: try variables.apply(to: other))
    }
}

extension PredicateExpressions.StringLocalizedCompare: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), other: try variables.apply(to: other))
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), other: try variables.apply(to: other))
    }
}
#endif
