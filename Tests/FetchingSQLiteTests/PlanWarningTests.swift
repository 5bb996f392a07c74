import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite("The warnings of a plan") struct PlanWarningTests {
    @Test("say what to do", arguments: examples)
    func sayWhatToDo(_ example: Example) throws {
        let warnings = try example.warnings(makeDatabase([.named("a", id: 1)]))
        #expect(warnings.map(\.description) == example.expected)
    }

    struct Example: Sendable {
        let warnings: @Sendable (DatabaseQueue) throws -> [QueryPlan.Warning]
        let expected: [String]

        init(_ request: some SQLiteRequest, _ expected: [String]) {
            warnings = { try request.explain(in: $0, warningAbove: 0).warnings }
            self.expected = expected
        }
    }

    static let examples = [
        Example(User.request().all(), ["Every row of 'user' is read. Ask for fewer with a condition or a limit"]),
        Example(User.request().first(nth: 10), []),
        Example(User.request().first(), []),
        Example(
            User.request().all(after: 10), ["Every row of 'user' is read. Ask for fewer with a condition or a limit"]),
        Example(
            User.request().all().where { $0.name.contains("x") },
            ["Every row of 'user' is read. Add a condition that an index serves"]),
        Example(
            User.request().first().where { $0.plan == .premium },
            ["Every row of 'user' is read. Create an index on 'plan'"]),
        Example(
            User.request().all().where { $0.plan == .premium && $0.rights == .read },
            ["Every row of 'user' is read. Create an index on 'plan', 'rights', or on one of them"]),
        Example(
            User.request().all().where { $0.plan == .premium || $0.rights == .read },
            ["Every row of 'user' is read. Create an index on each of 'plan', 'rights'"]),
        Example(
            User.request().all().where { $0.plan == .premium || $0.name == "x" },
            ["Every row of 'user' is read. Create an index on 'plan'"]),
        Example(
            User.request().all().where { $0.rights.contains(.read) && $0.plan.isIn(.premium, .freemium) },
            ["Every row of 'user' is read. Create an index on 'plan'"]),
        Example(
            User.request().first(nth: 3).sorted(by: .ascending(\.plan), .descending(\.rights)),
            ["The rows of 'user' are sorted. Create an index on 'plan', 'rights' descending"]),
        Example(
            User.request().first(nth: 3).sorted(by: .ascending(\.plan)),
            ["The rows of 'user' are sorted. Create an index on 'plan'"]),
        Example(
            User.request().first(nth: 3).sorted(by: .ascending(\.name, options: .caseInsensitive)),
            ["The rows of 'user' are sorted. Sort in the order of an index"]),
        Example(
            User.request().first(nth: 3).sorted(by: .ascending(\.name, locale: Locale(identifier: "sv"))),
            ["The rows of 'user' are sorted. Sort in the order of an index"]),
        Example(User.request().first(nth: 3).sorted(by: .ascending(\.name)), []),
        Example(
            User.request().all().where { $0.score > 10 }.sorted(by: .ascending(\.plan)), []),
    ]
}
