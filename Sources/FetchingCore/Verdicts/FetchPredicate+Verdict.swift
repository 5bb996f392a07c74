extension FetchPredicate {
    /// Whether the predicate holds for a model in memory, and why.
    ///
    /// ```swift
    /// let verdict = try User.predicate { $0.score > 10 }.verdict(for: user)
    /// print(verdict.description(showingValues: true))     // score > 10.0 fails: it is 7.0
    /// ```
    ///
    /// All parts are evaluated, those too on which nothing rests. An error of such a part stands in it.
    ///
    /// - Throws: ``FetchError`` if the predicate is invalid, as ``evaluate(_:)`` does.
    public func verdict(for model: Model) throws -> FetchVerdict { try verdict(for: model, relatedTo: nil) }

    /// Whether the predicate holds for a model in memory with the models that are related to it, and why.
    ///
    /// ```swift
    /// let verdict = try Pet.predicate { $0.owner.name == "Joe" }.verdict(for: pet, in: store)
    /// print(verdict.description(showingValues: true))     // owner.name == "Joe" fails: it is nil, as the model is missing
    /// ```
    ///
    /// The model itself need not be in the store.
    ///
    /// - Throws: ``FetchError`` if the predicate is invalid, or if the store lacks models of a type that it needs.
    public func verdict(for model: Model, in store: MemoryStore) throws -> FetchVerdict {
        try verdict(for: model, relatedTo: store)
    }

    private func verdict(for model: Model, relatedTo store: MemoryStore?) throws -> FetchVerdict {
        do {
            var planner = VerdictPlanner(model: Model.self, rows: MemoryRows(store))
            let plan = try planner.plan(tree)
            return try withUnsafePointer(to: model) { address in
                var run = VerdictRun(planner.plans, at: UnsafeRawPointer(address))
                return try run.verdict(of: plan)
            }
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}
