import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

@Suite("Insight") struct InsightTests {
    private struct Reasons: Decodable {
        var isListed: Bool
        var reasons: [String]
    }

    @Test("The reasons are those of the list")
    func reasons() async throws {
        try await withShop { shop in
            let track = try await shop.get("/api/tracks", ["q": #"title:="take five""#], as: Tracks.self).items[0]
            let absent = try await shop.get(
                "/api/why", ["q": "year:>1959 genre:jazz", "id": "\(track.id)"], as: Reasons.self)
            #expect(!absent.isListed)
            #expect(absent.reasons == ["year > 1959 fails: it is 1959"])
            let present = try await shop.get("/api/why", ["q": "genre:jazz", "id": "\(track.id)"], as: Reasons.self)
            #expect(present.isListed)
            #expect(try await shop.problem("/api/why", ["id": "99999"]).status == 404)
            #expect(try await shop.problem("/api/why", ["id": "x"]).type == "/problems/parameter")
        }
    }

    @Test("A list that is empty tells which word nothing has")
    func obstacles() async throws {
        struct Obstacles: Decodable {
            struct Word: Decodable, Equatable {
                var text: String
                var count: Int
            }
            var words: [Word]
        }
        try await withShop { shop in
            let found = try await shop.get("/api/why", ["q": "mlies genre:jazz year:1959"], as: Obstacles.self)
            #expect(found.words.map(\.text) == ["mlies", "genre:jazz", "year:1959"])
            #expect(found.words[0].count == 0 && found.words[1].count > 0)
        }
    }

    @Test("Statements have placeholders, and can be kept back")
    func statements() async throws {
        try await withShop { shop in
            let answer = try await shop.get("/api/explain", ["q": "secretword"])
            let text = String(buffer: answer.body)
            #expect(text.contains("SELECT") && !text.contains("secretword"))
        }
        try await withShop {
            $0.showsSQL = false
        } _: { shop in
            let problem = try await shop.problem("/api/explain")
            #expect(problem.status == 404)
        }
    }

    @Test(
        "The word before the caret is completed",
        arguments: [
            ("", -1, [String]()), ("ye", -1, ["year:"]), ("genre:ja", -1, ["genre:jazz"]),
            ("blue -gen", -1, ["blue -genre:"]), ("genre:hip", -1, ["genre:\"hip hop\""]),
            ("artist:mile year:1959", 11, ["artist:\"Miles Davis\" year:1959"]), ("(ti", -1, ["(title:"]),
            ("artist:björ", -1, ["artist:Björk"]), ("artist:=björ", -1, ["artist:=Björk"]),
            ("artist:\"pink f", -1, ["artist:\"Pink Floyd\""]), ("artist:nobody", -1, []), ("year:19", -1, []),
            ("😀 artist:bjo", -1, ["😀 artist:Björk"]), ("year:", -1, [">", ">=", "<", "<="].map { "year:\($0)" }),
            ("albumID:", -1, []), ("blue O", -1, ["blue OR"]), ("genre:jazz", 99_999_999_999, []), ("😀", 1, []),
        ])
    func completes(text: String, caret: Int, expected: [String]) async throws {
        struct Completion: Decodable {
            var text: String
            var start: Int
            var end: Int
            var kind: String
        }
        try await withShop { shop in
            let found = try await shop.get(
                "/api/complete", ["q": text, "caret": "\(caret < 0 ? text.utf16.count : caret)"], as: [Completion].self)
            let units = Array(text.utf16)
            let whole = found.map { completion in
                let whole = units[..<completion.start] + completion.text.utf16 + units[completion.end...]
                return String(decoding: whole, as: UTF16.self)
            }
            #expect(text.isEmpty ? found.count == 9 : caret == 1 || whole == expected)
            // What is completed can be read.
            for (completion, search) in zip(found, whole) where completion.kind == "value" {
                #expect(try await shop.get("/api/tracks", ["q": search], as: Tracks.self).total != nil)
            }
        }
    }
}
