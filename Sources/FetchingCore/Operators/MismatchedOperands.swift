// An operator between operands of different types is matched by the overloads below, which cannot be used because their
// conformance is unavailable. Without them the type checker, having found no overload that fits, tries to repair every
// operator of the whole chain: a million steps and "unable to type-check this expression in reasonable time" for twenty
// conditions. With them, the same mistake is reported at the operator where it stands, in a few hundred steps.

/// What no operand is: usable with a value of another type, or of another model.
public protocol UsableWithAnyType {}

@available(
    *, unavailable, message: "both sides must have the same type and belong to the same model (and an order, for '<')"
)
extension FetchableMember: UsableWithAnyType {}

@available(
    *, unavailable, message: "both sides must have the same type and belong to the same model (and an order, for '<')"
)
extension FetchExpression: UsableWithAnyType {}

@available(*, unavailable, message: "both sides must be conditions on the same model")
extension FetchPredicate: UsableWithAnyType {}

extension FetchableOperand where Self: UsableWithAnyType {
    @_disfavoredOverload
    public static func == <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .mismatch }

    @_disfavoredOverload
    public static func != <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .mismatch }

    @_disfavoredOverload
    public static func < <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .mismatch }

    @_disfavoredOverload
    public static func <= <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .mismatch }

    @_disfavoredOverload
    public static func > <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .mismatch }

    @_disfavoredOverload
    public static func >= <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .mismatch }
}

// The type of `nil` in the standard library's own comparisons with it.
extension FetchableOperand where Self: UsableWithAnyType {
    @_disfavoredOverload
    public static func == (lhs: Self, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> { .mismatch }

    @_disfavoredOverload
    public static func != (lhs: Self, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> { .mismatch }
}

extension FetchPredicate {
    fileprivate static var mismatch: FetchPredicate { FetchPredicate(ExpressionTree(.constant(false))) }
}
