extension ReturnableRequest where Count == SingleRow {
    /// Gives a value of the row.
    ///
    /// ```swift
    /// .returning(\.id)            // … RETURNING "id"
    /// ```
    ///
    /// A struct with `@Projection` is returned the same way: `.returning { Line.selecting(title: $0.title, …) }`.
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func returning<Item: ReturnedSelection>(
        _ value: (Rows.Model.FetchableMembers) -> Item
    ) -> ReturningRequest<Rows, Item.Output> where Item.Model == Rows.Model {
        _returning(FetchSelection(value(Rows.Model.fetchableMembers))) { try FetchError.onlyRow($0) }
    }

    /// Gives two values of the row.
    ///
    /// ```swift
    /// .returning(\.id, \.name)    // … RETURNING "id", "name"
    /// ```
    @inlinable
    public func returning<First: ReturnedSelection, Second: ReturnedSelection>(
        _ first: (Rows.Model.FetchableMembers) -> First, _ second: (Rows.Model.FetchableMembers) -> Second
    ) -> ReturningRequest<Rows, (First.Output, Second.Output)>
    where First.Model == Rows.Model, Second.Model == Rows.Model {
        _returning(pair(of: first, second)) { try FetchError.onlyRow($0) }
    }

    /// Gives the model of the row.
    ///
    /// ```swift
    /// .returning()                // … RETURNING "id", "name", "score"
    /// ```
    @inlinable
    public func returning() -> ReturningRequest<Rows, Rows.Model> {
        _returning(FetchSelection<Rows.Model, Rows.Model>.row) { try FetchError.onlyRow($0) }
    }
}

extension ReturnableRequest where Count == OptionalRow {
    /// Gives a value of the row, nil where it was left out.
    ///
    /// ```swift
    /// .returning(\.id)            // … RETURNING "id"
    /// ```
    ///
    /// A struct with `@Projection` is returned the same way: `.returning { Line.selecting(title: $0.title, …) }`.
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func returning<Item: ReturnedSelection>(
        _ value: (Rows.Model.FetchableMembers) -> Item
    ) -> ReturningRequest<Rows, Item.Output?> where Item.Model == Rows.Model {
        _returning(FetchSelection(value(Rows.Model.fetchableMembers))) { $0.first }
    }

    /// Gives two values of the row, nil where it was left out.
    ///
    /// ```swift
    /// .returning(\.id, \.name)    // … RETURNING "id", "name"
    /// ```
    @inlinable
    public func returning<First: ReturnedSelection, Second: ReturnedSelection>(
        _ first: (Rows.Model.FetchableMembers) -> First, _ second: (Rows.Model.FetchableMembers) -> Second
    ) -> ReturningRequest<Rows, (First.Output, Second.Output)?>
    where First.Model == Rows.Model, Second.Model == Rows.Model {
        _returning(pair(of: first, second)) { $0.first }
    }

    /// Gives the model of the row, nil where it was left out.
    ///
    /// ```swift
    /// .returning()                // … RETURNING "id", "name", "score"
    /// ```
    @inlinable
    public func returning() -> ReturningRequest<Rows, Rows.Model?> {
        _returning(FetchSelection<Rows.Model, Rows.Model>.row) { $0.first }
    }
}

extension ReturnableRequest where Count == ManyRows {
    /// Gives a value of each row, in the order in which the rows were given.
    ///
    /// ```swift
    /// .returning(\.id)            // … RETURNING "id"
    /// ```
    ///
    /// A struct with `@Projection` is returned the same way: `.returning { Line.selecting(title: $0.title, …) }`.
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func returning<Item: ReturnedSelection>(
        _ value: (Rows.Model.FetchableMembers) -> Item
    ) -> ReturningRequest<Rows, [Item.Output]> where Item.Model == Rows.Model {
        _returning(FetchSelection(value(Rows.Model.fetchableMembers))) { $0 }
    }

    /// Gives two values of each row, in the order in which the rows were given.
    ///
    /// ```swift
    /// .returning(\.id, \.name)    // … RETURNING "id", "name"
    /// ```
    @inlinable
    public func returning<First: ReturnedSelection, Second: ReturnedSelection>(
        _ first: (Rows.Model.FetchableMembers) -> First, _ second: (Rows.Model.FetchableMembers) -> Second
    ) -> ReturningRequest<Rows, [(First.Output, Second.Output)]>
    where First.Model == Rows.Model, Second.Model == Rows.Model {
        _returning(pair(of: first, second)) { $0 }
    }

    /// Gives the model of each row, in the order in which the rows were given.
    ///
    /// ```swift
    /// .returning()                // … RETURNING "id", "name", "score"
    /// ```
    @inlinable
    public func returning() -> ReturningRequest<Rows, [Rows.Model]> {
        _returning(FetchSelection<Rows.Model, Rows.Model>.row) { $0 }
    }
}

extension ReturnableRequest {
    /// The selection of two values of a row.
    @inlinable
    func pair<First: ReturnedSelection, Second: ReturnedSelection>(
        of first: (Rows.Model.FetchableMembers) -> First, _ second: (Rows.Model.FetchableMembers) -> Second
    ) -> FetchSelection<Rows.Model, (First.Output, Second.Output)>
    where First.Model == Rows.Model, Second.Model == Rows.Model {
        let members = Rows.Model.fetchableMembers
        return .combining(FetchSelection(first(members)), FetchSelection(second(members))) { ($0, $1) }
    }
}
