extension ExpressionTree {
    /// A column of a certain row.
    static func column(_ column: FetchableColumn, of row: RowSource) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(.failure(failure)) }
        if case .root = row.kind { return ExpressionTree(.column(column)) }
        return ExpressionTree(.related(column, row), shape: .relatedLeaf)
    }

    /// Whether there is no row to which a to-one relationship refers.
    static func isMissing(_ row: RowSource) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(.failure(failure)) }
        return ExpressionTree(.isMissing(row), shape: .relatedLeaf)
    }

    /// Whether there is a related row.
    static func exists(_ rows: RelatedRows) -> ExpressionTree { above(rows, operation: "contains") { .exists(rows) } }

    /// A value computed from all related rows.
    static func aggregate(
        _ function: AggregateFunction, of operand: ExpressionTree? = nil, in rows: RelatedRows
    ) -> ExpressionTree {
        above(rows, operation: function.rawValue, operand: operand) {
            try operand?.requireMeaning(for: function)
            return .aggregate(function, operand, rows)
        }
    }

    /// - Throws: ``FetchError`` if the column stores its values in a form that the function cannot be computed from.
    func requireMeaning(for function: AggregateFunction) throws {
        switch function {
        case .count: break
        case .sum, .average: try requireOwnStorage()
        case .minimum, .maximum: try requireOrder()
        }
    }

    private static func above(
        _ rows: RelatedRows, operation: String, operand: ExpressionTree? = nil, _ node: () throws -> ExpressionNode
    ) -> ExpressionTree {
        if let failure = rows.parent.failure ?? rows.relationship.failure { return ExpressionTree(.failure(failure)) }
        if let operand, operand.isFailure { return operand }
        if let condition = rows.condition, condition.isFailure { return condition }
        let shape = TreeShape.above(operand?.shape ?? .leaf, rows.condition?.shape ?? .leaf).withRelationships
        do {
            return ExpressionTree(try node(), shape: shape)
        } catch {
            return ExpressionTree(.failure((operand ?? ExpressionTree(.constant(true))).located(error, in: operation)))
        }
    }
}

extension ExpressionTree {
    /// The same expression on another row: on one that is related to the row that is asked for, in the place of that.
    func rebased(onto row: RowSource) -> ExpressionTree {
        switch node {
        case .column(let column): .column(column, of: row)
        case .related(let column, let source): .column(column, of: source.rebased(onto: row))
        case .isMissing(let source): .isMissing(source.rebased(onto: row))
        case .literal, .constant, .failure: self
        // Where there are related rows there are no groups: the engine says so.
        case .groupAggregate, .groupKey: self
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            rebased(onto: row, lhs, rhs) { .arithmetic(operation, $0, $1, kind) }
        case .comparison(let comparison, let lhs, let rhs):
            rebased(onto: row, lhs, rhs) { .comparison(comparison, $0, $1) }
        case .and(let lhs, let rhs): rebased(onto: row, lhs, rhs) { .and($0, $1) }
        case .or(let lhs, let rhs): rebased(onto: row, lhs, rhs) { .or($0, $1) }
        case .scalarCount(let operand): rebased(onto: row, operand) { .scalarCount($0) }
        case .conditional(let condition, let value, let other):
            .conditional(
                condition.rebased(onto: row), then: value.rebased(onto: row), else: other.rebased(onto: row))
        case .isNull(let operand): rebased(onto: row, operand) { .isNull($0) }
        case .membership(let operand, let values, let includesNull):
            rebased(onto: row, operand) { .membership($0, values: values, includesNull: includesNull) }
        case .range(let operand, let range): rebased(onto: row, operand) { .range($0, range) }
        case .text(let operation, let operand, let pattern, let options):
            rebased(onto: row, operand) { .text(operation, $0, pattern: pattern, options) }
        case .bits(let operation, let operand, let bits): rebased(onto: row, operand) { .bits(operation, $0, bits) }
        case .not(let condition): rebased(onto: row, condition) { .not($0) }
        case .exists(let rows): .exists(rows.rebased(onto: row))
        case .aggregate(let function, let operand, let rows):
            .aggregate(function, of: operand?.rebased(onto: row), in: rows.rebased(onto: row))
        }
    }

    private func rebased(
        onto row: RowSource, _ child: ExpressionTree, _ node: (ExpressionTree) -> ExpressionNode
    ) -> ExpressionTree {
        let child = child.rebased(onto: row)
        return child.isFailure ? child : ExpressionTree(node(child), above: child)
    }

    private func rebased(
        onto row: RowSource, _ first: ExpressionTree, _ second: ExpressionTree,
        _ node: (ExpressionTree, ExpressionTree) -> ExpressionNode
    ) -> ExpressionTree {
        let (first, second) = (first.rebased(onto: row), second.rebased(onto: row))
        if first.isFailure { return first }
        return second.isFailure ? second : ExpressionTree(node(first, second), above: first, second)
    }
}

extension RelatedRows {
    fileprivate func rebased(onto row: RowSource) -> RelatedRows {
        RelatedRows(
            parent: parent.rebased(onto: row), relationship: relationship, element: element,
            condition: condition?.rebased(onto: row))
    }
}
