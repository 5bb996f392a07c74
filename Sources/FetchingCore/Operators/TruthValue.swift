// `&&`, `||` and `!` ask for a truth value rather than for `Bool`, and each value has one: that of a value that is not a `Bool` is
// a refusal (see Refusal.swift). So a text in the place of a condition is one error where it stands. Were it a type that does not
// match, the type checker would try to repair the whole chain.

/// The value of a condition.
@_documentation(visibility: internal)
public protocol TruthValue {}

extension Bool: TruthValue {}

/// The truth value of a value that is not a `Bool`.
@_documentation(visibility: internal)
public enum TruthRefusal<Value: Condition>: TruthValue {}

/// A trait that a value has if it is a `Bool`.
@_documentation(visibility: internal)
public protocol Condition {}

/// A value that is not a `Bool`.
@_documentation(visibility: internal)
public enum ValueWithoutTruth<Value> {}

@available(*, unavailable, message: "only a Bool is a condition: compare the value, as in '$0.score > 10'")
extension ValueWithoutTruth: Condition {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Truth = TruthRefusal<ValueWithoutTruth<Self>>
}
