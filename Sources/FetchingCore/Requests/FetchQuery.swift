/// What a request asks for, without the types that it is written with: what engines read.
@usableFromInline
package struct FetchQuery: Sendable {
    package private(set) var predicate: ExpressionTree?
    package private(set) var sortKeys: [SortKey] = []
    package private(set) var limit: Int?
    package private(set) var offset: Int
    package var isDistinct = false

    /// Whether the request is for a part of the models that another request may go on from.
    private var isPage: Bool

    @usableFromInline
    init(limit: Int? = nil, offset: Int = 0, isPage: Bool) {
        self.limit = limit
        self.offset = offset
        self.isPage = isPage
    }

    @usableFromInline
    mutating func require(_ condition: consuming ExpressionTree) {
        if let predicate { self.predicate = .joined(predicate, condition, by: .and) } else { predicate = condition }
    }

    mutating func sort(by keys: some Sequence<SortKey>) {
        sortKeys += keys
    }

    package var isLimited: Bool { limit != nil || offset > 0 }

    /// Takes a part of what was asked for until now.
    mutating func limit(to newLimit: Int, after newOffset: Int) {
        // What is negative stays so, and is an error when the request runs.
        if newLimit >= 0, newOffset >= 0, let limit, limit >= 0 {
            self.limit = min(max(limit - newOffset, 0), newLimit)
        } else if limit ?? 0 >= 0 {
            limit = newLimit
        }
        if newOffset < 0 || offset < 0 {
            offset = min(offset, newOffset)
        } else {
            let (sum, overflow) = offset.addingReportingOverflow(newOffset)
            offset = overflow ? .max : sum
        }
        isPage = true
    }

    /// - Throws: ``FetchError`` if the limit or the offset is negative.
    package func checkLimits() throws {
        if let limit, limit < 0 { throw FetchError.invalidLimit("number of models") }
        if offset < 0 { throw FetchError.invalidLimit("number of models to pass over") }
    }

    /// What the models are sorted by, which for a page is a total order: the key decides where nothing else does. It goes
    /// in the direction of the last term, so that the index of that term serves for both.
    package func totalOrder(of model: any Fetchable.Type) -> [SortKey] {
        guard isPage, let keyed = model as? any KeyedFetchable.Type else { return sortKeys }
        let isAscending = sortKeys.last?.isAscending ?? true
        let sorted = sortKeys.filter { $0.options.folding.isEmpty }.compactMap(\.tree.member)
        return sortKeys
            + keyed.primaryKeyColumns.filter { !sorted.contains($0.property) }.map { column in
                SortKey(ExpressionTree(.column(column)), isAscending: isAscending)
            }
    }
}

/// What rows are sorted by: a value, a direction, and the place of nil.
package struct SortKey: Sendable {
    package enum NilOrder: Sendable {
        case smallest, first, last
    }

    package let tree: ExpressionTree
    package let isAscending: Bool
    package let options: TextOptions
    package var nilOrder = NilOrder.smallest

    init(_ tree: ExpressionTree, isAscending: Bool, options: TextOptions = []) {
        self.tree = tree
        self.isAscending = isAscending
        self.options = options
    }
}
