import FetchingCore
import GRDB

extension ListedRequest where Result: Sendable {
    /// The observation of the list, nil where rows do not tell what becomes of it.
    func observation(in reader: any DatabaseReader) -> (any RequestObservation<Result>)? {
        let request = listed
        // Whoever is given an object may change it.
        guard !(Model.self is AnyObject.Type), ListRules<Model>(request.query) != nil else { return nil }
        return SQLiteListObservation(request, in: reader)
    }
}
