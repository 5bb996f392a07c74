/// A condition of a chain of "or", in which many texts that are looked for in the same column become one condition.
package enum TextAlternative {
    case condition(ExpressionTree)

    /// The column, folded as the options say, contains one of the texts, which are folded already.
    case containsAny(ExpressionTree, [String], TextOptions)

    /// Fewer texts are looked for one by one.
    private static let leastTexts = 8

    /// The alternatives of a chain, nil if no column is asked for many texts.
    package static func alternatives(of tree: ExpressionTree) -> [TextAlternative]? {
        // Most chains are told by one look: many texts are looked for at its beginning or at its end.
        guard tree.depth > 3, tree.endsWithContains(\.0) || tree.endsWithContains(\.1) else { return nil }
        return alternatives(of: Junction.or.conditions(of: tree))
    }

    private static func alternatives(of conditions: [ExpressionTree]) -> [TextAlternative]? {
        var groups: [(column: ExpressionTree, options: TextOptions, places: [Int])] = []
        for (place, condition) in conditions.enumerated() {
            guard case .condition(.text(.contains, let column, let text, let options)) = condition.node, !text.isEmpty,
                column.isColumn
            else { continue }
            let index = groups.firstIndex { $0.options == options.folding && $0.column.isSameColumn(as: column) }
            if let index {
                groups[index].places.append(place)
            } else {
                groups.append((column, options.folding, [place]))
            }
        }
        groups.removeAll { $0.places.count < leastTexts }
        guard !groups.isEmpty else { return nil }
        let merged = Set(groups.flatMap(\.places))
        return groups.map { column, options, places in
            .containsAny(column, places.compactMap { conditions[$0].foldedPattern }, options)
        } + conditions.indices.filter { !merged.contains($0) }.map { .condition(conditions[$0]) }
    }
}

extension ExpressionTree {
    fileprivate func endsWithContains(_ side: ((ExpressionTree, ExpressionTree)) -> ExpressionTree) -> Bool {
        var tree = self
        while let parts = Junction.or.parts(of: tree) { tree = side(parts) }
        if case .condition(.text(.contains, _, _, _)) = tree.node { return true }
        return false
    }

    fileprivate var foldedPattern: String? {
        guard case .condition(.text(_, _, let pattern, let options)) = node else { return nil }
        return options.folding.fold(pattern)
    }

    /// Whether it is a column, of the root row or of another.
    package var isColumn: Bool {
        switch node {
        case .value(.column), .value(.related): true
        // Columns are these alone.
        case .value, .condition, .failure: false
        }
    }

    /// Whether both are the same column of the same row.
    package func isSameColumn(as other: ExpressionTree) -> Bool {
        switch (node, other.node) {
        case (.value(.column(let column)), .value(.column(let otherColumn))): column === otherColumn
        case (.value(.related(let column, let row)), .value(.related(let otherColumn, let otherRow))):
            column === otherColumn && row.isSame(as: otherRow)
        // Columns of different kinds, or nodes that are not columns.
        default: false
        }
    }
}
