// The two questions that are asked most often, in one step. Each is the request of the same name, fetched.

// MARK: From a collection of the models

extension FetchableRequest where Result == [Model] {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func count(in models: some Sequence<Model>) throws -> Int {
        try count().fetch(in: models)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func exists(in models: some Sequence<Model>) throws -> Bool {
        try exists().fetch(in: models)
    }
}

// MARK: From a store, which has related models too

extension FetchableRequest where Result == [Model] {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try Pet.request().all().where { $0.owner.name == "Joe" }.count(in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func count(in store: MemoryStore) throws -> Int {
        try count().fetch(in: store)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try Pet.request().all().where { $0.owner.isAdmin }.exists(in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func exists(in store: MemoryStore) throws -> Bool {
        try exists().fetch(in: store)
    }
}
