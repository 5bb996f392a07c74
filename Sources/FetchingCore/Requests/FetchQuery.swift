/// A request without its types, as engines read it.
@usableFromInline
package struct FetchQuery: Sendable {
    /// The conditions, those of the scopes among them.
    package var predicate: ExpressionTree? {
        get {
            guard hasScopes, let scope = scopes?.condition else { return ownPredicate }
            return ownPredicate.map { .joined($0, scope, by: .and) } ?? scope
        }
        set {
            ownPredicate = newValue
            hasScopes = false
        }
    }

    /// The conditions without those of the scopes.
    package private(set) var ownPredicate: ExpressionTree?

    /// The conditions that each row meets by itself, and those of the scopes, without the policy of whoever acts: of the query and of the
    /// one that it goes on from.
    package var conditionsOnEachRow: [ExpressionTree] {
        // A row of several requests together meets the conditions of one of them.
        guard source?.combination == nil, source?.windows.isEmpty ?? true else { return [] }
        let own = [ownPredicate, hasScopes ? scopes?.scope : nil].compactMap(\.self)
        return own + (source?.query.conditionsOnEachRow ?? [])
    }

    /// The scopes that hold for the rows that the conditions lead to; nil where all do.
    package private(set) var scopes: RequestScopes?

    /// Whether the scopes of the model hold for its rows.
    private var hasScopes = false

    /// The sort keys of the models: those of the query, and behind them those of the query that it goes on from.
    package var sortKeys: [SortKey] { inheritedSortKeys.isEmpty ? ownSortKeys : ownSortKeys + inheritedSortKeys }

    private var ownSortKeys: [SortKey] = []
    package private(set) var limit: Int?
    package private(set) var offset: Int
    package var isDistinct = false

    /// The parts that few queries have. A query is copied often, and each copy retains each of its parts.
    private var rareParts: RareParts?

    private var inheritedSortKeys: [SortKey] {
        get { rareParts?.parts.inheritedSortKeys ?? [] }
        set { setRare(hasDefault: newValue.isEmpty) { $0.inheritedSortKeys = newValue } }
    }

    /// The lock on the rows, until the end of the transaction.
    package var lock: RowLock? {
        get { rareParts?.parts.lock }
        set { setRare(hasDefault: newValue == nil) { $0.lock = newValue } }
    }

    /// After, or before, which place in the order the models are.
    package var position: PagePosition? {
        get { rareParts?.parts.position }
        set { setRare(hasDefault: newValue == nil) { $0.position = newValue } }
    }

    /// The query whose models are looked at; nil for all.
    package private(set) var source: SourceQuery?

    /// Whether the request is for a part of the models that another request may go on from.
    private var isPage: Bool

    @usableFromInline
    init(limit: Int? = nil, offset: Int = 0, isPage: Bool, scopes: RequestScopes? = nil) {
        self.limit = limit
        self.offset = offset
        self.isPage = isPage
        self.scopes = scopes
        hasScopes = scopes != nil
    }

    private struct Rare: Sendable {
        var inheritedSortKeys: [SortKey] = []
        var lock: RowLock?
        var position: PagePosition?
    }

    private final class RareParts: Sendable {
        let parts: Rare

        init(_ parts: Rare) { self.parts = parts }
    }

    private mutating func setRare(hasDefault: Bool, _ set: (inout Rare) -> Void) {
        guard rareParts != nil || !hasDefault else { return }
        var parts = rareParts?.parts ?? Rare()
        set(&parts)
        rareParts = RareParts(parts)
    }

    @usableFromInline
    mutating func require(_ condition: consuming ExpressionTree) {
        if let ownPredicate {
            self.ownPredicate = .joined(ownPredicate, condition, by: .and)
        } else {
            ownPredicate = condition.hasStorage ? condition.asCondition : condition
        }
    }

    mutating func sort(by keys: some Sequence<SortKey>) {
        ownSortKeys += keys
    }

    package var isLimited: Bool { limit != nil || offset > 0 }

    /// Takes a part of what was asked for until now.
    mutating func limit(to newLimit: Int, after newOffset: Int, isPage: Bool = true) {
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
        self.isPage = isPage
    }

    /// Takes the first of what was asked for until now. A total order that decides which these are still decides.
    @usableFromInline
    mutating func limitToFirst() { limit(to: 1, after: 0, isPage: isPage) }

    /// The query for each of several places that have a part of the rows: among the first rows of each are those of this query.
    ///
    /// - Returns: nil where all rows are asked for, or the limit is invalid.
    package func reachingEachPart() -> FetchQuery? {
        guard let limit, limit > 0, offset >= 0 else { return nil }
        let (reach, overflow) = limit.addingReportingOverflow(offset)
        guard !overflow else { return nil }
        var query = self
        (query.limit, query.offset) = (reach, 0)
        return query
    }

    /// - Throws: ``FetchError`` if the limit or the offset is negative.
    package func checkLimits() throws {
        if let limit, limit < 0 { throw FetchError.invalidLimit("number of models") }
        if offset < 0 { throw FetchError.invalidLimit("number of models to pass over") }
        try source?.each?.checkLimits()
        for other in source?.combination?.others ?? [] { try other.checkLimits() }
    }

    /// The sort keys of the models. A page's are a total order: the key decides last, in the direction of the last
    /// term, so that one index serves both.
    package func totalOrder(of model: any Fetchable.Type) -> [SortKey] {
        isPage ? sortKeys.total(of: model) : sortKeys
    }
}

extension FetchQuery {
    /// A query about the models that this one gives, in no order.
    func aggregated() -> FetchQuery {
        var query = nested()
        query.sort(byOnly: [])
        return query
    }

    package mutating func removeLimit() {
        limit = nil
        offset = 0
    }

    package mutating func removeOrder() {
        sort(byOnly: [])
        isPage = false
    }

    /// A query for the same part, in the same order, of models that are known to be those of the source and to meet the conditions.
    func withoutConditions() -> FetchQuery {
        var query = self
        query.predicate = nil
        query.source = nil
        query.isDistinct = false
        return query
    }

    /// Removes the conditions, but not those of the scopes.
    mutating func removeOwnConditions() { ownPredicate = nil }

    /// A query about the models before a limit, in no order.
    func withConditionsAlone() -> FetchQuery {
        var query = FetchQuery(isPage: false)
        (query.ownPredicate, query.scopes, query.hasScopes) = (ownPredicate, scopes, hasScopes)
        return query
    }

    private mutating func sort(byOnly keys: [SortKey]) {
        ownSortKeys = keys
        inheritedSortKeys = []
    }

    /// A query about the rows of the models that this one gives. The order that a limit needed has served its purpose.
    func forRows() -> FetchQuery {
        var query = nested()
        query.sort(byOnly: isLimited ? [] : ownSortKeys)
        query.isPage = false
        return query
    }

    /// A query about the models that this one gives, in the same order, that a page can be taken of.
    func forPage() -> FetchQuery {
        var query = nested()
        query.isPage = true
        return query
    }

    /// A query about the models that this one gives, in the same order.
    package func limitedInside() -> FetchQuery { nested() }

    /// The query itself, if what is asked of its models can be asked at once.
    @usableFromInline
    func nestedIfDistinct() -> FetchQuery { isDistinct ? nested() : self }

    private func nested() -> FetchQuery {
        guard isLimited || isDistinct || position != nil else { return self }
        var query = FetchQuery(isPage: isPage)
        query.setSource(SourceQuery(self))
        query.ownSortKeys = sortKeys
        return query
    }

    /// A query about the first models of each group of those that this one gives. Its order decides between models that are equal
    /// by the terms that are added.
    func first(_ each: RowsOfEach, of model: any Fetchable.Type) -> FetchQuery {
        var inner = nested()
        inner.isPage = true
        var query = FetchQuery(isPage: false)
        query.setSource(SourceQuery(inner, each))
        query.inheritedSortKeys = inner.totalOrder(of: model)
        return query
    }

    /// A query about the models that this one gives, in the same order, with the values of windows beside them.
    ///
    /// The place from which they are asked for comes after the windows, which are computed from the models before it, too.
    func withWindowsInside(_ windows: [ExpressionTree]) -> FetchQuery {
        var inner = self
        var query = FetchQuery(isPage: isPage)
        if position != nil {
            query = withoutConditions()
            inner = split().all
        }
        query.ownSortKeys = sortKeys
        query.inheritedSortKeys = []
        query.setSource(SourceQuery(inner, windows: windows))
        return query
    }

    /// Looks at the models that some queries give together.
    mutating func setSource(_ first: FetchQuery, _ combination: CombinedQueries) {
        setSource(SourceQuery(first, combination: combination))
    }

    /// The same models from the other end.
    mutating func reverse(of model: any Fetchable.Type) {
        sort(byOnly: totalOrder(of: model).map(\.reversed))
        isPage = false
    }
}

/// The models that a query looks at, where these are the result of another.
package final class SourceQuery: Sendable {
    package let query: FetchQuery

    /// The rows of each group that are looked at, nil for all rows of the query.
    package let each: RowsOfEach?

    /// The queries whose models are put together with those of the query.
    package let combination: CombinedQueries?

    /// The values of windows that are computed beside each row of the query.
    package let windows: [ExpressionTree]

    /// The number of sources one within the other, this one among them.
    let depth: Int

    /// The most that there may be: each is a call within the other wherever a request is looked at.
    static let greatestDepth = 32

    fileprivate init(
        _ query: FetchQuery, _ each: RowsOfEach? = nil, combination: CombinedQueries? = nil,
        windows: [ExpressionTree] = []
    ) {
        self.query = query
        self.windows = windows
        self.each = each
        self.combination = combination
        depth = 1 + ([query] + (combination?.others ?? [])).reduce(0) { max($0, $1.source?.depth ?? 0) }
    }
}

extension FetchQuery {
    /// Looks at the models of a source. One that is nested too deep is left out, and is an error when the request runs.
    fileprivate mutating func setSource(_ source: SourceQuery) {
        guard source.depth > SourceQuery.greatestDepth else {
            self.source = source
            scopes = source.query.scopes
            hasScopes = false
            return
        }
        predicate = ExpressionTree(failure: .nestedSources(limit: SourceQuery.greatestDepth))
    }
}

extension FetchQuery {
    /// Changes which scopes hold, for the models that it looks at, too.
    mutating func changeScopes(of model: any Fetchable.Type, _ change: (RequestScopes) -> RequestScopes) {
        scopes = change(scopes ?? .all(of: model))
        // Of a model without scopes, the request has no condition by them yet, but those of a policy.
        if scopes?.hasPolicies ?? false, source == nil { hasScopes = true }
        source = source?.changingScopes(of: model, change)
    }
}

extension SourceQuery {
    fileprivate func changingScopes(
        of model: any Fetchable.Type, _ change: (RequestScopes) -> RequestScopes
    ) -> SourceQuery {
        func changed(_ query: FetchQuery) -> FetchQuery {
            var query = query
            query.changeScopes(of: model, change)
            return query
        }
        return SourceQuery(
            changed(query), each,
            combination: combination.map {
                CombinedQueries(operation: $0.operation, others: $0.others.map(changed))
            }, windows: windows)
    }
}

extension FetchQuery {
    /// The query of a session in which somebody acts: with the policies of its model, and of all models that it leads to.
    ///
    /// - Parameter action: What is done to the rows.
    package mutating func police(by session: PolicySession, _ action: PolicyAction, of model: any Fetchable.Type) {
        changeScopes(of: model) { $0.policed(by: session, action) }
    }

    /// The same where other queries name the rows, as those that are put together do.
    mutating func policeRelatedRows(by session: PolicySession, of model: any Fetchable.Type) {
        scopes = (scopes ?? .all(of: model)).policed(by: session, .reading)
    }

    /// A query for the rows that a condition names, for which no scopes hold but the policies of a session.
    ///
    /// - Parameter isOfAll: Whether the policy of the model itself does not hold, but those of the models that it leads to.
    static func policed(
        by session: PolicySession, _ action: PolicyAction, of model: any Fetchable.Type,
        where condition: ExpressionTree, isOfAll: Bool = false
    ) -> FetchQuery {
        var query = FetchQuery(isPage: false, scopes: .policiesAlone(of: model, session, action))
        query.hasScopes = !isOfAll
        query.require(condition)
        return query
    }

    /// The query without policies: that of the same request of anybody.
    func withoutPolicies(of model: any Fetchable.Type) -> FetchQuery {
        guard scopes?.hasPolicies ?? false else { return self }
        var query = self
        query.changeScopes(of: model) { $0.withoutPolicies }
        return query
    }
}

extension FetchError {
    static func nestedSources(limit: Int) -> FetchError {
        FetchError(
            .tooDeep, reason: "more than \(limit) requests are one about the result of the other",
            cure: "Put the same step side by side, as in 'a.union(b).union(c)', or fetch in parts")
    }
}
