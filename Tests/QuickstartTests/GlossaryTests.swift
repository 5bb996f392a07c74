import Foundation
import Testing

/// The glossary of CONTRIBUTING is short, and speaks of names that there are.
@Suite struct GlossaryTests {
    private let rows: [[Substring]]
    private let section: String

    init() throws {
        let text = try Document.contributing.text
        section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Words\n") } ?? ""
        rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map {
            $0.split(separator: "|").filter { !$0.allSatisfy(\.isWhitespace) }
        }
    }

    @Test func `it has at most thirty words, each with a meaning and a name`() {
        #expect((20...30).contains(rows.count))
        #expect(rows.allSatisfy { $0.count == 3 })
        #expect(Set(rows.map(\.first)).count == rows.count)
    }

    @Test func `each name is that of a type`() throws {
        let declarations = try Self.sources().matches(of: /\b(?:struct|enum|class|protocol|actor|typealias) (\w+)/).map(
            \.1)
        let types = Set(declarations.map(String.init))
        for name in rows.flatMap({ $0[2].matches(of: /`(\w+)`/) }).map({ String($0.1) }) {
            #expect(types.contains(name), "'\(name)' is not declared")
        }
    }

    @Test func `an attribute is a term of databases, or begins with 'Fetch'`() throws {
        let attributes = Set(try Self.sources().matches(of: /public macro (\w+)/).map { String($0.1) })
        let named = Set(section.matches(of: /`@(\w+)`/).map { String($0.1) })
        #expect(attributes.count >= 10)
        #expect(named == attributes)
        let bare = attributes.filter { !$0.hasPrefix("Fetch") }
        #expect(
            bare == [
                "PrimaryKey", "Unique", "Index", "FullText", "Version", "ShardKey", "Projection", "ManagedAttribute",
                "Title",
            ])
    }

    private static func sources() throws -> String {
        let files = FileManager.default.enumerator(
            at: Document.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }
}
