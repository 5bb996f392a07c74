// `&&`, `||` and `!` ask for a conformance rather than for `Bool`, so that a text in the place of a condition is an unavailable
// conformance: one error where it stands. Were it a type that does not match, the type checker would try to repair the whole
// chain, which in a file that imports GRDB ends after a million steps.

/// The value of a condition.
public protocol TruthValue {}

extension Bool: TruthValue {}

/// The value of an operand that is not a condition.
public enum ValueWithoutTruth<Value> {}

@available(*, unavailable, message: "only a Bool is a condition: compare the value, as in '$0.score > 10'")
extension ValueWithoutTruth: TruthValue {}
