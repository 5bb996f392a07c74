import Foundation
import HTTPTypes
import Hummingbird

extension Response {
    static func json(_ content: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        json(data: try JSONEncoder.shop.encode(content), status: status)
    }

    static func json(data: Data, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(data: data)))
    }

    /// An answer that is for one visitor, and kept by nobody.
    static func personal(_ content: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        var response = try json(content, status: status)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// An answer, or the word that nothing has changed since the client got it.
    static func json(_ content: some Encodable, unlessKnownTo request: Request) throws -> Response {
        let data = try JSONEncoder.shop.encode(content)
        let tag = EntityTag(data)
        var response = tag.matches(request) ? Response(status: .notModified) : json(data: data)
        response.headers[.eTag] = tag.text
        response.headers[.cacheControl] = "no-cache"
        return response
    }
}
