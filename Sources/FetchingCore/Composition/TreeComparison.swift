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
        switch (lhs.node, rhs.node) {
        case (.and, .and): return areEqual(Junction.and.conditions(of: lhs), Junction.and.conditions(of: rhs))
        case (.or, .or): return areEqual(Junction.or.conditions(of: lhs), Junction.or.conditions(of: rhs))
        case (.aggregate(let function, let operand, let rows), .aggregate(let other, let otherOperand, let otherRows)):
            return function == other
                && areEqual(rows, otherRows) {
                    $0.areEqual([operand].compactMap(\.self), [otherOperand].compactMap(\.self))
                }
        case (.exists(let rows), .exists(let otherRows)): return areEqual(rows, otherRows) { _ in true }
        default: return haveSameRoot(lhs, rhs) && areEqual(lhs.children, rhs.children)
        }
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
        switch (lhs.node, rhs.node) {
        case (.column(let column), .column(let other)): column.isSame(as: other)
        case (.related(let column, let row), .related(let other, let otherRow)):
            column.isSame(as: other) && areSame(row, otherRow)
        case (.literal(let value), .literal(let other)): ExactValue(value.comparable) == ExactValue(other.comparable)
        case (.arithmetic(let operation, _, _, let kind), .arithmetic(let other, _, _, let otherKind)):
            operation == other && kind == otherKind
        case (.comparison(let comparison, _, _), .comparison(let other, _, _)): comparison == other
        case (.membership(_, let values, let includesNull), .membership(_, let others, let othersIncludeNull)):
            includesNull == othersIncludeNull && values.asSet == others.asSet
        case (.range(_, let range), .range(_, let other)): range.isEqual(to: other)
        case (
            .text(let operation, _, let pattern, let options), .text(let other, _, let otherPattern, let otherOptions)
        ):
            operation == other && options == otherOptions && pattern.isEqual(to: otherPattern)
        case (.bits(let operation, _, let bits), .bits(let other, _, let otherBits)):
            operation == other && bits == otherBits
        case (.groupAggregate(let aggregate), .groupAggregate(let other)):
            aggregate.function == other.function && aggregate.isDistinct == other.isDistinct
                && (aggregate.operand == nil) == (other.operand == nil)
        case (.constant(let value), .constant(let other)): value == other
        case (.isMissing(let row), .isMissing(let other)): areSame(row, other)
        case (.isObject(let row, let objects), .isObject(let other, let otherObjects)):
            areSame(row, other) && Set(objects) == Set(otherObjects)
        case (.isSameObject(let first, let second), .isSameObject(let other, let otherSecond)):
            areSame(first, other) && areSame(second, otherSecond)
        case (.failure(let error), .failure(let other)): error.description == other.description
        case (.scalarCount, .scalarCount), (.conditional, .conditional), (.groupKey, .groupKey), (.isNull, .isNull),
            (.not, .not):
            true
        default: false
        }
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
