// What may be nil is a condition too, such as a truth value behind a to-one relationship: nil is not true, and its negation
// holds.

extension FetchableOperand {
    /// The operand as a condition.
    @_documentation(visibility: internal)
    @inlinable
    public static func condition(of operand: Self) -> ExpressionTree {
        // Known when this is specialised: a predicate's tree is copied only where it has to be.
        if Self.self == FetchPredicate<Model>.self { return operand.tree }
        guard Value.Base.self == Bool.self else { return FetchPredicate<Model>.refused.tree }
        return Value.isOptional ? .comparison(.equal, operand.tree, value: true) : operand.tree.asCondition
    }
}

extension FetchableCondition where Joined: TruthValue {
    /// Whether both conditions hold.
    ///
    /// ```swift
    /// $0.isAdmin && $0.score > 10      // "isAdmin" = 1 AND "score" > 10.0
    /// ```
    @inlinable
    public static func && <Other: FetchableCondition>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Joined: TruthValue {
        FetchPredicate(.joined(Self.condition(of: lhs), Other.condition(of: rhs), by: .and))
    }

    /// Whether at least one of the conditions holds.
    ///
    /// ```swift
    /// $0.isAdmin || $0.score > 10      // "isAdmin" = 1 OR "score" > 10.0
    /// ```
    @inlinable
    public static func || <Other: FetchableCondition>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Joined: TruthValue {
        FetchPredicate(.joined(Self.condition(of: lhs), Other.condition(of: rhs), by: .or))
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
        FetchPredicate(.negated(Self.condition(of: condition)))
    }
}
