/// A request for models together with models that are related to them.
///
/// `including` makes it. `Result` is what fetching gives: `[(Album, Artist?, [Track])]`, or an optional tuple for the first
/// model. A model is there with all that was asked for, or not at all.
public struct LoadingRequest<Model: Fetchable, Result>: Sendable {
    @usableFromInline package var query: FetchQuery

    /// The values that are read beside each model, in the same query.
    @usableFromInline package let columns: [ExpressionTree]

    /// Prepares the reading of those values; what it gives adds them, and what is related, to the models that were fetched.
    @usableFromInline let prepare: @Sendable (RowReaders) -> ([Model], any EngineReader) throws -> Result

    /// Whether other models are read than those that are asked for.
    @usableFromInline let loadsRelatedModels: Bool

    /// Whether it gives the models themselves, of which values can be selected.
    @usableFromInline let givesModels: Bool

    @inlinable
    init(
        query: FetchQuery, columns: [ExpressionTree] = [], loadsRelatedModels: Bool = true, givesModels: Bool = false,
        prepare: @escaping @Sendable (RowReaders) -> ([Model], any EngineReader) throws -> Result
    ) {
        self.query = query
        self.columns = columns
        self.loadsRelatedModels = loadsRelatedModels
        self.givesModels = givesModels
        self.prepare = prepare
    }

    /// Adds what is related to models beside which no values are read.
    @inlinable
    package func assemble(_ models: [Model], _ reader: any EngineReader) throws -> Result {
        try prepare(RowReaders())(models, query.scoping(reader))
    }

    /// The request for the models alone.
    @inlinable var models: FetchableRequest<Model, [Model]> { FetchableRequest(query) { $0 } }

    /// The request for the models alone, of which values are selected.
    ///
    /// A relationship may lead from a model to one of its own type. Where that was selected, only the type says that these are the
    /// models: it fails rather than forget the selection.
    @usableFromInline var unselected: FetchableRequest<Model, [Model]> {
        givesModels ? models : models.where(FetchPredicate(ExpressionTree(failure: .selectedBefore)))
    }

    /// The request with other steps on the models that are asked for.
    @inlinable
    func stepping(
        _ step: (FetchableRequest<Model, [Model]>) -> FetchableRequest<Model, [Model]>
    ) -> LoadingRequest {
        var request = self
        request.query = step(models).query
        return request
    }
}

extension LoadingRequest {
    /// Keeps the models that meet the conditions. Several `where` are joined by "and".
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

    /// Keeps the models that meet a predicate.
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
    public func `where`<Operand: FetchableOperand>(
        _ member: KeyPath<Model.FetchableMembers, Operand>
    ) -> LoadingRequest where Operand.Model == Model, Operand.Value.Base.Truth: TruthValue {
        stepping { $0.where(member) }
    }

    /// Sorts the models. The related models have their own order, given to `including`.
    ///
    /// ```swift
    /// .including(\.tracks).sorted(by: .ascending(\.title))        // SELECT … FROM "Album" ORDER BY "title"
    /// ```
    public func sorted(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> LoadingRequest {
        stepping { $0.sorted(byTerms: [first] + others) }
    }

    /// Sorts by terms that are put together elsewhere.
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

extension LoadingRequest {
    /// The request as one that reads rows: of each a model, and the values beside it.
    @usableFromInline package var rows: ValuePlan<Model, Result> {
        let prepare = prepare
        let selection = FetchSelection<Model, Model>.model
        let selected = SelectionQuery(query.nestedIfDistinct(), columns: selection.columns + columns)
        var plan = ValuePlan<Model, Result>(selected) { query, reader, readOn in
            let readers = RowReaders()
            let assemble = prepare(readers)
            var models: [Model] = []
            try reader.read(query, of: Model.self) { row in
                models.append(try selection.decode(&row))
                try readers.read(from: &row)
                try readOn(&row)
            }
            return try assemble(models, reader)
        }
        plan.loadsRelatedModels = loadsRelatedModels
        return plan
    }
}
