import FetchingCore

// A choice between two values is a `CASE` in SQL: no index serves a condition on it, and not every language has one. So a
// condition on a choice becomes a choice between conditions, and that is written with "and", "or" and "not".

extension ExpressionTree {
    /// How deep the condition of a choice may be to be written twice. Choices in the conditions of choices would double
    /// the tree at each level.
    private static let maximumDepthOfCopies = 8

    /// One of two conditions, as a third decides.
    static func either(
        _ condition: ExpressionTree, then value: ExpressionTree, else other: ExpressionTree
    ) -> ExpressionTree {
        if let constant = condition.constant { return constant ? value : other }
        if let constant = value.constant { return constant ? condition.or(other) : condition.negated.and(other) }
        if let constant = other.constant { return constant ? condition.negated.or(value) : condition.and(value) }
        guard condition.depth <= maximumDepthOfCopies else { return .conditional(condition, then: value, else: other) }
        return condition.and(value).or(condition.negated.and(other))
    }

    /// A condition on the value; on one of two values, a condition on each of them.
    ///
    /// - Parameters:
    ///   - holdsForNil: Whether the condition may hold of nil.
    ///   - test: Makes the condition.
    /// - Throws: ``FetchError`` if the condition cannot be made.
    func satisfies(
        holdingForNil holdsForNil: Bool = false, _ test: (ExpressionTree) -> ExpressionTree
    ) throws -> ExpressionTree {
        guard case .value(.conditional(let condition, let value, let other)) = node,
            condition.depth <= Self.maximumDepthOfCopies
        else { return try test(self).checked() }
        let holds = try value.branch(holdsForNil, test)
        let otherHolds = try other.branch(holdsForNil, test)
        // In `value ?? other`, the condition is false anyway where the value is nil.
        if !holdsForNil, other.isNull(wherever: condition) { return condition.and(holds).or(otherHolds) }
        return .either(condition, then: holds, else: otherHolds)
    }

    private func branch(
        _ holdsForNil: Bool, _ test: (ExpressionTree) -> ExpressionTree
    ) throws -> ExpressionTree {
        guard case .value(.literal) = node else { return try satisfies(holdingForNil: holdsForNil, test) }
        return try test(self).checked().simplified
    }

    /// Whether the value is null in all rows in which a condition holds.
    private func isNull(wherever condition: ExpressionTree) -> Bool {
        switch condition.node {
        case .condition(.isNull(let operand)): isNull(whereverIsNil: .expression(operand))
        case .condition(.isMissing(let row)): isMissing(with: row)
        // Other conditions do not ask for nil.
        case .value, .condition, .failure: false
        }
    }

    /// Whether the value is nil.
    var isNil: ExpressionTree {
        if isCondition || isCount { return .false }
        switch node {
        case .value(.literal(let value)): return ExpressionTree(.constant(value.isNull))
        case .value(.conditional(let condition, let value, let other))
        where condition.depth <= Self.maximumDepthOfCopies:
            let otherIsNil = other.isNil
            // In `value ?? other`, it is the value that is not nil.
            return .either(
                condition, then: value.isNil, else: otherIsNil.isEqual(to: condition) ? .false : otherIsNil)
        // The question itself is right for every value.
        case .value, .condition, .failure: return ExpressionTree(.isNull(self), above: self)
        }
    }
}
