import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

@Suite("Lists") struct ListTests {
    @Test("A search and a filter are one condition")
    func combines() async throws {
        try await withShop { shop in
            let filter = #"{"version":1,"model":"Track","where":{"member":"album.genre","is":"==","value":"jazz"}}"#
            let all = try await shop.get("/api/tracks", ["q": "blue", "size": "100"], as: Tracks.self)
            let jazz = try await shop.get("/api/tracks", ["q": "blue", "filter": filter], as: Tracks.self)
            #expect(all.items.contains { $0.artist == "Joni Mitchell" })
            #expect(jazz.items.count == jazz.total)
            #expect(Set(jazz.items.map(\.artist)) == ["Miles Davis", "The Dave Brubeck Quartet"])
        }
    }

    @Test("Pages lose and repeat nothing, in every order", arguments: ["title", "-album.year,number", "seconds", ""])
    func pages(sort: String) async throws {
        try await withShop { shop in
            var ids: [Int] = []
            var total: Int?
            var after: String?
            repeat {
                let parameters: KeyValuePairs =
                    after.map { ["q": "the", "sort": sort, "size": "7", "after": $0] }
                    ?? ["q": "the", "sort": sort, "size": "7"]
                let page = try await shop.get(
                    "/api/tracks", sort.isEmpty ? ["q": "the", "size": "200"] : parameters, as: Tracks.self)
                ids += page.items.map(\.id)
                total = total ?? page.total
                after = page.next
            } while after != nil
            #expect(ids.count > 50)
            #expect(ids.count == total)
            #expect(Set(ids).count == ids.count)
        }
    }

    @Test("An order is that of the member")
    func sorts() async throws {
        try await withShop { shop in
            let longest = try await shop.get("/api/tracks", ["sort": "-seconds", "size": "3"], as: Tracks.self)
            #expect(longest.items[0].title.hasPrefix("Shine On You Crazy Diamond"))
            let problem = try await shop.problem("/api/tracks", ["sort": "albumID"])
            #expect(problem.type == "/problems/parameter")
            #expect(problem.path == "sort[0].member")
        }
    }

    @Test("An answer that has not changed is not sent again, until a sale")
    func tags() async throws {
        try await withShop { shop in
            let first = try await shop.get("/api/tracks", ["q": "so what"])
            let tag = try #require(first.headers[.eTag])
            let again = try await shop.get("/api/tracks", ["q": "so what"], headers: [.ifNoneMatch: "\"x\", \(tag)"])
            #expect(again.status == .notModified)
            #expect(again.body.readableBytes == 0)
            let weak = try await shop.get("/api/tracks", ["q": "so what"], headers: [.ifNoneMatch: "W/\(tag)"])
            #expect(weak.status == .notModified)
            // The same cursor is sealed in the same bytes.
            let long = try await shop.get("/api/tracks", ["q": "the", "size": "2"])
            let longTag = try #require(long.headers[.eTag])
            #expect(String(buffer: long.body).contains("\"next\""))
            let longAgain = try await shop.get(
                "/api/tracks", ["q": "the", "size": "2"], headers: [.ifNoneMatch: longTag])
            #expect(longAgain.status == .notModified)
            let album = try JSONDecoder().decode(Tracks.self, from: Data(buffer: first.body)).items[0].albumID
            #expect(try await shop.sell(1, ofAlbum: album).status == .created)
            let changed = try await shop.get("/api/tracks", ["q": "so what"], headers: [.ifNoneMatch: tag])
            #expect(changed.status == .ok)
            #expect(try await shop.sell(-1, ofAlbum: album).status == .created)
        }
    }

    @Test("A record has its artist and tracks")
    func card() async throws {
        struct Card: Decodable {
            struct Artist: Decodable { var name: String }
            struct Track: Decodable { var title: String }
            var artist: Artist
            var tracks: [Track]
        }
        try await withShop { shop in
            let id = try await shop.get("/api/tracks", ["q": "acknowledgement"], as: Tracks.self).items[0].albumID
            let card = try await shop.get("/api/albums/\(id)", as: Card.self)
            #expect(card.artist.name == "John Coltrane")
            #expect(card.tracks.map(\.title) == ["Acknowledgement", "Resolution", "Pursuance", "Psalm"])
            #expect(try await shop.problem("/api/albums/99999").status == 404)
            #expect(try await shop.problem("/api/albums/x").status == 400)
        }
    }
}
