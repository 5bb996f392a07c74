// The key decides between rows that are equal by the order, in the direction of its last term, where they differ in the value. Where
// the model has none, the database does.

extension FetchWindow where Order == RowsInOrder {
    /// The place of the row, from 1 on.
    ///
    /// ```swift
    /// $0.over(order: .descending(\.score)).rowNumber  // ROW_NUMBER() OVER (ORDER BY "score" DESC, "id" DESC)
    /// ```
    public var rowNumber: FetchWindowValue<Model, Int> { value(.rowNumber) }

    /// The place of the row, from 1 on, which it shares with those that are equal to it by the order. The next one counts all of them:
    /// 1, 2, 2, 4.
    ///
    /// ```swift
    /// $0.over(order: .descending(\.score)).rank       // RANK() OVER (ORDER BY "score" DESC)
    /// ```
    public var rank: FetchWindowValue<Model, Int> { value(.rank) }

    /// The place of the row, from 1 on, which it shares with those that are equal to it by the order. The next one is one more:
    /// 1, 2, 2, 3.
    ///
    /// ```swift
    /// $0.over(order: .descending(\.score)).denseRank  // DENSE_RANK() OVER (ORDER BY "score" DESC)
    /// ```
    public var denseRank: FetchWindowValue<Model, Int> { value(.denseRank) }

    /// The value of the row that is some places before, nil if there is none.
    ///
    /// ```swift
    /// $0.over(partition: \.city, order: .ascending(\.signupDate)).lag(\.score)
    /// // LAG("score", 1) OVER (PARTITION BY "city" ORDER BY "signupDate", "id")
    /// ```
    ///
    /// - Parameter places: How many places before. 0 is the row itself; a negative number is an error when the request runs.
    public func lag<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, by places: Int = 1
    ) -> FetchWindowValue<Model, Operand.Value.Base?> where Operand.Model == Model {
        self.value(.lag(places), of: value(Model.fetchableMembers).tree)
    }

    /// The value of the row that is some places before, or another if there is no such row.
    ///
    /// ```swift
    /// $0.over(order: .ascending(\.signupDate)).lag(\.score, default: 0)
    /// // LAG("score", 1, 0.0) OVER (ORDER BY "signupDate", "id")
    /// ```
    public func lag<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, by places: Int = 1, default substitute: Operand.Value
    ) -> FetchWindowValue<Model, Operand.Value> where Operand.Model == Model {
        let tree = value(Model.fetchableMembers).tree
        return self.value(.lag(places), of: tree, or: .literal(substitute, beside: tree, for: "lag"))
    }

    /// The value of the row that is some places behind, nil if there is none.
    ///
    /// ```swift
    /// $0.over(order: .ascending(\.signupDate)).lead(\.score, by: 2)
    /// // LEAD("score", 2) OVER (ORDER BY "signupDate", "id")
    /// ```
    ///
    /// - Parameter places: How many places behind. 0 is the row itself; a negative number is an error when the request runs.
    public func lead<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, by places: Int = 1
    ) -> FetchWindowValue<Model, Operand.Value.Base?> where Operand.Model == Model {
        self.value(.lead(places), of: value(Model.fetchableMembers).tree)
    }

    /// The value of the row that is some places behind, or another if there is no such row.
    ///
    /// ```swift
    /// $0.over(order: .ascending(\.signupDate)).lead(\.score, default: 0)
    /// // LEAD("score", 1, 0.0) OVER (ORDER BY "signupDate", "id")
    /// ```
    public func lead<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, by places: Int = 1, default substitute: Operand.Value
    ) -> FetchWindowValue<Model, Operand.Value> where Operand.Model == Model {
        let tree = value(Model.fetchableMembers).tree
        return self.value(.lead(places), of: tree, or: .literal(substitute, beside: tree, for: "lead"))
    }

    /// The value of the first row of the partition.
    ///
    /// ```swift
    /// $0.over(partition: \.city, order: .ascending(\.signupDate)).firstValue(\.score)
    /// // FIRST_VALUE("score") OVER (PARTITION BY "city" ORDER BY "signupDate", "id")
    /// ```
    public func firstValue<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value> where Operand.Model == Model {
        self.value(.first, of: value(Model.fetchableMembers).tree)
    }

    /// The value of the last row of the partition, not of the rows so far.
    ///
    /// ```swift
    /// $0.over(partition: \.city, order: .ascending(\.signupDate)).lastValue(\.score)
    /// // LAST_VALUE("score") OVER (PARTITION BY "city" ORDER BY "signupDate", "id"
    /// //     ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
    /// ```
    public func lastValue<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value> where Operand.Model == Model {
        self.value(.last, of: value(Model.fetchableMembers).tree)
    }
}

// A place in no order is a mistake, named at compile time.

extension FetchWindow where Order == RowsInNoOrder {
    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a place needs an order: add 'order:' to 'over'")
    public var rowNumber: FetchWindowValue<Model, Int> { value(.rowNumber) }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a place needs an order: add 'order:' to 'over'")
    public var rank: FetchWindowValue<Model, Int> { value(.rank) }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a place needs an order: add 'order:' to 'over'")
    public var denseRank: FetchWindowValue<Model, Int> { value(.denseRank) }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "the row before is one of an order: add 'order:' to 'over'")
    public func lag<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, by places: Int = 1, default substitute: Operand.Value? = nil
    ) -> FetchWindowValue<Model, Operand.Value.Base?> where Operand.Model == Model {
        self.value(.lag(places), of: value(Model.fetchableMembers).tree)
    }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "the row behind is one of an order: add 'order:' to 'over'")
    public func lead<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, by places: Int = 1, default substitute: Operand.Value? = nil
    ) -> FetchWindowValue<Model, Operand.Value.Base?> where Operand.Model == Model {
        self.value(.lead(places), of: value(Model.fetchableMembers).tree)
    }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "the first row is one of an order: add 'order:' to 'over'")
    public func firstValue<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value> where Operand.Model == Model {
        self.value(.first, of: value(Model.fetchableMembers).tree)
    }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "the last row is one of an order: add 'order:' to 'over'")
    public func lastValue<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> FetchWindowValue<Model, Operand.Value> where Operand.Model == Model {
        self.value(.last, of: value(Model.fetchableMembers).tree)
    }
}
