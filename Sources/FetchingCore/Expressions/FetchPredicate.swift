/// A condition on a model: an ordinary value that can be stored, passed and combined.
///
/// ```swift
/// let isGood = User.predicate { $0.score > 10 }
/// let isPremium = User.predicate { $0.plan == .premium }
///
/// User.request().all().where(isGood && !isPremium)
/// // SELECT … FROM "User" WHERE "score" > 10.0 AND "plan" <> 'premium' COLLATE BINARY
/// ```
///
/// A predicate is true or false, never unknown: a comparison with nil is false, and its negation is true.
public struct FetchPredicate<Model: Fetchable>: FetchableOperand {
    @_documentation(visibility: internal)
    public typealias Value = Bool

    @_documentation(visibility: internal)
    public let tree: ExpressionTree

    /// - Parameter tree: A condition. A truth value that may be stored in a form of its own is made one before.
    @inlinable
    package init(_ tree: ExpressionTree) { self.tree = tree }

    /// Makes a predicate: the same as ``Fetchable/predicate(_:)``.
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    @inlinable
    public init(@PredicateBuilder<Model> _ conditions: (Model.FetchableMembers) -> FetchPredicate) {
        self = conditions(Model.fetchableMembers)
    }
}

extension FetchPredicate {
    /// A condition that holds when all of the given ones do; true if there is none.
    ///
    /// ```swift
    /// .all([User.predicate { $0.isAdmin }, User.predicate { $0.score > 10 }])
    /// // "isAdmin" = 1 AND "score" > 10.0
    /// ```
    public static func all(_ predicates: some Sequence<FetchPredicate>) -> FetchPredicate {
        FetchPredicate(.joined(predicates.map(\.tree), by: .and))
    }

    /// A condition that holds when at least one of the given ones does; false if there is none.
    ///
    /// ```swift
    /// .any([User.predicate { $0.isAdmin }, User.predicate { $0.score > 10 }])
    /// // "isAdmin" = 1 OR "score" > 10.0
    /// ```
    public static func any(_ predicates: some Sequence<FetchPredicate>) -> FetchPredicate {
        FetchPredicate(.joined(predicates.map(\.tree), by: .or))
    }
}

extension Fetchable {
    /// Makes a predicate that can be stored, passed and combined.
    ///
    /// ```swift
    /// let isGood = User.predicate { $0.score > 10 && $0.name.hasPrefix("Ma") }
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    @inlinable
    public static func predicate(
        @PredicateBuilder<Self> _ conditions: (FetchableMembers) -> FetchPredicate<Self>
    ) -> FetchPredicate<Self> {
        conditions(fetchableMembers)
    }
}
