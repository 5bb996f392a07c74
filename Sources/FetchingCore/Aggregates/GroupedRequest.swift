/// A request for groups of models that does not yet say which values of a group it asks for.
///
/// ```swift
/// let plans = try User.request().all()
///     .grouped(by: \.plan)
///     .having { $0.count > 10 }
///     .sorted(by: .descending { $0.count })
///     .select(\.key, \.count)
///     .fetch(in: db)                      // [(Plan, Int)]
/// // SELECT "plan", COUNT(*) FROM "User" GROUP BY "plan" HAVING COUNT(*) > 10 ORDER BY COUNT(*) DESC
/// ```
///
/// Without a sort order, the database decides on the order of the groups.
public struct GroupedRequest<Model: Fetchable, Key: Sendable>: Sendable {
    private let query: FetchQuery
    private var grouping: Grouping
    let group: FetchableGroup<Model, Key>

    package init(_ query: FetchQuery, by keys: [ExpressionTree], as key: Key) {
        self.query = query.aggregated()
        grouping = Grouping(keys: keys, query: FetchQuery(isPage: false))
        group = FetchableGroup(key: key)
    }

    /// Keeps the groups that meet the conditions. Several `having` are joined by "and".
    ///
    /// ```swift
    /// .having { $0.count > 10 && $0.average(\.score) >= 5 }       // HAVING COUNT(*) > 10 AND AVG("score") >= 5.0
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func having(
        @PredicateBuilder<Model> _ conditions: (FetchableGroup<Model, Key>) -> FetchPredicate<Model>
    ) -> GroupedRequest {
        var request = self
        request.grouping.query.require(conditions(group).tree)
        return request
    }

    /// Sorts the groups. A later term decides between equals of those before it. A further call adds its terms behind
    /// them.
    ///
    /// ```swift
    /// .sorted(by: .descending { $0.count }, .ascending { $0.key })    // ORDER BY COUNT(*) DESC, "plan"
    /// ```
    public func sorted(by first: GroupSortTerm<Model, Key>, _ others: GroupSortTerm<Model, Key>...) -> GroupedRequest {
        sorted(byTerms: [first] + others)
    }

    /// Sorts the groups by terms that are put together elsewhere.
    ///
    /// ```swift
    /// .sorted(byTerms: terms)                     // ORDER BY COUNT(*) DESC, "plan"
    /// ```
    public func sorted(byTerms terms: [GroupSortTerm<Model, Key>]) -> GroupedRequest {
        var request = self
        request.grouping.query.sort(by: terms.map { $0.key(of: group) })
        return request
    }

    /// At most the given number of groups, after a number of others.
    ///
    /// ```swift
    /// .sorted(by: .descending { $0.count }).first(nth: 3)             // ORDER BY COUNT(*) DESC LIMIT 3
    /// ```
    ///
    /// Sort by what differs between all groups, such as the key, where none may be missing between two parts.
    ///
    /// - Parameters:
    ///   - limit: The largest number of groups. A negative one is an error when the request runs.
    ///   - offset: The number of groups to pass over. A negative one is an error when the request runs.
    public func first(nth limit: Int, after offset: Int = 0) -> GroupedRequest {
        var request = self
        request.grouping.query.limit(to: limit, after: offset, isPage: false)
        return request
    }

    func selecting<Row>(_ selection: FetchSelection<Model, Row>) -> AggregateRequest<Model, [Row]> {
        var query = SelectionQuery(query, columns: selection.columns)
        query.grouping = grouping
        guard !selection.needsModels else { return AggregateRequest(.failing(query, .relatedToRows)) }
        return AggregateRequest(.rows(of: selection, query))
    }
}
