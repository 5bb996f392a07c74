extension ExpressionTree {
    /// Whether a date is a part of it that was known when it was made, in the form of a column as well.
    package var hasDateConstant: Bool {
        contains { part in
            switch part.node {
            case .condition(.membership(let operand, _, _)), .condition(.range(let operand, _)):
                return operand.holdsDates
            // Everything else has its constants among its parts.
            case .value, .condition, .failure:
                let children = part.chainedChildren
                return children.contains(where: \.isDateLiteral)
                    || children.contains(where: \.holdsDates) && children.contains(where: \.isLiteral)
            }
        }
    }

    private var holdsDates: Bool { isDate || storedColumn?.valueType.primitiveType == .date }

    private var isLiteral: Bool { if case .value(.literal) = node { true } else { false } }

    private var isDateLiteral: Bool { if case .value(.literal(.date)) = node { true } else { false } }
}
