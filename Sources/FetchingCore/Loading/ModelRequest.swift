/// A request to which related models can be added: a ``FetchableRequest``, a ``ProjectionRequest``, or a
/// ``LoadingRequest``.
///
/// ```swift
/// let albums = try Album.request()
///     .all()
///     .including(\.artist.required)
///     .including { $0.tracks.where { $0.seconds > 300 }.sorted(by: .ascending(\.number)) }
///     .fetch(in: db)                     // [(Album, Artist, [Track])]
/// // SELECT … FROM "Album"
/// // SELECT … FROM "Artist" WHERE "Artist"."id" IN (…)
/// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…) AND "Track"."seconds" > 300 ORDER BY "Track"."number"
/// ```
///
/// Each `including` adds a place to the tuple that fetching gives for a model, and one query, however many models there
/// are. Where values are selected, they are in the model's place; the whole model is read for its keys all the same:
///
/// ```swift
/// .select(\.title).including { $0.tracks.select(\.name) }             // [(String, [String])]
/// // SELECT "id", "title", …, "title" FROM "Album"
/// // SELECT "Track"."id", …, "Track"."name", "Track"."albumID" FROM "Track" WHERE "Track"."albumID" IN (…)
/// ```
public protocol ModelRequest<Model, Result>: TypedRequest {
    /// The request as one that may load related models.
    @_documentation(visibility: internal)
    var loading: LoadingRequest<Model, Result> { get }
}

extension FetchableRequest: ModelRequest {
    @_documentation(visibility: internal)
    @inlinable
    public var loading: LoadingRequest<Model, Result> {
        let arrange = arrange
        return LoadingRequest(query: query, loadsRelatedModels: false, givesModels: true) { _ in
            { models, _ in arrange(models) }
        }
    }
}

extension ProjectionRequest: ModelRequest {
    /// The request with the models too, by whose keys related ones are found.
    @_documentation(visibility: internal)
    public var loading: LoadingRequest<Model, Result> {
        let values = values
        return LoadingRequest(
            query: plan.query.query, columns: values?.columns ?? plan.query.columns,
            loadsRelatedModels: plan.loadsRelatedModels
        ) { readers in
            guard let values else { return { _, _ in throw FetchError.relatedToDistinctRows } }
            return values.prepare(readers)
        }
    }
}

extension LoadingRequest: ModelRequest {
    @_documentation(visibility: internal)
    @inlinable
    public var loading: LoadingRequest<Model, Result> { self }
}
