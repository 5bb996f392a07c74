import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Live lists", .timeLimit(.minutes(1))) struct UpdateTests {
    @Test("A sale shows in the list that follows it, and ending the server ends the list")
    func follows() async throws {
        var configuration = ShopConfiguration()
        configuration.folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        configuration.databaseURL = ProcessInfo.processInfo.environment["FETCHING_POSTGRES"]
        configuration.port = 0
        defer { try? FileManager.default.removeItem(at: configuration.folder) }
        let server = try await ShopServer(configuration)
        try await server.application.test(.live) { shop in
            let port = try #require(shop.port)
            let track = try await shop.get("/api/tracks", ["q": #"album:"giant steps""#], as: Tracks.self).items[0]
            let url = try #require(
                URL(string: "http://localhost:\(port)/api/updates?q=album%3A%22giant%20steps%22&size=2"))
            let (lines, connection) = EventLines.open(url)
            defer { connection.cancel() }
            var stocks: [Int] = []
            for try await line in lines where line.hasPrefix("data: ") {
                let rows = try JSONDecoder().decode(Tracks.self, from: Data(line.dropFirst(6).utf8))
                #expect(rows.items.count == 2)
                stocks.append(rows.items[0].stock)
                if stocks.count == 1 { #expect(try await shop.sell(1, ofAlbum: track.albumID).status == .created) }
                // On PostgreSQL, other tests change the same tables.
                if stocks.last != track.stock { break }
            }
            #expect(stocks.first == track.stock && stocks.last == track.stock - 1)
            #expect(try await shop.sell(-1, ofAlbum: track.albumID).status == .created)
        }
    }
}

/// The lines of an answer as they come: Foundation on Linux has no `URLSession.bytes`.
private final class EventLines: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let continuation: AsyncThrowingStream<String, any Error>.Continuation
    private var rest = Data()

    private init(_ continuation: AsyncThrowingStream<String, any Error>.Continuation) {
        self.continuation = continuation
    }

    static func open(_ url: URL) -> (AsyncThrowingStream<String, any Error>, URLSessionDataTask) {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self, throwing: (any Error).self)
        let session = URLSession(configuration: .ephemeral, delegate: EventLines(continuation), delegateQueue: nil)
        let task = session.dataTask(with: url)
        task.resume()
        return (stream, task)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
            rest = Data(rest[rest.index(after: end)...])
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        continuation.finish(throwing: error)
    }
}
