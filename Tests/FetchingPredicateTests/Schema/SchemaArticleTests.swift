import FetchingPredicate
import Foundation
import Testing

@Suite("The article on schemas says what happens") struct SchemaArticleTests {
    private static let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Fetching/Fetching.docc/FilterSchemas.md")

    /// The text without the spaces that lay it out.
    private func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    /// The blocks of a language.
    private func blocks(_ language: String) throws -> [String] {
        try String(contentsOf: Self.article, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
            .map { String($0.components(separatedBy: "```")[0]) }
    }

    @Test func theProgramsAndTheirResults() throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        for program in try blocks("swift") { #expect(compact(source).contains(compact(program)), "\(program)") }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }

        let rules = StoredFilterRules<Book>(
            members: .only(\.title, \.pages).following(\.author, .only(\.name)),
            operators: [.comparison, .membership, .hasPrefix])
        let schema = try rules.jsonSchema()
        try schema.data.write(to: file)

        let tool = try rules.toolDescription(
            name: "find_books", description: "Finds books by title, number of pages and author.")
        let body = tool.data(schemaKey: "input_schema")

        let results = [schema.description, String(decoding: body, as: UTF8.self)]
        for (result, expected) in zip(results, try blocks("json")) {
            #expect(compact(result).hasPrefix(compact(expected)), "\(result)")
        }

        let module = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ts")
        defer { try? FileManager.default.removeItem(at: module) }
        try rules.typescript().write(to: module, atomically: true, encoding: .utf8)

        let arguments = Data(
            #"{"version":1,"model":"Book","where":{"and":[{"member":"pages","is":">","value":300},{"member":"author.name","is":"hasPrefix[cd]","value":"jo"}]}}"#
                .utf8)
        let predicate = try Book.predicate(stored: arguments, rules: rules)
        #expect(
            predicate
                == Book.predicate {
                    $0.pages > 300 && $0.author.name.hasPrefix("jo", options: .diacriticAndCaseInsensitive)
                })
    }

    @Test(.asksTypeScript) func theProgramInTypeScript() throws {
        let rules = StoredFilterRules<Book>(
            members: .only(\.title, \.pages).following(\.author, .only(\.name)),
            operators: [.comparison, .membership, .hasPrefix])
        let programs = try blocks("typescript")
        try #require(programs.count == 1)
        let (mistakes, outputs) = try TypeScriptJudge.compile(
            ["book-filter": rules.typescript(), "program": programs[0]], running: ["program"])
        #expect(mistakes.isEmpty)
        let request = try Book.request(stored: Data(outputs[0].utf8), rules: rules)
        let expected = Book.request().first(nth: 20).where {
            $0.pages > 300
                && ($0.author.name.hasPrefix("Jo", options: .diacriticAndCaseInsensitive) || !($0.pages > 300))
        }.sorted(by: .descending(\.pages))
        #expect(try request.stored() == expected.stored())
    }

    @Test func namesInACircleAreAPattern() throws {
        let rules = StoredFilterRules<Letter>(members: .only(\.title).following(\.box, Self.boxes()), operators: .equal)
        #expect(try rules.jsonSchema().description.contains(##""^box\\.(?:parent\\.)*name$""##))
    }

    private static func boxes() -> StoredMembers<LetterBox> { .only(\.name).following(\.parent, boxes()) }
}
