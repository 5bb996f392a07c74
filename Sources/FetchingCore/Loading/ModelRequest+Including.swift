// Each adds a place to the tuple: to the values that are selected, or to what is there already. For a model alone there are
// the same functions without a pack, whose type is found even where nothing says what is wanted.

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension ModelRequest {
    /// Adds related models to each row: a list, a model or nil, or a model that must exist.
    ///
    /// ```swift
    /// .select(\.title).including(\.tracks)                        // [(String, [Track])]
    /// .including(\.artist.required).including(\.tracks)           // [(Album, Artist, [Track])]
    /// // SELECT … FROM "Album"
    /// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    ///
    /// - Parameter related: Gets the members of the model, and gives the request for a relationship. A key path will do.
    @inlinable
    public func including<each Loaded, Related: RelatedRequest>(
        _ related: (Model.FetchableMembers) -> Related
    ) -> LoadingRequest<Model, [(repeat each Loaded, Related.Loaded)]>
    where Result == [(repeat each Loaded)], Related.Model == Model {
        loading.adding(related(Model.fetchableMembers)._load().run)
    }

    /// Adds related models to the first row: a list, a model or nil, or a model that must exist.
    ///
    /// ```swift
    /// .first().including(\.artist.required).including(\.tracks)           // (Album, Artist, [Track])?
    /// ```
    ///
    /// - Parameter related: Gets the members of the model, and gives the request for a relationship. A key path will do.
    @inlinable
    public func including<each Loaded, Related: RelatedRequest>(
        _ related: (Model.FetchableMembers) -> Related
    ) -> LoadingRequest<Model, (repeat each Loaded, Related.Loaded)?>
    where Result == (repeat each Loaded)?, Related.Model == Model {
        loading.adding(related(Model.fetchableMembers)._load().run)
    }
}
