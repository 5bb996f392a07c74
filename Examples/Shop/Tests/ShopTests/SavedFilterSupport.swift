import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

/// A saved filter as a client reads it.
struct Saved: Decodable, Equatable {
    var id: Int
    var title: String
    var q: String
    var filter: String?
    var sort: String?
    var isShared: Bool
    var owner: String
    var mayEdit: Bool
}

/// Whoever sends requests: a customer with a token, or nobody.
struct Client: Sendable {
    let shop: any TestClientProtocol
    var headers: HTTPFields = [:]

    init(_ shop: any TestClientProtocol, token: String? = nil) {
        self.shop = shop
        if let token { headers[.authorization] = "Bearer \(token)" }
    }

    /// A customer of the demo, who has saved nothing yet.
    init(_ shop: any TestClientProtocol, customer id: Int) async throws {
        struct SignedIn: Decodable { var token: String }
        let response = try await Client(shop).send(.post, "/api/session", #"{"customer":\#(id)}"#)
        self.init(shop, token: try JSONDecoder().decode(SignedIn.self, from: Data(buffer: response.body)).token)
        // On PostgreSQL, what other tests have saved is still there.
        for saved in try await list() where saved.mayEdit {
            #expect(try await send(.delete, "/api/saved/\(saved.id)").status == .noContent)
        }
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, type: String = "application/json"
    ) async throws -> TestResponse {
        var headers = headers
        if body != nil { headers[.contentType] = type }
        return try await shop.execute(
            uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    }

    func list() async throws -> [Saved] {
        let response = try await send(.get, "/api/saved")
        #expect(response.status == .ok && response.headers[.cacheControl] == "no-store")
        return try JSONDecoder().decode([Saved].self, from: Data(buffer: response.body))
    }

    func save(_ title: String, isShared: Bool = false, q: String = "genre:jazz") async throws -> Saved {
        let response = try await send(
            .post, "/api/saved",
            #"{"title":"\#(title)","isShared":\#(isShared),"q":"\#(q)","sort":"title","ownerID":2}"#)
        #expect(response.status == .created, "\(String(buffer: response.body))")
        return try saved(response)
    }

    /// The problem that an answer is.
    func problem(_ method: HTTPRequest.Method, _ path: String, _ body: String? = nil) async throws -> Problem {
        let response = try await send(method, path, body)
        #expect(response.headers[.contentType] == "application/problem+json")
        return try JSONDecoder().decode(Problem.self, from: Data(buffer: response.body))
    }

    /// The status of each way to one saved filter: to read, change and delete it.
    func statuses(of id: Int) async throws -> [Int] {
        let path = "/api/saved/\(id)"
        return [
            try await send(.get, path).status.code,
            try await send(.patch, path, #"{"title":"Stolen"}"#).status.code,
            try await send(.patch, path, #"{"isShared":\#(!isShared(id))}"#).status.code,
            try await send(.delete, path).status.code,
        ]
    }

    func isShared(_ id: Int) async throws -> Bool { try await list().first { $0.id == id }?.isShared ?? false }

    func saved(_ response: TestResponse) throws -> Saved {
        try JSONDecoder().decode(Saved.self, from: Data(buffer: response.body))
    }
}
