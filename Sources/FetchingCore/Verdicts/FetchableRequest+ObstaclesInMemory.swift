// The obstacles, in one step: the request of the same name, fetched.

extension FetchableRequest {
    /// Counts how many models each of the conditions excludes, in a collection.
    ///
    /// ```swift
    /// let obstacles = try Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles(in: tracks)
    /// print(obstacles)                        // 0 of 50 match …
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, or if it walks along relationships.
    public func obstacles(in models: some Sequence<Model>) throws -> FetchObstacles<Model> {
        try obstacles().fetch(in: models)
    }

    /// Counts how many models each of the conditions excludes, in a store.
    ///
    /// ```swift
    /// let obstacles = try Pet.request().all().where { $0.owner.isAdmin && $0.age > 3 }.obstacles(in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, or if the store lacks models that it needs.
    public func obstacles(in store: MemoryStore) throws -> FetchObstacles<Model> { try obstacles().fetch(in: store) }
}
