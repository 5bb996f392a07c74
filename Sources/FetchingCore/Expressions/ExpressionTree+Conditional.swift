extension ExpressionTree {
    /// One of two values, as a condition decides. Both are stored in the same form: that of a value that has none of its own
    /// is the other's.
    package static func conditional(
        _ condition: ExpressionTree, then value: ExpressionTree, else other: ExpressionTree
    ) -> ExpressionTree {
        let condition = condition.asCondition
        if condition.isFailure { return condition }
        if other.isFailure { return other }
        return value.building("conditional") {
            let (value, other) = try inOneFormOfChoice(value, other)
            // Databases take a choice between two nils for a text.
            if value.isNullLiteral, other.isNullLiteral { return value }
            let shape = TreeShape.above(.above(condition.shape, value.shape), other.shape)
            return ExpressionTree(.value(.conditional(condition, then: value, else: other)), shape: shape)
        }
    }

    /// A value, or another where that is nil. Both are stored in the same form, as those of a conditional.
    package static func coalesce(_ value: ExpressionTree, _ other: ExpressionTree) -> ExpressionTree {
        if other.isFailure { return other }
        return value.building("??") {
            let (value, other) = try inOneFormOfChoice(value, other)
            return ExpressionTree(.coalesce(value, other), above: value, other)
        }
    }

    private static func inOneFormOfChoice(
        _ value: ExpressionTree, _ other: ExpressionTree
    ) throws -> (ExpressionTree, ExpressionTree) {
        let (first, second) = (try value.beside(other), try other.beside(value))
        return first.isLiteral || second.isLiteral ? (first, second) : try inOneForm(first, second)
    }

    private var isLiteral: Bool { if case .value(.literal) = node { true } else { false } }
}
