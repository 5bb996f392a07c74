extension FetchPredicate: Hashable {
    /// Whether two predicates consist of the same conditions, in the same order, with the same values.
    ///
    /// How a chain of "and" or "or" was put together makes no difference, nor does the order of the values of `isIn`.
    /// Predicates that are written differently are not equal, even where they always have the same result.
    ///
    /// ```swift
    /// User.predicate { $0.score > 10 } == User.predicate { $0.score > 10 }      // true
    /// ```
    ///
    /// It is `==` of `Equatable`. In a closure of conditions, `==` asks whether both have the same result, as for every
    /// operand. Another name spares the type checker one overload everywhere else.
    @_implements(Equatable,==(_:_:))
    public static func areEqual(_ lhs: FetchPredicate, _ rhs: FetchPredicate) -> Bool {
        lhs.tree.isEqual(to: rhs.tree)
    }

    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { RequestDigest(tree).hash(into: &hasher) }
}
