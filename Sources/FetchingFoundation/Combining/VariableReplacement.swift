import Foundation

/// A replacement of variables by others.
struct VariableReplacement {
    private var variables: [PredicateExpressions.VariableID: Any] = [:]

    mutating func replace<Value>(
        _ variable: PredicateExpressions.Variable<Value>, by other: PredicateExpressions.Variable<Value>
    ) {
        variables[variable.key] = other
    }

    /// The variable that comes in the place of another. What is not to be replaced stays.
    func replacement<Value>(of variable: PredicateExpressions.Variable<Value>) -> PredicateExpressions.Variable<Value> {
        variables[variable.key] as? PredicateExpressions.Variable<Value> ?? variable
    }

    /// An expression with the variables replaced.
    func apply<Operand: PredicateExpression>(to operand: Operand) throws(UnknownExpression) -> Operand {
        guard let known = operand as? any VariableReplacing, let replaced = try known.replacing(self) as? Operand else {
            throw UnknownExpression(type: Operand.self)
        }
        return replaced
    }

    /// An expression that has a closure, with the variables in its body replaced.
    ///
    /// Foundation makes a new variable for the closure of a new expression, so that the closure's own is replaced too.
    func rebuild<Element, Body: PredicateExpression, Expression>(
        _ body: Body, of variable: PredicateExpressions.Variable<Element>,
        _ make: ((PredicateExpressions.Variable<Element>) -> Body) -> Expression
    ) throws(UnknownExpression) -> Expression {
        var unknown: UnknownExpression?
        let expression = make { element in
            var inside = self
            inside.replace(variable, by: element)
            do throws(UnknownExpression) {
                return try inside.apply(to: body)
            } catch {
                unknown = error
                return body
            }
        }
        if let unknown { throw unknown }
        return expression
    }
}
