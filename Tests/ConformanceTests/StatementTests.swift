import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

/// The statements of the suite on each database stand in a list, so that a change of the renderer shows what it changes.
@Suite("The statements of the suite")
struct StatementTests {
    private static let lists = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Statements")

    /// Longer ones repeat themselves.
    private static let shown = 400

    @Test("are those of the list", arguments: StatementConformanceEngine.all)
    func areThoseOfTheList(engine: StatementConformanceEngine) throws {
        let lines = Self.lines(of: engine)
        #expect(lines.count > 500)
        let text = lines.joined(separator: "\n") + "\n"
        let list = Self.lists.appending(path: "\(engine.name).sql")
        guard ProcessInfo.processInfo.environment["FETCHING_RECORD_STATEMENTS"] == nil else {
            return try text.write(to: list, atomically: true, encoding: .utf8)
        }
        // Both from one text: a statement may hold characters that end a line.
        let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        let difference = text.split(separator: "\n").difference(from: listed)
        #expect(
            difference.isEmpty,
            """
            The suite has other statements than \(list.lastPathComponent) lists. If they are meant, run this test with \
            FETCHING_RECORD_STATEMENTS=1.
            \(difference.prefix(20).map { "\($0)" }.joined(separator: "\n"))
            """)
    }

    /// The name of each case, and the first of its statements that no case before it has.
    private static func lines(of engine: StatementConformanceEngine) -> [String] {
        var known: Set<String> = []
        return ConformanceSuite.cases.flatMap { conformanceCase in
            let statements = engine.statements(of: conformanceCase).filter { known.insert($0).inserted }.prefix(1)
            return statements.isEmpty ? [] : ["-- \(conformanceCase.name)"] + statements.map(shortened)
        }
    }

    private static func shortened(_ statement: String) -> String {
        let line = statement.replacing("\n", with: " ").replacing(/(?:(?:"\w+"\.)?"\w+", ){4,}/, with: "…, ")
        return line.count > shown ? "\(line.prefix(shown))… -- \(line.count) characters" : line
    }
}
