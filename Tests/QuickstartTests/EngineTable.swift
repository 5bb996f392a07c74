import Fetching
import FetchingCoreData
import FetchingPredicate
import FetchingSQLite
import Foundation
import Testing

#if Postgres
import FetchingPostgres
#endif

/// The table of operators and engines in the article: each condition of the other tables, and who can express it.
enum EngineTable {
    enum Engine: String, CaseIterable {
        case sqlite = "SQLite"
        case postgres = "PostgreSQL"
        case coreData = "Core Data"
        case foundation = "Foundation"
        case stored = "Stored"
    }

    /// What each engine answers to a condition: the reason of its refusal, or nil.
    static func refusals<Model: RowDecodable>(of predicate: FetchPredicate<Model>) throws -> [Engine: String?] {
        var refusals: [Engine: String?] = [:]
        for engine in Engine.allCases {
            do {
                try render(predicate, for: engine)
                refusals[engine] = .some(nil)
            } catch let error as FetchError where error.code == .unsupported {
                refusals[engine] = error.reason
            } catch let error as StoredFilterError {
                refusals[engine] = error.reason
            }
        }
        return refusals
    }

    private static func render<Model: RowDecodable>(_ predicate: FetchPredicate<Model>, for engine: Engine) throws {
        switch engine {
        case .sqlite: _ = try Model.request().all().where(predicate).sql(for: .sqlite)
        case .postgres:
            #if Postgres
            _ = try Model.request().all().where(predicate).sql(for: .postgres)
            #endif
        case .coreData: _ = try predicate.predicateFormat()
        case .foundation: _ = try predicate.foundationPredicate()
        case .stored: _ = try predicate.stored()
        }
    }

    /// The table, and the reasons below it, each with its number.
    static func markdown() throws -> String {
        var reasons: [String] = []
        let engines = Engine.allCases
        var lines = [
            "| Condition | Memory | " + engines.map(\.rawValue).joined(separator: " | ") + " |",
            "|---|---|" + engines.map { _ in "---|" }.joined(),
        ]
        for row in try OperatorTable.rows() + RelationshipTable.rows() + JSONTable.rows().map(\.row)
            + SpreadTable.rows() + FullTextTable.rows()
        {
            let cells = engines.map { engine in
                guard let reason = row.refusals[engine] ?? nil else { return "✓" }
                if !reasons.contains(reason) { reasons.append(reason) }
                return "\((reasons.firstIndex(of: reason) ?? 0) + 1)"
            }
            let condition = row.swift.replacing("|", with: "\\|")
            lines.append("| `\(condition)` | ✓ | \(cells.joined(separator: " | ")) |")
        }
        lines += [""] + reasons.enumerated().map { "\($0 + 1). \($1)" }
        return lines.joined(separator: "\n")
    }
}

@Suite struct EngineTableTests {
    #if Postgres
    /// `FETCHING_RECORD_ENGINES=1` writes the table anew.
    @Test func `the table of operators and engines is what the engines answer`() throws {
        let path = Document.root.appending(path: "Sources/Fetching/Fetching.docc/OperatorsAndEngines.md")
        let article = try Document.article("OperatorsAndEngines").text
        let table = try EngineTable.markdown()
        let start = try #require(article.firstRange(of: "| Condition |")).lowerBound
        let end = try #require(article.firstRange(of: "\n\n## Reading")).lowerBound
        if ProcessInfo.processInfo.environment["FETCHING_RECORD_ENGINES"] == "1" {
            try (article[..<start] + table + article[end...]).write(to: path, atomically: true, encoding: .utf8)
        } else {
            #expect(article[start..<end] == table, "Record it by FETCHING_RECORD_ENGINES=1")
        }
    }
    #endif
}
