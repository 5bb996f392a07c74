public import Foundation

/// A number that may have a fraction: `Double`, `Float` or `Decimal`.
@_documentation(visibility: internal)
public protocol FractionalNumber: FetchableNumber {}

extension Double: FractionalNumber {}
extension Float: FractionalNumber {}
extension Decimal: FractionalNumber {}

// The constraint stands at the method: as one of the extension, it costs the type checker chains of conditions.
extension FetchableOperand {
    /// The whole number next to the number, by a rule of Swift; nil for nil.
    ///
    /// ```swift
    /// $0.score.rounded() == 3         // fetching_rounded("score", 'toNearestOrAwayFromZero') = 3.0
    /// // PostgreSQL: trunc("score"::float8 + sign("score"::float8) * 0.49999999999999994::float8) = $1
    /// $0.score.rounded(.up) == 3      // fetching_rounded("score", 'up') = 3.0
    /// // PostgreSQL: ceil("score"::float8) = $1
    /// ```
    ///
    /// As in Swift, halves are rounded away from zero where no rule is given. The result is of the same type: ``asInt`` makes an integer
    /// of it.
    ///
    /// - Parameter rule: `.up`, `.down`, `.towardZero`, `.awayFromZero`, `.toNearestOrEven` or `.toNearestOrAwayFromZero`.
    public func rounded(
        _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> FetchExpression<Model, Value> where Value.Base: FractionalNumber {
        FetchExpression(tree.rounded(rule))
    }
}

extension ExpressionTree {
    fileprivate func rounded(_ rule: FloatingPointRoundingRule) -> ExpressionTree {
        let rounding = ValueFunction.roundings.first { $0.rule == rule }
        guard let rounding else { return building("rounded") { throw FetchError.unknownRounding } }
        return .function(rounding.function, of: self)
    }
}

extension FetchError {
    /// A later Swift may add a rule.
    fileprivate static var unknownRounding: FetchError {
        FetchError(
            .unsupported, reason: "the rule of rounding is one that no engine has",
            cure: "Round up, down, toward zero, away from zero, or to the nearest number")
    }
}
