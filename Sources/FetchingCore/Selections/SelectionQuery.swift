/// A request for values without its types, as engines read it.
@usableFromInline
package struct SelectionQuery: Sendable {
    /// The query of the models, with their order.
    package var query: FetchQuery

    /// The values that are asked for.
    @usableFromInline package var columns: [ExpressionTree]

    /// The columns that the values are written to, where they are inserted.
    package var assignments: [MemberAssignment] = []

    /// How models are put together, nil where there is a row for each.
    package var grouping: Grouping?

    /// Whether each row is asked for once. The order and the limit of the query are then those of the rows.
    package var isDistinct = false

    /// The requests whose rows are put together. The columns are those of the first. The order and the limit of the query are those of
    /// the rows.
    package var combination: CombinedSelections?

    /// Whether a value is converted from the form in which it is stored to that of the first of several requests.
    var isConverted = false

    /// Whether it is only asked how many rows there are. There is one column then, which says so.
    package var isCount = false

    /// Whether it is only asked if there is a row. There is one column then, which says so.
    package var isExistence = false

    /// Whether the values by which the models are sorted are read too, behind the columns.
    package var readsOrder = false

    /// The number of rows whose values are asked for, where one behind them is only to be there. Nil for all.
    package var pageSize: Int?

    @usableFromInline
    package init(_ query: FetchQuery, columns: [ExpressionTree]) {
        self.query = query
        self.columns = columns
    }
}

/// How models are put together.
package struct Grouping: Sendable {
    /// The keys of the groups. Without any, all models are one group, even if there are none.
    package let keys: [ExpressionTree]

    /// The query of the groups, with their order.
    package var query: FetchQuery
}

extension SelectionQuery {
    /// - Throws: ``FetchError`` if the request is invalid by itself.
    package func check(of model: any Fetchable.Type) throws {
        try query.checkLimits()
        if let combination { return try check(combination, of: model) }
        guard let grouping else {
            for tree in columns { try tree.requireRow() }
            if isDistinct {
                for tree in columns { try tree.requireComparison(for: "distinct") }
                try requireSelectedOrder(of: model)
            }
            return
        }
        try grouping.query.checkLimits()
        for key in grouping.keys {
            try key.requireRow()
            try key.requireComparison(for: "grouped")
        }
        let ofGroups = columns + grouping.query.sortKeys.map(\.tree) + [grouping.query.predicate].compactMap(\.self)
        let keys = grouping.keys.map(RequestDigest.init)
        for tree in ofGroups { try tree.requireGroup(by: keys) }
    }

    /// Rejects an order by a value that is not selected: distinct rows may differ in it.
    private func requireSelectedOrder(of model: any Fetchable.Type) throws {
        let selected = columns.map(RequestDigest.init)
        for key in query.totalOrder(of: model) {
            guard !key.options.folding.isEmpty || key.locale != nil || !selected.contains(RequestDigest(key.tree))
            else {
                continue
            }
            var error = key.locale == nil ? FetchError.orderedByUnselected : .localizedOrderOfValues
            error.member = key.tree.member
            throw error
        }
    }
}
