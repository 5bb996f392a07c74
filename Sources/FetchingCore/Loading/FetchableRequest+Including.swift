// A request for models alone, whose type is found even where nothing says what is wanted; see ModelRequest+Including.swift.

extension FetchableRequest where Result == [Model] {
    /// Adds related models to each model: a list, a model or nil, or a model that must exist.
    ///
    /// ```swift
    /// for (album, tracks) in try Album.request().all().including(\.tracks).fetch(in: db) { … }
    /// // SELECT … FROM "Album"
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…)
    ///
    /// .including(\.artist)                                                         // [(Album, Artist?)]
    /// .including(\.artist.required)                                                // [(Album, Artist)]
    /// .including { $0.tracks.where { $0.seconds > 300 }.sorted(by: .descending(\.seconds)).first(nth: 3) }
    /// .including { $0.artist.required.including(\.albums) }                        // [(Album, (Artist, [Album]))]
    /// ```
    ///
    /// - Parameter related: Gets the members of the model, and gives the request for a relationship. A key path will do.
    @inlinable
    public func including<Related: RelatedRequest>(
        _ related: (Model.FetchableMembers) -> Related
    ) -> LoadingRequest<Model, [(Model, Related.Loaded)]> where Related.Model == Model {
        loading.adding(related(Model.fetchableMembers)._load().run)
    }
}

extension FetchableRequest where Result == Model? {
    /// Adds related models to the first model: a list, a model or nil, or a model that must exist.
    ///
    /// ```swift
    /// if let (album, tracks) = try Album.request().first().including(\.tracks).fetch(in: db) { … }
    /// // SELECT … FROM "Album" LIMIT 1
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    ///
    /// - Parameter related: Gets the members of the model, and gives the request for a relationship. A key path will do.
    @inlinable
    public func including<Related: RelatedRequest>(
        _ related: (Model.FetchableMembers) -> Related
    ) -> LoadingRequest<Model, (Model, Related.Loaded)?> where Related.Model == Model {
        loading.adding(related(Model.fetchableMembers)._load().run)
    }
}
