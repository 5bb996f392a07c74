extension FetchQuery {
    /// A query about the models that this one and another give together.
    func combined(_ operation: RowCombination, with other: FetchQuery) -> FetchQuery {
        var query = FetchQuery(isPage: false)
        if let first = source, let combined = first.combination, combined.operation == operation, isOnlySource,
            combined.others.count < RowCombination.mostParts
        {
            let others = combined.others + [other.asPart()]
            query.setSource(first.query, CombinedQueries(operation: operation, others: others))
        } else {
            query.setSource(asPart(), CombinedQueries(operation: operation, others: [other.asPart()]))
        }
        return query
    }

    /// Whether it asks for all that its source gives.
    private var isOnlySource: Bool {
        predicate == nil && !isLimited && !isDistinct && lock == nil && position == nil
    }

    /// The same models as a part of those of a combination, where an order serves a limit alone.
    private func asPart() -> FetchQuery {
        var part = self
        if !isLimited { part.removeOrder() }
        return part
    }

    /// Whether it asks for models of several queries, or goes on from those.
    package var asksForCombination: Bool {
        guard let source else { return false }
        return source.combination != nil || source.queries.contains(where: \.asksForCombination)
    }

    /// Whether a model can be among the rows more than once.
    var repeatsModels: Bool {
        guard !isDistinct, let source else { return false }
        switch source.combination?.operation {
        case .unionAll: return true
        case .union, .intersection, .subtracting: return false
        case nil: return source.query.repeatsModels
        }
    }
}

extension SourceQuery {
    /// The queries whose models are looked at.
    package var queries: [FetchQuery] { [query] + (combination?.others ?? []) }
}
