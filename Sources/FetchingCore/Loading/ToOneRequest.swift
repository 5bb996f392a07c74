/// The steps on a request for the model of a to-one relationship.
///
/// ```swift
/// .including { $0.album.including(\.artist) }         // [(Track, (Album, Artist?)?)]
/// // SELECT … FROM "Album" WHERE "Album"."id" IN (…)
/// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
/// ```
public protocol ToOneSteps<Model, Loaded>: RelatedRequest where Loaded == Element? {
    /// The path to the related model.
    @_documentation(visibility: internal)
    var _path: RelatedPath { get }
}

extension ToOneMember: RelatedRequest, ToOneSteps where Target: RowDecodable {
    @inlinable
    public var _path: RelatedPath { path }

    @inlinable
    public var _request: LoadingRequest<Target, [Target]> { RequestStart<Target>().all().loading }

    @inlinable
    public func _requesting(
        _ request: LoadingRequest<Target, [Target]>
    ) -> ToOneRequest<Model, Target, Target> { ToOneRequest<Model, Target, Target>(_path, request) }

    @inlinable
    public func _load() -> RelatedLoader<Model, Target?> { RelatedLoader(RelatedLoad(_path, _request).optionals()) }
}

/// A request for the model of a to-one relationship: nil for a model that refers to none.
///
/// ```swift
/// $0.album.where { $0.year > 2000 }       // … FROM "Album" WHERE "Album"."id" IN (…) AND "Album"."year" > 2000
/// ```
public struct ToOneRequest<Model: Fetchable, Target: RowDecodable, Element>: ToOneSteps, FetchableSelection {
    public let _path: RelatedPath

    public let _request: LoadingRequest<Target, [Element]>

    @inlinable
    init(_ path: RelatedPath, _ request: LoadingRequest<Target, [Element]>) {
        _path = path
        _request = request
    }

    @inlinable
    public func _requesting(
        _ request: LoadingRequest<Target, [Element]>
    ) -> ToOneRequest<Model, Target, Element> { ToOneRequest<Model, Target, Element>(_path, request) }

    @inlinable
    public func _load() -> RelatedLoader<Model, Element?> { RelatedLoader(RelatedLoad(_path, _request).optionals()) }
}

extension ToOneSteps {
    /// The same request, for models that all refer to one: a missing one is an error.
    ///
    /// ```swift
    /// .including(\.artist.required)                               // [(Album, Artist)]
    /// .including { $0.album.including(\.artist).required }         // [(Track, (Album, Artist?))]
    /// ```
    ///
    /// Fetching throws ``FetchError`` with the code `missingModel` if it is missing. To select a property of the same name, write
    /// `\.artist[\.required]`.
    @inlinable
    public var required: RequiredToOneRequest<Model, Target, Element> { RequiredToOneRequest(_path, _request) }
}

extension ToOneSteps where Element == Target {
    /// Loads a value of the related model instead of the model.
    ///
    /// ```swift
    /// .including { $0.artist.select(\.name) }             // [(Album, String?)]
    /// // SELECT "Artist"."id", …, "Artist"."name" FROM "Artist" WHERE "Artist"."id" IN (…)
    /// ```
    ///
    /// For several values, or what is related beside them, use `requesting`.
    ///
    /// - Parameter value: Gets the members of the related model. A key path will do.
    @inlinable
    public func select<Item: FetchableSelection>(
        _ value: (Target.FetchableMembers) -> Item
    ) -> ToOneRequest<Model, Target, Item.Output> where Item.Model == Target {
        requesting { $0.select(value) }
    }

    /// Continues as a request of its own, which takes further conditions, orders, limits, values and related models.
    ///
    /// ```swift
    /// .including { $0.artist.requesting { $0.annotated(with: \.albums.count) } }      // [(Album, (Artist, Int)?)]
    /// ```
    ///
    /// - Parameter steps: Gets the request for the related models.
    @inlinable
    public func requesting<Related: ModelRequest, Value>(
        _ steps: (FetchableRequest<Target, [Target]>) -> Related
    ) -> ToOneRequest<Model, Target, Value> where Related.Model == Target, Related.Result == [Value] {
        ToOneRequest<Model, Target, Value>(_path, steps(_request.unselected).loading)
    }

    /// Loads what is related to the related model beside it.
    ///
    /// ```swift
    /// .including { $0.album.including(\.artist) }         // [(Track, (Album, Artist?)?)]
    /// ```
    @inlinable
    public func including<Related: RelatedRequest>(
        _ related: (Target.FetchableMembers) -> Related
    ) -> ToOneRequest<Model, Target, (Target, Related.Loaded)> where Related.Model == Target {
        ToOneRequest<Model, Target, (Target, Related.Loaded)>(
            _path, _request.adding(related(Target.fetchableMembers)._load().run))
    }
}

extension ToOneRequest {
    /// Loads more beside what is loaded already.
    ///
    /// ```swift
    /// .including { $0.album.including(\.artist).including(\.label) }       // [(Track, (Album, Artist?, Label?)?)]
    /// ```
    @inlinable
    public func including<each Loaded, Related: RelatedRequest>(
        _ related: (Target.FetchableMembers) -> Related
    ) -> ToOneRequest<Model, Target, (repeat each Loaded, Related.Loaded)>
    where Element == (repeat each Loaded), Related.Model == Target {
        ToOneRequest<Model, Target, (repeat each Loaded, Related.Loaded)>(
            _path, _request.adding(related(Target.fetchableMembers)._load().run))
    }
}
