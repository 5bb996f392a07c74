/// A request to which related models can be added: a ``FetchableRequest``, or a ``LoadingRequest``.
///
/// ```swift
/// let albums = try Album.request()
///     .all()
///     .including(required: \.artist)
///     .including(\.tracks) { $0.where { $0.seconds > 300 }.sorted(by: .ascending(\.number)) }
///     .fetch(in: db)                     // [(Album, Artist, [Track])]
/// // SELECT … FROM "Album"
/// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
/// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…) AND "Track"."seconds" > 300 ORDER BY "Track"."number"
/// ```
///
/// Each `including` adds a place to the tuple that fetching gives for a model, and one query, however many models there
/// are.
public protocol ModelRequest<Model, Result>: Sendable {
    /// The model that is asked for.
    associatedtype Model: Fetchable

    /// What fetching gives.
    associatedtype Result

    /// The request as one that may load related models.
    var loading: LoadingRequest<Model, Result> { get }
}

extension FetchableRequest: ModelRequest {
    @inlinable
    public var loading: LoadingRequest<Model, Result> {
        let arrange = arrange
        return LoadingRequest(query: query, loadsRelatedModels: false) { models, _ in arrange(models) }
    }
}

extension LoadingRequest: ModelRequest {
    @inlinable
    public var loading: LoadingRequest<Model, Result> { self }
}
