// `/=` is missing: a division may be nil. `$0.score = $0.score / 2` says so where the member is optional, or fails.

extension FetchExpression where Value.Base: FetchableNumber {
    /// Adds a number to a member, in an update.
    ///
    /// ```swift
    /// $0.score += 1                // SET "score" = "score" + 1.0
    /// ```
    public static func += (lhs: inout FetchExpression, rhs: Value.Base) { lhs = lhs + rhs }

    /// Adds another value to a member, in an update. A nil makes it nil.
    ///
    /// ```swift
    /// $0.score += $0.bonus         // SET "score" = "score" + "bonus"
    /// ```
    public static func += <Other: FetchableOperand>(lhs: inout FetchExpression, rhs: Other)
    where Other.Model == Model, Other.Value.Base == Value.Base {
        lhs = FetchExpression(.arithmetic(.add, lhs.tree, rhs.tree, of: Value.Base.self))
    }

    /// Subtracts a number from a member, in an update.
    ///
    /// ```swift
    /// $0.score -= 1                // SET "score" = "score" - 1.0
    /// ```
    public static func -= (lhs: inout FetchExpression, rhs: Value.Base) { lhs = lhs - rhs }

    /// Subtracts another value from a member, in an update. A nil makes it nil.
    ///
    /// ```swift
    /// $0.score -= $0.bonus         // SET "score" = "score" - "bonus"
    /// ```
    public static func -= <Other: FetchableOperand>(lhs: inout FetchExpression, rhs: Other)
    where Other.Model == Model, Other.Value.Base == Value.Base {
        lhs = FetchExpression(.arithmetic(.subtract, lhs.tree, rhs.tree, of: Value.Base.self))
    }

    /// Multiplies a member by a number, in an update.
    ///
    /// ```swift
    /// $0.score *= 2                // SET "score" = "score" * 2.0
    /// ```
    public static func *= (lhs: inout FetchExpression, rhs: Value.Base) { lhs = lhs * rhs }

    /// Multiplies a member by another value, in an update. A nil makes it nil.
    ///
    /// ```swift
    /// $0.score *= $0.bonus         // SET "score" = "score" * "bonus"
    /// ```
    public static func *= <Other: FetchableOperand>(lhs: inout FetchExpression, rhs: Other)
    where Other.Model == Model, Other.Value.Base == Value.Base {
        lhs = FetchExpression(.arithmetic(.multiply, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}
