// Of a window with an order, these are the aggregates of the rows so far: those before the row, the row, and those that are equal to
// it by the terms of the order (SQL's own frame, RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW). So equal rows have the same
// value, on every engine. They skip values that are nil.

extension FetchWindow {
    /// The number of rows, or of those so far.
    ///
    /// ```swift
    /// $0.over(partition: \.plan).count                // COUNT(*) OVER (PARTITION BY "plan")
    /// ```
    public var count: FetchWindowValue<Model, Int> { value(.aggregate(.count)) }

    /// The sum of the values, or of those of the rows so far; 0 if there is none.
    ///
    /// ```swift
    /// $0.over(order: .ascending(\.signupDate)).sum(\.age)
    /// // fetching_exact_sum("age") OVER (ORDER BY "signupDate")
    /// // PostgreSQL: COALESCE(SUM("age"::int8) OVER (ORDER BY "signupDate"), 0)::int8
    /// ```
    ///
    /// Rows that are equal by the order have the same sum, that with all of them. Sort by the key last for a sum that grows with each
    /// row.
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        self.value(.aggregate(.sum), of: value(Model.fetchableMembers).tree)
    }

    /// The average of the values, or of those of the rows so far; nil if there is none.
    ///
    /// ```swift
    /// $0.over(partition: \.plan).average(\.score)     // AVG("score") OVER (PARTITION BY "plan")
    /// ```
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        self.value(.aggregate(.average), of: value(Model.fetchableMembers).tree)
    }

    /// The smallest of the values, or of those of the rows so far; nil if there is none.
    ///
    /// ```swift
    /// $0.over(partition: \.plan).min(\.score)         // MIN("score") OVER (PARTITION BY "plan")
    /// ```
    public func min<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        self.value(.aggregate(.min), of: value(Model.fetchableMembers).tree)
    }

    /// The largest of the values, or of those of the rows so far; nil if there is none.
    ///
    /// ```swift
    /// $0.over(order: .ascending(\.signupDate)).max(\.score)
    /// // MAX("score") OVER (ORDER BY "signupDate")
    /// ```
    public func max<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        self.value(.aggregate(.max), of: value(Model.fetchableMembers).tree)
    }
}
