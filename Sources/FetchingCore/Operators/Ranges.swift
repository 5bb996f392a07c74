// One overload for each of Swift's ranges rather than a generic one: with a single generic overload, `isIn(10..<20)` on
// an integer would be ambiguous between a range and a collection.

extension FetchableOperand where Value.Base: Comparable {
    /// Whether the value lies in a range. False for nil.
    ///
    /// ```swift
    /// $0.score.isIn(10...20)      // "score" BETWEEN 10.0 AND 20.0
    /// ```
    @inlinable
    public func isIn(_ range: ClosedRange<Value.Base>) -> FetchPredicate<Model> {
        FetchPredicate(.range(tree, from: range.lowerBound, to: range.upperBound, includingUpper: true))
    }

    /// Whether the value does not lie in a range. True for nil.
    ///
    /// ```swift
    /// $0.score.isNotIn(10...20)   // NOT ("score" BETWEEN 10.0 AND 20.0)
    /// ```
    @inlinable
    public func isNotIn(_ range: ClosedRange<Value.Base>) -> FetchPredicate<Model> { !isIn(range) }

    /// Whether the value lies in a range. False for nil.
    ///
    /// ```swift
    /// $0.score.isIn(10..<20)      // "score" >= 10.0 AND "score" < 20.0
    /// ```
    @inlinable
    public func isIn(_ range: Range<Value.Base>) -> FetchPredicate<Model> {
        FetchPredicate(.range(tree, from: range.lowerBound, to: range.upperBound, includingUpper: false))
    }

    /// Whether the value does not lie in a range. True for nil.
    ///
    /// ```swift
    /// $0.score.isNotIn(10..<20)   // NOT ("score" >= 10.0 AND "score" < 20.0)
    /// ```
    @inlinable
    public func isNotIn(_ range: Range<Value.Base>) -> FetchPredicate<Model> { !isIn(range) }

    /// Whether the value lies in a range. False for nil.
    ///
    /// ```swift
    /// $0.score.isIn(10...)      // "score" >= 10.0
    /// ```
    @inlinable
    public func isIn(_ range: PartialRangeFrom<Value.Base>) -> FetchPredicate<Model> {
        FetchPredicate(.range(tree, from: range.lowerBound))
    }

    /// Whether the value does not lie in a range. True for nil.
    ///
    /// ```swift
    /// $0.score.isNotIn(10...)   // NOT ("score" >= 10.0)
    /// ```
    @inlinable
    public func isNotIn(_ range: PartialRangeFrom<Value.Base>) -> FetchPredicate<Model> { !isIn(range) }

    /// Whether the value lies in a range. False for nil.
    ///
    /// ```swift
    /// $0.score.isIn(...20)      // "score" <= 20.0
    /// ```
    @inlinable
    public func isIn(_ range: PartialRangeThrough<Value.Base>) -> FetchPredicate<Model> {
        FetchPredicate(.range(tree, to: range.upperBound, includingUpper: true))
    }

    /// Whether the value does not lie in a range. True for nil.
    ///
    /// ```swift
    /// $0.score.isNotIn(...20)   // NOT ("score" <= 20.0)
    /// ```
    @inlinable
    public func isNotIn(_ range: PartialRangeThrough<Value.Base>) -> FetchPredicate<Model> { !isIn(range) }

    /// Whether the value lies in a range. False for nil.
    ///
    /// ```swift
    /// $0.score.isIn(..<20)      // "score" < 20.0
    /// ```
    @inlinable
    public func isIn(_ range: PartialRangeUpTo<Value.Base>) -> FetchPredicate<Model> {
        FetchPredicate(.range(tree, to: range.upperBound, includingUpper: false))
    }

    /// Whether the value does not lie in a range. True for nil.
    ///
    /// ```swift
    /// $0.score.isNotIn(..<20)   // NOT ("score" < 20.0)
    /// ```
    @inlinable
    public func isNotIn(_ range: PartialRangeUpTo<Value.Base>) -> FetchPredicate<Model> { !isIn(range) }
}
