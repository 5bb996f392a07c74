// swift-format-ignore: AmbiguousTrailingClosureOverload
extension LoadingRequest {
    /// Adds a value behind the included models, in the same query as the models.
    ///
    /// ```swift
    /// .including(\.artist).annotated(with: \.tracks.count)         // [(Album, Artist?, Int)]
    /// // SELECT "Album"."id", …, (SELECT COUNT(*) FROM "Track" AS "tracks" WHERE …) FROM "Album"
    /// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func annotated<each Loaded, Item: FetchableSelection>(
        with value: (Model.FetchableMembers) -> Item
    ) -> LoadingRequest<Model, [(repeat each Loaded, Item.Output)]>
    where Result == [(repeat each Loaded)], Item.Model == Model {
        adding(FetchSelection(value(Model.fetchableMembers)))
    }

    /// Adds a value behind the models included with the first one, in the same query as the model.
    ///
    /// ```swift
    /// .first().including(\.artist).annotated(with: \.tracks.count)         // (Album, Artist?, Int)?
    /// // SELECT "Album"."id", …, (SELECT COUNT(*) FROM "Track" AS "tracks" WHERE …) FROM "Album" LIMIT 1
    /// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func annotated<each Loaded, Item: FetchableSelection>(
        with value: (Model.FetchableMembers) -> Item
    ) -> LoadingRequest<Model, (repeat each Loaded, Item.Output)?>
    where Result == (repeat each Loaded)?, Item.Model == Model {
        adding(FetchSelection(value(Model.fetchableMembers)))
    }

    /// Names the order, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "select before including: '.select(…).including(…)'")
    public func select<First: FetchableSelection, each Other: FetchableSelection>(
        _ first: (Model.FetchableMembers) -> First, _ others: repeat (Model.FetchableMembers) -> each Other
    ) -> LoadingRequest where First.Model == Model { self }
}
