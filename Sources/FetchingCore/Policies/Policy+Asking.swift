extension Policy {
    /// The condition by which somebody may do something, as an ordinary predicate.
    ///
    /// ```swift
    /// let isMine = Note.policy.predicate(for: .editing, as: me)
    /// // ("ownerID" = 7 OR "isPublic" = 1) AND "ownerID" = 7
    /// ```
    ///
    /// It is rendered, stored and compared as any other: a device asks Core Data by it, and `implies` tells whether one policy is stricter
    /// than another. Where the policy leads to related models that have conditions of their own, it is an error when it is used, as a
    /// predicate has no policies.
    public func predicate(for action: PolicyAction, as principal: Principal) -> FetchPredicate<Model> {
        let condition = conditions(action, as: principal)
        let session = PolicySession(principal, by: self)
        for model in condition.relatedModels {
            let related = session.condition(on: model, .reading)
            if related.isFailure { return FetchPredicate(related) }
            if related.unlessTrue != nil { return FetchPredicate(ExpressionTree(failure: .policyOfRelated(model))) }
        }
        return FetchPredicate(condition)
    }
}

extension Policy where Model: PolicedFetchable, Model.Principal == Principal {
    /// Whether somebody may do something to a model in memory.
    ///
    /// ```swift
    /// let mayEdit = try Note.policy.allows(.editing, note, as: me)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the policy is invalid, or leads to related models.
    public func allows(_ action: PolicyAction, _ model: Model, as principal: Principal) throws -> Bool {
        try !refuses(action) && !sessionRows(action, of: model, in: nil, as: principal).isEmpty
    }

    /// Whether somebody may do something to a model in memory, with the models that are related to it.
    ///
    /// ```swift
    /// let mayEdit = try Note.policy.allows(.editing, note, as: me, in: store)
    /// ```
    ///
    /// The model itself need not be in the store. Related models are seen as far as they may be read.
    ///
    /// - Throws: ``FetchError`` if the policy is invalid, or if the store lacks models of a type that it needs.
    public func allows(
        _ action: PolicyAction, _ model: Model, as principal: Principal, in store: MemoryStore
    ) throws -> Bool {
        try !refuses(action) && !sessionRows(action, of: model, in: store, as: principal).isEmpty
    }

    private func sessionRows(
        _ action: PolicyAction, of model: Model, in store: MemoryStore?, as principal: Principal
    ) throws -> [Model] {
        let query = FetchQuery.policed(
            by: PolicySession(principal, by: self), action, of: Model.self, where: ExpressionTree(.constant(true)))
        return try MemoryEngine<Model>(query, relatedTo: store).fetch(in: CollectionOfOne(model))
    }

    /// Whether somebody may do something to a model in memory, and why.
    ///
    /// ```swift
    /// let verdict = try Note.policy.verdict(for: note, .editing, as: me)
    /// print(verdict.description(showingValues: true))     // ownerID == 7 fails: it is 3
    /// ```
    ///
    /// - Throws: ``FetchError`` if the policy is invalid, or has no condition for it, or leads to related models.
    public func verdict(for model: Model, _ action: PolicyAction, as principal: Principal) throws -> FetchVerdict {
        try predicate(for: action, as: principal).verdict(for: model)
    }

    /// Whether somebody may do something to a model in memory with the models that are related to it, and why.
    ///
    /// ```swift
    /// let verdict = try Note.policy.verdict(for: note, .editing, as: me, in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the policy is invalid, has no condition for it, or leads to related models that have conditions of
    ///   their own.
    public func verdict(
        for model: Model, _ action: PolicyAction, as principal: Principal, in store: MemoryStore
    ) throws -> FetchVerdict {
        try predicate(for: action, as: principal).verdict(for: model, in: store)
    }
}
