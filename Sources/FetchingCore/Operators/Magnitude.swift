extension FetchableOperand where Value.Base: FetchableNumber {
    /// The number without its sign; nil for nil.
    ///
    /// ```swift
    /// $0.age.magnitude > 10      // CASE WHEN "age" < 0 THEN fetching_int64(0 - "age") ELSE "age" END > 10
    /// ```
    ///
    /// Of the smallest integer it does not fit 64 bits, which is what it is of a sum: nil where it decides about rows, and an
    /// error where it is given back or stored.
    public var magnitude: FetchExpression<Model, Value> {
        FetchExpression(
            tree.building("magnitude") {
                try tree.requireOwnStorage()
                let zero = ExpressionTree.literal(Value.Base.zero, beside: tree, for: "magnitude")
                // Minus zero is not less than zero, and loses its sign too.
                let isNegative: ComparisonOperator = Value.Base.calculationKind == .floatingPoint ? .lessOrEqual : .less
                return .conditional(
                    .comparison(isNegative, tree, zero),
                    then: .arithmetic(.subtract, zero, tree, of: Value.Base.self), else: tree)
            })
    }
}
