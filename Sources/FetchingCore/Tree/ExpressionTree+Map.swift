extension ExpressionTree {
    /// The same operation on other operands and conditions.
    func mapChildren(_ transform: (ExpressionTree) -> ExpressionTree) -> ExpressionTree {
        switch node {
        case .column, .related, .literal, .constant, .isMissing, .isObject, .isSameObject, .failure: self
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            .above(transform(lhs), transform(rhs)) { .arithmetic(operation, $0, $1, kind) }
        case .comparison(let comparison, let lhs, let rhs):
            .above(transform(lhs), transform(rhs)) { .comparison(comparison, $0, $1) }
        case .and(let lhs, let rhs): .above(transform(lhs), transform(rhs)) { .and($0, $1) }
        case .or(let lhs, let rhs): .above(transform(lhs), transform(rhs)) { .or($0, $1) }
        case .function(let function, let operand): .above(transform(operand)) { .function(function, $0) }
        case .conditional(let condition, let value, let other):
            .conditional(transform(condition), then: transform(value), else: transform(other))
        case .isNull(let operand): .above(transform(operand)) { .isNull($0) }
        case .membership(let operand, let values, let includesNull):
            .above(transform(operand)) { .membership($0, values: values, includesNull: includesNull) }
        case .range(let operand, let range): .above(transform(operand)) { .range($0, range) }
        case .text(let operation, let operand, let pattern, let options):
            .above(transform(operand)) { .text(operation, $0, pattern: pattern, options) }
        case .bits(let operation, let operand, let bits): .above(transform(operand)) { .bits(operation, $0, bits) }
        case .not(let condition): .above(transform(condition)) { .not($0) }
        case .exists(let rows): .exists(rows.mapCondition(transform))
        case .aggregate(let function, let operand, let rows):
            .aggregate(function, of: operand.map(transform), in: rows.mapCondition(transform))
        case .groupAggregate(let aggregate):
            .groupAggregate(
                aggregate.function, of: aggregate.operand.map(transform), isDistinct: aggregate.isDistinct,
                where: aggregate.condition.map(transform))
        case .groupKey(let key): .groupKey(transform(key))
        }
    }

    private static func above(_ child: ExpressionTree, _ node: (ExpressionTree) -> ExpressionNode) -> ExpressionTree {
        child.isFailure ? child : ExpressionTree(node(child), above: child)
    }

    private static func above(
        _ first: ExpressionTree, _ second: ExpressionTree, _ node: (ExpressionTree, ExpressionTree) -> ExpressionNode
    ) -> ExpressionTree {
        if first.isFailure { return first }
        return second.isFailure ? second : ExpressionTree(node(first, second), above: first, second)
    }
}

extension RelatedRows {
    fileprivate func mapCondition(_ transform: (ExpressionTree) -> ExpressionTree) -> RelatedRows {
        RelatedRows(
            parent: parent, relationship: relationship, element: element, condition: condition.map(transform))
    }
}
