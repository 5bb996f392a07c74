import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredEncoder {
    /// The members of a request besides its condition.
    func members(of query: FetchQuery, model: any Fetchable.Type) throws -> [JSONMember] {
        try query.checkLimits()
        try query.requireNoLock()
        guard !query.asksForFirstOfEach else {
            throw StoredFilterError.noForm(
                "the request is for the first models of each group",
                cure: "Store the request before 'first(nth:ofEach:)', and add the step when it is read", at: .root)
        }
        guard !query.asksForCombination else {
            throw StoredFilterError.noForm(
                "the request puts the results of several together",
                cure: "Store each request, and put them together when they are read", at: .root)
        }
        guard query.position == nil, query.source == nil else {
            throw StoredFilterError.noForm(
                "the request goes on from a cursor, or from the result of another request",
                cure: "Store the request that it was made of", at: .root)
        }
        guard !(query.scopes?.ignoresSome ?? false) else {
            throw StoredFilterError.noForm(
                "the request leaves out a scope",
                cure: "Store the request before 'ignoring(_:)', and add the step when it is read", at: .root)
        }
        // A page from the beginning has a total order, unlike all models.
        let isPage = query.totalOrder(of: model).count > query.sortKeys.count
        let hasOffset = query.offset > 0 || isPage && query.limit == nil
        let path = JSONPath.root.key(Key.sort)
        return [
            JSONMember(Key.sort, .array(try query.sortKeys.enumerated().map { try sortTerm($1, at: path.index($0)) })),
            JSONMember(Key.limit, query.limit.map { .integer($0) } ?? .null),
            JSONMember(Key.offset, hasOffset ? .integer(query.offset) : .null),
            JSONMember(Key.isDistinct, .bool(query.isDistinct)),
        ]
    }

    private func sortTerm(_ key: SortKey, at path: JSONPath) throws -> JSONValue {
        try key.tree.requireHeldDates(at: path)
        let subject = try subject(key.tree, at: path)
        guard key.locale == nil else {
            throw StoredFilterError.noForm(
                "the request is sorted as a locale has texts",
                cure: "Store the request before 'sorted', and add the step when it is read", at: path)
        }
        guard let suffix = StoredOperation.suffix(for: key.options) else {
            throw StoredFilterError.noForm("a text option is unknown", cure: "Use those of 'TextOptions'", at: path)
        }
        let order = (key.isAscending ? StoredFormat.ascending : StoredFormat.descending) + suffix
        return .object([
            subject, JSONMember(Key.order, .text(order)),
            JSONMember(Key.nils, .text(StoredNilOrder(key.nilOrder).rawValue)),
        ])
    }
}

/// Where nil stands in an order.
enum StoredNilOrder: String, CaseIterable {
    case smallest, first, last

    init(_ order: SortKey.NilOrder) {
        self =
            switch order {
            case .smallest: .smallest
            case .first: .first
            case .last: .last
            }
    }
}
