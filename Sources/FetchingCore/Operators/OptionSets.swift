extension FetchableOperand {
    /// Whether all of the given options are set. True for an empty set of them; false for nil.
    ///
    /// ```swift
    /// $0.rights.contains([.read, .write])      // ("rights" & 3) = 3
    /// ```
    public func contains(_ options: Value.Base) -> FetchPredicate<Model> where Value.Base: OptionSet {
        FetchPredicate(.bits(.contains, tree, options))
    }

    /// Whether at least one of the given options is set. False for an empty set of them, and for nil.
    ///
    /// ```swift
    /// $0.rights.intersects([.read, .write])    // ("rights" & 3) <> 0
    /// ```
    public func intersects(_ options: Value.Base) -> FetchPredicate<Model> where Value.Base: OptionSet {
        FetchPredicate(.bits(.intersects, tree, options))
    }

    /// Names what there is in its place, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "use 'intersects', and '!' before it")
    public func isDisjoint(with options: Value.Base) -> FetchPredicate<Model> where Value.Base: OptionSet { .refused }
}
