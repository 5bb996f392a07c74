// One operator for numbers and texts: a further overload for texts would cost each condition that adds.
//
// No two of these fit the same operands, as in Arithmetic.swift.

extension FetchableOperand where Value.Base: FetchableSummand {
    /// The sum of the value and another, or the text with another behind it.
    ///
    /// ```swift
    /// $0.score + 5 > 20                // "score" + 5.0 > 20.0
    /// $0.name + "!" == "Jo!"           // ("name" || '!') = 'Jo!'
    /// // PostgreSQL: (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") = $2
    /// ```
    public static func + (lhs: Self, rhs: Value.Base) -> FetchExpression<Model, Value> {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "+")
        return FetchExpression(.arithmetic(.add, lhs.tree, rhs, of: Value.Base.self))
    }

    /// The sum of the value and another, or the text with another before it.
    ///
    /// ```swift
    /// 5 + $0.score > 20                // 5.0 + "score" > 20.0
    /// "Dr. " + $0.name == "Dr. Jo"     // ('Dr. ' || "name") = 'Dr. Jo'
    /// ```
    public static func + (lhs: Value.Base, rhs: Self) -> FetchExpression<Model, Value> {
        let lhs = ExpressionTree.literal(lhs, beside: rhs.tree, for: "+")
        return FetchExpression(.arithmetic(.add, lhs, rhs.tree, of: Value.Base.self))
    }

    /// The sum of two values, or two texts behind each other.
    ///
    /// ```swift
    /// $0.score + $0.bonus > 20              // "score" + "bonus" > 20.0
    /// $0.name + $0.city == "JoRome"         // ("name" || "city") = 'JoRome'
    /// ```
    public static func + <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value>
    where Other.Model == Model, Other.Value == Value.Base {
        FetchExpression(.arithmetic(.add, lhs.tree, rhs.tree, of: Value.Base.self))
    }

    /// The sum of two values, or two texts behind each other; nil if one of them is.
    ///
    /// ```swift
    /// $0.score + $0.best > 20      // "score" + "best" > 20.0
    /// ```
    public static func + <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value: OptionalFetchableValue, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.add, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}
