extension GroupedRequest {
    /// Asks for a value of each group.
    ///
    /// ```swift
    /// .grouped(by: \.plan).select(\.key)              // SELECT "plan" FROM "User" GROUP BY "plan"
    /// ```
    ///
    /// - Parameter value: Gets the group. A key path will do.
    public func select<First: FetchableSelection>(
        _ value: (FetchableGroup<Model, Key>) -> First
    ) -> AggregateRequest<Model, [First.Output]> where First.Model == Model {
        selecting(FetchSelection(value(group)))
    }

    /// Asks for two values of each group.
    ///
    /// ```swift
    /// .select(\.key, \.count)
    /// // SELECT "plan", COUNT(*) …
    /// ```
    public func select<First: FetchableSelection, Second: FetchableSelection>(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Key>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Key>) -> Second
    ) -> AggregateRequest<Model, [(First.Output, Second.Output)]> where First.Model == Model, Second.Model == Model {
        selecting(
            .combining(FetchSelection(first(group)), FetchSelection(second(group))) {
                ($0, $1)
            })
    }

    /// Asks for three values of each group.
    ///
    /// ```swift
    /// .select(\.key, \.count, { $0.average(\.score) })
    /// // SELECT "plan", COUNT(*), AVG("score") …
    /// ```
    public func select<First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection>(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Key>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Key>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Key>) -> Third
    ) -> AggregateRequest<Model, [(First.Output, Second.Output, Third.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model {
        selecting(
            .combining(FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group))) {
                ($0, $1, $2)
            })
    }

    /// Asks for four values of each group.
    ///
    /// ```swift
    /// .select(\.key, \.count, { $0.average(\.score) }, { $0.max(\.score) })
    /// // SELECT "plan", COUNT(*), AVG("score"), MAX("score") …
    /// ```
    public func select<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Key>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Key>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Key>) -> Third,
        @SelectionBuilder<Model> _ fourth: (FetchableGroup<Model, Key>) -> Fourth
    ) -> AggregateRequest<Model, [(First.Output, Second.Output, Third.Output, Fourth.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model {
        selecting(
            .combining(
                FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group)),
                FetchSelection(fourth(group))
            ) {
                ($0, $1, $2, $3)
            })
    }

    /// Asks for five values of each group.
    ///
    /// ```swift
    /// .select(\.key, \.count, { $0.average(\.score) }, { $0.max(\.score) }, { $0.sum(\.age) })
    /// // SELECT "plan", COUNT(*), AVG("score"), MAX("score"), fetching_exact_sum("age") …
    /// ```
    public func select<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection,
        Fifth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Key>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Key>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Key>) -> Third,
        @SelectionBuilder<Model> _ fourth: (FetchableGroup<Model, Key>) -> Fourth,
        @SelectionBuilder<Model> _ fifth: (FetchableGroup<Model, Key>) -> Fifth
    ) -> AggregateRequest<Model, [(First.Output, Second.Output, Third.Output, Fourth.Output, Fifth.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model, Fifth.Model == Model
    {
        selecting(
            .combining(
                FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group)),
                FetchSelection(fourth(group)), FetchSelection(fifth(group))
            ) {
                ($0, $1, $2, $3, $4)
            })
    }

    /// Asks for six values of each group.
    ///
    /// ```swift
    /// .select(\.key, \.count, { $0.average(\.score) }, { $0.max(\.score) }, { $0.sum(\.age) }, { $0.count { $0.isAdmin } })
    /// // SELECT "plan", COUNT(*), AVG("score"), MAX("score"), fetching_exact_sum("age"), COUNT(*) FILTER (WHERE "isAdmin" = 1) …
    /// ```
    public func select<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection,
        Fifth: FetchableSelection, Sixth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Key>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Key>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Key>) -> Third,
        @SelectionBuilder<Model> _ fourth: (FetchableGroup<Model, Key>) -> Fourth,
        @SelectionBuilder<Model> _ fifth: (FetchableGroup<Model, Key>) -> Fifth,
        @SelectionBuilder<Model> _ sixth: (FetchableGroup<Model, Key>) -> Sixth
    ) -> AggregateRequest<
        Model, [(First.Output, Second.Output, Third.Output, Fourth.Output, Fifth.Output, Sixth.Output)]
    >
    where
        First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model, Fifth.Model == Model,
        Sixth.Model == Model
    {
        selecting(
            .combining(
                FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group)),
                FetchSelection(fourth(group)), FetchSelection(fifth(group)), FetchSelection(sixth(group))
            ) {
                ($0, $1, $2, $3, $4, $5)
            })
    }
}
