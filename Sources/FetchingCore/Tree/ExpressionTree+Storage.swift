extension ExpressionTree {
    /// Whether it is a column that stores its values in a form of its own.
    @usableFromInline
    var hasStorage: Bool { if case .value(let value) = node { value.hasStorage } else { false } }

    /// The column whose values, in the form in which it stores them, are those of the expression.
    @usableFromInline
    package var storedColumn: FetchableColumn? { if case .value(let value) = node { value.storedColumn } else { nil } }

    var storage: AnyFetchableStorage? { storedColumn?.storage }

    /// The name of the member that the expression is, such as `name` or `owner.name`, nil for a computed one.
    package var member: String? { if case .value(let value) = node { value.member } else { nil } }
}

extension ValueNode {
    // Asked of every value that is joined with conditions.
    fileprivate var hasStorage: Bool {
        switch self {
        case .column(let column): column.hasStorage
        case .parameter(let parameter): parameter.column != nil
        case .related, .aggregate, .groupAggregate, .groupKey, .window, .conditional, .coalesce:
            storedColumn?.hasStorage ?? false
        case .literal, .arithmetic, .function, .date, .text, .raw: false
        }
    }

    fileprivate var storedColumn: FetchableColumn? {
        switch self {
        case .column(let column), .related(let column, _): column
        case .parameter(let parameter): parameter.column
        case .aggregate(let function, let operand, _): function.isExtreme ? operand?.storedColumn : nil
        case .groupAggregate(let aggregate): aggregate.function.isExtreme ? aggregate.operand?.storedColumn : nil
        case .groupKey(let key): key.storedColumn
        case .window(let call): call.function.givesOperand ? call.operand?.storedColumn : nil
        case .conditional(_, let value, let other), .coalesce(let value, let other):
            value.storedColumn ?? other.storedColumn
        case .literal, .arithmetic, .function, .date, .text, .raw: nil
        }
    }

    fileprivate var member: String? {
        switch self {
        case .column(let column): column.property
        case .related(let column, let row): (row.path + [column.property]).joined(separator: ".")
        case .groupKey(let key): key.member
        case .literal, .parameter, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .aggregate,
            .groupAggregate, .window:
            nil
        }
    }
}
