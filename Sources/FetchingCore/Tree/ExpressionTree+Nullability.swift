extension ExpressionTree {
    /// Whether the value can be null.
    package var isNullable: Bool {
        switch node {
        case .column(let column): column.isOptional
        case .related(let column, let row): column.isOptional || row.canBeMissing
        case .literal(let value): value.isNull
        // Infinity less infinity is not a number, which databases make null. So is what overflows, or is divided by zero.
        case .arithmetic: true
        case .function(_, let operand): operand.isNullable
        case .conditional(_, let value, let other): value.isNullable || other.isNullable
        case .aggregate(.count, _, _): false
        case .aggregate: true
        case .groupAggregate(let aggregate): aggregate.isNullable
        case .groupKey(let key): key.isNullable
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject,
            .isSameObject, .exists, .failure:
            false
        }
    }

    /// Whether the type of a value that is read rules out nil. A computed value may always be nil.
    var isNeverNil: Bool {
        switch node {
        case .column(let column): !column.valueType.isOptional
        case .related(let column, let row): !column.valueType.isOptional && !row.canBeMissing
        case .groupKey(let key): key.isNeverNil
        case .literal(let value): !value.isNull
        case .arithmetic, .function, .conditional, .aggregate, .groupAggregate: false
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject,
            .isSameObject, .exists, .failure:
            true
        }
    }
}

extension GroupAggregate {
    fileprivate var isNullable: Bool {
        function != .count
    }
}
