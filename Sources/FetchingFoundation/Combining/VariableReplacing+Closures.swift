import Foundation

extension PredicateExpressions.SequenceContainsWhere: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        let sequence = try variables.apply(to: sequence)
        return try variables.rebuild(test, of: variable) { Self(sequence, builder: $0) }
    }
}

extension PredicateExpressions.SequenceAllSatisfy: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        let sequence = try variables.apply(to: sequence)
        return try variables.rebuild(test, of: variable) { Self(sequence, builder: $0) }
    }
}

extension PredicateExpressions.Filter: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        let sequence = try variables.apply(to: sequence)
        return try variables.rebuild(filter, of: variable) { Self(sequence, $0) }
    }
}

extension PredicateExpressions.OptionalFlatMap: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        let transform: any PredicateExpression = transform
        // A closure gives the result or an optional of it. The type of the expression does not tell which, and each has
        // an initialiser of its own.
        let copy: Any? =
            if let plain = transform as? any PredicateExpression<Result> {
                try replacing(variables, inPlain: plain)
            } else if let optional = transform as? any PredicateExpression<Result?> {
                try replacing(variables, inOptional: optional)
            } else {
                nil
            }
        guard let copy = copy as? Self else { throw UnknownExpression(type: Self.self) }
        return copy
    }

    private func replacing<Body: PredicateExpression>(
        _ variables: VariableReplacement, inPlain body: Body
    ) throws(UnknownExpression) -> Any where Body.Output == Result {
        let wrapped = try variables.apply(to: wrapped)
        return try variables.rebuild(body, of: variable) {
            PredicateExpressions.OptionalFlatMap<LHS, Wrapped, Body, Result>(wrapped, $0)
        }
    }

    private func replacing<Body: PredicateExpression>(
        _ variables: VariableReplacement, inOptional body: Body
    ) throws(UnknownExpression) -> Any where Body.Output == Result? {
        let wrapped = try variables.apply(to: wrapped)
        return try variables.rebuild(body, of: variable) {
            PredicateExpressions.OptionalFlatMap<LHS, Wrapped, Body, Result>(wrapped, $0)
        }
    }
}
