/// The steps on a request for the models of a to-many relationship.
///
/// ```swift
/// .including { $0.albums.sorted(by: .descending(\.year)).first(nth: 3) }      // [(Artist, [Album])]
/// // SELECT … FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "Album"."artistID" ORDER BY "Album"."year" DESC …) …
/// //     FROM "Album" WHERE "Album"."artistID" IN (…)) WHERE … <= 3
/// ```
public protocol ToManySteps<Model, Loaded>: RelatedRequest where Loaded == [Element] {
    /// The path to the related models.
    @_documentation(visibility: internal)
    var _path: RelatedPath { get }
}

extension ToManyMember: FetchableSelection, RelatedRequest, ToManySteps where Target: RowDecodable {
    @inlinable
    public var _path: RelatedPath { path }

    @inlinable
    public var _request: LoadingRequest<Target, [Target]> { RequestStart<Target>().all().loading }

    @inlinable
    public func _requesting(
        _ request: LoadingRequest<Target, [Target]>
    ) -> ToManyRequest<Model, Target, Target> { ToManyRequest<Model, Target, Target>(_path, request) }

    @inlinable
    public func _load() -> RelatedLoader<Model, [Target]> { RelatedLoader(RelatedLoad(_path, _request).lists()) }
}

/// A request for the models of a to-many relationship: an array for each model.
///
/// ```swift
/// $0.albums.where { $0.year > 2000 }      // … FROM "Album" WHERE "Album"."artistID" IN (…) AND "Album"."year" > 2000
/// ```
public struct ToManyRequest<Model: Fetchable, Target: RowDecodable, Element>: ToManySteps, FetchableSelection {
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
    ) -> ToManyRequest<Model, Target, Element> { ToManyRequest<Model, Target, Element>(_path, request) }

    @inlinable
    public func _load() -> RelatedLoader<Model, [Element]> { RelatedLoader(RelatedLoad(_path, _request).lists()) }
}

extension ToManySteps {
    /// Sorts the related models of each model.
    ///
    /// ```swift
    /// .including { $0.tracks.sorted(by: .ascending(\.number)) }
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…) ORDER BY "Track"."number"
    /// ```
    public func sorted(
        by first: SortTerm<Target>, _ others: SortTerm<Target>...
    ) -> ToManyRequest<Model, Target, Element> {
        ToManyRequest(_path, _request.stepping { $0.sorted(byTerms: [first] + others) })
    }

    /// Sorts by terms that are put together elsewhere.
    ///
    /// ```swift
    /// .including { $0.tracks.sorted(byTerms: terms) }
    /// ```
    public func sorted(byTerms terms: [SortTerm<Target>]) -> ToManyRequest<Model, Target, Element> {
        ToManyRequest(_path, _request.stepping { $0.sorted(byTerms: terms) })
    }

    /// Sorts those related models that are equal by the order until now.
    ///
    /// ```swift
    /// .including { $0.tracks.sorted(by: .ascending(\.side)).then(by: .ascending(\.number)) }
    /// ```
    public func then(
        by first: SortTerm<Target>, _ others: SortTerm<Target>...
    ) -> ToManyRequest<Model, Target, Element> {
        sorted(byTerms: [first] + others)
    }

    /// At most the given number of related models for each model, after a number of others.
    ///
    /// ```swift
    /// .including { $0.albums.sorted(by: .descending(\.year)).first(nth: 3) }      // the latest three of each artist
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number for each model. A negative one is an error when the request runs.
    ///   - offset: The number to pass over for each model. A negative one is an error when the request runs.
    public func first(nth limit: Int, after offset: Int = 0) -> ToManyRequest<Model, Target, Element> {
        ToManyRequest(_path, _request.stepping { $0.first(nth: limit, after: offset) })
    }

    /// At most the given number of related models for each model: another name of `first(nth:after:)`.
    ///
    /// ```swift
    /// .including { $0.albums.sorted(by: .descending(\.year)).limit(3) }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number for each model. A negative one is an error when the request runs.
    ///   - offset: The number to pass over for each model. A negative one is an error when the request runs.
    public func limit(_ limit: Int, offset: Int = 0) -> ToManyRequest<Model, Target, Element> {
        first(nth: limit, after: offset)
    }
}

extension ToManySteps where Element == Target {
    /// Each related model once, however often all of its columns have the same values.
    ///
    /// ```swift
    /// .including { $0.tracks.distinct() }         // SELECT DISTINCT … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    public func distinct() -> ToManyRequest<Model, Target, Element> {
        ToManyRequest(_path, _request.stepping { _ in _request.unselected.distinct() })
    }

    /// Loads a value of each related model instead of the model.
    ///
    /// ```swift
    /// .including { $0.tracks.select(\.name) }             // [(Album, [String])]
    /// // SELECT "Track"."id", …, "Track"."name", "Track"."albumID" FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    ///
    /// For several values, or what is related beside them, use `requesting`.
    ///
    /// - Parameter value: Gets the members of the related model. A key path will do.
    @inlinable
    public func select<Item: FetchableSelection>(
        _ value: (Target.FetchableMembers) -> Item
    ) -> ToManyRequest<Model, Target, Item.Output> where Item.Model == Target {
        requesting { $0.select(value) }
    }

    /// Continues as a request of its own, which takes further conditions, orders, limits, values and related models.
    ///
    /// ```swift
    /// .including { $0.tracks.requesting { $0.select(\.name, \.seconds) } }        // [(Album, [(String, Int)])]
    /// // SELECT "Track"."id", …, "Track"."name", "Track"."seconds", "Track"."albumID" FROM "Track" WHERE …
    /// ```
    ///
    /// - Parameter steps: Gets the request for the models that belong to one model.
    @inlinable
    public func requesting<Related: ModelRequest, Value>(
        _ steps: (FetchableRequest<Target, [Target]>) -> Related
    ) -> ToManyRequest<Model, Target, Value> where Related.Model == Target, Related.Result == [Value] {
        ToManyRequest<Model, Target, Value>(_path, steps(_request.unselected).loading)
    }

    /// Loads what is related to the related models beside them.
    ///
    /// ```swift
    /// .including { $0.albums.including(\.tracks) }        // [(Artist, [(Album, [Track])])]
    /// // SELECT … FROM "Album" WHERE "Album"."artistID" IN (…)
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    @inlinable
    public func including<Related: RelatedRequest>(
        _ related: (Target.FetchableMembers) -> Related
    ) -> ToManyRequest<Model, Target, (Target, Related.Loaded)> where Related.Model == Target {
        ToManyRequest<Model, Target, (Target, Related.Loaded)>(
            _path, _request.adding(related(Target.fetchableMembers)._load().run))
    }
}

extension ToManyRequest {
    /// Loads more beside what is loaded already.
    ///
    /// ```swift
    /// .including { $0.albums.including(\.tracks).including(\.label) }      // [(Artist, [(Album, [Track], Label?)])]
    /// ```
    @inlinable
    public func including<each Loaded, Related: RelatedRequest>(
        _ related: (Target.FetchableMembers) -> Related
    ) -> ToManyRequest<Model, Target, (repeat each Loaded, Related.Loaded)>
    where Element == (repeat each Loaded), Related.Model == Target {
        ToManyRequest<Model, Target, (repeat each Loaded, Related.Loaded)>(
            _path, _request.adding(related(Target.fetchableMembers)._load().run))
    }
}
