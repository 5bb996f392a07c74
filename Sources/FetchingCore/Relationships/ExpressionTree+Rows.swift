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
        above(rows, operation: function.name, operand: operand) {
            try operand?.requireMeaning(for: function)
            // Related rows are counted by the distinct values of an operand, which are compared.
            if function == .count { try operand?.requireComparison() }
            return .value(.aggregate(function, operand, rows))
        }
    }

    /// - Throws: ``FetchError`` if the column stores its values in a form that the function cannot be computed from.
    func requireMeaning(for function: AggregateFunction) throws {
        switch function {
        case .count: break
        case .sum, .average, .distinctSum, .distinctAverage, .joined, .distinctJoined: try requireOwnStorage()
        case .min, .max: try requireOrder()
        }
    }

    private static func above(
        _ rows: RelatedRows, operation: String, operand: ExpressionTree? = nil, _ node: () throws -> ExpressionNode
    ) -> ExpressionTree {
        if let failure = rows.parent.failure ?? rows.relationship.failure { return ExpressionTree(failure: failure) }
        let terms = rows.order.map(\.tree)
        if let failure = ([operand, rows.condition].compactMap(\.self) + terms).failure { return failure }
        // In memory, a closure takes as much of the stack as two other conditions: it counts for two levels.
        var inside = TreeShape.above(operand?.shape ?? .leaf, rows.condition?.shape ?? .leaf)
        if !terms.isEmpty { inside = .above(inside, terms.shape) }
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
    package func rebased(onto row: RowSource) -> ExpressionTree { mapRows(RowMap(root: row)) }

    /// The same expression, in which other scopes hold for related rows.
    func scoped(_ scoping: RowScoping) -> ExpressionTree {
        hasRelationships ? mapRows(RowMap(root: .root, scoping: scoping)) : self
    }

    /// The same expression on another row of a closure.
    func replacing(_ element: RowSource, by other: RowSource) -> ExpressionTree {
        hasRelationships ? mapRows(RowMap(root: .root, element: (element, other))) : self
    }

    fileprivate func mapRows(_ map: RowMap) -> ExpressionTree {
        if DeepStack.isNeeded(for: self) { return DeepStack.run { mapRows(map) } }
        return switch node {
        case .value(let value): value.mapRows(map) ?? mapChildren { $0.mapRows(map) }
        case .condition(let condition): condition.mapRows(map) ?? mapChildren { $0.mapRows(map) }
        case .failure: self
        }
    }
}

/// How the rows of an expression become those of another.
private struct RowMap {
    let root: RowSource
    var scoping: RowScoping?

    /// A row of a closure, and the one in its place.
    var element: (RowSource, RowSource)?

    func row(_ row: RowSource) -> RowSource {
        let row = element.map { row.replacing($0, by: $1) } ?? row
        return (scoping.map(row.scoped) ?? row).rebased(onto: root)
    }

    func relationship(_ relationship: Relationship) -> Relationship {
        scoping.map(relationship.scoped) ?? relationship
    }
}

extension ValueNode {
    /// The value on other rows; nil where only its operands differ.
    fileprivate func mapRows(_ map: RowMap) -> ExpressionTree? {
        switch self {
        case .column(let column): .column(column, of: map.root)
        case .related(let column, let source): .column(column, of: map.row(source))
        case .aggregate(let function, let operand, let rows):
            .aggregate(function, of: operand?.mapRows(map), in: rows.mapRows(map))
        // Where there are related rows there are no groups: the engine says so.
        case .groupAggregate, .groupKey: ExpressionTree(self)
        case .literal, .parameter, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .window: nil
        }
    }
}

extension ConditionNode {
    /// The condition on other rows; nil where only its operands differ.
    fileprivate func mapRows(_ map: RowMap) -> ExpressionTree? {
        switch self {
        case .isMissing(let source): .isMissing(map.row(source))
        case .isObject(let source, let objects): .isObject(map.row(source), in: objects)
        case .isSameObject(let first, let second): .isSameObject(map.row(first), map.row(second))
        case .exists(let rows): .exists(rows.mapRows(map))
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .and, .or, .not: nil
        }
    }
}

extension RelatedRows {
    fileprivate func mapRows(_ map: RowMap) -> RelatedRows {
        var rows = RelatedRows(
            parent: owner == nil ? parent : map.row(parent), relationship: map.relationship(relationship),
            element: element, condition: condition?.mapRows(map))
        rows.isMembership = isMembership
        rows.order = order.map { $0.with($0.tree.mapRows(map)) }
        return rows
    }
}
