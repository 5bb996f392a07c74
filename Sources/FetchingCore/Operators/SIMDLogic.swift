/// A type without values, whose operators make the type checker rank the overloads of `&&`, `||` and `!`.
///
/// The solver of Swift 6 ranks the overloads of a comparison or calculation by the types of their operands, and tries
/// the best ones first. It does so for other operators only if an overload belongs to a type whose name begins with
/// "SIMD". See `isSupportedOperator` and `isSIMDOperator` in the compiler's `CSOptimizer.cpp`. In a file that imports
/// GRDB, a chain of twelve conditions that begins with `!` costs 135,868 scopes without this type. One of twenty is
/// refused; with the type it costs 289.
///
/// The solver begins a chain at its outermost `&&` or `||` and goes inwards, unless an operand has fewer overloads
/// (`selectDisjunction` there). Then it begins at the *last* one, of which it knows neither the operands nor the
/// result. GRDB brings six overloads of `&&` and of `||`, but two of `!`, so that `!` has four more here, which are
/// only counted. Without them,
/// `!($0.score > 4 && $0.bonus < 2) || $0.isAdmin == true && ($0.plan == .premium && $0.plan == .premium)` costs 33,121
/// scopes in such a file. `Tests/CompileTimeTests` holds the figures.
///
/// No call can choose these overloads, since there is no value to call them with.
@_documentation(visibility: internal)
public enum SIMDLogic {
    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static func && (lhs: SIMDLogic, rhs: SIMDLogic) -> SIMDLogic {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static func || (lhs: SIMDLogic, rhs: SIMDLogic) -> SIMDLogic {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static prefix func ! (operand: SIMDLogic) -> SIMDLogic {}

    /// A placeholder, for operators that are never called.
    @_documentation(visibility: internal)
    public enum Decoy<Number> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static prefix func ! (operand: SIMDLogic) -> Decoy<Int8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static prefix func ! (operand: SIMDLogic) -> Decoy<Int16> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static prefix func ! (operand: SIMDLogic) -> Decoy<Int32> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static prefix func ! (operand: SIMDLogic) -> Decoy<Int64> {}
}
