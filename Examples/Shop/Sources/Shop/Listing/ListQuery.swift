import Foundation
import Hummingbird

/// The parameters of a list: `q`, `filter`, `sort`, `size` and `after`.
struct ListQuery {
    var search = ""
    var filter: String?
    /// The order and the page, in the form of JSON:API, which the library reads.
    var page: String

    init(_ request: Request, defaultSize: Int) {
        let parameters = request.uri.queryParameters
        search = parameters["q"].map(String.init) ?? ""
        filter = parameters["filter"].map(String.init)
        let size = parameters["size"] ?? "\(defaultSize)"
        let asked = [("sort", parameters["sort"]), ("page[size]", size), ("page[after]", parameters["after"])]
        page = asked.compactMap { name, value in
            value.map { "\(name)=\($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
        }.joined(separator: "&")
    }
}
