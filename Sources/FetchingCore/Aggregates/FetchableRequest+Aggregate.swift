extension FetchableRequest where Result == [Model] {
    /// Asks for a value that is computed from the models.
    ///
    /// ```swift
    /// let oldest = try User.request().all().aggregate { $0.max(\.age) }.fetch(in: db)     // Int?
    /// // SELECT MAX("age") FROM "User"
    /// ```
    ///
    /// Of a request with a limit, or of distinct models, it computes from those:
    /// `SELECT MAX("age") FROM (SELECT … LIMIT 10) AS "User"`.
    ///
    /// - Parameter value: Gets the aggregates. A key path will do.
    public func aggregate<First: FetchableSelection>(
        _ value: (FetchableGroup<Model, Void>) -> First
    ) -> AggregateRequest<Model, First.Output> where First.Model == Model {
        aggregating(FetchSelection(value(FetchableGroup<Model, Void>(key: ()))))
    }

    /// Asks for two values that are computed from the models, all in one query.
    ///
    /// ```swift
    /// .aggregate({ $0.min(\.date) }, { $0.max(\.date) })
    /// // SELECT MIN("date"), MAX("date") …
    /// ```
    public func aggregate<First: FetchableSelection, Second: FetchableSelection>(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Void>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Void>) -> Second
    ) -> AggregateRequest<Model, (First.Output, Second.Output)> where First.Model == Model, Second.Model == Model {
        let group = FetchableGroup<Model, Void>(key: ())
        return aggregating(
            .combining(FetchSelection(first(group)), FetchSelection(second(group))) {
                ($0, $1)
            })
    }

    /// Asks for three values that are computed from the models, all in one query.
    ///
    /// ```swift
    /// .aggregate({ $0.min(\.date) }, { $0.max(\.date) }, \.count)
    /// // SELECT MIN("date"), MAX("date"), COUNT(*) …
    /// ```
    public func aggregate<First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection>(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Void>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Void>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Void>) -> Third
    ) -> AggregateRequest<Model, (First.Output, Second.Output, Third.Output)>
    where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let group = FetchableGroup<Model, Void>(key: ())
        return aggregating(
            .combining(FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group))) {
                ($0, $1, $2)
            })
    }

    /// Asks for four values that are computed from the models, all in one query.
    ///
    /// ```swift
    /// .aggregate({ $0.min(\.date) }, { $0.max(\.date) }, \.count, { $0.sum(\.size) })
    /// // SELECT MIN("date"), MAX("date"), COUNT(*), fetching_exact_sum("size") …
    /// ```
    public func aggregate<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Void>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Void>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Void>) -> Third,
        @SelectionBuilder<Model> _ fourth: (FetchableGroup<Model, Void>) -> Fourth
    ) -> AggregateRequest<Model, (First.Output, Second.Output, Third.Output, Fourth.Output)>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model {
        let group = FetchableGroup<Model, Void>(key: ())
        return aggregating(
            .combining(
                FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group)),
                FetchSelection(fourth(group))
            ) {
                ($0, $1, $2, $3)
            })
    }

    /// Asks for five values that are computed from the models, all in one query.
    ///
    /// ```swift
    /// .aggregate({ $0.min(\.date) }, { $0.max(\.date) }, \.count, { $0.sum(\.size) }, { $0.average(\.size) })
    /// // SELECT MIN("date"), MAX("date"), COUNT(*), fetching_exact_sum("size"), AVG("size") …
    /// ```
    public func aggregate<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection,
        Fifth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Void>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Void>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Void>) -> Third,
        @SelectionBuilder<Model> _ fourth: (FetchableGroup<Model, Void>) -> Fourth,
        @SelectionBuilder<Model> _ fifth: (FetchableGroup<Model, Void>) -> Fifth
    ) -> AggregateRequest<Model, (First.Output, Second.Output, Third.Output, Fourth.Output, Fifth.Output)>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model, Fifth.Model == Model
    {
        let group = FetchableGroup<Model, Void>(key: ())
        return aggregating(
            .combining(
                FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group)),
                FetchSelection(fourth(group)), FetchSelection(fifth(group))
            ) {
                ($0, $1, $2, $3, $4)
            })
    }

    /// Asks for six values that are computed from the models, all in one query.
    ///
    /// ```swift
    /// .aggregate({ $0.min(\.date) }, { $0.max(\.date) }, \.count, { $0.sum(\.size) }, { $0.average(\.size) }, { $0.count(distinct: \.kind) })
    /// // SELECT MIN("date"), MAX("date"), COUNT(*), fetching_exact_sum("size"), AVG("size"), COUNT(DISTINCT "kind") …
    /// ```
    public func aggregate<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection,
        Fifth: FetchableSelection, Sixth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (FetchableGroup<Model, Void>) -> First,
        @SelectionBuilder<Model> _ second: (FetchableGroup<Model, Void>) -> Second,
        @SelectionBuilder<Model> _ third: (FetchableGroup<Model, Void>) -> Third,
        @SelectionBuilder<Model> _ fourth: (FetchableGroup<Model, Void>) -> Fourth,
        @SelectionBuilder<Model> _ fifth: (FetchableGroup<Model, Void>) -> Fifth,
        @SelectionBuilder<Model> _ sixth: (FetchableGroup<Model, Void>) -> Sixth
    ) -> AggregateRequest<Model, (First.Output, Second.Output, Third.Output, Fourth.Output, Fifth.Output, Sixth.Output)>
    where
        First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model, Fifth.Model == Model,
        Sixth.Model == Model
    {
        let group = FetchableGroup<Model, Void>(key: ())
        return aggregating(
            .combining(
                FetchSelection(first(group)), FetchSelection(second(group)), FetchSelection(third(group)),
                FetchSelection(fourth(group)), FetchSelection(fifth(group)), FetchSelection(sixth(group))
            ) {
                ($0, $1, $2, $3, $4, $5)
            })
    }

    private func aggregating<Row>(_ selection: FetchSelection<Model, Row>) -> AggregateRequest<Model, Row> {
        var query = SelectionQuery(query.aggregated(), columns: selection.columns)
        query.grouping = Grouping(keys: [], query: FetchQuery(isPage: false))
        guard !selection.needsModels else { return AggregateRequest(.failing(query, .relatedToRows)) }
        return AggregateRequest(
            ValuePlan<Model, [Row]>.rows(of: selection, query).map { rows in
                // There is always a row: see `Grouping`.
                guard let row = rows.first else { throw FetchError.noAggregate }
                return row
            })
    }
}

extension FetchError {
    static var noAggregate: FetchError {
        FetchError(
            .databaseFailure, reason: "the database returned no row of an aggregate", cure: "Report it as a defect")
    }
}
