import FetchingCore
import Foundation

// How conditions of Foundation are joined into one.

extension Junction {
    /// How the two sides of a condition are joined, if it has any.
    init?(of condition: any StandardPredicateExpression<Bool>) {
        guard let joined = condition as? any JoinedConditions else { return nil }
        self = joined.join
    }

    func join<each Input>(_ predicates: [Predicate<repeat each Input>]) -> Predicate<repeat each Input> {
        guard let first = predicates.first else { return self == .and ? .true : .false }
        guard predicates.count > 1 else { return first }
        return Predicate { (variables: repeat PredicateExpressions.Variable<each Input>) in
            var conditions: [any StandardPredicateExpression<Bool>] = []
            for predicate in predicates {
                conditions += predicate.conditions(joinedBy: self, on: repeat each variables)
            }
            let grouped = grouped(conditions, on: repeat each variables)
            return balanced(grouped[...]) ?? first.expression
        }
    }
}

extension Junction {
    /// The conditions that were joined in this way, in their order.
    ///
    /// A predicate that grows in a loop would otherwise become as deep as the loop is long.
    func parts(of condition: any StandardPredicateExpression<Bool>) -> [any StandardPredicateExpression<Bool>] {
        var parts: [any StandardPredicateExpression<Bool>] = []
        var rest = [condition]
        while let next = rest.popLast() {
            if let joined = next as? any JoinedConditions, joined.join == self,
                let left = joined.sides.left as? any StandardPredicateExpression<Bool>,
                let right = joined.sides.right as? any StandardPredicateExpression<Bool>
            {
                rest += [right, left]
            } else {
                parts.append(next)
            }
        }
        return parts
    }

    /// Conditions joined in halves, so that a thousand are ten deep, and so that equal types of conditions give few types.
    func balanced(
        _ conditions: ArraySlice<any StandardPredicateExpression<Bool>>
    ) -> (any StandardPredicateExpression<Bool>)? {
        guard conditions.count > 1 else { return conditions.first }
        let middle = conditions.startIndex + conditions.count / 2
        guard let left = balanced(conditions[..<middle]), let right = balanced(conditions[middle...]) else {
            return nil
        }
        return join(left, right)
    }

    private func join<Left: StandardPredicateExpression, Right: StandardPredicateExpression>(
        _ left: Left, _ right: Right
    ) -> any StandardPredicateExpression<Bool> where Left.Output == Bool, Right.Output == Bool {
        switch self {
        case .and: PredicateExpressions.Conjunction(lhs: left, rhs: right)
        case .or: PredicateExpressions.Disjunction(lhs: left, rhs: right)
        }
    }
}

/// An expression that joins two conditions.
private protocol JoinedConditions {
    var join: Junction { get }
    var sides: (left: Any, right: Any) { get }
}

extension PredicateExpressions.Conjunction: JoinedConditions {
    fileprivate var join: Junction { .and }
    fileprivate var sides: (left: Any, right: Any) { (lhs, rhs) }
}

extension PredicateExpressions.Disjunction: JoinedConditions {
    fileprivate var join: Junction { .or }
    fileprivate var sides: (left: Any, right: Any) { (lhs, rhs) }
}
