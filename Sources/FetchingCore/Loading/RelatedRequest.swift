/// A request for related models, which `including` loads beside others.
///
/// ```swift
/// .including(\.tracks)                                // [(Album, [Track])]
/// .including(\.artist)                                // [(Album, Artist?)]
/// .including(\.artist.required)                       // [(Album, Artist)]
/// .including { $0.tracks.where { $0.seconds > 300 }.including(\.writer) }      // [(Album, [(Track, Writer?)])]
/// ```
public protocol RelatedRequest<Model, Loaded>: Sendable {
    /// The model whose related models are loaded.
    associatedtype Model: Fetchable

    /// The related model.
    associatedtype Target: RowDecodable

    /// The result for one related model.
    associatedtype Element

    /// The result for one model: what `including` adds to the tuple.
    associatedtype Loaded

    /// The request that a step on the related models gives.
    @_documentation(visibility: internal)
    associatedtype Steps

    /// The request for all related models.
    @_documentation(visibility: internal)
    var _request: LoadingRequest<Target, [Element]> { get }

    /// The same relationship with another request for all related models.
    @_documentation(visibility: internal)
    func _requesting(_ request: LoadingRequest<Target, [Element]>) -> Steps

    /// Prepares the loading.
    @_documentation(visibility: internal)
    func _load() -> RelatedLoader<Model, Loaded>
}

/// Loads what `including` adds.
@_documentation(visibility: internal)
public struct RelatedLoader<Model: Fetchable, Loaded>: Sendable {
    @usableFromInline let run: @Sendable ([Model], any EngineReader) throws -> [Loaded]

    @inlinable
    init(_ run: @escaping @Sendable ([Model], any EngineReader) throws -> [Loaded]) { self.run = run }
}

// The steps that change the element, such as `select` and `including`, stand with each kind of request. Swift cannot say in an
// extension of the protocol "a request of the same kind with another element", and one type of request for all kinds would not
// know what it loads: an array, a model, or a model or nil.

extension RelatedRequest {
    /// Loads the related models that meet the conditions. Several `where` are joined by "and".
    ///
    /// ```swift
    /// .including { $0.tracks.where { $0.seconds > 300 } }
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…) AND "Track"."seconds" > 300
    /// ```
    @inlinable
    public func `where`(
        @PredicateBuilder<Target> _ conditions: (Target.FetchableMembers) -> FetchPredicate<Target>
    ) -> Steps {
        self.where(conditions(Target.fetchableMembers))
    }

    /// Loads the related models that meet a predicate.
    ///
    /// ```swift
    /// .including { $0.tracks.where(isLong) }
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…) AND "Track"."seconds" > 300
    /// ```
    @inlinable
    public func `where`(_ predicate: FetchPredicate<Target>) -> Steps {
        _requesting(_request.where(predicate))
    }

    /// Loads the related models whose member is true.
    ///
    /// ```swift
    /// .including { $0.tracks.where(\.isLive) }
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…) AND "Track"."isLive" = 1
    /// ```
    @inlinable
    public func `where`<Operand: FetchableOperand>(
        _ member: KeyPath<Target.FetchableMembers, Operand>
    ) -> Steps where Operand.Model == Target, Operand.Value.Base.Truth: TruthValue {
        _requesting(_request.where(member))
    }
}
