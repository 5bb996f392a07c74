extension FetchableRequest where Result == [Model] {
    /// Deletes models from an array: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.plan == .trial }.delete(in: &users)
    /// ```
    ///
    /// All models are deleted only by `.all()` without a `where`.
    ///
    /// - Returns: The number of deleted models.
    /// - Throws: ``FetchError`` if the request is invalid, or if no condition is left. Then no model is deleted.
    @discardableResult
    public func delete(in models: inout [Model]) throws -> Int {
        let (rest, count) = try models.withUnsafeBufferPointer {
            try MemoryEngine.deleting(query, from: $0, relatedTo: nil)
        }
        models = rest
        return count
    }

    /// Deletes models from a store, which also has the related models.
    ///
    /// ```swift
    /// try Pet.request().all().where { $0.owner == nil }.delete(in: &store)
    /// ```
    ///
    /// Models that refer to those that are deleted are left as they are.
    ///
    /// - Returns: The number of deleted models.
    /// - Throws: ``FetchError`` if the request is invalid, if no condition is left, or if the store lacks models of a type
    ///   that it needs. Then no model is deleted.
    @discardableResult
    public func delete(in store: inout MemoryStore) throws -> Int {
        let (rest, count) = try store.withModels(of: Model.self) {
            try MemoryEngine.deleting(query, from: $0, relatedTo: store)
        }
        store.replace(with: rest)
        return count
    }
}

extension MemoryStore {
    /// Calls a closure with the models of a type, which stay where they are as long as it runs.
    ///
    /// - Throws: ``FetchError`` if no models of the type were added.
    func withModels<Model: Fetchable, Value>(
        of type: Model.Type, _ body: (UnsafeBufferPointer<Model>) throws -> Value
    ) throws -> Value {
        let stored: StoredModels
        do { stored = try collection(of: type) } catch { throw MemoryEngine<Model>.failure(error) }
        return try withExtendedLifetime(stored) { try body(stored.models(of: type)) }
    }
}
