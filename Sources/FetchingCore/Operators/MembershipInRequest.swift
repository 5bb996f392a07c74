extension FetchableOperand {
    /// Whether the value is one of those that a request gives. Never, if there are none.
    ///
    /// ```swift
    /// $0.email.isIn(Ban.where { $0.isActive }.select(\.email))
    /// // "User"."email" IN (SELECT "Ban"."email" FROM "Ban" WHERE "Ban"."isActive" = 1)
    /// // PostgreSQL: EXISTS (SELECT 1 FROM "Ban" WHERE "Ban"."email" = "User"."email" AND "Ban"."isActive")
    /// ```
    ///
    /// Nil is found among values of which one is nil, as in Swift. Foundation, Core Data and stored filters reject it.
    ///
    /// - Parameter request: A request for one value of each model. One with a limit, or whose values are transformed, is an error
    ///   with the code `unsupported` when the request runs.
    public func isIn<Other: Fetchable, Element: FetchableValue>(
        _ request: ProjectionRequest<Other, [Element]>
    ) -> FetchPredicate<Model> where Element.Base == Value.Base {
        FetchPredicate(tree.membership(in: request.plan, of: Model.self))
    }

    /// Whether the value differs from all of those that a request gives. Always, if there are none, for nil too.
    ///
    /// ```swift
    /// $0.email.isNotIn(Ban.request().all().select(\.email))
    /// // "User"."email" NOT IN (SELECT "Ban"."email" FROM "Ban")
    /// // PostgreSQL: NOT EXISTS (SELECT 1 FROM "Ban" WHERE "Ban"."email" = "User"."email")
    /// ```
    ///
    /// Nil differs from values of which none is nil, as in Swift: a null among them does not make the condition unknown.
    ///
    /// - Parameter request: A request for one value of each model, as that of `isIn`.
    public func isNotIn<Other: Fetchable, Element: FetchableValue>(
        _ request: ProjectionRequest<Other, [Element]>
    ) -> FetchPredicate<Model> where Element.Base == Value.Base {
        !isIn(request)
    }
}

extension ExpressionTree {
    /// - Parameter model: The model of the value. Whether it and the others are on one shard is found by both.
    fileprivate func membership<Other: Fetchable>(
        in plan: ValuePlan<Other, some Any>, of model: any Fetchable.Type
    ) -> ExpressionTree {
        building("isIn") {
            guard !plan.isTransformed, !plan.loadsRelatedModels else { throw FetchError.listOfOther }
            return try membership(in: plan.query, of: Other.self, from: model)
        }
    }

    private func membership(
        in query: SelectionQuery, of other: any Fetchable.Type, from model: any Fetchable.Type
    ) throws -> ExpressionTree {
        if let combination = query.combination {
            try query.check(of: other)
            guard !query.query.isLimited else { throw FetchError.listOfSome }
            // A converted value does not say which form it has, so that it would be compared with one of another.
            guard !combination.parts.contains(where: \.selection.isConverted) else { throw FetchError.listOfForms }
            let parts = try combination.parts.map { try membership(in: $0.selection, of: $0.model, from: model) }
            return combination.operation.condition(of: parts)
        }
        let (value, condition, scoping) = try query.list()
        let element = RowSource(.element(name: other.fetchableEntity.name))
        let equality = ExpressionTree.comparison(.equal, self, value.rebased(onto: element))
        let conditions = [equality] + [condition?.rebased(onto: element)].compactMap(\.self)
        var rows = RelatedRows(
            parent: .root, relationship: Relationship(all: other, of: model).scoped(scoping), element: element,
            condition: .joined(conditions, by: .and))
        rows.isMembership = true
        return .exists(rows)
    }
}

extension RowCombination {
    /// Whether a row is among those of several requests, by whether it is among those of each.
    fileprivate func condition(of parts: [ExpressionTree]) -> ExpressionTree {
        switch self {
        case .union, .unionAll: .joined(parts, by: .or)
        case .intersection: .joined(parts, by: .and)
        case .subtracting: .joined(parts.prefix(1) + parts.dropFirst().map { .negated($0) }, by: .and)
        }
    }
}

extension SelectionQuery {
    /// The value and the condition of a request that another looks into, and the scopes of its rows.
    ///
    /// - Throws: ``FetchError`` if the request is no plain list of values.
    fileprivate func list() throws -> (value: ExpressionTree, condition: ExpressionTree?, scoping: RowScoping) {
        guard grouping == nil, columns.count == 1 else { throw FetchError.listOfOther }
        guard !hasWindows else { throw FetchError.windowInList }
        let hasOneScoping = query.hasOneScoping
        return (
            columns[0].scoped(query.scopingInList(hasOneScoping)), try query.listCondition(hasOneScoping),
            hasOneScoping ? .of(query.scopes) : .none
        )
    }
}

extension FetchQuery {
    /// Whether the same scopes hold for the rows of all queries that are put together: for those of the whole list.
    ///
    /// They are asked for when a request runs. Within the closure of a scope or a policy there are none, and a static predicate may be made
    /// there or elsewhere.
    fileprivate var hasOneScoping: Bool {
        source?.queries.allSatisfy { $0.scopes == scopes && $0.hasOneScoping } ?? true
    }

    /// The scopes of rows that the query leads to.
    fileprivate func scopingInList(_ hasOneScoping: Bool) -> RowScoping {
        !hasOneScoping && RequestScopes.isWithinScope ? .none : .of(scopes)
    }

    /// The condition that all rows of the query meet, and no others, beside the scopes that hold for all of them.
    ///
    /// - Throws: ``FetchError`` if a limit decides, too.
    fileprivate func listCondition(_ hasOneScoping: Bool) throws -> ExpressionTree? {
        guard !isLimited, position == nil, lock == nil else { throw FetchError.listOfSome }
        let isUnscoped = hasOneScoping || RequestScopes.isWithinScope
        let predicate = (isUnscoped ? ownPredicate : predicate)?.scoped(scopingInList(hasOneScoping))
        guard let source else { return predicate }
        guard let combination = source.combination else { throw FetchError.listOfSome }
        let parts = try source.queries.map { try $0.listCondition(hasOneScoping) ?? ExpressionTree(.constant(true)) }
        let condition = combination.operation.condition(of: parts)
        return .joined([condition] + [predicate].compactMap(\.self), by: .and)
    }
}

extension FetchError {
    fileprivate static var listOfOther: FetchError {
        FetchError(
            .unsupported, reason: "the request within 'isIn' gives other than one member of each model",
            cure: "Select one member, without 'map', or fetch the values first and give them to 'isIn'")
    }

    fileprivate static var listOfForms: FetchError {
        FetchError(
            .unsupported, reason: "the requests within 'isIn' store their values in different forms",
            cure: "Look into each request by an 'isIn' of its own, joined by '||' or '&&'")
    }

    fileprivate static var listOfSome: FetchError {
        FetchError(
            .unsupported, reason: "the request within 'isIn' has a limit, a page or a lock",
            cure: "Fetch the values first, and give them to 'isIn'")
    }
}
