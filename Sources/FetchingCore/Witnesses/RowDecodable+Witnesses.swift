extension RowDecodable {
    /// Makes models that show how a predicate behaves: for each condition one that just passes and one that just fails.
    ///
    /// ```swift
    /// let witnesses = try User.witnesses(for: User.predicate { $0.score > 10 && $0.nickname != nil })
    /// for condition in witnesses.conditions { print(condition.condition, condition.failing?.model.score ?? 0) }
    /// // score > ? 10.0
    /// // nickname != nil 10.000000000000002
    /// ```
    ///
    /// The outcome rests on the condition alone: all other conditions are such that it decides. The values are at the edge: those that are
    /// compared with and their neighbours, texts in other case and with accents, nil, empty lists, one related model or none. No model is
    /// inserted or fetched, and no initializer of the model is called but that which reads a row.
    ///
    /// The search ends after a number of steps. It looks at 500 conditions, and at those beyond as one. A condition has no model where none was found.
    /// The findings, such as that a part never holds, are proved, not concluded from a search.
    ///
    /// - Parameters:
    ///   - predicate: The predicate.
    ///   - example: A model whose values are taken where the predicate wants none. Without one, they are numbers, texts and nil without meaning.
    /// - Throws: ``FetchError`` if the predicate is invalid, or if no value of a property is known, such as of a type of your own.
    public static func witnesses(
        for predicate: FetchPredicate<Self>, like example: Self? = nil
    ) throws -> FetchWitnesses<Self> {
        try witnesses(for: predicate.tree, like: example, scopes: nil, withRequiredRows: false)
    }

    /// Makes the witnesses of a condition.
    ///
    /// - Parameter withRequiredRows: Whether there are models to which references lead that are never nil, as foreign keys want.
    package static func witnesses(
        for tree: ExpressionTree, like example: Self?, scopes: RequestScopes?, withRequiredRows: Bool
    ) throws -> FetchWitnesses<Self> {
        do {
            return try WitnessPlanner<Self>(
                tree, like: example, scopes: scopes, withRequiredRows: withRequiredRows
            ).witnesses()
        } catch {
            throw MemoryEngine<Self>.failure(error)
        }
    }
}

extension FetchableRequest where Model: RowDecodable {
    /// The witnesses of the request's conditions, those of its scopes among them, with the rows that foreign keys want.
    package func witnesses(like example: Model? = nil) throws -> FetchWitnesses<Model> {
        try Model.witnesses(
            for: query.predicate ?? ExpressionTree(.constant(true)), like: example, scopes: query.scopes,
            withRequiredRows: true)
    }

    /// The request for all models that meet the conditions, in no order.
    ///
    /// - Throws: ``FetchError`` if it is about the result of another request.
    package func withConditionsAlone() throws -> FetchableRequest<Model, [Model]> {
        guard query.source == nil, query.position == nil else {
            throw FetchError(
                .unsupported, reason: "the request is about the result of another one",
                cure: "Ask about the conditions of each of them"
            ).on(Model.self)
        }
        return FetchableRequest<Model, [Model]>(query.withConditionsAlone()) { $0 }
    }
}
