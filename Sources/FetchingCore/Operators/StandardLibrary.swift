// These read as Swift reads, but extend the standard library. They are behind `@_spi(Fetching)`, so that no file meets them
// that has not asked for them with `@_spi(Fetching) import Fetching`.

extension ClosedRange where Bound: FetchableValue {
    /// Whether the range contains an operand's value.
    ///
    /// ```swift
    /// (10...20).contains($0.score)      // "score" BETWEEN 10.0 AND 20.0
    /// ```
    @_spi(Fetching)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model>
    where Operand.Value.Base == Bound {
        operand.isIn(self)
    }
}

extension Range where Bound: FetchableValue {
    /// Whether the range contains an operand's value.
    ///
    /// ```swift
    /// (10..<20).contains($0.score)      // "score" >= 10.0 AND "score" < 20.0
    /// ```
    @_spi(Fetching)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model>
    where Operand.Value.Base == Bound {
        operand.isIn(self)
    }
}

extension PartialRangeFrom where Bound: FetchableValue {
    /// Whether the range contains an operand's value.
    ///
    /// ```swift
    /// (10...).contains($0.score)      // "score" >= 10.0
    /// ```
    @_spi(Fetching)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model>
    where Operand.Value.Base == Bound {
        operand.isIn(self)
    }
}

extension PartialRangeThrough where Bound: FetchableValue {
    /// Whether the range contains an operand's value.
    ///
    /// ```swift
    /// (...20).contains($0.score)      // "score" <= 20.0
    /// ```
    @_spi(Fetching)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model>
    where Operand.Value.Base == Bound {
        operand.isIn(self)
    }
}

extension PartialRangeUpTo where Bound: FetchableValue {
    /// Whether the range contains an operand's value.
    ///
    /// ```swift
    /// (..<20).contains($0.score)      // "score" < 20.0
    /// ```
    @_spi(Fetching)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model>
    where Operand.Value.Base == Bound {
        operand.isIn(self)
    }
}

extension Sequence where Element: FetchableValue {
    /// Whether the sequence contains an operand's value.
    ///
    /// ```swift
    /// [.red, .blue].contains($0.color)      // "color" COLLATE BINARY IN ('red', 'blue')
    /// ```
    @_spi(Fetching)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model>
    where Operand.Value.Base == Element {
        operand.isIn(self)
    }
}
