#if Postgres
import Foundation
import Testing

/// The code of articles becomes the SQL beside and below it, and prints what they say.
///
/// ``DocumentationTests`` compile all articles, and ``TutorialTests`` and others run some.
@Suite("Claims of articles", .serialized) struct ArticleClaimTests {
    /// The articles whose code runs on SQLite with the models of `Tests/Documentation`.
    private static let articles = [
        "Changes", "ComposingPredicates", "ExactDecimals", "FragmentsOfSQL", "FullTextSearch", "Inserting", "Operators",
        "Pages",
        "Relationships", "Requests", "SearchBox", "TablesFromModels", "Transactions", "Verdicts",
    ]

    /// Articles with claims that are compiled and not run: they speak of servers, of stubs, or of other packages.
    private static let notRun = [
        "BeyondOneMachine", "FoundationPredicates", "Lists", "OtherPostgreSQLDrivers", "PostgreSQL",
    ]

    private static let imports = [
        "Fetching", "FetchingPostgres", "FetchingPredicate", "FetchingSQL", "FetchingSQLite", "Foundation", "Logging",
    ]

    private static func path(_ name: String) -> String { "Sources/Fetching/Fetching.docc/\(name).md" }

    /// Blocks that the models at hand cannot compile, and DocumentationTests do with others.
    private static func isRun(_ block: DocumentedBlock) -> Bool {
        LeftOutBlock.reason(block) == nil && !["SymmetricKey", "MemoFilter"].contains { block.text.contains($0) }
    }

    private struct Outcome {
        var held = 0
        var uncompared: [String] = []
    }

    private static func outcome() throws -> Outcome {
        let blocks = try articles.flatMap { try DocumentedBlock.ofArticle(path($0)) }.filter(isRun)
        let statements = try BlockBuild.run(
            BlockProgram(blocks, imports: imports, areArticles: true), values: ["Articles"],
            beside: ["Tests/QuickstartTests/Payment.swift"])
        var outcome = Outcome()
        for name in (articles + notRun).sorted() {
            let text = try String(contentsOf: SourceFiles.package.appending(path: path(name)), encoding: .utf8)
            for block in try DocumentedBlock.ofArticle(path(name)) {
                for claim in ArticleClaim.all(in: block, of: text) {
                    let found = statements[block.testDescription, default: []]
                    if found.contains(where: { $0.dialect == claim.dialect && claim.holds(of: $0.sql) }) {
                        outcome.held += 1
                    } else {
                        outcome.uncompared.append("\(name): \(claim.sql)")
                    }
                }
            }
        }
        return outcome
    }

    /// `Tests/Documentation/UncomparedInArticles.txt` has the claims that are not compared. It may not grow unseen: record it anew
    /// with `FETCHING_RECORD_CLAIMS=1`.
    @Test func hold() throws {
        let outcome = try Self.outcome()
        let list = SourceFiles.package.appending(path: "Tests/Documentation/UncomparedInArticles.txt")
        guard ProcessInfo.processInfo.environment["FETCHING_RECORD_CLAIMS"] == nil else {
            return try (outcome.uncompared.joined(separator: "\n") + "\n").write(
                to: list, atomically: true, encoding: .utf8)
        }
        let known = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
        for claim in outcome.uncompared where !known.contains(claim) {
            Issue.record("It becomes something else: \(claim)")
        }
        #expect(known.subtracting(outcome.uncompared).isEmpty, "These hold now: record the list anew")
        #expect(outcome.held >= 40, "\(outcome.held)")
    }
}
#endif
