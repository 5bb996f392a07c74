import Foundation
import Hummingbird

/// The parameters of a list: `q`, `filter`, `sort`, `size` and `after`.
struct ListQuery {
    var search: String
    var filter: String?
    /// The order and the page, in the form of JSON:API, which the library reads.
    var page: String

    init(_ request: Request, defaultSize: Int) {
        self.init(
            search: request.parameter("q") ?? "", filter: request.parameter("filter"), sort: request.parameter("sort"),
            size: request.parameter("size") ?? "\(defaultSize)", after: request.parameter("after"))
    }

    init(search: String, filter: String?, sort: String?, size: String, after: String? = nil) {
        self.search = search
        self.filter = filter
        let asked = [("sort", sort), ("page[size]", size), ("page[after]", after)]
        page = asked.compactMap { name, value in
            value.map { "\(name)=\($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
        }.joined(separator: "&")
    }
}
