import Foundation
import HTTPTypes
import Hummingbird

/// The page, its style and its script, which are read once.
struct PageRoutes {
    private struct File {
        let data: Data
        let type: String
        let tag: EntityTag
    }

    private let files: [(path: RouterPath, file: File)]

    init() throws {
        files = try [
            ("/", "index.html", "text/html; charset=utf-8"), ("/shop.css", "shop.css", "text/css; charset=utf-8"),
            ("/shop.js", "shop.js", "text/javascript; charset=utf-8"),
            ("/filters.js", "filters.js", "text/javascript; charset=utf-8"),
            ("/completion.js", "completion.js", "text/javascript; charset=utf-8"),
            ("/reasons.js", "reasons.js", "text/javascript; charset=utf-8"),
            ("/saved.js", "saved.js", "text/javascript; charset=utf-8"),
            ("/favicon.svg", "favicon.svg", "image/svg+xml"),
        ].map { path, name, type in
            let data = try Resource.data(named: name)
            return (RouterPath(path), File(data: data, type: type, tag: EntityTag(data)))
        }
    }

    func add(to router: Router<ShopContext>) {
        for (path, file) in files {
            router.get(path) { request, _ in
                let headers: HTTPFields = [.contentType: file.type, .eTag: file.tag.text, .cacheControl: "no-cache"]
                guard !file.tag.matches(request) else { return Response(status: .notModified, headers: headers) }
                return Response(
                    status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(data: file.data)))
            }
        }
    }
}
