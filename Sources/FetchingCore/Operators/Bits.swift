// Methods, for an overload of '&' or '<<' would be one more for the type checker to try in every calculation. The constraints stand at
// each, as those of computed texts do.

extension FetchableOperand {
    /// The bits that the integer and another both have, of 64 bits; nil for nil.
    ///
    /// ```swift
    /// $0.age.bitwiseAnd(6) == 2      // ("age" & 6) = 2
    /// ```
    public func bitwiseAnd(_ other: Value.Base) -> FetchExpression<Model, Value>
    where Value.Base: FetchableNumber & BinaryInteger {
        FetchExpression(
            .arithmetic(.bitAnd, tree, .literal(other, beside: tree, for: "bitwiseAnd"), of: Value.Base.self))
    }

    /// The bits that the integer and another both have, of 64 bits; nil where one of them is.
    ///
    /// ```swift
    /// $0.age.bitwiseAnd(with: $0.size) == 2      // ("age" & "size") = 2
    /// ```
    public func bitwiseAnd<Other: FetchableOperand>(with other: Other) -> FetchExpression<Model, Value.Base?>
    where Value.Base: FetchableNumber & BinaryInteger, Other.Model == Model, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.bitAnd, tree, other.tree, of: Value.Base.self))
    }

    /// The bits that the integer or another has, of 64 bits; nil for nil.
    ///
    /// ```swift
    /// $0.age.bitwiseOr(6) == 2      // ("age" | 6) = 2
    /// ```
    public func bitwiseOr(_ other: Value.Base) -> FetchExpression<Model, Value>
    where Value.Base: FetchableNumber & BinaryInteger {
        FetchExpression(.arithmetic(.bitOr, tree, .literal(other, beside: tree, for: "bitwiseOr"), of: Value.Base.self))
    }

    /// The bits that the integer or another has, of 64 bits; nil where one of them is.
    ///
    /// ```swift
    /// $0.age.bitwiseOr(with: $0.size) == 2      // ("age" | "size") = 2
    /// ```
    public func bitwiseOr<Other: FetchableOperand>(with other: Other) -> FetchExpression<Model, Value.Base?>
    where Value.Base: FetchableNumber & BinaryInteger, Other.Model == Model, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.bitOr, tree, other.tree, of: Value.Base.self))
    }

    /// The bits that one of the integer and another has, of 64 bits; nil for nil.
    ///
    /// ```swift
    /// $0.age.bitwiseXor(6) == 2      // fetching_calculate('^', "age", 6) = 2
    /// ```
    public func bitwiseXor(_ other: Value.Base) -> FetchExpression<Model, Value>
    where Value.Base: FetchableNumber & BinaryInteger {
        FetchExpression(
            .arithmetic(.bitXor, tree, .literal(other, beside: tree, for: "bitwiseXor"), of: Value.Base.self))
    }

    /// The bits that one of the integer and another has, of 64 bits; nil where one of them is.
    ///
    /// ```swift
    /// $0.age.bitwiseXor(with: $0.size) == 2      // fetching_calculate('^', "age", "size") = 2
    /// ```
    public func bitwiseXor<Other: FetchableOperand>(with other: Other) -> FetchExpression<Model, Value.Base?>
    where Value.Base: FetchableNumber & BinaryInteger, Other.Model == Model, Other.Value.Base == Value.Base {
        FetchExpression(.arithmetic(.bitXor, tree, other.tree, of: Value.Base.self))
    }

    /// The integer, of 64 bits, shifted to the left as Swift's `<<` shifts; nil for nil.
    ///
    /// ```swift
    /// $0.age.shiftedLeft(by: 2) == 12      // ("age" << 2) = 12
    /// ```
    ///
    /// Bits that are shifted out are lost, and a negative number of places shifts to the right.
    ///
    /// - Parameter places: The number of places.
    public func shiftedLeft(by places: Int) -> FetchExpression<Model, Value>
    where Value.Base: FetchableNumber & BinaryInteger {
        FetchExpression(
            .arithmetic(.shiftLeft, tree, ExpressionTree(.literal(.int64(Int64(places)))), of: Value.Base.self))
    }

    /// The integer, of 64 bits, shifted to the right as Swift's `>>` shifts; nil for nil.
    ///
    /// ```swift
    /// $0.age.shiftedRight(by: 2) == 3      // ("age" >> 2) = 3
    /// ```
    ///
    /// The sign is kept, and a negative number of places shifts to the left.
    ///
    /// - Parameter places: The number of places.
    public func shiftedRight(by places: Int) -> FetchExpression<Model, Value>
    where Value.Base: FetchableNumber & BinaryInteger {
        FetchExpression(
            .arithmetic(.shiftRight, tree, ExpressionTree(.literal(.int64(Int64(places)))), of: Value.Base.self))
    }
}

extension ArithmeticOperator {
    /// The name of the method that makes an operator on bits, and the operator of another.
    package var member: String {
        switch self {
        case .add, .subtract, .multiply, .divide, .remainder: rawValue
        case .bitAnd: "bitwiseAnd"
        case .bitOr: "bitwiseOr"
        case .bitXor: "bitwiseXor"
        case .shiftLeft: "shiftedLeft"
        case .shiftRight: "shiftedRight"
        }
    }
}
