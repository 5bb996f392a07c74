// With nil on either side, an ordering is false, and its negation true.

extension FetchableOperand where Value.Base: Comparable {
    /// Whether the value is less than another.
    ///
    /// ```swift
    /// $0.score < 10      // "score" < 10.0
    /// ```
    ///
    /// False when either side is nil. Text is ordered by Unicode scalars, an enum by its raw value.
    @inlinable
    public static func < (lhs: Self, rhs: Value.Base) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.less, lhs.tree, value: rhs))
    }

    /// Whether the value is less than another of the same model.
    ///
    /// ```swift
    /// $0.score < $0.best      // "score" < "best"
    /// ```
    @inlinable
    public static func < <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchPredicate(.comparison(.less, lhs.tree, rhs.tree))
    }

    /// Whether the value is at most another.
    ///
    /// ```swift
    /// $0.score <= 10      // "score" <= 10.0
    /// ```
    ///
    /// False when either side is nil. Text is ordered by Unicode scalars, an enum by its raw value.
    @inlinable
    public static func <= (lhs: Self, rhs: Value.Base) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.lessOrEqual, lhs.tree, value: rhs))
    }

    /// Whether the value is at most another of the same model.
    ///
    /// ```swift
    /// $0.score <= $0.best      // "score" <= "best"
    /// ```
    @inlinable
    public static func <= <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchPredicate(.comparison(.lessOrEqual, lhs.tree, rhs.tree))
    }

    /// Whether the value is greater than another.
    ///
    /// ```swift
    /// $0.score > 10      // "score" > 10.0
    /// ```
    ///
    /// False when either side is nil. Text is ordered by Unicode scalars, an enum by its raw value.
    @inlinable
    public static func > (lhs: Self, rhs: Value.Base) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.greater, lhs.tree, value: rhs))
    }

    /// Whether the value is greater than another of the same model.
    ///
    /// ```swift
    /// $0.score > $0.best      // "score" > "best"
    /// ```
    @inlinable
    public static func > <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchPredicate(.comparison(.greater, lhs.tree, rhs.tree))
    }

    /// Whether the value is at least another.
    ///
    /// ```swift
    /// $0.score >= 10      // "score" >= 10.0
    /// ```
    ///
    /// False when either side is nil. Text is ordered by Unicode scalars, an enum by its raw value.
    @inlinable
    public static func >= (lhs: Self, rhs: Value.Base) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.greaterOrEqual, lhs.tree, value: rhs))
    }

    /// Whether the value is at least another of the same model.
    ///
    /// ```swift
    /// $0.score >= $0.best      // "score" >= "best"
    /// ```
    @inlinable
    public static func >= <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchPredicate(.comparison(.greaterOrEqual, lhs.tree, rhs.tree))
    }
}
