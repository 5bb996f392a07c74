extension ExpressionTree {
    /// The type of the value, nil where there is never one.
    package var valueType: PrimitiveType? { if case .value(let value) = node { value.type } else { .bool } }
}

extension ValueNode {
    fileprivate var type: PrimitiveType? {
        switch self {
        case .column(let column), .related(let column, _): column.type
        case .literal(let value): value.type
        case .parameter(let parameter): parameter.type
        case .arithmetic(_, _, _, let kind): kind.type
        case .function(.scalarCount, _), .function(.elementCount, _): .int64
        case .function(.double, _): .double
        case .function(.integer, _): .int64
        case .function(.string, _): .text
        case .function(.decimal, _): .decimal
        case .function(.rounded, let number), .function(.roundedToEven, let number), .function(.roundedUp, let number),
            .function(.roundedDown, let number), .function(.roundedTowardZero, let number),
            .function(.roundedAwayFromZero, let number):
            number.valueType
        case .date(let function, _, _): function.type
        case .text: .text
        case .raw(let fragment, _): fragment.type
        case .conditional(_, let value, let other), .coalesce(let value, let other):
            value.valueType ?? other.valueType
        case .aggregate(let function, let operand, _): function.valueType(of: operand)
        case .groupAggregate(let aggregate): aggregate.function.valueType(of: aggregate.operand)
        case .groupKey(let key): key.valueType
        case .window(let call): call.type
        }
    }
}

extension CalculationKind {
    /// The type of the result of a calculation.
    package var type: PrimitiveType {
        switch self {
        case .integer: .int64
        case .floatingPoint: .double
        case .text: .text
        case .decimal: .decimal
        }
    }
}

extension WindowCall {
    fileprivate var type: PrimitiveType? {
        switch function {
        case .rowNumber, .rank, .denseRank: .int64
        case .aggregate(let function): function.valueType(of: operand)
        case .lag, .lead, .first, .last: operand?.valueType
        }
    }
}

extension AggregateFunction {
    fileprivate func valueType(of operand: ExpressionTree?) -> PrimitiveType? {
        switch self {
        case .count: .int64
        case .average, .distinctAverage: operand?.valueType == .decimal ? .decimal : .double
        case .sum, .distinctSum, .min, .max: operand?.valueType
        case .joined, .distinctJoined: .text
        }
    }
}
