import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

@Suite("Hostile clients") struct HostileTests {
    @Test("A mistake in the search has its place, counted as JavaScript counts")
    func place() async throws {
        try await withShop { shop in
            let problem = try await shop.problem("/api/tracks", ["q": "😀 yaer:1959 jazz"])
            #expect(problem.type == "/problems/search")
            #expect(problem.range == Problem.Range(start: 3, end: 7))
        }
    }

    @Test(
        "Texts of every kind are values",
        arguments: [
            "'; DROP TABLE tracks; --", "\" OR 1=1 --", "<script>alert(1)</script>", "%00", "\u{0}", "\u{202E}", "ﷺ",
            "田中さん",
            "Z̮̞̠͙͔ͅḀ̗̞͈̻̗", "😀", "' UNION DELETE FROM sales", "${jndi:ldap://x}", "{{7*7}}", "../../etc/passwd", "NaN",
            "title:\\", "a\nb",
            String(repeating: "x", count: 5000), String(repeating: "(", count: 150), String(repeating: "a ", count: 90),
            "year:99999999999999999999", "price:1e999", "year:-", "genre:polka", "secret:1", "id:1", "albumID:1",
        ])
    func naughty(text: String) async throws {
        try await withShop { shop in
            for path in ["/api/tracks", "/api/why", "/api/explain", "/api/complete"] {
                let response = try await shop.get(path, ["q": text, "caret": "99999"])
                let body = String(buffer: response.body)
                #expect([200, 400].contains(response.status.code), "\(path): \(body)")
                #expect(path == "/api/explain" || !["SELECT ", "sqlite", "album_id"].contains { body.contains($0) })
            }
            #expect(try await shop.get("/api/tracks", ["size": "1"], as: Tracks.self).total == 406)
        }
    }

    @Test("Pages have a greatest size", arguments: ["501", "100000000", "-1", "0", "x", "9223372036854775808"])
    func sizes(size: String) async throws {
        try await withShop { shop in
            for path in ["/api/tracks", "/api/updates"] {
                let problem = try await shop.problem(path, ["size": size])
                #expect(problem.type == "/problems/parameter")
                #expect(problem.path == nil)
            }
        }
    }

    @Test("A cursor that was changed, or is of another list, is refused")
    func cursors() async throws {
        try await withShop { shop in
            let first = try await shop.get("/api/tracks", ["q": "the", "size": "5"], as: Tracks.self)
            let cursor = try #require(first.next)
            #expect(try await shop.get("/api/tracks", ["q": "the", "size": "5", "after": cursor]).status == .ok)
            let changed = String(cursor.dropLast()) + (cursor.hasSuffix("A") ? "B" : "A")
            let middle = cursor.prefix(20) + "AAAA" + cursor.dropFirst(24)
            for forged in [changed, String(middle), "", "x", "AAAA", String(repeating: "A", count: 4000)] {
                let problem = try await shop.problem("/api/tracks", ["q": "the", "after": forged])
                #expect(problem.status == 400)
                #expect(problem.type == "/problems/cursor")
            }
            let other = try await shop.problem("/api/tracks", ["q": "a", "after": cursor])
            #expect(other.type == "/problems/cursor")
        }
    }

    @Test("A mistake in the order is one of that parameter", arguments: ["nope", "-nope", "title,nope", ","])
    func sort(text: String) async throws {
        try await withShop { shop in
            let problem = try await shop.problem("/api/tracks", ["sort": text])
            #expect(problem.type == "/problems/parameter")
            #expect(problem.status == 400)
        }
    }

    @Test("A filter is within the rules")
    func filters() async throws {
        func document(_ condition: String) -> String { #"{"version":1,"model":"Track","where":\#(condition)}"# }
        let deep = String(repeating: #"{"not":"#, count: 200) + "true" + String(repeating: "}", count: 200)
        let test = #"{"member":"title","is":"==","value":"a"}"#
        let many = #"{"and":["# + Array(repeating: test, count: 100).joined(separator: ",") + "]}"
        let filters = [
            "", "{", "null", "[]", document(deep), document(many),
            document(#"{"member":"albumID","is":"==","value":1}"#),
            document(#"{"member":"title","is":"matches","value":"(a+)+$"}"#),
            document(#"{"exists":"album.tracks","where":true}"#),
            document(#"{"member":"title","is":"==","value":"\#(String(repeating: "x", count: 20_000))"}"#),
            #"{"version":1,"model":"Sale","where":true}"#,
        ]
        try await withShop { shop in
            for filter in filters {
                let problem = try await shop.problem("/api/tracks", ["filter": filter])
                #expect(problem.status == 400)
                #expect(problem.type == "/problems/filter")
            }
        }
    }

    @Test("A sale takes what there is, and nothing more")
    func sales() async throws {
        try await withShop { shop in
            let track = try await shop.get("/api/tracks", ["q": #"album:"pink moon""#], as: Tracks.self).items[0]
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<10 { group.addTask { try await shop.sell(1, ofAlbum: track.albumID).status.code } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 201 } == track.stock)
            #expect(statuses.count { $0 == 409 } == 10 - track.stock)
            #expect(try await shop.sell(-track.stock, ofAlbum: track.albumID).status == .created)
            #expect(try await shop.sell(0, ofAlbum: track.albumID).status == .badRequest)
            #expect(try await shop.sell(.max, ofAlbum: track.albumID).status == .badRequest)
            #expect(try await shop.sell(1, ofAlbum: 99_999).status == .notFound)
            let form = try await shop.execute(
                uri: "/api/albums/1/sales", method: .post, headers: [.contentType: "text/plain"],
                body: ByteBuffer(string: "{\"copies\":1}"))
            #expect(form.status == .unsupportedMediaType)
            let large = try await shop.execute(
                uri: "/api/albums/1/sales", method: .post, headers: [.contentType: "application/json"],
                body: ByteBuffer(string: String(repeating: " ", count: 100_000)))
            #expect(large.status == .contentTooLarge)
        }
    }

    @Test("What is not there is a problem")
    func nothing() async throws {
        try await withShop { shop in
            for path in ["/api/nothing", "/../../etc/passwd"] {
                let problem = try await shop.problem(path)
                #expect(problem.status == 404)
            }
        }
    }

    @Test("More requests at once than are allowed are turned away")
    func crowd() async throws {
        try await withShop {
            $0.limits.requests = 4
        } _: { shop in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<500 { group.addTask { try await shop.get("/api/tracks", ["q": "the"]).status.code } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(statuses).isSubset(of: [200, 503]))
            #expect(statuses.contains(200))
            #expect(try await shop.get("/api/tracks").status == .ok)
        }
    }
}
