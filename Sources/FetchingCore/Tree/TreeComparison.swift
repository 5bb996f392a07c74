extension ExpressionTree {
    /// Whether both consist of the same operations on the same members and values.
    package func isEqual(to other: ExpressionTree) -> Bool {
        var comparison = TreeComparison()
        return comparison.areEqual(self, other)
    }
}

/// Compares two trees node by node.
private struct TreeComparison {
    /// The rows that the closures of to-many relationships declare, of both trees, from the outside in.
    private var elements: [(RowSource, RowSource)] = []

    mutating func areEqual(_ lhs: ExpressionTree, _ rhs: ExpressionTree) -> Bool {
        if DeepStack.isNeeded(for: lhs) { return DeepStack.run { areEqual(lhs, rhs) } }
        switch lhs.node {
        case .and: return areEqual(lhs, rhs, joinedBy: .and)
        case .or: return areEqual(lhs, rhs, joinedBy: .or)
        case .aggregate(let function, let operand, let rows):
            guard case .aggregate(function, let other, let otherRows) = rhs.node else { return false }
            return areEqual(rows, otherRows) {
                $0.areEqual([operand].compactMap(\.self), [other].compactMap(\.self))
            }
        case .exists(let rows):
            guard case .exists(let otherRows) = rhs.node else { return false }
            return areEqual(rows, otherRows) { _ in true }
        case .column, .related, .literal, .arithmetic, .function, .conditional, .groupAggregate, .groupKey,
            .constant, .comparison, .isNull, .membership, .range, .text, .bits, .not, .isMissing, .isObject,
            .isSameObject, .failure:
            return haveSameRoot(lhs, rhs) && areEqual(lhs.children, rhs.children)
        }
    }

    private mutating func areEqual(
        _ lhs: ExpressionTree, _ rhs: ExpressionTree, joinedBy junction: Junction
    ) -> Bool {
        junction.isRoot(of: rhs) && areEqual(junction.conditions(of: lhs), junction.conditions(of: rhs))
    }

    private mutating func areEqual(_ lhs: [ExpressionTree], _ rhs: [ExpressionTree]) -> Bool {
        guard lhs.count == rhs.count else { return false }
        for (left, right) in zip(lhs, rhs) where !areEqual(left, right) { return false }
        return true
    }

    private mutating func areEqual(
        _ lhs: RelatedRows, _ rhs: RelatedRows, _ areOperandsEqual: (inout TreeComparison) -> Bool
    ) -> Bool {
        guard areSame(lhs.parent, rhs.parent), lhs.relationship == rhs.relationship else { return false }
        elements.append((lhs.element, rhs.element))
        defer { elements.removeLast() }
        return areOperandsEqual(&self)
            && areEqual([lhs.condition].compactMap(\.self), [rhs.condition].compactMap(\.self))
    }

    private func areSame(_ lhs: RowSource, _ rhs: RowSource) -> Bool {
        switch (lhs.kind, rhs.kind) {
        case (.root, .root): true
        case (.element, .element):
            elements.last { $0.0 === lhs || $0.1 === rhs }.map { $0.0 === lhs && $0.1 === rhs } ?? (lhs === rhs)
        case (.toOne(let source, let relationship, _), .toOne(let otherSource, let otherRelationship, _)):
            relationship == otherRelationship && areSame(source, otherSource)
        default: false
        }
    }

    /// Whether two nodes are equal but for what is below them.
    private func haveSameRoot(_ lhs: ExpressionTree, _ rhs: ExpressionTree) -> Bool {
        switch lhs.node {
        case .column, .literal, .related, .isMissing, .isObject, .isSameObject: haveSameLeaf(lhs, rhs)
        case .arithmetic(let operation, _, _, let kind):
            if case .arithmetic(operation, _, _, kind) = rhs.node { true } else { false }
        case .comparison(let comparison, _, _): if case .comparison(comparison, _, _) = rhs.node { true } else { false }
        case .membership(_, let values, let includesNull):
            if case .membership(_, let others, includesNull) = rhs.node { values.asSet == others.asSet } else { false }
        case .range(_, let range): if case .range(_, let other) = rhs.node { range.isEqual(to: other) } else { false }
        case .text(let operation, _, let pattern, let options):
            if case .text(operation, _, let other, options) = rhs.node { pattern.isEqual(to: other) } else { false }
        case .bits(let operation, _, let bits): if case .bits(operation, _, bits) = rhs.node { true } else { false }
        case .groupAggregate(let aggregate):
            if case .groupAggregate(let other) = rhs.node { aggregate.hasSameRoot(as: other) } else { false }
        case .constant(let value): if case .constant(value) = rhs.node { true } else { false }
        case .failure(let error):
            if case .failure(let other) = rhs.node { error.description == other.description } else { false }
        case .function(let function, _): if case .function(function, _) = rhs.node { true } else { false }
        case .conditional: if case .conditional = rhs.node { true } else { false }
        case .groupKey: if case .groupKey = rhs.node { true } else { false }
        case .isNull: if case .isNull = rhs.node { true } else { false }
        case .not: if case .not = rhs.node { true } else { false }
        case .and: Junction.and.isRoot(of: rhs)
        case .or: Junction.or.isRoot(of: rhs)
        case .aggregate, .exists: false
        }
    }

    private func haveSameLeaf(_ lhs: ExpressionTree, _ rhs: ExpressionTree) -> Bool {
        switch (lhs.node, rhs.node) {
        case (.column(let column), .column(let other)): column.isSame(as: other)
        case (.related(let column, let row), .related(let other, let otherRow)):
            column.isSame(as: other) && areSame(row, otherRow)
        case (.literal(let value), .literal(let other)): ExactValue(value.comparable) == ExactValue(other.comparable)
        case (.isMissing(let row), .isMissing(let other)): areSame(row, other)
        case (.isObject(let row, let objects), .isObject(let other, let otherObjects)):
            areSame(row, other) && Set(objects) == Set(otherObjects)
        case (.isSameObject(let first, let second), .isSameObject(let other, let otherSecond)):
            areSame(first, other) && areSame(second, otherSecond)
        default: false
        }
    }
}

extension GroupAggregate {
    fileprivate func hasSameRoot(as other: GroupAggregate) -> Bool {
        function == other.function && isDistinct == other.isDistinct && (operand == nil) == (other.operand == nil)
    }
}

extension ExpressionTree {
    fileprivate var children: [ExpressionTree] {
        var children: [ExpressionTree] = []
        forEachChild { children.append($0) }
        return children
    }
}

extension FetchableColumn {
    /// Whether both are the same column of one model: a generic model makes its columns anew each time.
    fileprivate func isSame(as other: FetchableColumn) -> Bool {
        self === other
            || name == other.name && property == other.property && type == other.type && valueType == other.valueType
    }
}

extension [PrimitiveValue] {
    fileprivate var asSet: Set<ExactValue> { Set(map { ExactValue($0.comparable) }) }
}

extension ValueRange {
    fileprivate func isEqual(to other: ValueRange) -> Bool {
        let bounds = [lower, upper].map { ExactValue(($0 ?? .null).comparable) }
        return bounds == [other.lower, other.upper].map { ExactValue(($0 ?? .null).comparable) }
            && includesUpper == other.includesUpper
    }
}
