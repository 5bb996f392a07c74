extension FetchableRequest {
    /// Keeps the models that meet the conditions. Several `where` are joined by "and".
    ///
    /// ```swift
    /// .where { $0.score > 10 && $0.name.hasPrefix("Ma") }
    /// // WHERE "score" > 10.0 AND "name" >= 'Ma' COLLATE BINARY AND "name" < 'Mb' COLLATE BINARY
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    @inlinable
    public consuming func `where`(
        @PredicateBuilder<Model> _ conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> Self {
        query.require(conditions(Model.fetchableMembers).tree)
        return self
    }

    /// Keeps the models that meet a predicate.
    ///
    /// ```swift
    /// .where(isGood || isPremium)
    /// ```
    @inlinable
    public consuming func `where`(_ predicate: FetchPredicate<Model>) -> Self {
        query.require(predicate.tree)
        return self
    }

    /// Only the models whose member is true.
    ///
    /// ```swift
    /// .where(\.isAdmin)          // WHERE "isAdmin" = 1
    /// .where(\.owner.isAdmin)    // WHERE "owner"."isAdmin" = 1
    /// ```
    @inlinable
    public consuming func `where`<Operand: FetchableOperand>(_ member: KeyPath<Model.FetchableMembers, Operand>) -> Self
    where Operand.Model == Model, Operand.Value.Base.Truth: TruthValue {
        self.where(FetchPredicate(Operand.condition(of: Model.fetchableMembers[keyPath: member])))
    }

    /// Sorts the models. A later term decides between equals of those before it. A further call adds its terms behind
    /// them.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name), .descending(\.score))
    /// // ORDER BY "name" COLLATE BINARY, "score" DESC
    /// ```
    public func sorted(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> Self {
        sorted(byTerms: [first] + others)
    }

    /// Sorts by terms that are put together elsewhere.
    ///
    /// ```swift
    /// .sorted(byTerms: terms)     // ORDER BY "name" COLLATE BINARY, "score" DESC
    /// ```
    public func sorted(byTerms terms: [SortTerm<Model>]) -> Self {
        var request = self
        request.query.sort(by: terms.map(\.key))
        return request
    }

    /// Each model once, however often all of its columns have the same values.
    ///
    /// ```swift
    /// .distinct()            // SELECT DISTINCT …
    /// ```
    public func distinct() -> Self {
        var request = self
        request.query.isDistinct = true
        return request
    }
}

extension FetchableRequest where Result == [Model] {
    /// At most the given number of models, after a number of others; of related models, of those of each model. Of a request
    /// that has a limit already, it takes a part.
    ///
    /// ```swift
    /// .including { $0.albums.sorted(by: .descending(\.year)).first(nth: 3) }       // the latest three of each artist
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number of models. A negative one is an error when the request runs.
    ///   - offset: The number of models to pass over. A negative one is an error when the request runs.
    public func first(nth limit: Int, after offset: Int = 0) -> Self {
        var request = self
        request.query.limit(to: limit, after: offset)
        return request
    }

    /// The first of the models, nil if there is none. Without a sort order, the database decides which is first. A
    /// request with a limit gives the first of its models.
    ///
    /// ```swift
    /// User.request().all().where { $0.isAdmin }.sorted(by: .descending(\.score)).first()       // User?
    /// // SELECT … FROM "User" WHERE "isAdmin" = 1 ORDER BY "score" DESC LIMIT 1
    /// ```
    @inlinable
    public func first() -> FetchableRequest<Model, Model?> {
        var query = query
        query.limitToFirst()
        return FetchableRequest<Model, Model?>(query) { $0.takeFirst() }
    }
}

extension FetchError {
    /// The error, with the model at which it arose.
    package func on(_ model: any Fetchable.Type, engine: String? = nil) -> FetchError {
        var error = self
        error.model = error.model ?? String(describing: model)
        error.engine = error.engine ?? engine
        return error
    }
}
