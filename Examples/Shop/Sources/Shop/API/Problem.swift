import Foundation
import HTTPTypes
import Hummingbird

/// An error as clients see it, in the form of RFC 9457.
struct Problem: Error, Encodable, Equatable {
    var type: String
    var title: String
    var status: Int
    var detail: String?
    /// The place in the stored filter or the order.
    var path: String?
    /// The place in the search box, counted as JavaScript counts.
    var range: Place?

    struct Place: Encodable, Equatable {
        var start: Int
        var end: Int
    }

    init(_ status: HTTPResponse.Status, _ kind: String, _ title: String, detail: String? = nil) {
        type = "/problems/\(kind)"
        self.title = title
        self.status = status.code
        self.detail = detail
    }
}

extension Problem {
    static let busy = Problem(
        .serviceUnavailable, "busy", "The shop is crowded", detail: "Try again in a moment")
    static let lostPage = Problem(
        .badRequest, "cursor", "The page cannot be found", detail: "Begin with the first page")
    static let notFound = Problem(.notFound, "not-found", "There is nothing at this address")

    static let nobody = Problem(
        .unauthorized, "session", "Nobody has signed in", detail: "Sign in as a customer")
    static let wrongToken = Problem(
        .unauthorized, "session", "The token is not valid", detail: "Sign in again")
    static let forbidden = Problem(.forbidden, "forbidden", "Only its owner may change this")

    static func invalid(_ parameter: String, _ detail: String) -> Problem {
        Problem(.badRequest, "parameter", "The parameter '\(parameter)' cannot be read", detail: detail)
    }
}

extension Problem {
    func response() throws -> Response {
        var headers: HTTPFields = [.contentType: "application/problem+json", .cacheControl: "no-store"]
        if status == HTTPResponse.Status.serviceUnavailable.code { headers[.retryAfter] = "1" }
        if status == HTTPResponse.Status.unauthorized.code { headers[.wwwAuthenticate] = "Bearer" }
        let body = try JSONEncoder.shop.encode(self)
        return Response(
            status: HTTPResponse.Status(code: status), headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(data: body)))
    }
}
