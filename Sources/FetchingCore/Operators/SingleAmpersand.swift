// `&` and `|` are the operators of bits. Without these overloads, the type checker would try those of all integers.

/// A trait that no operand has: `&` and `|`.
@_documentation(visibility: internal)
public protocol JoinedByBits {}

/// An operand of `&` or `|`.
@_documentation(visibility: internal)
public enum OperandOfBits<Operand> {}

@available(
    *, unavailable, message: "conditions are joined by '&&' and '||'; options are tested by 'contains' and 'intersects'"
)
extension OperandOfBits: JoinedByBits {}

/// The refusal of `&` and `|`.
@_documentation(visibility: internal)
public enum BitsRefusal<Operand: JoinedByBits>: Refusal {}

@available(*, unavailable)
extension FetchableCondition {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedBits = BitsRefusal<OperandOfBits<Self>>
}

extension FetchableCondition where RefusedBits: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    public static func & <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> { UnknownMember() }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    public static func | <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> { UnknownMember() }
}
