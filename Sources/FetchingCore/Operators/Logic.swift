extension FetchableOperand where Value == Bool {
    /// Whether both conditions hold.
    ///
    /// ```swift
    /// $0.isAdmin && $0.score > 10      // "isAdmin" = 1 AND "score" > 10.0
    /// ```
    @inlinable
    public static func && <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value == Bool {
        FetchPredicate(.joined(lhs.tree, rhs.tree, by: .and))
    }

    /// Whether at least one of the conditions holds.
    ///
    /// ```swift
    /// $0.isAdmin || $0.score > 10      // "isAdmin" = 1 OR "score" > 10.0
    /// ```
    @inlinable
    public static func || <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value == Bool {
        FetchPredicate(.joined(lhs.tree, rhs.tree, by: .or))
    }

    /// Whether the condition does not hold.
    ///
    /// ```swift
    /// !($0.score > 10)                 // "score" <= 10.0
    /// !($0.bestScore > 10)             // ("bestScore" > 10.0) IS NOT TRUE: keeps the rows without a best score
    /// ```
    @inlinable
    public static prefix func ! (condition: Self) -> FetchPredicate<Model> {
        FetchPredicate(.negated(condition.tree))
    }
}
