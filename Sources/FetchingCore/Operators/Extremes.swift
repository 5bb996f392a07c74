// The lesser and the greater of values of one row. Those of many rows are aggregates, `min` and `max`. Functions of ranges, or of two
// values, cost the type checker chains of conditions: these are methods, and what takes a constant has another name than
// what takes a value.

extension FetchableOperand {
    /// The value, or a bound where it is less; nil for nil.
    ///
    /// ```swift
    /// $0.score.atLeast(0) > 5                 // CASE WHEN "score" < 0.0 THEN 0.0 ELSE "score" END > 5.0
    /// $0.score.atLeast(0).atMost(10) > 5      // within 0 and 10
    /// ```
    ///
    /// - Parameter bound: The least value that there can be.
    public func atLeast(_ bound: Value.Base) -> FetchExpression<Model, Value> where Value.Base: Comparable {
        FetchExpression(tree.bounded(.less, bound, for: "atLeast"))
    }

    /// The greater of two values; nil where one of them is.
    ///
    /// ```swift
    /// $0.score.max(with: $0.bonus) > 10      // CASE WHEN "score" >= "bonus" THEN "score" ELSE "bonus" END > 10.0
    /// ```
    ///
    /// Where nil should be passed over, say what stands in for it: `$0.score.max(with: $0.best ?? $0.score)`.
    ///
    /// - Parameter other: A member or a computed value.
    public func max<Other: FetchableOperand>(with other: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value.Base == Value.Base, Value.Base: Comparable {
        FetchExpression(.extreme(.greaterOrEqual, tree, other.tree, of: "max"))
    }

    /// The value, or a bound where it is greater; nil for nil.
    ///
    /// ```swift
    /// $0.score.atMost(10) > 5      // CASE WHEN "score" > 10.0 THEN 10.0 ELSE "score" END > 5.0
    /// ```
    ///
    /// - Parameter bound: The greatest value that there can be.
    public func atMost(_ bound: Value.Base) -> FetchExpression<Model, Value> where Value.Base: Comparable {
        FetchExpression(tree.bounded(.greater, bound, for: "atMost"))
    }

    /// The lesser of two values; nil where one of them is.
    ///
    /// ```swift
    /// $0.score.min(with: $0.bonus) > 10      // CASE WHEN "score" <= "bonus" THEN "score" ELSE "bonus" END > 10.0
    /// ```
    ///
    /// Where nil should be passed over, say what stands in for it: `$0.score.min(with: $0.best ?? $0.score)`.
    ///
    /// - Parameter other: A member or a computed value.
    public func min<Other: FetchableOperand>(with other: Other) -> FetchExpression<Model, Value.Base?>
    where Other.Model == Model, Other.Value.Base == Value.Base, Value.Base: Comparable {
        FetchExpression(.extreme(.lessOrEqual, tree, other.tree, of: "min"))
    }
}

extension ExpressionTree {
    fileprivate func bounded(
        _ comparison: ComparisonOperator, _ bound: some FetchableValue, for name: String
    ) -> ExpressionTree {
        building(name) {
            try requireOrder()
            let bound = ExpressionTree.literal(bound, beside: self, for: name)
            return .conditional(.comparison(comparison, self, bound), then: bound, else: self)
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
