extension FetchableRequest where Result == [Model] {
    /// Asks for a value of each model instead of the model: of a member, of an expression, along a relationship.
    ///
    /// ```swift
    /// let names = try User.request().all().select(\.name).fetch(in: db)           // [String]
    /// // SELECT "name" FROM "User"
    /// let owners = try Pet.request().all().select(\.owner.name).fetch(in: db)     // [String?]
    /// // SELECT "owner"."name" FROM "Pet" LEFT JOIN "User" AS "owner" ON "owner"."id" = "Pet"."ownerID"
    /// let scores = try User.request().all().select { $0.score * 2 }.fetch(in: db) // [Double]
    /// // SELECT "score" * 2.0 FROM "User"
    /// ```
    ///
    /// A struct with `@Projection` is selected the same way: `.select { Line.selecting(title: $0.title, …) }`.
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func select<Item: FetchableSelection>(
        _ value: (Model.FetchableMembers) -> Item
    ) -> ProjectionRequest<Model, [Item.Output]> where Item.Model == Model {
        selecting(FetchSelection(value(Model.fetchableMembers)))
    }

    /// Asks for two values of each model.
    ///
    /// ```swift
    /// .select(\.name, \.age)
    /// // SELECT "name", "age" FROM "User"
    /// ```
    @inlinable
    public func select<First: FetchableSelection, Second: FetchableSelection>(
        @SelectionBuilder<Model> _ first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second
    ) -> ProjectionRequest<Model, [(First.Output, Second.Output)]>
    where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(FetchSelection(first(members)), FetchSelection(second(members))) {
                ($0, $1)
            })
    }

    /// Asks for three values of each model.
    ///
    /// ```swift
    /// .select(\.title, \.artist.name, \.tracks.count)
    /// // SELECT "Album"."title", "artist"."name", (SELECT COUNT(*) …) FROM "Album" LEFT JOIN "Artist" AS "artist" ON …
    /// ```
    @inlinable
    public func select<First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection>(
        @SelectionBuilder<Model> _ first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third
    ) -> ProjectionRequest<Model, [(First.Output, Second.Output, Third.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members)))
            {
                ($0, $1, $2)
            })
    }

    /// Asks for four values of each model.
    ///
    /// ```swift
    /// .select(\.id, \.name, \.age, { $0.score * 2 })
    /// // SELECT "id", "name", "age", "score" * 2.0 FROM "User"
    /// ```
    @inlinable
    public func select<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third,
        @SelectionBuilder<Model> _ fourth: (Model.FetchableMembers) -> Fourth
    ) -> ProjectionRequest<Model, [(First.Output, Second.Output, Third.Output, Fourth.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members)),
                FetchSelection(fourth(members))
            ) {
                ($0, $1, $2, $3)
            })
    }

    /// Asks for five values of each model.
    ///
    /// ```swift
    /// .select(\.id, \.name, \.age, \.plan, { $0.score * 2 })
    /// // SELECT "id", "name", "age", "plan", "score" * 2.0 FROM "User"
    /// ```
    @inlinable
    public func select<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection,
        Fifth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third,
        @SelectionBuilder<Model> _ fourth: (Model.FetchableMembers) -> Fourth,
        @SelectionBuilder<Model> _ fifth: (Model.FetchableMembers) -> Fifth
    ) -> ProjectionRequest<Model, [(First.Output, Second.Output, Third.Output, Fourth.Output, Fifth.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model, Fifth.Model == Model
    {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members)),
                FetchSelection(fourth(members)), FetchSelection(fifth(members))
            ) {
                ($0, $1, $2, $3, $4)
            })
    }

    /// Asks for six values of each model.
    ///
    /// ```swift
    /// .select(\.id, \.name, \.age, \.plan, \.isAdmin, { $0.score * 2 })
    /// // SELECT "id", "name", "age", "plan", "isAdmin", "score" * 2.0 FROM "User"
    /// ```
    @inlinable
    public func select<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection,
        Fifth: FetchableSelection, Sixth: FetchableSelection
    >(
        @SelectionBuilder<Model> _ first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third,
        @SelectionBuilder<Model> _ fourth: (Model.FetchableMembers) -> Fourth,
        @SelectionBuilder<Model> _ fifth: (Model.FetchableMembers) -> Fifth,
        @SelectionBuilder<Model> _ sixth: (Model.FetchableMembers) -> Sixth
    ) -> ProjectionRequest<
        Model, [(First.Output, Second.Output, Third.Output, Fourth.Output, Fifth.Output, Sixth.Output)]
    >
    where
        First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model, Fifth.Model == Model,
        Sixth.Model == Model
    {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members)),
                FetchSelection(fourth(members)), FetchSelection(fifth(members)), FetchSelection(sixth(members))
            ) {
                ($0, $1, $2, $3, $4, $5)
            })
    }
}
