/// A request for models, of whose list changed rows may tell what becomes of it.
package protocol ListedRequest<Result>: TypedRequest where Model: RowDecodable {
    /// The request with its values.
    var listed: FetchableRequest<Model, Result> { get }
}

extension FetchableRequest: ListedRequest where Model: RowDecodable {
    package var listed: FetchableRequest { self }
}

extension BoundRequest: ListedRequest where Request: ListedRequest {
    package var listed: FetchableRequest<Request.Model, Request.Result> { request.listed }
}
