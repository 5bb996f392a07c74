// The remainder of a number that is not an integer is matched by the overloads below: see Refusal.swift.

/// A trait that a number has if it is an integer.
@_documentation(visibility: internal)
public protocol DivisibleWithRemainder {}

/// A number that is not an integer.
@_documentation(visibility: internal)
public enum NumberWithFraction<Operand> {}

@available(*, unavailable, message: "only integers have a remainder")
extension NumberWithFraction: DivisibleWithRemainder {}

/// The refusal of a number that is not an integer.
@_documentation(visibility: internal)
public enum RemainderRefusal<Operand: DivisibleWithRemainder>: Refusal {}

@available(*, unavailable)
extension RefusingOperand {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedRemainder = RemainderRefusal<NumberWithFraction<Self>>
}

extension FetchableOperand where Value.Base: FetchableNumber, RefusedRemainder: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func % <Owner>(lhs: Self, rhs: Value.Base?) -> FetchExpression<Model, Value.Base?>
    where Owner == Model { FetchExpression(FetchPredicate<Model>.refused.tree) }
}
