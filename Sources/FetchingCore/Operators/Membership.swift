extension FetchableOperand {
    /// Whether the value is one of a list. Never, if the list is empty.
    ///
    /// ```swift
    /// $0.plan.isIn([.premium, .trial])     // "plan" COLLATE BINARY IN ('premium', 'trial')
    /// $0.nickname.isIn(["Jo", nil])        // ("nickname" COLLATE BINARY IN ('Jo') OR "nickname" IS NULL)
    /// ```
    ///
    /// A long list is passed as a single value, so that its length has no limit.
    @inlinable
    public func isIn(_ values: [Value]) -> FetchPredicate<Model> { FetchPredicate(.membership(tree, values)) }

    /// Whether the value differs from all of a list. Always, if the list is empty, for nil too.
    ///
    /// ```swift
    /// $0.plan.isNotIn([.premium, .trial])  // "plan" COLLATE BINARY NOT IN ('premium', 'trial')
    /// ```
    @inlinable
    public func isNotIn(_ values: [Value]) -> FetchPredicate<Model> { !isIn(values) }

    /// Whether the value is one of those given.
    ///
    /// ```swift
    /// $0.plan.isIn(.premium, .trial)       // "plan" COLLATE BINARY IN ('premium', 'trial')
    /// ```
    @inlinable
    public func isIn(_ first: Value, _ second: Value, _ others: Value...) -> FetchPredicate<Model> {
        isIn([first, second] + others)
    }

    /// Whether the value differs from all of those given.
    ///
    /// ```swift
    /// $0.plan.isNotIn(.premium, .trial)    // "plan" COLLATE BINARY NOT IN ('premium', 'trial')
    /// ```
    @inlinable
    public func isNotIn(_ first: Value, _ second: Value, _ others: Value...) -> FetchPredicate<Model> {
        !isIn([first, second] + others)
    }

    /// Whether the value is one of a set or of another sequence. Never, if it is empty.
    ///
    /// ```swift
    /// $0.id.isIn(Set([1]))                 // "id" IN (1)
    /// ```
    @inlinable
    @_disfavoredOverload
    public func isIn<Values: Sequence>(_ values: Values) -> FetchPredicate<Model>
    where Values.Element == Value.Base {
        FetchPredicate(.membership(tree, values))
    }

    /// Whether the value differs from all of a set or of another sequence. Always, if it is empty.
    ///
    /// ```swift
    /// $0.id.isNotIn(Set([1]))              // "id" NOT IN (1)
    /// ```
    @inlinable
    @_disfavoredOverload
    public func isNotIn<Values: Sequence>(_ values: Values) -> FetchPredicate<Model>
    where Values.Element == Value.Base {
        !isIn(values)
    }
}

// A list that holds nil can only be compared with what may be nil.
extension FetchableOperand where Value: OptionalFetchableValue {
    /// Whether the value, or its absence, is one of a set or of another sequence. Never, if it is empty.
    ///
    /// ```swift
    /// $0.ownerID.isIn(Set([1, nil]))       // ("ownerID" IN (1) OR "ownerID" IS NULL)
    /// ```
    @inlinable
    @_disfavoredOverload
    public func isIn<Values: Sequence>(_ values: Values) -> FetchPredicate<Model> where Values.Element == Value {
        FetchPredicate(.membership(tree, values))
    }

    /// Whether neither the value nor its absence is one of a set or of another sequence. Always, if it is empty.
    ///
    /// ```swift
    /// $0.ownerID.isNotIn(Set([1, nil]))    // "ownerID" IS NOT NULL AND "ownerID" NOT IN (1)
    /// ```
    @inlinable
    @_disfavoredOverload
    public func isNotIn<Values: Sequence>(_ values: Values) -> FetchPredicate<Model> where Values.Element == Value {
        !isIn(values)
    }
}
