extension ExpressionTree {
    /// The same operation on other operands and conditions.
    package func mapChildren(_ transform: (ExpressionTree) -> ExpressionTree) -> ExpressionTree {
        switch node {
        case .value(let value): value.mapChildren(transform) ?? self
        case .condition(let condition): condition.mapChildren(transform) ?? self
        case .failure: self
        }
    }

    fileprivate static func value(
        above child: ExpressionTree, _ value: (ExpressionTree) -> ValueNode
    ) -> ExpressionTree {
        child.isFailure ? child : ExpressionTree(value(child), above: child)
    }

    fileprivate static func condition(
        above child: ExpressionTree, _ condition: (ExpressionTree) -> ConditionNode
    ) -> ExpressionTree {
        child.isFailure ? child : ExpressionTree(condition(child), above: child)
    }

    fileprivate static func condition(
        above first: ExpressionTree, _ second: ExpressionTree,
        _ condition: (ExpressionTree, ExpressionTree) -> ConditionNode
    ) -> ExpressionTree {
        if first.isFailure { return first }
        return second.isFailure ? second : ExpressionTree(condition(first, second), above: first, second)
    }

    fileprivate static func value(
        above first: ExpressionTree, _ second: ExpressionTree, _ value: (ExpressionTree, ExpressionTree) -> ValueNode
    ) -> ExpressionTree {
        if first.isFailure { return first }
        return second.isFailure ? second : ExpressionTree(value(first, second), above: first, second)
    }
}

extension ValueNode {
    /// The same operation on other operands; nil where there are none.
    fileprivate func mapChildren(_ transform: (ExpressionTree) -> ExpressionTree) -> ExpressionTree? {
        switch self {
        case .column, .related, .literal, .parameter: nil
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            .value(above: transform(lhs), transform(rhs)) { .arithmetic(operation, $0, $1, kind) }
        case .function(let function, let operand): .value(above: transform(operand)) { .function(function, $0) }
        case .date(let function, let operand, let form):
            .value(above: transform(operand)) { .date(function, $0, form) }
        case .text(let function, let operand): .value(above: transform(operand)) { .text(function, $0) }
        case .conditional(let condition, let value, let other):
            .conditional(transform(condition), then: transform(value), else: transform(other))
        case .coalesce(let value, let other): .coalesce(transform(value), transform(other))
        case .raw(let fragment, let operands): .raw(fragment, operands.map(transform))
        case .aggregate(let function, let operand, let rows):
            .aggregate(function, of: operand.map(transform), in: rows.map(transform))
        case .groupAggregate(let aggregate):
            .groupAggregate(
                aggregate.function, of: aggregate.operand.map(transform), isDistinct: aggregate.isDistinct,
                where: aggregate.condition.map(transform),
                order: aggregate.order.map { $0.with(transform($0.tree)) })
        case .groupKey(let key): .groupKey(transform(key))
        case .window(let call): call.mapChildren(transform)
        }
    }
}

extension ConditionNode {
    /// The same condition on other operands; nil where there are none.
    fileprivate func mapChildren(_ transform: (ExpressionTree) -> ExpressionTree) -> ExpressionTree? {
        switch self {
        case .constant, .isMissing, .isObject, .isSameObject: nil
        case .comparison(let comparison, let lhs, let rhs):
            .condition(above: transform(lhs), transform(rhs)) { .comparison(comparison, $0, $1) }
        case .and(let lhs, let rhs): .condition(above: transform(lhs), transform(rhs)) { .and($0, $1) }
        case .or(let lhs, let rhs): .condition(above: transform(lhs), transform(rhs)) { .or($0, $1) }
        case .isNull(let operand): .condition(above: transform(operand)) { .isNull($0) }
        case .membership(let operand, let values, let includesNull):
            .condition(above: transform(operand)) { .membership($0, values: values, includesNull: includesNull) }
        case .range(let operand, let range): .condition(above: transform(operand)) { .range($0, range) }
        case .text(let operation, let operand, let pattern, let options):
            .condition(above: transform(operand)) { .text(operation, $0, pattern: pattern, options) }
        case .bits(let operation, let operand, let bits):
            .condition(above: transform(operand)) { .bits(operation, $0, bits) }
        case .array(let operation, let operand, let elements):
            .condition(above: transform(operand)) { .array(operation, $0, elements) }
        case .fullText(let match, let operands): .matchesText(match, operands.map(transform))
        case .not(let condition): .condition(above: transform(condition)) { .not($0) }
        case .exists(let rows): .exists(rows.map(transform))
        }
    }
}

extension RelatedRows {
    fileprivate func map(_ transform: (ExpressionTree) -> ExpressionTree) -> RelatedRows {
        var rows = with(condition: condition.map(transform))
        rows.order = order.map { $0.with(transform($0.tree)) }
        return rows
    }
}
