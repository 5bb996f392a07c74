extension FetchQuery {
    /// Rejects what was not meant: a change of every row for which no condition is left, or that has no meaning.
    ///
    /// - Throws: ``FetchError`` if the rows that the query asks for cannot be deleted or updated.
    package func checkChange() throws {
        try checkLimits()
        if isDistinct { throw FetchError.distinctChange }
        if let ownPredicate, ownPredicate.isConstant(true) { throw FetchError.unconditionalChange }
        for query in source?.queries ?? [] { try query.checkChange() }
    }
}

extension ExpressionTree {
    /// Whether the condition has a value that depends on no row.
    fileprivate func isConstant(_ value: Bool) -> Bool {
        if case .condition(let condition) = node { condition.isConstant(value) } else { false }
    }
}

extension ConditionNode {
    fileprivate func isConstant(_ value: Bool) -> Bool {
        switch self {
        case .constant(let constant): constant == value
        case .and(let lhs, let rhs):
            value
                ? lhs.isConstant(true) && rhs.isConstant(true) : lhs.isConstant(false) || rhs.isConstant(false)
        case .or(let lhs, let rhs):
            value
                ? lhs.isConstant(true) || rhs.isConstant(true) : lhs.isConstant(false) && rhs.isConstant(false)
        case .not(let condition): condition.isConstant(!value)
        case .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .isMissing, .isObject,
            .isSameObject, .exists:
            false
        }
    }
}
