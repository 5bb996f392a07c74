extension ExpressionTree {
    /// Whether the value, as far as it is not a condition, can be one that does not fit its type: 64 bits, or a `Decimal`.
    package var canOverflow: Bool { if case .value(let value) = node { value.canOverflow } else { false } }
}

extension ValueNode {
    fileprivate var canOverflow: Bool {
        switch self {
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            operation.canOverflow(by: rhs, kind) || lhs.canOverflow || rhs.canOverflow
        case .function(_, let operand), .text(_, let operand): operand.canOverflow
        case .date(let function, let operand, let form): function.canOverflow(of: form) || operand.canOverflow
        case .conditional(_, let value, let other), .coalesce(let value, let other):
            value.canOverflow || other.canOverflow
        case .aggregate(let function, let operand, _): function.canOverflow(over: operand)
        case .groupAggregate(let aggregate): aggregate.function.canOverflow(over: aggregate.operand)
        case .groupKey(let key): key.canOverflow
        case .window(let call):
            switch call.function {
            case .aggregate(let function): function.canOverflow(over: call.operand)
            case .rowNumber, .rank, .denseRank, .lag, .lead, .first, .last: call.operand?.canOverflow ?? false
            }
        // What overflows within a fragment is nil there.
        case .column, .related, .literal, .parameter, .raw: false
        }
    }
}

extension AggregateFunction {
    /// Whether the result over an operand, or the operand itself, may not fit 64 bits. A number of rows always does.
    fileprivate func canOverflow(over operand: ExpressionTree?) -> Bool {
        guard let operand else { return false }
        return ofAll == .sum && operand.valueType != .double || operand.canOverflow
    }
}

extension ArithmeticOperator {
    fileprivate func canOverflow(by rhs: ExpressionTree, _ kind: CalculationKind) -> Bool {
        switch kind {
        case .integer: canOverflow(by: rhs)
        case .floatingPoint, .text: false
        // A quotient by a small number does, too.
        case .decimal: true
        }
    }

    /// Whether the result of two integers of 64 bits may not fit 64 bits.
    package func canOverflow(by rhs: ExpressionTree) -> Bool {
        switch self {
        case .add, .subtract, .multiply: return true
        case .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return false
        case .divide:
            guard case .value(.literal(let divisor)) = rhs.node else { return true }
            return divisor == .int64(-1)
        }
    }
}
