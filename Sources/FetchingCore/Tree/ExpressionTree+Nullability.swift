extension ExpressionTree {
    /// Whether the value can be null.
    package var isNullable: Bool { if case .value(let value) = node { value.isNullable } else { false } }

    /// Whether the type of a value that is read rules out nil. A computed value may always be nil.
    var isNeverNil: Bool { if case .value(let value) = node { value.isNeverNil } else { true } }
}

extension ValueNode {
    fileprivate var isNullable: Bool {
        switch self {
        case .column(let column): column.isOptional
        case .related(let column, let row): column.isOptional || row.canBeMissing
        case .literal(let value): value.isNull
        case .parameter(let parameter): parameter.isNull
        // Infinity less infinity is not a number, which databases make null. So is what overflows, or is divided by zero.
        case .arithmetic(_, let lhs, let rhs, let kind): kind != .text || lhs.isNullable || rhs.isNullable
        // Nothing is known of it.
        case .raw: true
        // A text may write no number, and a number may have a fraction.
        case .function(.integer, _): true
        // On PostgreSQL, a decimal may be no number.
        case .function(.double, let operand), .function(.string, let operand):
            operand.isNullable || operand.valueType == .text || operand.valueType == .decimal
        case .function(.decimal, let operand): operand.isNullable || operand.valueType != .int64
        case .function(_, let operand), .text(_, let operand): operand.isNullable
        case .date(let function, let operand, let form): function.canOverflow(of: form) || operand.isNullable
        case .conditional(_, let value, let other): value.isNullable || other.isNullable
        case .coalesce(let value, let other): value.isNullable && other.isNullable
        case .aggregate(let function, _, _): function.canBeNull
        case .groupAggregate(let aggregate): aggregate.function.canBeNull
        case .groupKey(let key): key.isNullable
        case .window(let call):
            switch call.function {
            case .first, .last: call.operand?.isNullable ?? true
            case .lag, .lead: call.substitute?.isNullable ?? true || call.operand?.isNullable ?? true
            case .rowNumber, .rank, .denseRank, .aggregate: !call.function.isNumber
            }
        }
    }

    fileprivate var isNeverNil: Bool {
        switch self {
        case .column(let column): !column.valueType.isOptional
        case .related(let column, let row): !column.valueType.isOptional && !row.canBeMissing
        case .groupKey(let key): key.isNeverNil
        case .literal(let value): !value.isNull
        case .parameter(let parameter): !parameter.isNull
        case .coalesce(let value, let other): value.isNeverNil || other.isNeverNil
        case .arithmetic, .function, .date, .text, .raw, .conditional, .aggregate, .groupAggregate, .window: false
        }
    }
}

extension AggregateFunction {
    /// Whether the result over some rows can be null: a sum of what overflows is.
    fileprivate var canBeNull: Bool { self != .count && separator == nil }
}
