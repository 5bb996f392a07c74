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
            let (first, second) = (try value.beside(other), try other.beside(value))
            let (value, other) = first.isLiteral || second.isLiteral ? (first, second) : try inOneForm(first, second)
            let shape = TreeShape.above(.above(condition.shape, value.shape), other.shape)
            return ExpressionTree(.value(.conditional(condition, then: value, else: other)), shape: shape)
        }
    }

    private var isLiteral: Bool { if case .value(.literal) = node { true } else { false } }
}
