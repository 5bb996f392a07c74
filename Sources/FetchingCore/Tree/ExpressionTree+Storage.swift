extension ExpressionTree {
    /// Whether it is a column that stores its values in a form of its own.
    @usableFromInline
    var hasStorage: Bool {
        switch node {
        case .column(let column): column.hasStorage
        case .related, .aggregate, .groupAggregate, .groupKey, .conditional: storedColumn?.hasStorage ?? false
        // Asked of every condition that is joined with others.
        case .literal, .arithmetic, .function, .constant, .comparison, .isNull, .membership, .range, .text, .bits,
            .and, .or, .not, .isMissing, .isObject, .isSameObject, .exists, .failure:
            false
        }
    }

    /// The column whose values, in the form in which it stores them, are those of the expression.
    @usableFromInline
    package var storedColumn: FetchableColumn? {
        switch node {
        case .column(let column), .related(let column, _): column
        case .aggregate(.minimum, let operand, _), .aggregate(.maximum, let operand, _): operand?.storedColumn
        case .groupAggregate(let aggregate) where aggregate.function.isExtreme: aggregate.operand?.storedColumn
        case .groupKey(let key): key.storedColumn
        case .conditional(_, let value, let other): value.storedColumn ?? other.storedColumn
        case .literal, .arithmetic, .function, .aggregate, .groupAggregate, .constant, .comparison, .isNull,
            .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject, .isSameObject, .exists, .failure:
            nil
        }
    }

    var storage: AnyFetchableStorage? { storedColumn?.storage }

    /// The name of the member that the expression is, such as `name` or `owner.name`, nil for a computed one.
    package var member: String? {
        switch node {
        case .column(let column): column.property
        case .related(let column, let row): (row.path + [column.property]).joined(separator: ".")
        case .groupKey(let key): key.member
        case .literal, .arithmetic, .function, .conditional, .aggregate, .groupAggregate, .constant, .comparison,
            .isNull, .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject, .isSameObject, .exists,
            .failure:
            nil
        }
    }
}
