import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

// On PostgreSQL, all tests have one database, and so the same customers.
@Suite("Saved filters", .serialized) struct SavedFilterTests {
    @Test("A customer saves, renames, shares and deletes a list")
    func changes() async throws {
        try await withShop { shop in
            let ada = try await Client(shop, customer: 1)
            let saved = try await ada.save("  Cool jazz ")
            #expect(saved.title == "Cool jazz" && saved.owner == "Ada" && !saved.isShared && saved.mayEdit)
            #expect(try await ada.list().filter(\.mayEdit) == [saved])
            let path = "/api/saved/\(saved.id)"
            var changed = try await ada.saved(ada.send(.patch, path, #"{"title":"Jazz"}"#))
            #expect(changed.title == "Jazz" && !changed.isShared && changed.q == "genre:jazz")
            changed = try await ada.saved(ada.send(.patch, path, #"{"isShared":true}"#))
            #expect(changed.title == "Jazz" && changed.isShared)
            #expect(try await ada.saved(ada.send(.patch, path, "{}")) == changed)
            let found = try await shop.get(
                "/api/tracks", ["q": changed.q, "sort": changed.sort ?? ""], as: Tracks.self)
            #expect(found.items.allSatisfy { $0.genre == "jazz" } && !found.items.isEmpty)
            #expect(try await ada.send(.delete, path).status == .noContent)
            #expect(try await ada.send(.delete, path).status == .notFound)
            #expect(try await ada.list().filter(\.mayEdit).isEmpty)
        }
    }

    @Test("What another has not shared is not there, whichever way one asks")
    func hidden() async throws {
        try await withShop { shop in
            let (ada, ben) = try await (Client(shop, customer: 1), Client(shop, customer: 2))
            let saved = try await ada.save("Secret")
            #expect(try await ben.statuses(of: saved.id) == [404, 404, 404, 404])
            #expect(try await ben.statuses(of: saved.id) == ben.statuses(of: 999_999_999))
            #expect(try await Client(shop).statuses(of: saved.id) == [404, 401, 401, 401])
            for client in [ben, Client(shop)] { #expect(try await !client.list().contains { $0.id == saved.id }) }
            #expect(try await ada.list().filter(\.mayEdit) == [saved])
        }
    }

    @Test("What is shared is read by all, and changed by its owner")
    func shared() async throws {
        try await withShop { shop in
            let (ada, ben, nobody) = try await (
                Client(shop, customer: 1), Client(shop, customer: 2), Client(shop)
            )
            let saved = try await ada.save("For all", isShared: true)
            var seen = saved
            seen.mayEdit = false
            for client in [ben, nobody] {
                #expect(try await client.list().first { $0.id == saved.id } == seen)
                #expect(try await client.saved(client.send(.get, "/api/saved/\(saved.id)")) == seen)
            }
            #expect(try await ben.statuses(of: saved.id) == [200, 403, 403, 403])
            #expect(try await nobody.statuses(of: saved.id) == [200, 401, 401, 401])
            #expect(try await ben.problem(.delete, "/api/saved/\(saved.id)").type == "/problems/forbidden")
            #expect(try await ada.list().filter(\.mayEdit) == [saved])
            #expect(try await ada.send(.patch, "/api/saved/\(saved.id)", #"{"isShared":false}"#).status == .ok)
            for client in [ben, nobody] {
                #expect(try await client.send(.get, "/api/saved/\(saved.id)").status == .notFound)
            }
        }
    }

    @Test("Each customer has a number of saved filters, and those of others do not count")
    func limit() async throws {
        try await withShop {
            $0.limits.savedFilters = 2
        } _: { shop in
            let (ada, ben) = try await (Client(shop, customer: 1), Client(shop, customer: 2))
            for title in ["One", "Two"] { _ = try await ada.save(title, isShared: true) }
            #expect(try await ada.problem(.post, "/api/saved", #"{"title":"Three"}"#).status == 409)
            let other = try await ben.save("Three")
            #expect(other.owner == "Ben")
            #expect(try await ben.list().filter(\.isShared).map(\.title) == ["One", "Two"])
            #expect(try await ada.list().map(\.title) == ["One", "Two"])
        }
    }

    @Test("A list that cannot be read is not saved, nor one without a title")
    func mistakes() async throws {
        let bodies: [(String, Int, String)] = [
            (#"{"title":"a","q":"yaer:1959"}"#, 400, "search"), (#"{"title":"a","filter":"{"}"#, 400, "filter"),
            (#"{"title":"a","sort":"albumID"}"#, 400, "parameter"), (#"{"title":" "}"#, 400, "parameter"),
            (#"{"title":"\#(String(repeating: "x", count: 61))"}"#, 400, "parameter"),
            (#"{"title":"a\u0000b"}"#, 400, "parameter"), (#"{"title":"a\nb"}"#, 400, "parameter"),
            (#"{"q":""}"#, 400, "http"), (#"{"title":1}"#, 400, "http"), ("[", 400, "http"), ("", 400, "http"),
            (#"{"title":"a","q":"\#(String(repeating: " ", count: 5000))"}"#, 413, "http"),
        ]
        try await withShop { shop in
            let ada = try await Client(shop, customer: 1)
            for (body, status, type) in bodies {
                let problem = try await ada.problem(.post, "/api/saved", body)
                #expect(problem.status == status && problem.type == "/problems/\(type)", "\(body)")
            }
            let saved = try await ada.save("'; DROP TABLE saved_filters; -- 😀")
            let path = "/api/saved/\(saved.id)"
            #expect(try await ada.problem(.patch, path, #"{"title":""}"#).type == "/problems/parameter")
            for id in ["x", "-", "1.5", "9223372036854775808"] {
                #expect(try await ada.problem(.get, "/api/saved/\(id)").status == 400)
            }
            #expect(try await ada.problem(.get, "/api/saved/-9223372036854775808").status == 404)
            for (method, path) in [(HTTPRequest.Method.post, "/api/saved"), (.patch, path), (.post, "/api/session")] {
                #expect(try await ada.send(method, path, "{}", type: "text/plain").status == .unsupportedMediaType)
            }
            #expect(try await ada.list().filter(\.mayEdit) == [saved])
        }
    }
}
