extension SelectionQuery {
    /// Whether a value is computed from other rows than those of the result.
    package var hasWindows: Bool {
        columns.contains(where: \.hasWindows) || assignments.contains { $0.value.hasWindows }
    }

    /// The same rows, of which the windows are computed in a request within: before the place from which rows are asked for, and
    /// before a limit outside of which other values are not computed.
    ///
    /// - Returns: nil where they can be computed beside the other values.
    package func withWindowsInside(hasOrder: Bool) -> SelectionQuery? {
        let isLimitInside =
            query.isLimited && hasOrder && !isDistinct
            && columns.contains { !$0.isWindow && $0.canOverflow }
        guard hasWindows, grouping == nil, query.position != nil || isLimitInside else {
            return nil
        }
        var windows: [ExpressionTree] = []
        var places: [HashableTree: ExpressionTree] = [:]
        var selection = self
        func replacingWindows(_ tree: ExpressionTree) -> ExpressionTree {
            tree.replacingWindows { window in
                if let known = places[HashableTree(window)] { return known }
                windows.append(window)
                let value = ExpressionTree(.column(FetchableColumn(ofWindow: window, windows.count)))
                places[HashableTree(window)] = value
                return value
            }
        }
        selection.columns = columns.map(replacingWindows)
        selection.assignments = assignments.map {
            MemberAssignment(column: $0.column, value: replacingWindows($0.value))
        }
        selection.query = query.withWindowsInside(windows)
        return selection
    }
}

extension ExpressionTree {
    fileprivate func replacingWindows(_ replace: (ExpressionTree) -> ExpressionTree) -> ExpressionTree {
        if isWindow { return replace(self) }
        guard hasWindows else { return self }
        return mapChildren { $0.replacingWindows(replace) }
    }
}

extension FetchableColumn {
    /// The column of a request within another that has the value of a window.
    fileprivate convenience init(ofWindow window: ExpressionTree, _ number: Int) {
        self.init(
            property: "over", name: "fetching.window\(number)", type: window.valueType ?? .int64,
            isOptional: window.isNullable, storage: nil, model: Never.self, valueType: Int?.self, keyPath: nil,
            reader: ColumnReader(.null))
    }
}
