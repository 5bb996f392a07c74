// The same comparisons with the value first. The solver counts no more steps for having them.

extension FetchableOperand {
    /// Whether a value equals the operand's.
    ///
    /// ```swift
    /// "Joe" == $0.name      // "name" = 'Joe' COLLATE BINARY
    /// ```
    public static func == (lhs: Value, rhs: Self) -> FetchPredicate<Model> { rhs == lhs }

    /// Whether a value differs from the operand's. Nil differs from every value.
    ///
    /// ```swift
    /// "Joe" != $0.name      // "name" <> 'Joe' COLLATE BINARY
    /// ```
    public static func != (lhs: Value, rhs: Self) -> FetchPredicate<Model> { rhs != lhs }
}

extension FetchableOperand where Value.Base: Comparable {
    /// Whether a value is less than the operand's. False for nil.
    ///
    /// ```swift
    /// 10 < $0.score      // "score" > 10.0
    /// ```
    public static func < (lhs: Value.Base, rhs: Self) -> FetchPredicate<Model> { rhs > lhs }

    /// Whether a value is at most the operand's. False for nil.
    ///
    /// ```swift
    /// 10 <= $0.score      // "score" >= 10.0
    /// ```
    public static func <= (lhs: Value.Base, rhs: Self) -> FetchPredicate<Model> { rhs >= lhs }

    /// Whether a value is greater than the operand's. False for nil.
    ///
    /// ```swift
    /// 10 > $0.score      // "score" < 10.0
    /// ```
    public static func > (lhs: Value.Base, rhs: Self) -> FetchPredicate<Model> { rhs < lhs }

    /// Whether a value is at least the operand's. False for nil.
    ///
    /// ```swift
    /// 10 >= $0.score      // "score" <= 10.0
    /// ```
    public static func >= (lhs: Value.Base, rhs: Self) -> FetchPredicate<Model> { rhs <= lhs }
}
