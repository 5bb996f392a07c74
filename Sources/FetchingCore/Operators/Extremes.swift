// The lesser and the greater of values of one row. Those of many rows are aggregates, `min` and `max`. The constraints stand at each
// function: as those of an extension, they cost the type checker chains of conditions.

extension FetchableOperand {
    /// The value, or the bound of a range where it lies beyond; nil for nil.
    ///
    /// ```swift
    /// $0.score.clamped(to: 0...10) > 5
    /// // CASE WHEN "score" < 0.0 THEN 0.0 WHEN "score" > 10.0 THEN 10.0 ELSE "score" END > 5.0
    /// ```
    public func clamped(to range: ClosedRange<Value.Base>) -> FetchExpression<Model, Value>
    where Value.Base: Comparable {
        FetchExpression(
            tree.clamped(.less, range.lowerBound, else: tree.clamped(.greater, range.upperBound, else: tree)))
    }

    /// The value, or a bound where it is less; nil for nil.
    ///
    /// ```swift
    /// $0.score.clamped(to: 0...) > 5      // CASE WHEN "score" < 0.0 THEN 0.0 ELSE "score" END > 5.0
    /// ```
    public func clamped(to range: PartialRangeFrom<Value.Base>) -> FetchExpression<Model, Value>
    where Value.Base: Comparable {
        FetchExpression(tree.clamped(.less, range.lowerBound, else: tree))
    }

    /// The value, or a bound where it is greater; nil for nil.
    ///
    /// ```swift
    /// $0.score.clamped(to: ...10) > 5      // CASE WHEN "score" > 10.0 THEN 10.0 ELSE "score" END > 5.0
    /// ```
    public func clamped(to range: PartialRangeThrough<Value.Base>) -> FetchExpression<Model, Value>
    where Value.Base: Comparable {
        FetchExpression(tree.clamped(.greater, range.upperBound, else: tree))
    }
}

/// The lesser of two values, as `Double.minimum` gives it; nil where one of them is.
///
/// ```swift
/// minimum($0.score, $0.bonus) > 10
/// // CASE WHEN "score" <= "bonus" THEN "score" ELSE "bonus" END > 10.0
/// ```
///
/// Where nil should be passed over, say what stands in for it: `minimum($0.score, $0.best ?? $0.score)`. The lesser of a value and a
/// constant is `$0.score.clamped(to: ...10)`.
///
/// - Parameters:
///   - first: A member or a computed value.
///   - second: Another, which is never nil.
public func minimum<First: FetchableOperand, Second: FetchableOperand>(
    _ first: First, _ second: Second
) -> FetchExpression<First.Model, First.Value>
where Second.Model == First.Model, Second.Value == First.Value.Base, First.Value.Base: Comparable {
    FetchExpression(.extreme(.lessOrEqual, first.tree, second.tree, of: "minimum"))
}

/// The lesser of two values; nil where one of them is.
///
/// ```swift
/// minimum($0.score, $0.best) > 10      // CASE WHEN "score" <= "best" THEN "score" ELSE "best" END > 10.0
/// ```
///
/// - Parameters:
///   - first: A member or a computed value.
///   - second: Another, which may be nil.
public func minimum<First: FetchableOperand, Second: FetchableOperand>(
    _ first: First, _ second: Second
) -> FetchExpression<First.Model, First.Value.Base?>
where
    Second.Model == First.Model, Second.Value: OptionalFetchableValue, Second.Value.Base == First.Value.Base,
    First.Value.Base: Comparable
{
    FetchExpression(.extreme(.lessOrEqual, first.tree, second.tree, of: "minimum"))
}

/// The greater of two values, as `Double.maximum` gives it; nil where one of them is.
///
/// ```swift
/// maximum($0.score, $0.bonus) > 10
/// // CASE WHEN "score" >= "bonus" THEN "score" ELSE "bonus" END > 10.0
/// ```
///
/// Where nil should be passed over, say what stands in for it: `maximum($0.score, $0.best ?? $0.score)`. The greater of a value and a
/// constant is `$0.score.clamped(to: 10...)`.
///
/// - Parameters:
///   - first: A member or a computed value.
///   - second: Another, which is never nil.
public func maximum<First: FetchableOperand, Second: FetchableOperand>(
    _ first: First, _ second: Second
) -> FetchExpression<First.Model, First.Value>
where Second.Model == First.Model, Second.Value == First.Value.Base, First.Value.Base: Comparable {
    FetchExpression(.extreme(.greaterOrEqual, first.tree, second.tree, of: "maximum"))
}

/// The greater of two values; nil where one of them is.
///
/// ```swift
/// maximum($0.score, $0.best) > 10      // CASE WHEN "score" >= "best" THEN "score" ELSE "best" END > 10.0
/// ```
///
/// - Parameters:
///   - first: A member or a computed value.
///   - second: Another, which may be nil.
public func maximum<First: FetchableOperand, Second: FetchableOperand>(
    _ first: First, _ second: Second
) -> FetchExpression<First.Model, First.Value.Base?>
where
    Second.Model == First.Model, Second.Value: OptionalFetchableValue, Second.Value.Base == First.Value.Base,
    First.Value.Base: Comparable
{
    FetchExpression(.extreme(.greaterOrEqual, first.tree, second.tree, of: "maximum"))
}

extension ExpressionTree {
    fileprivate func clamped(
        _ comparison: ComparisonOperator, _ bound: some FetchableValue, else other: ExpressionTree
    ) -> ExpressionTree {
        building("clamped") {
            try requireOrder()
            let bound = ExpressionTree.literal(bound, beside: self, for: "clamped")
            return .conditional(.comparison(comparison, self, bound), then: bound, else: other)
        }
    }

    /// The first of two values where it compares so with the second, or else the second; nil where one of them is.
    fileprivate static func extreme(
        _ comparison: ComparisonOperator, _ first: ExpressionTree, _ second: ExpressionTree, of name: String
    ) -> ExpressionTree {
        if second.isFailure { return second }
        return first.building(name) {
            let isFirst = ExpressionTree.comparison(comparison, first, second)
            guard first.isNullable else { return .conditional(isFirst, then: first, else: second) }
            // A comparison with nil is false, after which the other value is given: it must be the one that may be nil.
            let isSecond = ExpressionTree.comparison(comparison, second, first)
            guard second.isNullable else { return .conditional(isSecond, then: second, else: first) }
            return .conditional(
                isFirst, then: first,
                else: .conditional(isSecond, then: second, else: ExpressionTree(.literal(.null))))
        }
    }
}
