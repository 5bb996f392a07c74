// What may be nil is a condition too, such as a truth value behind a to-one relationship: nil is not true, and its negation
// holds.

extension FetchableOperand where Value.Base.Truth: TruthValue {
    /// The operand as a condition.
    @inlinable
    var condition: ExpressionTree {
        // Known when this is specialised: a predicate's tree is copied only where it has to be.
        if Self.self == FetchPredicate<Model>.self { return tree }
        guard Value.Base.self == Bool.self else { return FetchPredicate<Model>.refused.tree }
        return Value.isOptional ? .comparison(.equal, tree, value: true) : tree.asCondition
    }

    /// Whether both conditions hold.
    ///
    /// ```swift
    /// $0.isAdmin && $0.score > 10      // "isAdmin" = 1 AND "score" > 10.0
    /// ```
    @inlinable
    public static func && <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base.Truth: TruthValue {
        FetchPredicate(.joined(lhs.condition, rhs.condition, by: .and))
    }

    /// Whether at least one of the conditions holds.
    ///
    /// ```swift
    /// $0.isAdmin || $0.score > 10      // "isAdmin" = 1 OR "score" > 10.0
    /// ```
    @inlinable
    public static func || <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base.Truth: TruthValue {
        FetchPredicate(.joined(lhs.condition, rhs.condition, by: .or))
    }

    /// Whether the condition does not hold.
    ///
    /// ```swift
    /// !($0.score > 10)                 // "score" <= 10.0
    /// !($0.bestScore > 10)             // ("bestScore" > 10.0) IS NOT TRUE: keeps the rows without a best score
    /// !$0.owner.isAdmin                // ("owner"."isAdmin" = 1) IS NOT TRUE: keeps the rows without an owner
    /// ```
    @inlinable
    public static prefix func ! (condition: Self) -> FetchPredicate<Model> {
        FetchPredicate(.negated(condition.condition))
    }
}
