// A `Bool` before a member has overloads of its own, since those for other values (see ValueBeforeMember.swift) would match
// `($0.nickname == nil) == $0.isAdmin`. There, the operand on the left fits better than a `Bool`.

/// A trait that no operand has: a `Bool` before it.
@_documentation(visibility: internal)
public protocol ComparableWithBoolBefore {}

/// An operand behind a `Bool`.
@_documentation(visibility: internal)
public enum OperandBehindBool<Operand> {}

@available(*, unavailable, message: "write the member first, as in '$0.isAdmin == true'")
extension OperandBehindBool: ComparableWithBoolBefore {}

/// The refusal of a `Bool` before an operand.
@_documentation(visibility: internal)
public enum BoolBeforeRefusal<Operand: ComparableWithBoolBefore>: Refusal {}

@available(*, unavailable)
extension RefusingOperand where Self: FetchableOperand {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedBool = BoolBeforeRefusal<OperandBehindBool<Self>>
}

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
public func == <Operand: FetchableOperand>(lhs: Bool, rhs: Operand) -> FetchPredicate<Operand.Model>
where Operand.RefusedBool: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
public func != <Operand: FetchableOperand>(lhs: Bool, rhs: Operand) -> FetchPredicate<Operand.Model>
where Operand.RefusedBool: Refusal { .refused }
