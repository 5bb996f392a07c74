// Integers are calculated with 64 bits on every engine, and never wrapped; decimals exactly, and rounded to 38 digits. A
// calculation with nil gives nil, and so does a division by zero. A result that does not fit is nil where it decides about rows, and
// an error where it is given back or stored.

extension FetchableOperand where Value.Base: FetchableNumber {
    /// The value less another.
    ///
    /// ```swift
    /// $0.score - 5 > 20      // "score" - 5.0 > 20.0
    /// ```
    public static func - (lhs: Self, rhs: Value.Base) -> FetchExpression<Model, Value> {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "-")
        return FetchExpression(.arithmetic(.subtract, lhs.tree, rhs, of: Value.Base.self))
    }

    /// The value less another.
    ///
    /// ```swift
    /// 5 - $0.score > 20      // 5.0 - "score" > 20.0
    /// ```
    public static func - (lhs: Value.Base, rhs: Self) -> FetchExpression<Model, Value> {
        let lhs = ExpressionTree.literal(lhs, beside: rhs.tree, for: "-")
        return FetchExpression(.arithmetic(.subtract, lhs, rhs.tree, of: Value.Base.self))
    }

    /// The product of the value and another.
    ///
    /// ```swift
    /// $0.score * 5 > 20      // "score" * 5.0 > 20.0
    /// ```
    public static func * (lhs: Self, rhs: Value.Base) -> FetchExpression<Model, Value> {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "*")
        return FetchExpression(.arithmetic(.multiply, lhs.tree, rhs, of: Value.Base.self))
    }

    /// The product of the value and another.
    ///
    /// ```swift
    /// 5 * $0.score > 20      // 5.0 * "score" > 20.0
    /// ```
    public static func * (lhs: Value.Base, rhs: Self) -> FetchExpression<Model, Value> {
        let lhs = ExpressionTree.literal(lhs, beside: rhs.tree, for: "*")
        return FetchExpression(.arithmetic(.multiply, lhs, rhs.tree, of: Value.Base.self))
    }

    /// The value divided by another: without a fraction for integers, nil when divided by zero.
    ///
    /// ```swift
    /// $0.score / 5 > 20      // CAST("score" AS REAL) / 5.0 > 20.0
    /// ```
    public static func / (lhs: Self, rhs: Value.Base) -> FetchExpression<Model, Value.Base?> {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "/")
        return FetchExpression(.arithmetic(.divide, lhs.tree, rhs, of: Value.Base.self))
    }

    /// The value divided by another: without a fraction for integers, nil when divided by zero.
    ///
    /// ```swift
    /// 5 / $0.score > 20      // CAST(5.0 AS REAL) / "score" > 20.0
    /// ```
    public static func / (lhs: Value.Base, rhs: Self) -> FetchExpression<Model, Value.Base?> {
        let lhs = ExpressionTree.literal(lhs, beside: rhs.tree, for: "/")
        return FetchExpression(.arithmetic(.divide, lhs, rhs.tree, of: Value.Base.self))
    }

    /// The value divided by another: without a fraction for integers, nil when divided by zero.
    ///
    /// ```swift
    /// $0.score / $0.bonus > 20      // CAST("score" AS REAL) / "bonus" > 20.0
    /// ```
    public static func / <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.divide, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}

// Two operands. The result may be nil where one of them may be. No two of these fit the same operands, so that none is disfavored:
// an update, which reads members by disfavored overloads too, would try all of those before it took one.

extension FetchableOperand where Value.Base: FetchableNumber {
    /// The value less another.
    ///
    /// ```swift
    /// $0.score - $0.bonus > 20      // "score" - "bonus" > 20.0
    /// ```
    public static func - <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value>
    where Other.Model == Model, Other.Value == Value.Base {
        FetchExpression(.arithmetic(.subtract, lhs.tree, rhs.tree, of: Value.Base.self))
    }

    /// The value less another, nil if one of them is.
    ///
    /// ```swift
    /// $0.score - $0.best > 20      // "score" - "best" > 20.0
    /// ```
    public static func - <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value: OptionalFetchableValue, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.subtract, lhs.tree, rhs.tree, of: Value.Base.self))
    }

    /// The product of the value and another.
    ///
    /// ```swift
    /// $0.score * $0.bonus > 20      // "score" * "bonus" > 20.0
    /// ```
    public static func * <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value>
    where Other.Model == Model, Other.Value == Value.Base {
        FetchExpression(.arithmetic(.multiply, lhs.tree, rhs.tree, of: Value.Base.self))
    }

    /// The product of the value and another, nil if one of them is.
    ///
    /// ```swift
    /// $0.score * $0.best > 20      // "score" * "best" > 20.0
    /// ```
    public static func * <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value: OptionalFetchableValue, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.multiply, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}

extension FetchableOperand where Value.Base: FetchableNumber & SignedNumeric {
    /// The value with the other sign.
    ///
    /// ```swift
    /// -$0.score < 20      // 0.0 - "score" < 20.0
    /// ```
    public static prefix func - (operand: Self) -> FetchExpression<Model, Value> {
        let zero = ExpressionTree.literal(Value.Base.zero, beside: operand.tree, for: "-")
        return FetchExpression(.arithmetic(.subtract, zero, operand.tree, of: Value.Base.self))
    }
}

extension FetchableOperand where Value.Base: FetchableNumber & BinaryInteger {
    /// The remainder of a division, with the sign of the dividend; nil when divided by zero.
    ///
    /// ```swift
    /// $0.age % 2 == 0      // fetching_int64("age" % 2) = 0
    /// ```
    public static func % (lhs: Self, rhs: Value.Base) -> FetchExpression<Model, Value.Base?> {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "%")
        return FetchExpression(.arithmetic(.remainder, lhs.tree, rhs, of: Value.Base.self))
    }

    /// The remainder of a division, with the sign of the dividend; nil when divided by zero.
    ///
    /// ```swift
    /// $0.age % $0.size == 0      // fetching_int64("age" % "size") = 0
    /// ```
    public static func % <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.remainder, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}
