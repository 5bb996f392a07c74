extension FetchableRequest {
    /// Asks how many models each of the conditions excludes, all in one query.
    ///
    /// ```swift
    /// let obstacles = try Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles().fetch(in: db)
    /// // SELECT COUNT(*), COUNT(*) FILTER (WHERE "price" < 20.0 AND "isLive" = 1),
    /// //     COUNT(*) FILTER (WHERE "price" < 20.0), COUNT(*) FILTER (WHERE "isLive" = 1),
    /// //     COUNT(*) FILTER (WHERE "isLive" = 1), COUNT(*) FILTER (WHERE "price" < 20.0) FROM "Track"
    /// obstacles.conditions[0].without         // 14: without 'price < 20'
    /// ```
    ///
    /// The conditions are those that "and" joins; one that "or" joins is one condition. Models out of scope are not counted. The order, the limit and the lock of the
    /// request make no difference: obstacles are about the models before a limit.
    ///
    /// More than 64 conditions, and a request for distinct models or the first of each, are an error when the request runs.
    public func obstacles() -> AggregateRequest<Model, FetchObstacles<Model>> {
        let conditions = query.ownPredicate.map { Junction.and.conditions(of: $0) } ?? []
        var all = self
        all.query.removeOwnConditions()
        return all.obstacles(of: conditions)
    }

    /// Asks how many of the models each of some conditions excludes.
    package func obstacles(of conditions: [ExpressionTree]) -> AggregateRequest<Model, FetchObstacles<Model>> {
        let selection = FetchSelection<Model, FetchObstacles<Model>>(
            columns: conditions.obstacleColumns
        ) { row in
            let count = conditions.count
            let (total, matches) = (try Int.decode(from: &row), try Int.decode(from: &row))
            let meeting = try (0..<count).map { _ in try Int.decode(from: &row) }
            let without = try (0..<count).map { _ in try Int.decode(from: &row) }
            return FetchObstacles(
                total: total, matches: matches,
                conditions: conditions.indices.map { index in
                    FetchObstacles.Condition(
                        predicate: FetchPredicate(conditions[index]), excluded: total - meeting[index],
                        excludedAlone: without[index] - matches, without: without[index])
                })
        }
        var query = SelectionQuery(query.withConditionsAlone(), columns: selection.columns)
        query.grouping = Grouping(keys: [], query: FetchQuery(isPage: false))
        if let error = self.query.obstacleError(conditions.count) { return AggregateRequest(.failing(query, error)) }
        return AggregateRequest(
            ValuePlan<Model, [FetchObstacles<Model>]>.rows(of: selection, query).map { rows in
                // There is always a row: see `Grouping`.
                guard let row = rows.first else { throw FetchError.noObstacles }
                return row
            })
    }
}

/// The most conditions of which obstacles are counted: the statement has as many as their number, squared.
private let maximumConditions = 64

extension [ExpressionTree] {
    /// The number of all rows, of those that meet all conditions, each condition, and all conditions but each.
    fileprivate var obstacleColumns: [ExpressionTree] {
        guard count <= maximumConditions else { return [] }
        var columns: [ExpressionTree] = [.groupAggregate(.count), number(of: self)]
        columns += map { number(of: [$0]) }
        for index in indices {
            var others = self
            others.remove(at: index)
            columns.append(number(of: others))
        }
        return columns
    }

    private func number(of conditions: [ExpressionTree]) -> ExpressionTree {
        .groupAggregate(.count, where: conditions.isEmpty ? nil : .joined(conditions, by: .and))
    }
}

extension FetchQuery {
    fileprivate func obstacleError(_ count: Int) -> FetchError? {
        do { try checkLimits() } catch let error as FetchError { return error } catch { return .unstorable(error) }
        if isDistinct || source != nil || position != nil { return .obstaclesOfSome }
        return count > maximumConditions ? .tooManyConditions(count, limit: maximumConditions) : nil
    }
}

extension FetchError {
    fileprivate static var obstaclesOfSome: FetchError {
        FetchError(
            .unsupported,
            reason:
                "obstacles are asked of distinct models, of the first of each group, of several requests, or of a page",
            cure:
                "Ask for the obstacles of the request without 'distinct()', 'first(nth:ofEach:)', 'union' and the like, or the page"
        )
    }

    fileprivate static func tooManyConditions(_ count: Int, limit: Int) -> FetchError {
        FetchError(
            .tooLarge, reason: "obstacles are asked of \(count) conditions, and are counted of \(limit) at most",
            cure: "Ask for the obstacles of a request with fewer conditions")
    }

    fileprivate static var noObstacles: FetchError {
        FetchError(
            .databaseFailure, reason: "the database returned no row of an aggregate", cure: "Report it as a defect")
    }
}
