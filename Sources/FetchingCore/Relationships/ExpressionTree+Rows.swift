extension ExpressionTree {
    /// A column of a certain row.
    package static func column(_ column: FetchableColumn, of row: RowSource) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(failure: failure) }
        if case .root = row.kind { return ExpressionTree(.column(column)) }
        return ExpressionTree(.value(.related(column, row)), shape: .relatedLeaf)
    }

    /// Whether there is no row to which a to-one relationship refers.
    package static func isMissing(_ row: RowSource) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(failure: failure) }
        return ExpressionTree(.condition(.isMissing(row)), shape: .relatedLeaf)
    }

    /// Whether there is a related row.
    package static func exists(_ rows: RelatedRows) -> ExpressionTree {
        above(rows, operation: "contains") { .condition(.exists(rows)) }
    }

    /// A value computed from all related rows.
    package static func aggregate(
        _ function: AggregateFunction, of operand: ExpressionTree? = nil, in rows: RelatedRows
    ) -> ExpressionTree {
        above(rows, operation: function.rawValue, operand: operand) {
            try operand?.requireMeaning(for: function)
            return .value(.aggregate(function, operand, rows))
        }
    }

    /// - Throws: ``FetchError`` if the column stores its values in a form that the function cannot be computed from.
    func requireMeaning(for function: AggregateFunction) throws {
        switch function {
        case .count: break
        case .sum, .average, .distinctSum, .distinctAverage: try requireOwnStorage()
        case .min, .max: try requireOrder()
        }
    }

    private static func above(
        _ rows: RelatedRows, operation: String, operand: ExpressionTree? = nil, _ node: () throws -> ExpressionNode
    ) -> ExpressionTree {
        if let failure = rows.parent.failure ?? rows.relationship.failure { return ExpressionTree(failure: failure) }
        if let operand, operand.isFailure { return operand }
        if let condition = rows.condition, condition.isFailure { return condition }
        // In memory, a closure takes as much of the stack as two other conditions: it counts for two levels.
        let inside = TreeShape.above(operand?.shape ?? .leaf, rows.condition?.shape ?? .leaf)
        let shape = TreeShape.above(inside).withRelationships
        do {
            return ExpressionTree(try node(), shape: shape)
        } catch {
            return ExpressionTree(
                failure: (operand ?? ExpressionTree(.constant(true))).located(error, in: operation))
        }
    }
}

extension ExpressionTree {
    /// The same expression on another row: on one that is related to the root row, in the place of that.
    package func rebased(onto row: RowSource) -> ExpressionTree {
        if DeepStack.isNeeded(for: self) { return DeepStack.run { rebased(onto: row) } }
        return switch node {
        case .value(let value): value.rebased(onto: row) ?? mapChildren { $0.rebased(onto: row) }
        case .condition(let condition): condition.rebased(onto: row) ?? mapChildren { $0.rebased(onto: row) }
        case .failure: self
        }
    }
}

extension ValueNode {
    /// The value on another row; nil where only its operands differ.
    fileprivate func rebased(onto row: RowSource) -> ExpressionTree? {
        switch self {
        case .column(let column): .column(column, of: row)
        case .related(let column, let source): .column(column, of: source.rebased(onto: row))
        case .aggregate(let function, let operand, let rows):
            .aggregate(function, of: operand?.rebased(onto: row), in: rows.rebased(onto: row))
        // Where there are related rows there are no groups: the engine says so.
        case .groupAggregate, .groupKey: ExpressionTree(self)
        case .literal, .parameter, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .window: nil
        }
    }
}

extension ConditionNode {
    /// The condition on another row; nil where only its operands differ.
    fileprivate func rebased(onto row: RowSource) -> ExpressionTree? {
        switch self {
        case .isMissing(let source): .isMissing(source.rebased(onto: row))
        case .isObject(let source, let objects): .isObject(source.rebased(onto: row), in: objects)
        case .isSameObject(let first, let second):
            .isSameObject(first.rebased(onto: row), second.rebased(onto: row))
        case .exists(let rows): .exists(rows.rebased(onto: row))
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .and, .or, .not: nil
        }
    }
}

extension RelatedRows {
    fileprivate func rebased(onto row: RowSource) -> RelatedRows {
        var rows = RelatedRows(
            parent: owner == nil ? parent : parent.rebased(onto: row), relationship: relationship, element: element,
            condition: condition?.rebased(onto: row))
        rows.isMembership = isMembership
        return rows
    }
}
