// A `Bool` of Swift in the place of a condition is matched by an overload of its own: see Refusal.swift. Like those in
// MismatchedOperands.swift, it must rank below every overload that fits, which is all that `Owner` and the `?` are for. A generic
// type in the place of `Bool` would rank no lower, and makes right chains exponential.

/// A trait that no operand has: `&&`, `||` and comparison with a `Bool` beside it.
@_documentation(visibility: internal)
public protocol JoinedWithBool {}

/// An operand beside a `Bool`.
@_documentation(visibility: internal)
public enum OperandBesideBool<Operand> {}

@available(
    *, unavailable,
    message:
        "a Bool of Swift is not a condition: choose the conditions by 'if', or compare a member with it, as in '$0.isAdmin == isOn'"
)
extension OperandBesideBool: JoinedWithBool {}

/// The refusal of a `Bool` beside an operand.
@_documentation(visibility: internal)
public enum BoolRefusal<Operand: JoinedWithBool>: Refusal {}

@available(*, unavailable)
extension FetchableCondition {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedBool = BoolRefusal<OperandBesideBool<Self>>
}

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func && <Operand: FetchableCondition>(lhs: Bool, rhs: Operand) -> FetchPredicate<Operand.Model>
where Operand.RefusedBool: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func || <Operand: FetchableCondition>(lhs: Bool, rhs: Operand) -> FetchPredicate<Operand.Model>
where Operand.RefusedBool: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func && <Operand: FetchableCondition, Owner>(lhs: Operand?, rhs: Bool???) -> FetchPredicate<Operand.Model>
where Operand.Model == Owner, Operand.RefusedBool: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func || <Operand: FetchableCondition, Owner>(lhs: Operand?, rhs: Bool???) -> FetchPredicate<Operand.Model>
where Operand.Model == Owner, Operand.RefusedBool: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
public func == <Operand: FetchableOperand>(lhs: Bool, rhs: Operand) -> FetchPredicate<Operand.Model>
where Operand.RefusedBool: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
public func != <Operand: FetchableOperand>(lhs: Bool, rhs: Operand) -> FetchPredicate<Operand.Model>
where Operand.RefusedBool: Refusal { .refused }
