import FetchingCore
import Foundation

extension Predicate {
    /// The condition of this predicate on the variables of another one, as the parts that a kind of join makes it of.
    func conditions(
        joinedBy join: Junction, on variables: repeat PredicateExpressions.Variable<each Input>
    ) -> [any StandardPredicateExpression<Bool>] {
        var replacement = VariableReplacement()
        repeat replacement.replace(each variable, by: each variables)
        do {
            return try join.parts(of: expression).map { part throws(UnknownExpression) in try replacement.rebuild(part)
            }
        } catch {
            return [evaluation(on: repeat each variables)]
        }
    }

    /// The predicate as it is, evaluated inside of another one.
    func evaluation(
        on variables: repeat PredicateExpressions.Variable<each Input>
    ) -> any StandardPredicateExpression<Bool> {
        #if canImport(Darwin)
        // SwiftData knows it, and may know an expression inside of it that a later Foundation added.
        if #available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *) {
            return PredicateExpressions.PredicateEvaluate(
                predicate: PredicateExpressions.Value(self), input: repeat each variables)
        }
        #endif
        return NestedPredicate(self, on: repeat each variables)
    }
}

extension VariableReplacement {
    /// A condition with the variables replaced.
    ///
    /// An expression that joins many conditions is as large as all of them, and a copy of it would be on the stack at each
    /// level. So it is taken apart first and joined again.
    func rebuild(
        _ condition: any StandardPredicateExpression<Bool>
    ) throws(UnknownExpression) -> any StandardPredicateExpression<Bool> {
        guard let join = Junction(of: condition) else { return try applied(to: condition) }
        let parts = try join.parts(of: condition).map { part throws(UnknownExpression) in try rebuild(part) }
        return join.balanced(parts[...]) ?? condition
    }

    private func applied<Condition: StandardPredicateExpression>(
        to condition: Condition
    ) throws(UnknownExpression) -> any StandardPredicateExpression<Bool> where Condition.Output == Bool {
        try apply(to: condition)
    }
}
