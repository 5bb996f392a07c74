// An operator between operands that do not fit is matched by the overloads below, which cannot be used because their
// conformance is unavailable. Without them the type checker, having found no overload that fits, tries to repair every
// operator of the whole chain: a million steps and "unable to type-check this expression in reasonable time" for twenty
// conditions. With them, the same mistake is reported at the operator where it stands, in a few hundred steps.
//
// There are none for `&&` and `||`: they would be considered in every correct chain too, and make it many times slower.
//
// The compiler ranks overloads before it tries them (`determineBestChoicesInContext` in its `CSOptimizer.cpp`). A parameter
// whose requirements name another generic parameter ranks lower, and so does an optional one. That is all that `Owner`,
// `OtherOwner` and the `?` are for: these overloads rank below the ones that fit, which are then tried first and alone.

/// A trait that no operand has: equality with a value of another type, or of another model.
public protocol ComparableWithOtherTypes {}

@available(*, unavailable, message: "compare it with a value or member of its own type and of the same model")
extension FetchableMember: ComparableWithOtherTypes {}

@available(*, unavailable, message: "compare it with a value or member of its own type and of the same model")
extension FetchExpression: ComparableWithOtherTypes {}

@available(*, unavailable, message: "compare it with a value or member of its own type and of the same model")
extension FetchPredicate: ComparableWithOtherTypes {}

/// A trait that no operand has: an order among values of another type, or of another model.
public protocol OrderedAmongOtherTypes {}

@available(
    *, unavailable,
    message: "compare it with a value or member of its own type, which must have an order, and of the same model"
)
extension FetchableMember: OrderedAmongOtherTypes {}

@available(
    *, unavailable,
    message: "compare it with a value or member of its own type, which must have an order, and of the same model"
)
extension FetchExpression: OrderedAmongOtherTypes {}

@available(
    *, unavailable,
    message: "compare it with a value or member of its own type, which must have an order, and of the same model"
)
extension FetchPredicate: OrderedAmongOtherTypes {}

/// A trait that only optional operands have: comparison with a value that may be nil.
public protocol ComparableWithOptional {}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchableMember: ComparableWithOptional {}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchExpression: ComparableWithOptional {}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchPredicate: ComparableWithOptional {}

extension FetchableOperand where Self: ComparableWithOtherTypes {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func == <Other: FetchableValue, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func == <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func != <Other: FetchableValue, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func != <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .mismatch }
}

extension FetchableOperand where Self: OrderedAmongOtherTypes {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func < <Other: FetchableValue, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func < <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func <= <Other: FetchableValue, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func <= <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func > <Other: FetchableValue, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func > <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func >= <Other: FetchableValue, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func >= <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .mismatch }
}

extension FetchableOperand where Self: ComparableWithOptional {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func == (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func != (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> { .mismatch }
}

extension FetchableOperand where Self: ComparableWithOptional, Value.Base: Comparable {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func < (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func <= (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func > (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> { .mismatch }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func >= (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> { .mismatch }
}

extension FetchPredicate {
    fileprivate static var mismatch: FetchPredicate { FetchPredicate(ExpressionTree(.constant(false))) }
}
