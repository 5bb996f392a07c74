/// Where the rows of an insertion come from.
@usableFromInline
package enum InsertSource<Rows: WrittenRows> {
    case given(Rows)
    case selected(SelectedRows<Rows.Model>)
}

extension InsertSource: Sendable where Rows: Sendable {}

/// The rows of a request, which are inserted.
@usableFromInline
package struct SelectedRows<Model: RowDecodable>: Sendable {
    package let source: InsertedSource

    /// The rows of models in memory: those of the request's own type, or a store.
    let rows: @Sendable (_ models: [Model], _ store: MemoryStore?) throws -> WrittenModels<Model>

    /// The same rows of a session in which somebody acts, as far as they may be read.
    private let policing: @Sendable (PolicySession) -> SelectedRows

    func policed(by session: PolicySession) -> SelectedRows { policing(session) }
}

extension SelectedRows {
    /// The rows of a request's plan.
    fileprivate init<Source: Fetchable>(of plan: ValuePlan<Source, [Model]>) {
        let source = InsertedSource(
            Source.self, plan.query, isTransformed: plan.isTransformed || plan.loadsRelatedModels)
        self.init(source: source) { models, store in
            _ = try source.query(into: Model.self, nil)
            let request = AggregateRequest(plan)
            guard store == nil, let models = models as? [Source] else {
                return WrittenModels(try request.fetch(in: store ?? MemoryStore()))
            }
            return WrittenModels(try request.fetch(in: models))
        } policing: { session in
            var policed = plan
            policed.query.police(by: session, of: Source.self)
            return SelectedRows(of: policed)
        }
    }
}

/// A request whose rows are inserted, without its types.
package struct InsertedSource: Sendable {
    package let model: any Fetchable.Type
    package let query: SelectionQuery
    private let isTransformed: Bool

    init(_ model: any Fetchable.Type, _ query: SelectionQuery, isTransformed: Bool) {
        self.model = model
        self.query = query
        self.isTransformed = isTransformed
    }

    /// The query, whose values are in the forms in which the columns of a model store theirs.
    ///
    /// - Parameters:
    ///   - target: The model whose rows are inserted.
    ///   - conflict: The way out of conflicts, nil where they are errors.
    /// - Throws: ``FetchError`` if the request does more than to select values of the columns.
    package func query(into target: any Fetchable.Type, _ conflict: InsertConflict?) throws -> SelectionQuery {
        let columns = target.fetchableEntity.columns
        guard !isTransformed, query.columns.count == columns.count else { throw FetchError.transformedSource }
        if conflict?.needsEveryRow ?? false { throw FetchError.versionedSource }
        guard query.combination == nil else { throw FetchError.pageOfCombination }
        var query = query
        query.assignments = try zip(columns, query.columns).map { column, tree in
            do {
                try tree.requireJSON(in: column)
                return MemberAssignment(column: column, value: try tree.inForm(of: column))
            } catch var error as FetchError {
                error.member = column.property
                throw error
            }
        }
        query.columns = query.assignments.map(\.value)
        return query
    }
}

extension Fetchable where Self: RowDecodable {
    /// A request that inserts what another one selects.
    ///
    /// ```swift
    /// let old = Note.request().all().where { $0.isDone }
    /// try Archive.insert(from: old.select { Archive.selecting(id: $0.id, title: $0.title) }).run(in: db)
    /// // INSERT INTO "Archive" ("id", "title") SELECT "id", "title" FROM "Note" WHERE "isDone" = 1
    /// ```
    ///
    /// `selecting` comes with `@Projection` on the model. Running it throws ``FetchError`` if a value is stored in another form
    /// than its column's, or if the rows are made by a closure of `map`.
    public static func insert<Request: ValueRequest>(
        from request: Request
    ) -> InsertRequest<UnlistedRows<Self>, ManyRows> where Request.Result == [Self] {
        InsertRequest(.selected(SelectedRows(of: request.plan)))
    }
}
