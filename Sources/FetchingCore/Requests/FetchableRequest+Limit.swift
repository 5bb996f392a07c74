extension FetchableRequest where Result == [Model] {
    /// At most the given number of models, after a number of others: another name of `first(nth:after:)`.
    ///
    /// ```swift
    /// User.where { $0.isAdmin }.sorted(by: .descending(\.score)).limit(10, offset: 20)
    /// // SELECT … FROM "User" WHERE "isAdmin" = 1 ORDER BY "score" DESC, "id" DESC LIMIT 10 OFFSET 20
    /// ```
    ///
    /// Models that are equal by the sort order are in the order of their keys, so that no page lacks or repeats one. Of a
    /// request that has a limit already, it takes a part.
    ///
    /// - Parameters:
    ///   - limit: The largest number of models. A negative one is an error when the request runs.
    ///   - offset: The number of models to pass over. A negative one is an error when the request runs.
    public func limit(_ limit: Int, offset: Int = 0) -> Self { first(nth: limit, after: offset) }
}

extension FetchableRequest {
    /// Sorts those models that are equal by the order until now: another name of a further `sorted(by:)`.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name)).then(by: .descending(\.score))      // ORDER BY "name" COLLATE BINARY, "score" DESC
    /// ```
    public func then(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> Self {
        sorted(byTerms: [first] + others)
    }
}

extension ProjectionRequest {
    /// At most the given number of rows, after a number of others: another name of `first(nth:after:)`.
    ///
    /// ```swift
    /// .select(\.name).limit(3)                    // SELECT "name" FROM "User" ORDER BY "id" LIMIT 3
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number of rows. A negative one is an error when the request runs.
    ///   - offset: The number of rows to pass over. A negative one is an error when the request runs.
    public func limit<Row>(_ limit: Int, offset: Int = 0) -> ProjectionRequest where Result == [Row] {
        first(nth: limit, after: offset)
    }

    /// Sorts those rows that are equal by the order until now: another name of a further `sorted(by:)`.
    ///
    /// ```swift
    /// .select(\.name).sorted(by: .ascending(\.plan)).then(by: .descending(\.score))
    /// // SELECT "name" FROM "User" ORDER BY "plan" COLLATE BINARY, "score" DESC
    /// ```
    public func then(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> ProjectionRequest {
        sorted(byTerms: [first] + others)
    }
}

extension LoadingRequest {
    /// At most the given number of models, after a number of others, with all that is related to them.
    ///
    /// ```swift
    /// Album.sorted(by: .descending(\.year)).including(\.tracks).limit(10)
    /// // SELECT … FROM "Album" ORDER BY "year" DESC, "id" DESC LIMIT 10
    /// // SELECT … FROM "Track" WHERE "albumID" IN (…)
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number of models. A negative one is an error when the request runs.
    ///   - offset: The number of models to pass over. A negative one is an error when the request runs.
    public func limit<Row>(_ limit: Int, offset: Int = 0) -> LoadingRequest where Result == [Row] {
        stepping { $0.first(nth: limit, after: offset) }
    }

    /// Sorts those models that are equal by the order until now: another name of a further `sorted(by:)`.
    ///
    /// ```swift
    /// .including(\.tracks).sorted(by: .ascending(\.title)).then(by: .descending(\.year))
    /// ```
    public func then(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> LoadingRequest {
        sorted(byTerms: [first] + others)
    }
}

extension GroupedRequest {
    /// At most the given number of groups, after a number of others: another name of `first(nth:after:)`.
    ///
    /// ```swift
    /// .sorted(by: .descending { $0.count }).limit(3)                  // ORDER BY COUNT(*) DESC LIMIT 3
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number of groups. A negative one is an error when the request runs.
    ///   - offset: The number of groups to pass over. A negative one is an error when the request runs.
    public func limit(_ limit: Int, offset: Int = 0) -> GroupedRequest { first(nth: limit, after: offset) }

    /// Sorts those groups that are equal by the order until now: another name of a further `sorted(by:)`.
    ///
    /// ```swift
    /// .sorted(by: .descending { $0.count }).then(by: .ascending { $0.key })       // ORDER BY COUNT(*) DESC, "plan"
    /// ```
    public func then(by first: GroupSortTerm<Model, Key>, _ others: GroupSortTerm<Model, Key>...) -> GroupedRequest {
        sorted(byTerms: [first] + others)
    }
}
