/// A request for the model of a to-one relationship that every model refers to: a missing one is an error.
///
/// ```swift
/// .including { $0.album.required.including(\.artist.required) }       // [(Track, (Album, Artist))]
/// // SELECT … FROM "Album" WHERE "Album"."id" IN (…)
/// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
/// ```
public struct RequiredToOneRequest<Model: Fetchable, Target: RowDecodable, Element>: RelatedRequest, FetchableSelection
{
    @usableFromInline let path: RelatedPath

    public let _request: LoadingRequest<Target, [Element]>

    @inlinable
    init(_ path: RelatedPath, _ request: LoadingRequest<Target, [Element]>) {
        self.path = path
        _request = request
    }

    @inlinable
    public func _requesting(_ request: LoadingRequest<Target, [Element]>) -> RequiredToOneRequest {
        RequiredToOneRequest(path, request)
    }

    @inlinable
    public func _load() -> RelatedLoader<Model, Element> {
        RelatedLoader(RelatedLoad(path, _request).required())
    }
}

extension RequiredToOneRequest where Element == Target {
    /// Loads a value of the related model instead of the model.
    ///
    /// ```swift
    /// .including { $0.artist.required.select(\.name) }        // [(Album, String)]
    /// // SELECT "Artist"."id", …, "Artist"."name" FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    ///
    /// For several values, or what is related beside them, use `requesting`.
    ///
    /// - Parameter value: Gets the members of the related model. A key path will do.
    @inlinable
    public func select<Item: FetchableSelection>(
        _ value: (Target.FetchableMembers) -> Item
    ) -> RequiredToOneRequest<Model, Target, Item.Output> where Item.Model == Target {
        requesting { $0.select(value) }
    }

    /// Continues as a request of its own, which takes further conditions, orders, limits, values and related models.
    ///
    /// ```swift
    /// .including { $0.artist.required.requesting { $0.annotated(with: \.albums.count) } }     // [(Album, (Artist, Int))]
    /// ```
    ///
    /// - Parameter steps: Gets the request for the related models.
    @inlinable
    public func requesting<Related: ModelRequest, Value>(
        _ steps: (FetchableRequest<Target, [Target]>) -> Related
    ) -> RequiredToOneRequest<Model, Target, Value> where Related.Model == Target, Related.Result == [Value] {
        RequiredToOneRequest<Model, Target, Value>(path, steps(_request.unselected).loading)
    }

    /// Loads what is related to the related model beside it.
    ///
    /// ```swift
    /// .including { $0.album.required.including(\.artist) }        // [(Track, (Album, Artist?))]
    /// ```
    @inlinable
    public func including<Related: RelatedRequest>(
        _ related: (Target.FetchableMembers) -> Related
    ) -> RequiredToOneRequest<Model, Target, (Target, Related.Loaded)> where Related.Model == Target {
        RequiredToOneRequest<Model, Target, (Target, Related.Loaded)>(
            path, _request.adding(related(Target.fetchableMembers)._load().run))
    }
}

extension RequiredToOneRequest {
    /// Loads more beside what is loaded already.
    ///
    /// ```swift
    /// .including { $0.album.required.including(\.artist).including(\.label) }      // [(Track, (Album, Artist?, Label?))]
    /// ```
    @inlinable
    @_disfavoredOverload  // A single related model is a tuple of one, too.
    public func including<each Loaded, Related: RelatedRequest>(
        _ related: (Target.FetchableMembers) -> Related
    ) -> RequiredToOneRequest<Model, Target, (repeat each Loaded, Related.Loaded)>
    where Element == (repeat each Loaded), Related.Model == Target {
        RequiredToOneRequest<Model, Target, (repeat each Loaded, Related.Loaded)>(
            path, _request.adding(related(Target.fetchableMembers)._load().run))
    }
}
