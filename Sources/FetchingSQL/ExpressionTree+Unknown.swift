package import FetchingCore

extension ExpressionTree {
    /// Whether SQL finds the condition neither true nor false where we find it false.
    package var canBeUnknown: Bool {
        switch node {
        case .value(let value): value.canBeUnknown && isNullable
        case .condition(let condition): condition.canBeUnknown
        case .failure: false
        }
    }

    /// The type of the value, where it decides how the value compares, and whether it can be null.
    package var kind: (type: PrimitiveType?, isNullable: Bool) {
        if case .value(.column(let column)) = node { return (column.type, column.isOptional) }
        return (valueType, isNullable)
    }
}

extension ValueNode {
    /// Whether a nullable one is compared as it is.
    fileprivate var canBeUnknown: Bool {
        switch self {
        case .column, .related, .literal, .parameter, .raw, .conditional, .coalesce, .aggregate, .groupAggregate,
            .groupKey, .window:
            true
        case .arithmetic, .function, .date, .text: false
        }
    }
}

extension ConditionNode {
    fileprivate var canBeUnknown: Bool {
        switch self {
        case .comparison(let comparison, let lhs, let rhs):
            switch comparison {
            case .equal: lhs.isNullable != rhs.isNullable
            case .notEqual: false
            case .less, .lessOrEqual, .greater, .greaterOrEqual: lhs.isNullable || rhs.isNullable
            }
        case .membership(let operand, _, let includesNull): operand.isNullable && !includesNull
        case .range(let operand, _), .text(_, let operand, _, _), .bits(_, let operand, _),
            .array(_, let operand, _):
            operand.isNullable
        case .fullText(_, let operands): operands.first?.isNullable ?? false
        case .and(let lhs, let rhs), .or(let lhs, let rhs): lhs.canBeUnknown || rhs.canBeUnknown
        // `!(a != b)` is written as `a = b`.
        case .not(let condition):
            if case .condition(.comparison(.notEqual, let lhs, let rhs)) = condition.node {
                lhs.isNullable != rhs.isNullable
            } else {
                false
            }
        case .constant, .isNull, .isMissing, .isObject, .isSameObject, .exists: false
        }
    }
}
