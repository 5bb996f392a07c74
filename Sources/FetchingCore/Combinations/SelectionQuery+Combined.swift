extension SelectionQuery {
    /// A query for the rows that this one and another give together.
    func combined(
        _ operation: RowCombination, of model: any Fetchable.Type, with other: SelectionQuery,
        of otherModel: any Fetchable.Type
    ) -> SelectionQuery {
        let part = other.asPart().inForms(of: columns, for: operation)
        var parts: [CombinedSelections.Part] = [(asPart(), model)]
        if let combination, combination.operation == operation, !query.isLimited, query.predicate == nil,
            combination.parts.count < RowCombination.mostParts
        {
            parts = combination.parts
        }
        return SelectionQuery(of: parts + [(part, otherModel)], operation, columns: columns)
    }

    /// A query for the rows that this one gives, each once.
    func combinedDistinct(of model: any Fetchable.Type) -> SelectionQuery {
        var distinct = SelectionQuery(of: [(asPart(), model)], .union, columns: columns)
        // The order that a limit needed has served its purpose.
        if !query.isLimited { distinct.query.sort(by: query.sortKeys) }
        return distinct
    }

    /// A query for the number of the rows.
    func counted(of model: any Fetchable.Type) -> SelectionQuery {
        var counted = SelectionQuery(of: [(asPart(), model)], .unionAll, columns: [])
        counted.isCount = true
        return counted
    }

    /// A query for whether there is a row.
    func existing(of model: any Fetchable.Type) -> SelectionQuery {
        var existing = SelectionQuery(of: [(asPart(), model)], .unionAll, columns: [])
        existing.isExistence = true
        return existing
    }

    private init(of parts: [CombinedSelections.Part], _ operation: RowCombination, columns: [ExpressionTree]) {
        self.init(FetchQuery(isPage: false), columns: columns)
        let combination = CombinedSelections(operation, parts)
        if combination.depth > SourceQuery.greatestDepth {
            query.predicate = ExpressionTree(failure: .nestedSources(limit: SourceQuery.greatestDepth))
        } else {
            self.combination = combination
        }
    }

    /// The number of requests that are one about the result of the other, behind this one.
    var depth: Int { max(combination?.depth ?? 0, query.source?.depth ?? 0) }

    /// The same rows as a part of those of a combination, where an order serves a limit alone.
    private func asPart() -> SelectionQuery {
        var part = self
        if !query.isLimited { part.query.removeOrder() }
        if let grouping, !grouping.query.isLimited { part.grouping?.query.removeOrder() }
        return part
    }

    /// The values in the forms in which others store theirs.
    private func inForms(of others: [ExpressionTree], for operation: RowCombination) -> SelectionQuery {
        var selection = self
        selection.isConverted =
            isConverted
            || zip(columns, others).contains { !$0.isFailure && !$1.isFailure && !$0.hasSameStorage(as: $1) }
        selection.columns = zip(columns, others).map { $0.inForm(of: $1, for: operation) }
        guard let combination else { return selection }
        let parts = combination.parts.map { ($0.selection.inForms(of: others, for: operation), $0.model) }
        selection.combination = CombinedSelections(combination.operation, parts)
        return selection
    }
}

extension ExpressionTree {
    /// The value in the form in which another stores its own.
    fileprivate func inForm(of other: ExpressionTree, for operation: RowCombination) -> ExpressionTree {
        if other.isFailure { return self }
        return building(operation.rawValue) {
            let value = try inForm(of: other)
            guard let type = value.valueType, let needed = other.valueType, type != needed else { return value }
            throw FetchError.combinedShapes(operation)
        }
    }
}

extension SelectionQuery {
    /// - Throws: ``FetchError`` if the rows of several requests cannot be put together.
    func check(_ combination: CombinedSelections, of model: any Fetchable.Type) throws {
        guard query.predicate == nil else { throw FetchError.conditionOnCombination(combination.operation) }
        guard query.lock == nil else { throw FetchError.lockedCombination }
        guard !readsOrder, query.position == nil, assignments.isEmpty else { throw FetchError.pageOfCombination }
        if combination.operation != .unionAll {
            for column in columns { try column.requireComparison(for: combination.operation.rawValue) }
        }
        for part in combination.parts {
            guard part.selection.query.lock == nil else { throw FetchError.lockedCombination }
            try part.selection.check(of: part.model)
        }
        let selected = columns.map(RequestDigest.init)
        for key in query.totalOrder(of: model) {
            var error = key.locale == nil ? FetchError.combinationByUnselected : .localizedOrderOfValues
            error.member = key.tree.member
            try key.tree.requireRow()
            guard key.options.folding.isEmpty, key.locale == nil, selected.contains(RequestDigest(key.tree)) else {
                throw error
            }
        }
    }

    /// The places of the values by which the rows are sorted among those that are selected.
    package func places(of order: [SortKey]) -> [Int] {
        let selected = columns.map(RequestDigest.init)
        return order.compactMap { selected.firstIndex(of: RequestDigest($0.tree)) }
    }

    /// Whether a value can overflow in the rows of any part. Sorted by such a value, any overflow is an error: a database would
    /// take its mark for a value.
    package func canOverflow(at place: Int) -> Bool {
        guard let combination else { return columns[place].canOverflow }
        return combination.parts.contains { $0.selection.canOverflow(at: place) }
    }

    /// Whether a value can be nil in the rows of any part.
    package func isNullable(at place: Int) -> Bool {
        guard let combination else { return columns[place].isNullable }
        return combination.parts.contains { $0.selection.isNullable(at: place) }
    }
}
