// Each adds a place to the tuple: to the values that are selected, or to what is there already. For a model alone there are
// the same functions without a pack, whose type is found even where nothing says what is wanted.

extension ModelRequest {
    /// Adds the models that belong to each model.
    ///
    /// ```swift
    /// for (album, tracks) in try Album.request().all().including(\.tracks).fetch(in: db) { … }
    /// // SELECT … FROM "Album"
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    @inlinable
    public func including<each Loaded, Target: RowDecodable>(
        _ relationship: KeyPath<Model.FetchableMembers, RelatedModels<Model, Target>>
    ) -> LoadingRequest<Model, [(repeat each Loaded, [Target])]> where Result == [(repeat each Loaded)] {
        including(relationship) { $0 }
    }

    /// Adds some of the models that belong to each model, in order, or with their related models.
    ///
    /// ```swift
    /// .including(\.tracks) { $0.where { $0.seconds > 300 }.sorted(by: .descending(\.seconds)).first(nth: 3) }
    /// // SELECT … FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "Track"."albumID" ORDER BY "Track"."seconds" DESC …) …
    /// //     FROM "Track" WHERE "Track"."albumID" IN (…) AND "Track"."seconds" > 300) WHERE … <= 3
    /// ```
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - related: Gets the request for the models that belong to one model. Its limit holds for each model.
    @inlinable
    public func including<each Loaded, Target: RowDecodable, Related: ModelRequest, Element>(
        _ relationship: KeyPath<Model.FetchableMembers, RelatedModels<Model, Target>>,
        _ related: (FetchableRequest<Target, [Target]>) -> Related
    ) -> LoadingRequest<Model, [(repeat each Loaded, [Element])]>
    where Result == [(repeat each Loaded)], Related.Model == Target, Related.Result == [Element] {
        loading.adding(RelatedLoad(Model.fetchableMembers[keyPath: relationship].path, related).lists())
    }

    /// Adds the model that each model refers to, nil where there is none.
    ///
    /// ```swift
    /// for (album, artist) in try Album.request().all().including(\.artist).fetch(in: db) { … }
    /// // SELECT … FROM "Album"
    /// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    @inlinable
    public func including<each Loaded, Target: RowDecodable>(
        _ relationship: KeyPath<Model.FetchableMembers, RelatedModel<Model, Target>>
    ) -> LoadingRequest<Model, [(repeat each Loaded, Target?)]> where Result == [(repeat each Loaded)] {
        including(one: relationship) { $0 }
    }

    /// Adds the model that each model refers to, under conditions, or with its related models.
    ///
    /// ```swift
    /// .including(one: \.album) { $0.including(\.artist) }     // [(Track, (Album, Artist?)?)]
    /// ```
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - related: Gets the request for the model that is referred to.
    @inlinable
    public func including<each Loaded, Target: RowDecodable, Related: ModelRequest, Element>(
        one relationship: KeyPath<Model.FetchableMembers, RelatedModel<Model, Target>>,
        _ related: (FetchableRequest<Target, [Target]>) -> Related
    ) -> LoadingRequest<Model, [(repeat each Loaded, Element?)]>
    where Result == [(repeat each Loaded)], Related.Model == Target, Related.Result == [Element] {
        loading.adding(RelatedLoad(Model.fetchableMembers[keyPath: relationship].path, related).optionals())
    }

    /// Adds the model that each model refers to. A missing one is an error.
    ///
    /// ```swift
    /// for (album, artist) in try Album.request().all().including(required: \.artist).fetch(in: db) { … }
    /// // SELECT … FROM "Album"
    /// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    ///
    /// Fetching throws ``FetchError`` with the code `missingModel` if it is missing.
    @inlinable
    public func including<each Loaded, Target: RowDecodable>(
        required relationship: KeyPath<Model.FetchableMembers, RelatedModel<Model, Target>>
    ) -> LoadingRequest<Model, [(repeat each Loaded, Target)]> where Result == [(repeat each Loaded)] {
        including(required: relationship) { $0 }
    }

    /// Adds the model that each model refers to, with its related models. A missing one is an error.
    ///
    /// ```swift
    /// .including(required: \.album) { $0.including(required: \.artist) }      // [(Track, (Album, Artist))]
    /// ```
    ///
    /// Fetching throws ``FetchError`` with the code `missingModel` if it is missing.
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - related: Gets the request for the model that is referred to.
    @inlinable
    public func including<each Loaded, Target: RowDecodable, Related: ModelRequest, Element>(
        required relationship: KeyPath<Model.FetchableMembers, RelatedModel<Model, Target>>,
        _ related: (FetchableRequest<Target, [Target]>) -> Related
    ) -> LoadingRequest<Model, [(repeat each Loaded, Element)]>
    where Result == [(repeat each Loaded)], Related.Model == Target, Related.Result == [Element] {
        loading.adding(RelatedLoad(Model.fetchableMembers[keyPath: relationship].path, related).required())
    }
}
