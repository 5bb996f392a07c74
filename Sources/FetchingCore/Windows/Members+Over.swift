// Without an order, a window is all rows of its partition. With one, it has places, and its aggregates are those of the rows so far.

extension FetchableMemberContainer {
    /// All rows of the request.
    ///
    /// ```swift
    /// .select(\.name) { $0.over().sum(\.score) }
    /// // SELECT "name", TOTAL("score") OVER () FROM "User"
    /// ```
    public func over() -> FetchWindow<Model, RowsInNoOrder> { FetchWindow(partition: []) }

    /// All rows of the request, in an order.
    ///
    /// ```swift
    /// .select(\.name) { $0.over(order: .descending(\.score)).rank }
    /// // SELECT "name", RANK() OVER (ORDER BY "score" DESC) FROM "User"
    /// ```
    ///
    /// - Parameters:
    ///   - first: The term that decides first.
    ///   - others: The terms that decide between rows that are equal until then.
    public func over(order first: SortTerm<Model>, _ others: SortTerm<Model>...) -> FetchWindow<Model, RowsInOrder> {
        FetchWindow(partition: [], order: [first] + others)
    }

    /// The rows that have a value in common.
    ///
    /// ```swift
    /// .select(\.name, \.score) { $0.over(partition: \.plan).max(\.score) }
    /// // SELECT "name", "score", MAX("score") OVER (PARTITION BY "plan") FROM "User"
    /// ```
    ///
    /// Rows whose value is nil have it in common, too.
    public func over<Key: FetchableOperand>(
        partition key: (Model.FetchableMembers) -> Key
    ) -> FetchWindow<Model, RowsInNoOrder> where Key.Model == Model {
        FetchWindow(partition: [key(Model.fetchableMembers).tree])
    }

    /// The rows that have a value in common, in an order.
    ///
    /// ```swift
    /// .select(\.name) { $0.over(partition: \.plan, order: .descending(\.score)).rowNumber }
    /// // SELECT "name", ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) FROM "User"
    /// ```
    public func over<Key: FetchableOperand>(
        partition key: (Model.FetchableMembers) -> Key, order first: SortTerm<Model>, _ others: SortTerm<Model>...
    ) -> FetchWindow<Model, RowsInOrder> where Key.Model == Model {
        FetchWindow(partition: [key(Model.fetchableMembers).tree], order: [first] + others)
    }

    /// The rows that have two values in common.
    ///
    /// ```swift
    /// .select(\.name) { $0.over(partition: \.plan, \.isAdmin).count }
    /// // SELECT "name", COUNT(*) OVER (PARTITION BY "plan", "isAdmin") FROM "User"
    /// ```
    public func over<First: FetchableOperand, Second: FetchableOperand>(
        partition first: (Model.FetchableMembers) -> First, _ second: (Model.FetchableMembers) -> Second
    ) -> FetchWindow<Model, RowsInNoOrder> where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        return FetchWindow(partition: [first(members).tree, second(members).tree])
    }

    /// The rows that have two values in common, in an order.
    ///
    /// ```swift
    /// .select(\.name) { $0.over(partition: \.plan, \.isAdmin, order: .ascending(\.score)).denseRank }
    /// // SELECT "name", DENSE_RANK() OVER (PARTITION BY "plan", "isAdmin" ORDER BY "score") FROM "User"
    /// ```
    public func over<First: FetchableOperand, Second: FetchableOperand>(
        partition first: (Model.FetchableMembers) -> First, _ second: (Model.FetchableMembers) -> Second,
        order term: SortTerm<Model>, _ others: SortTerm<Model>...
    ) -> FetchWindow<Model, RowsInOrder> where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        return FetchWindow(partition: [first(members).tree, second(members).tree], order: [term] + others)
    }

    /// The rows that have three values in common.
    ///
    /// ```swift
    /// .select(\.name) { $0.over(partition: \.plan, \.isAdmin, { $0.age / 10 }).count }
    /// // SELECT "name", COUNT(*) OVER (PARTITION BY "plan", "isAdmin", fetching_int64("age" / 10)) FROM "User"
    /// ```
    public func over<First: FetchableOperand, Second: FetchableOperand, Third: FetchableOperand>(
        partition first: (Model.FetchableMembers) -> First, _ second: (Model.FetchableMembers) -> Second,
        _ third: (Model.FetchableMembers) -> Third
    ) -> FetchWindow<Model, RowsInNoOrder>
    where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        return FetchWindow(partition: [first(members).tree, second(members).tree, third(members).tree])
    }

    /// The rows that have three values in common, in an order.
    ///
    /// ```swift
    /// .select(\.name) { $0.over(partition: \.plan, \.isAdmin, \.city, order: .ascending(\.score)).rank }
    /// // SELECT "name", RANK() OVER (PARTITION BY "plan", "isAdmin", "city" ORDER BY "score") FROM "User"
    /// ```
    public func over<First: FetchableOperand, Second: FetchableOperand, Third: FetchableOperand>(
        partition first: (Model.FetchableMembers) -> First, _ second: (Model.FetchableMembers) -> Second,
        _ third: (Model.FetchableMembers) -> Third, order term: SortTerm<Model>, _ others: SortTerm<Model>...
    ) -> FetchWindow<Model, RowsInOrder> where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        return FetchWindow(
            partition: [first(members).tree, second(members).tree, third(members).tree], order: [term] + others)
    }
}
