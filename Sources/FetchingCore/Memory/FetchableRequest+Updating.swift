extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Updates models of an array: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.update(in: &users) {
    ///     $0.score += 1
    ///     $0.nickname = nil
    /// }
    /// ```
    ///
    /// A model is made anew from its columns: a property with `@FetchingIgnored` has its initial value again, and a
    /// class has a new instance. All models are updated only by `.all()` without a `where`.
    ///
    /// - Parameters:
    ///   - models: The array to change.
    ///   - assign: Assigns to members. Without an assignment, nothing is changed and the number is 0.
    /// - Returns: The number of updated models.
    /// - Throws: ``FetchError`` if the request or a value is invalid, if no condition is left, or if a calculation
    ///   overflows. Then no model is changed.
    @discardableResult
    public func update(in models: inout [Model], _ assign: (inout Model.FetchableUpdate) throws -> Void) throws -> Int {
        let assignments = try assignments(assign)
        guard !assignments.isEmpty else { return 0 }
        let (changed, count) = try models.withUnsafeBufferPointer {
            try MemoryEngine.updating(query, in: $0, assignments, relatedTo: nil)
        }
        models = changed
        return count
    }

    /// Updates models of a store, which also has the related models.
    ///
    /// ```swift
    /// try User.request().all().update(in: &store) { $0.petCount = $0.pets.count }
    /// ```
    ///
    /// A model is made anew from its columns: a property with `@FetchingIgnored` has its initial value again, and a
    /// class has a new instance.
    ///
    /// - Parameters:
    ///   - store: The store to change.
    ///   - assign: Assigns to members. Without an assignment, nothing is changed and the number is 0.
    /// - Returns: The number of updated models.
    /// - Throws: ``FetchError`` if the request or a value is invalid, no condition is left, a calculation overflows, or
    ///   the store lacks models of a type. Then no model is changed.
    @discardableResult
    public func update(
        in store: inout MemoryStore, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        let assignments = try assignments(assign)
        guard !assignments.isEmpty else { return 0 }
        let (changed, count) = try store.withModels(of: Model.self) {
            try MemoryEngine.updating(query, in: $0, assignments, relatedTo: store)
        }
        store.replace(with: changed)
        return count
    }
}

extension FetchableRequest {
    /// The assignments that a closure makes.
    @usableFromInline
    package func assignments(_ assign: (inout Model.FetchableUpdate) throws -> Void) rethrows -> [MemberAssignment] {
        var update = Model.FetchableUpdate()
        try assign(&update)
        return update.assignments
    }
}
