import FetchingCore
import GRDB

/// A request for models, of whose list changed rows may tell what becomes of it.
protocol ListedRequest<Result>: SQLiteRequest {
    /// The request with its values.
    var listed: FetchableRequest<Model, Result> { get }
}

extension FetchableRequest: ListedRequest where Model: RowDecodable {
    var listed: FetchableRequest { self }
}

extension BoundRequest: ListedRequest where Request: ListedRequest {
    var listed: FetchableRequest<Request.Model, Request.Result> { request.listed }
}

extension ListedRequest where Result: Sendable {
    /// The observation of the list, nil where rows do not tell what becomes of it.
    func observation(in reader: any DatabaseReader) -> (any RequestObservation<Result>)? {
        let request = listed
        // Whoever is given an object may change it.
        guard !(Model.self is AnyObject.Type), ListRules<Model>(request.query) != nil else { return nil }
        return SQLiteListObservation(request, in: reader)
    }
}
