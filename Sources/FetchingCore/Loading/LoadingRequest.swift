/// A request for models together with models that are related to them.
///
/// `including` makes it. `Result` is what fetching gives: `[(Album, Artist?, [Track])]`, or an optional tuple for the first
/// model. A model is there with all that was asked for, or not at all.
public struct LoadingRequest<Model: Fetchable, Result>: Sendable {
    @usableFromInline package var query: FetchQuery

    /// Adds what is related to the models that were fetched.
    @usableFromInline package let assemble: @Sendable ([Model], any EngineReader) throws -> Result

    /// Whether other models are read than those that are asked for.
    @usableFromInline let loadsRelatedModels: Bool

    @inlinable
    init(
        query: FetchQuery, loadsRelatedModels: Bool = true,
        assemble: @escaping @Sendable ([Model], any EngineReader) throws -> Result
    ) {
        self.query = query
        self.loadsRelatedModels = loadsRelatedModels
        self.assemble = assemble
    }

    /// The request with other steps on the models that are asked for.
    @inlinable
    func stepping(
        _ step: (FetchableRequest<Model, [Model]>) -> FetchableRequest<Model, [Model]>
    ) -> LoadingRequest {
        var request = self
        request.query = step(FetchableRequest(query) { $0 }).query
        return request
    }
}

extension LoadingRequest {
    /// Only the models for which the conditions hold. Several `where` are joined by "and".
    ///
    /// ```swift
    /// .including(\.tracks).where { $0.year > 1990 }       // SELECT … FROM "Album" WHERE "year" > 1990
    /// ```
    @inlinable
    public func `where`(
        @PredicateBuilder<Model> _ conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> LoadingRequest {
        stepping { $0.where(conditions(Model.fetchableMembers)) }
    }

    /// Only the models for which a predicate holds.
    ///
    /// ```swift
    /// .including(\.tracks).where(isOld)                   // SELECT … FROM "Album" WHERE "year" < 1990
    /// ```
    @inlinable
    public func `where`(_ predicate: FetchPredicate<Model>) -> LoadingRequest { stepping { $0.where(predicate) } }

    /// Only the models whose member is true.
    ///
    /// ```swift
    /// .including(\.tracks).where(\.isLive)                // SELECT … FROM "Album" WHERE "isLive" = 1
    /// ```
    @inlinable
    public func `where`(_ member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Bool>>) -> LoadingRequest {
        stepping { $0.where(member) }
    }

    /// In a certain order. The related models have their own, given to `including`.
    ///
    /// ```swift
    /// .including(\.tracks).sorted(by: .ascending(\.title))        // SELECT … FROM "Album" ORDER BY "title"
    /// ```
    public func sorted(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> LoadingRequest {
        stepping { $0.sorted(byTerms: [first] + others) }
    }

    /// In an order that is put together elsewhere.
    ///
    /// ```swift
    /// .including(\.tracks).sorted(byTerms: terms)
    /// ```
    public func sorted(byTerms terms: [SortTerm<Model>]) -> LoadingRequest { stepping { $0.sorted(byTerms: terms) } }

    /// Each model once, however often all of its columns have the same values.
    ///
    /// ```swift
    /// .including(\.tracks).distinct()                     // SELECT DISTINCT … FROM "Album"
    /// ```
    public func distinct() -> LoadingRequest { stepping { $0.distinct() } }
}
