// In one step, in memory. Each is the request of the same name, fetched.

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

    /// The number of distinct values, without nil.
    ///
    /// ```swift
    /// let plans = try User.request().all().count(distinct: \.plan, in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>, in models: some Sequence<Model>
    ) throws -> Int
    where Operand.Model == Model {
        try count(distinct: value).fetch(in: models)
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

    /// The sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// let sum = try User.request().all().sum(\.age, in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in models: some Sequence<Model>
    ) throws -> Operand.Value.Base.Sum
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try sum(value).fetch(in: models)
    }

    /// The average of a value, nil if there is none.
    ///
    /// ```swift
    /// let average = try User.request().all().average(\.age, in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in models: some Sequence<Model>
    ) throws -> Double?
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try average(value).fetch(in: models)
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// let youngest = try User.request().all().minimum(\.age, in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func minimum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in models: some Sequence<Model>
    ) throws -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try minimum(value).fetch(in: models)
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// let oldest = try User.request().all().maximum(\.age, in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func maximum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in models: some Sequence<Model>
    ) throws -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try maximum(value).fetch(in: models)
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

    /// The number of distinct values, without nil.
    ///
    /// ```swift
    /// let owners = try Pet.request().all().count(distinct: \.ownerID, in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>, in store: MemoryStore
    ) throws -> Int
    where Operand.Model == Model {
        try count(distinct: value).fetch(in: store)
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

    /// The sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// let pets = try User.request().all().sum(\.pets.count, in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func sum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in store: MemoryStore)
        throws -> Operand.Value.Base.Sum
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try sum(value).fetch(in: store)
    }

    /// The average of a value, nil if there is none.
    ///
    /// ```swift
    /// let average = try User.request().all().average(\.pets.count, in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func average<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in store: MemoryStore)
        throws -> Double?
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try average(value).fetch(in: store)
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// let fewest = try User.request().all().minimum(\.pets.count, in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func minimum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in store: MemoryStore)
        throws -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try minimum(value).fetch(in: store)
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// let most = try User.request().all().maximum(\.pets.count, in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, if the store lacks models that it needs, or if a calculation overflows.
    public func maximum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in store: MemoryStore)
        throws -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try maximum(value).fetch(in: store)
    }
}
