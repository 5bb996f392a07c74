extension FetchableOperand {
    /// Whether an array has an element, or all of the given options are set. False for nil.
    ///
    /// ```swift
    /// $0.tags.contains("slow")                 // "tags" @> $1 on PostgreSQL
    /// $0.rights.contains([.read, .write])      // ("rights" & 3) = 3
    /// ```
    ///
    /// An empty set of options is contained in each. An index of the kind GIN serves for arrays on PostgreSQL.
    ///
    /// - Parameter element: The element, or the options.
    public func contains(_ element: Value.Base._Element) -> FetchPredicate<Model>
    where Value.Base._Container: OptionSet {
        FetchPredicate(.containment(tree, element, of: Value.Base.self))
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
