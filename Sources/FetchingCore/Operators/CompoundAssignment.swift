// A quotient may be nil, and so may the sum with what may be nil. Of a member that is not optional, that is an error which changes
// nothing, as in `$0.score = $0.score / $0.bonus`.

extension FetchExpression where Value.Base: FetchableSummand {
    /// Adds a number to a member, or a text behind it, in an update.
    ///
    /// ```swift
    /// $0.score += 1                // SET "score" = "score" + 1.0
    /// $0.name += "!"               // SET "name" = ("name" || '!')
    /// ```
    public static func += (lhs: inout FetchExpression, rhs: Value.Base) { lhs = lhs + rhs }

    /// Adds another value to a member, or a text behind it, in an update. A nil makes it nil.
    ///
    /// ```swift
    /// $0.score += $0.bonus         // SET "score" = "score" + "bonus"
    /// ```
    public static func += <Other: FetchableOperand>(lhs: inout FetchExpression, rhs: Other)
    where Other.Model == Model, Other.Value.Base == Value.Base {
        lhs = FetchExpression(.arithmetic(.add, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}

extension FetchExpression where Value.Base: FetchableNumber {
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

    /// Divides a member by a number, in an update: without a fraction for integers. By zero, it is nil.
    ///
    /// ```swift
    /// $0.score /= 2                // SET "score" = CAST("score" AS REAL) / 2.0
    /// ```
    public static func /= (lhs: inout FetchExpression, rhs: Value.Base) {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "/")
        lhs = FetchExpression(.arithmetic(.divide, lhs.tree, rhs, of: Value.Base.self))
    }

    /// Divides a member by another value, in an update: without a fraction for integers. By nil or zero, it is nil.
    ///
    /// ```swift
    /// $0.score /= $0.bonus         // SET "score" = CAST("score" AS REAL) / "bonus"
    /// ```
    public static func /= <Other: FetchableOperand>(lhs: inout FetchExpression, rhs: Other)
    where Other.Model == Model, Other.Value.Base == Value.Base {
        lhs = FetchExpression(.arithmetic(.divide, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}

extension FetchExpression where Value.Base: FetchableNumber & BinaryInteger {
    /// Takes the remainder of a division by a number, in an update, with the sign of the member. By zero, it is nil.
    ///
    /// ```swift
    /// $0.age %= 10                 // SET "age" = fetching_int64("age" % 10)
    /// ```
    public static func %= (lhs: inout FetchExpression, rhs: Value.Base) {
        let rhs = ExpressionTree.literal(rhs, beside: lhs.tree, for: "%")
        lhs = FetchExpression(.arithmetic(.remainder, lhs.tree, rhs, of: Value.Base.self))
    }

    /// Takes the remainder of a division by another value, in an update, with the sign of the member. By nil or zero, it is nil.
    ///
    /// ```swift
    /// $0.age %= $0.size            // SET "age" = fetching_int64("age" % "size")
    /// ```
    public static func %= <Other: FetchableOperand>(lhs: inout FetchExpression, rhs: Other)
    where Other.Model == Model, Other.Value.Base == Value.Base {
        lhs = FetchExpression(.arithmetic(.remainder, lhs.tree, rhs.tree, of: Value.Base.self))
    }
}

extension FetchExpression where Value.Base == Bool {
    /// Makes true of false, and false of true, in an update. Of nil it makes true, as `!` does.
    ///
    /// ```swift
    /// $0.isAdmin.toggle()          // SET "isAdmin" = ("isAdmin" = 0)
    /// ```
    public mutating func toggle() { self = FetchExpression((!self).tree) }
}
