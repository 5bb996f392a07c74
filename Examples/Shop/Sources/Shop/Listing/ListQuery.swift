import Foundation
import Hummingbird

/// The parameters of a list: `q`, `filter`, `sort`, `size` and `after`.
struct ListQuery {
    var search = ""
    var filter: String?
    /// The order and the page, in the form of JSON:API, which the library reads.
    var page: String

    init(_ request: Request, defaultSize: Int) {
        search = request.parameter("q") ?? ""
        filter = request.parameter("filter")
        let size = request.parameter("size") ?? "\(defaultSize)"
        let asked = [
            ("sort", request.parameter("sort")), ("page[size]", size), ("page[after]", request.parameter("after")),
        ]
        page = asked.compactMap { name, value in
            value.map { "\(name)=\($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
        }.joined(separator: "&")
    }
}
