/// The question whether the texts of a row match a query: without its operands, which are the key of the row and its texts.
package struct FullTextMatch: Sendable {
    package let query: TextQuery

    /// The table of the texts.
    package let entity: FetchableEntity

    /// The index of the table.
    package let index: FetchableFullText

    /// Whether the key of the table is one column.
    package let hasSingleKey: Bool
}

extension ExpressionTree {
    /// Whether the texts of a row match a query. There are none where the row is missing.
    static func matchesText(
        _ query: TextQuery, of model: any KeyedFetchable.Type, in row: RowSource
    ) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(failure: failure) }
        switch fullTextOperands(of: model, in: row, for: "matchesText") {
        case .failure(let error): return ExpressionTree(failure: error)
        case .success(let (index, operands)):
            // What matches everything asks for nothing.
            if query.isEmpty { return ExpressionTree(.constant(true)) }
            let match = FullTextMatch(
                query: query, entity: model.fetchableEntity, index: index,
                hasSingleKey: model.primaryKeyColumns.count == 1)
            return matchesText(match, operands)
        }
    }

    static func matchesText(_ match: FullTextMatch, _ operands: [ExpressionTree]) -> ExpressionTree {
        operands.failure ?? ExpressionTree(.condition(.fullText(match, operands)), shape: operands.shape)
    }

    /// The key of a row, and its texts.
    private static func fullTextOperands(
        of model: any KeyedFetchable.Type, in row: RowSource, for operation: String
    ) -> Result<(FetchableFullText, [ExpressionTree]), FetchError> {
        let index = model.fetchableEntity.fullText ?? FetchableFullText([])
        if var error = index.failure {
            error.operation = operation
            error.model = "\(model)"
            return .failure(error)
        }
        return .success((index, (model.primaryKeyColumns.prefix(1) + index.columns).map { .column($0, of: row) }))
    }

    /// The number of places at which what a query looks for stands in the texts of a row.
    static func relevance(
        of query: TextQuery, of model: any KeyedFetchable.Type, in row: RowSource
    ) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(failure: failure) }
        switch fullTextOperands(of: model, in: row, for: "relevance") {
        case .failure(let error): return ExpressionTree(failure: error)
        case .success(let (_, operands)):
            let patterns = query.countedPatterns
            let pattern = FullTextPattern(counting: patterns)
            var parts: [RawFragment.Part] = [.text("fetching_relevance("), .operand]
            for _ in operands.dropFirst() { parts += [.text(", "), .operand] }
            let meaning = RawMeaning(of: []) { values in
                let texts = values.dropFirst().map { value -> String? in
                    if case .text(let text) = value { text } else { nil }
                }
                return .int64(Int64(pattern.occurrences(in: texts)))
            }
            let fragment = RawFragment(
                parts: parts + [.text(")")], type: .int64, engines: .all, meaning: meaning, operation: "relevance")
            // No pattern has a line feed.
            let joined = ExpressionTree(.literal(.text(patterns.joined(separator: "\n"))))
            return .raw(fragment, [joined] + operands.dropFirst())
        }
    }
}
