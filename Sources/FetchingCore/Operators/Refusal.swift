// A mistake is matched by an overload of its own, which the compiler then refuses with a sentence of ours. Without it the type
// checker, having found no overload that fits, tries to repair every operator of the whole chain: a million steps and "unable to
// type-check this expression in reasonable time" for twenty conditions.
//
// How it is refused decides what it costs. To the type checker an overload whose own conformance is unavailable is a bad
// solution: it goes on to look for a better one among all overloads of all operators around it, 20,000 steps in a file that
// imports GRDB. But it looks no deeper than at the conformance itself (`isConformanceUnavailable` in the compiler's
// `CSSimplify.cpp`); the conformances *within* the conforming type are verified when everything is settled. So each of these
// overloads requires a `Refusal`, which every operand has, and which holds an unavailable conformance in its generic
// argument. A wrong chain costs what a right one costs, and has its one error where the mistake stands.
//
// A refusal cannot be named where it is made either. That is why each one is a `typealias` in an extension that is itself
// unavailable, in which the compiler permits what is.

/// A type whose generic argument lacks a trait, which the compiler reports where it is required.
@_documentation(visibility: internal)
public protocol Refusal {}

/// An operand, with the mistakes that can be made in comparing it.
@_documentation(visibility: internal)
public protocol RefusingOperand {
    /// The refusal of a value that the operand cannot equal.
    @_documentation(visibility: internal)
    associatedtype RefusedEquality

    /// The refusal of a value that the operand has no order with.
    @_documentation(visibility: internal)
    associatedtype RefusedOrder

    /// The refusal of a value that may be nil.
    @_documentation(visibility: internal)
    associatedtype RefusedOptional

    /// The refusal of a number that is not an integer.
    @_documentation(visibility: internal)
    associatedtype RefusedRemainder

    /// The refusal of a `Bool` before the operand.
    @_documentation(visibility: internal)
    associatedtype RefusedBool
}

/// The refusal of a value that an operand cannot equal.
@_documentation(visibility: internal)
public enum EqualityRefusal<Value: ComparableWithOtherTypes>: Refusal {}

/// The refusal of a value that an operand has no order with.
@_documentation(visibility: internal)
public enum OrderRefusal<Value: OrderedAmongOtherTypes>: Refusal {}

/// The refusal of a value that may be nil.
@_documentation(visibility: internal)
public enum OptionalRefusal<Operand: ComparableWithOptional>: Refusal {}

@available(*, unavailable)
extension RefusingOperand where Self: FetchableOperand & ComparableWithOptional {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = Value.Base.RefusedEquality

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = Value.Base.RefusedOrder

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOptional = OptionalRefusal<Self>
}

extension FetchPredicate {
    /// The result of operands that do not fit, with which no request succeeds.
    ///
    /// The compiler refuses them, but not with its check of availability switched off.
    @usableFromInline
    static var refused: FetchPredicate {
        let error = FetchError(
            .unsupported, reason: "the operands of a comparison do not fit each other",
            cure: "Compile with the check of availability, which names them")
        return FetchPredicate(ExpressionTree(failure: error))
    }
}
