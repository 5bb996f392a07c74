extension ExpressionTree {
    /// Whether both consist of the same operations on the same members and values.
    package func isEqual(to other: ExpressionTree) -> Bool {
        var comparison = TreeComparison()
        return comparison.areEqual(self, other)
    }
}

/// Compares two trees node by node.
private struct TreeComparison {
    /// The rows that the closures around the nodes declare, from the outside in.
    private var elements: [RowSource] = []
    private var otherElements: [RowSource] = []

    mutating func areEqual(_ lhs: ExpressionTree, _ rhs: ExpressionTree) -> Bool {
        if DeepStack.isNeeded(for: lhs) { return DeepStack.run { areEqual(lhs, rhs) } }
        guard NodeSignature(lhs, within: elements) == NodeSignature(rhs, within: otherElements) else { return false }
        guard let row = lhs.relatedRows?.element, let other = rhs.relatedRows?.element else {
            return areEqual(lhs.chainedChildren, rhs.chainedChildren)
        }
        elements.append(row)
        otherElements.append(other)
        defer {
            elements.removeLast()
            otherElements.removeLast()
        }
        return areEqual(lhs.chainedChildren, rhs.chainedChildren)
    }

    private mutating func areEqual(_ lhs: [ExpressionTree], _ rhs: [ExpressionTree]) -> Bool {
        guard lhs.count == rhs.count else { return false }
        for (left, right) in zip(lhs, rhs) where !areEqual(left, right) { return false }
        return true
    }
}
