import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

/// Runs a test on a shop of its own, on SQLite in a temporary folder, or on the server that `FETCHING_POSTGRES` names.
func withShop(
    _ change: (inout ShopConfiguration) -> Void = { _ in },
    _ test: @escaping @Sendable (any TestClientProtocol) async throws -> Void
) async throws {
    var configuration = ShopConfiguration()
    configuration.folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    configuration.databaseURL = ProcessInfo.processInfo.environment["FETCHING_POSTGRES"]
    change(&configuration)
    defer { try? FileManager.default.removeItem(at: configuration.folder) }
    let server = try await ShopServer(configuration)
    try await server.application.test(.router, test)
}

extension TestClientProtocol {
    /// An address, whose parameters are encoded, and its answer.
    func get(
        _ path: String, _ parameters: KeyValuePairs<String, String> = [:], headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        try await execute(uri: address(path, parameters), method: .get, headers: headers)
    }

    func get<Answer: Decodable>(
        _ path: String, _ parameters: KeyValuePairs<String, String> = [:], as type: Answer.Type
    ) async throws -> Answer {
        let response = try await get(path, parameters)
        #expect(response.status == .ok, "\(String(buffer: response.body))")
        return try JSONDecoder().decode(type, from: Data(buffer: response.body))
    }

    func problem(_ path: String, _ parameters: KeyValuePairs<String, String> = [:]) async throws -> Problem {
        let response = try await get(path, parameters)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(response.status.code >= 400)
        return try JSONDecoder().decode(Problem.self, from: Data(buffer: response.body))
    }

    func sell(_ copies: Int, ofAlbum id: Int) async throws -> TestResponse {
        try await execute(
            uri: "/api/albums/\(id)/sales", method: .post, headers: [.contentType: "application/json"],
            body: ByteBuffer(string: "{\"copies\":\(copies)}"))
    }
}

private func address(_ path: String, _ parameters: KeyValuePairs<String, String>) -> String {
    let query = parameters.map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
    return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
}

/// What a client reads of an answer.
struct Tracks: Decodable {
    var items: [Item]
    var total: Int?
    var next: String?

    struct Item: Decodable {
        var id: Int
        var title: String
        var album: String
        var albumID: Int
        var artist: String
        var genre: String
        var year: Int
        var seconds: Int
        var stock: Int
    }
}

struct Problem: Decodable {
    var type: String
    var status: Int
    var detail: String?
    var path: String?
    var range: Range?

    struct Range: Decodable, Equatable {
        var start: Int
        var end: Int
    }
}
