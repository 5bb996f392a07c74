/// A type without values, whose operators make the type checker rank the overloads of `&&`, `||` and `!`.
///
/// The solver of Swift 6 ranks the overloads of a comparison or calculation by the types of their operands, and tries the
/// best ones first. It does so for other operators only if one of the overloads belongs to a type whose name begins with
/// "SIMD" (`isSupportedOperator` and `isSIMDOperator` in the compiler's `CSOptimizer.cpp`). Without this type, a chain of
/// twelve conditions that begins with `!` costs 135,868 scopes in a file that imports GRDB, and one of twenty is refused;
/// with it, one of twenty costs 289. It does not help a `!( … )` there, which costs up to 80,000 among the first of twenty.
/// `Tests/CompileTimeTests` holds the figures.
///
/// No call can choose these overloads, since there is no value to call them with.
public enum SIMDLogic {
    /// Never called.
    @available(*, unavailable)
    public static func && (lhs: SIMDLogic, rhs: SIMDLogic) -> SIMDLogic {}

    /// Never called.
    @available(*, unavailable)
    public static func || (lhs: SIMDLogic, rhs: SIMDLogic) -> SIMDLogic {}

    /// Never called.
    @available(*, unavailable)
    public static prefix func ! (operand: SIMDLogic) -> SIMDLogic {}
}
