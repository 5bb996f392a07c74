/// A condition on all rows of a model that looks for a value among those of the rows: it is decided by a set of these, which is
/// the same for every row that is asked about.
package struct RowLookup {
    /// The value, of the row that is asked about.
    package let value: ExpressionTree

    /// The value of each row among which it is looked for.
    package let key: ExpressionTree

    /// The conditions on the rows besides.
    package let condition: ExpressionTree?
}

extension RelatedRows {
    /// Whether they are the same rows, whichever is asked about.
    var areTheSameForAll: Bool { relationship.leadsToAll && condition?.readsOnly(rowsFrom: element) ?? true }

    /// The value that is looked for; nil where the condition is of another form.
    package var lookup: RowLookup? {
        guard relationship.leadsToAll, let condition else { return nil }
        var others: [ExpressionTree] = []
        var pair: (value: ExpressionTree, key: ExpressionTree)?
        for part in Junction.and.conditions(of: condition) {
            if part.readsOnly(rowsFrom: element) {
                others.append(part)
            } else if pair == nil, let found = part.values(equalFor: element) {
                pair = found
            } else {
                return nil
            }
        }
        guard let pair else { return nil }
        return RowLookup(
            value: pair.value, key: pair.key, condition: others.isEmpty ? nil : .joined(others, by: .and))
    }
}

extension ExpressionTree {
    /// Whether it reads no other rows than one, those that this leads to, and those of its own closures.
    func readsOnly(rowsFrom element: RowSource) -> Bool {
        var elements = [element]
        var readsOthers = false
        visitNodes { tree in
            if let rows = tree.relatedRows { elements.append(rows.element) }
            readsOthers =
                readsOthers || tree.readsRow { row in !elements.contains { $0 === row.base } }
            return !readsOthers
        }
        return !readsOthers
    }

    private func reads(rowsFrom element: RowSource) -> Bool { contains { $0.readsRow { $0.base === element } } }

    /// The operands of an equality of which one is read of the row alone, and the other of other rows alone.
    fileprivate func values(equalFor element: RowSource) -> (value: ExpressionTree, key: ExpressionTree)? {
        guard case .condition(.comparison(.equal, let lhs, let rhs)) = node else { return nil }
        if rhs.readsOnly(rowsFrom: element), !lhs.reads(rowsFrom: element) { return (lhs, rhs) }
        if lhs.readsOnly(rowsFrom: element), !rhs.reads(rowsFrom: element) { return (rhs, lhs) }
        return nil
    }
}
