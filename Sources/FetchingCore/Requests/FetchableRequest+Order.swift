extension FetchableRequest {
    /// What the models are sorted by, which for a page is a total order: the key decides where nothing else does. It goes
    /// in the direction of the last term, so that the index of that term serves for both.
    package var totalOrder: [SortTerm<Model>] {
        guard isPage, let keyed = Model.self as? any KeyedFetchable.Type else { return sortTerms }
        let isAscending = sortTerms.last?.isAscending ?? true
        let sorted = sortTerms.filter { $0.options.folding.isEmpty }.compactMap(\.tree.member)
        return sortTerms
            + keyed.primaryKeyColumns.filter { !sorted.contains($0.property) }.map { column in
                SortTerm(ExpressionTree(.column(column)), isAscending: isAscending)
            }
    }
}
