extension ExpressionTree {
    /// Whether the value, as far as it is not a condition, can be one that does not fit 64 bits.
    package var canOverflow: Bool {
        switch node {
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            kind == .integer && operation.canOverflow(by: rhs) || lhs.canOverflow || rhs.canOverflow
        case .function(.double, let operand): operand.canOverflow
        case .conditional(_, let value, let other): value.canOverflow || other.canOverflow
        case .aggregate(let function, let operand?, _):
            function == .sum && operand.valueType != .double || operand.canOverflow
        case .groupAggregate(let aggregate):
            aggregate.operand.map { operand in
                aggregate.function == .sum && operand.valueType != .double || operand.canOverflow
            } ?? false
        case .groupKey(let key): key.canOverflow
        case .column, .related, .literal, .function(.scalarCount, _), .aggregate(_, nil, _), .constant, .comparison,
            .isNull, .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject, .isSameObject, .exists,
            .failure:
            false
        }
    }
}

extension ArithmeticOperator {
    /// Whether the result of two integers of 64 bits may not fit 64 bits.
    package func canOverflow(by rhs: ExpressionTree) -> Bool {
        switch self {
        case .add, .subtract, .multiply: return true
        case .remainder: return false
        case .divide:
            guard case .literal(let divisor) = rhs.node else { return true }
            return divisor == .int64(-1)
        }
    }
}
