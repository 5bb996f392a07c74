extension MemoryStore {
    /// Changes the store as a whole: what is thrown leaves it as it was.
    ///
    /// ```swift
    /// try store.transaction { store in
    ///     try User.insert(joe).run(in: &store)
    ///     try Pet.insert(rex).run(in: &store)
    /// }
    /// // No SQL: the store of the closure takes the place of this one at its end.
    /// ```
    ///
    /// - Throws: The error of the closure.
    @discardableResult
    public mutating func transaction<Value>(_ body: (inout MemoryStore) throws -> Value) rethrows -> Value {
        var store = self
        let value = try body(&store)
        self = store
        return value
    }
}
