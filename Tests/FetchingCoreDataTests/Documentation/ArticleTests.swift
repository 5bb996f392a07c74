import Fetching
import FetchingCore
import FetchingCoreData
import Foundation
import Testing

/// What the documentation says of formats is what the library writes.
@Suite struct ArticleTests {
    /// A row of the table of conditions.
    struct Row: Sendable {
        let swift: String
        let predicate: FetchPredicate<Article.User>

        init(
            _ swift: String,
            @PredicateBuilder<Article.User> _ condition: (Article.User.FetchableMembers) -> FetchPredicate<Article.User>
        ) {
            self.swift = swift
            predicate = condition(Article.User.fetchableMembers)
        }
    }

    static let rows: [Row] = [
        Row(#"`$0.name == "Joe"`"#) { $0.name == "Joe" },
        Row(#"`$0.nickname != "Jo"`"#) { $0.nickname != "Jo" },
        Row("`$0.score.isIn(10...20)`") { $0.score.isIn(10...20) },
        Row(#"`$0.name.contains("ARI", options: .caseInsensitive)`"#) {
            $0.name.contains("ARI", options: .caseInsensitive)
        },
        Row("`$0.plan.isIn(.premium, .trial)`") { $0.plan.isIn(.premium, .trial) },
        Row(#"`$0.pet.name == "Rex"`"#) { $0.pet.name == "Rex" },
        Row("`$0.pet == nil`") { $0.pet == nil },
        Row("`$0.pet == rex`, `$0.pet.objectID == rexID`") { $0.pet.isObject("0x…") },
        Row("`$0.pet.isIn([rex, mia])`") { $0.pet.isObject("0x…", "0x…") },
        Row("`$0 == user`, `$0.objectID == userID`") { _ in
            FetchPredicate(.isObject(.root, in: [ObjectIdentity("0x…") { _ in false }]))
        },
        Row("`$0.mugs.contains(mug)`, `$0.mugs.contains { $0.objectID == mugID }`") {
            $0.mugs.contains { $0.isObject("0x…") }
        },
        Row("`$0.mugs.allSatisfy { $0.isClean }`") { $0.mugs.allSatisfy { $0.isClean } },
        Row("`$0.mugs.isEmpty`") { $0.mugs.isEmpty },
        Row("`$0.mugs.count { $0.isClean } > 2`") { $0.mugs.count { $0.isClean } > 2 },
    ]

    @Test func `the table of conditions has every row`() throws {
        let article = try text(of: "Sources/Fetching/Fetching.docc/CoreData.md")
        for row in Self.rows {
            let format = try row.predicate.predicateFormat().description(showingValues: true)
            let markdown = "| \(row.swift) | `\(format)` |"
            #expect(article.contains(markdown), "\(markdown)")
        }
    }

    @Test func `the first example becomes the format below it`() throws {
        let users = Article.User.predicate { $0.name.hasPrefix("Ma") && $0.mugs.contains { $0.isClean } }
        #expect(
            try text(of: "Sources/Fetching/Fetching.docc/CoreData.md")
                .contains("\n" + users.predicateFormat().description(showingValues: true) + "\n"))
    }

    @Test func `the example of a refusal is what an error says`() throws {
        let request = Article.User.request().all().sorted(by: .ascending(\.nickname).nilsLast)
        let error = try #require(throws: FetchError.self) {
            _ = try ManagedQuery(request.query, of: Article.User.self)
        }
        #expect(
            try text(of: "Sources/Fetching/Fetching.docc/CoreData.md").contains("\n\(error)\n"), "\(error)")
    }

    private func text(of path: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
