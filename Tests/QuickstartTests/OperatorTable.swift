import Fetching
import FetchingSQLite
import Foundation

/// The table of operators in the article: each condition as it stands below, and the SQL that it becomes.
enum OperatorTable {
    struct Row: Sendable {
        let swift: String
        let sql: String

        /// The reason of each engine that rejects it, nil of one that has it.
        var refusals: [EngineTable.Engine: String?] = [:]

        /// The row as Markdown, in which `|` would end a cell.
        var markdown: String {
            "| " + [swift, sql].map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: " | ") + " |"
        }
    }

    static func rows() throws -> [Row] {
        try [
            row { $0.name == "Joe" },
            row { $0.name != "Joe" },
            row { $0.nickname != "Jo" },
            row { $0.nickname == nil },
            row { $0.name == $0.nickname },
            row { $0.score < 10 },
            row { $0.score >= $0.best },
            row { $0.isAdmin && $0.score > 10 },
            row { $0.isAdmin || $0.score > 10 },
            row { !$0.isAdmin },
            row { !($0.best > 10) },
            row { $0.name.hasPrefix("Ma") },
            row { $0.name.hasSuffix("ma") },
            row { $0.name.contains("ari") },
            row { $0.name.contains("ARI", options: .caseInsensitive) },
            row { $0.name.isEqual(to: "école", options: .diacriticAndCaseInsensitive) },
            row { $0.name.isLike("M*a") },
            row { $0.name.matches("M.*a") },
            row { $0.name.isEmpty },
            row { $0.name.unicodeScalarCount > 10 },
            row { $0.score.isIn(10...20) },
            row { $0.score.isIn(10..<20) },
            row { $0.score.isIn(10...) },
            row { $0.plan.isIn(.premium, .trial) },
            row { $0.id.isIn([1, 2, 3]) },
            row { $0.id.isNotIn([1, 2, 3]) },
            row { $0.nickname.isIn(["Jo", nil]) },
            row { $0.rights.contains([.read, .write]) },
            row { $0.rights.intersects([.read, .write]) },
            row { $0.score * 2 + 1 > $0.best },
            row { $0.age / 10 == 4 },
            row { $0.age % 2 == 0 },
            row { $0.age.magnitude > 10 },
            row { $0.score.atMost(10) == 10 },
            row { $0.score.min(with: $0.best) > 10 },
            row { $0.score.rounded() == 3 },
            row { $0.score.rounded(.up) == 3 },
            row { $0.score.asInt == 3 },
            row { $0.score.asString == "1.5" },
            row { $0.age.asString == "42" },
            row { $0.name.asInt == 42 },
            row { $0.name.asDouble > 1.5 },
            row { $0.score.asDecimal == 2 },
            row { $0.age.bitwiseAnd(6) == 2 },
            row { $0.age.bitwiseXor(6) == 2 },
            row { $0.age.shiftedLeft(by: 2) == 8 },
            row { $0.nickname ?? $0.name == "Jo" },
            row { $0.best ?? 0 > 10 },
            row { choose(if: $0.isAdmin, then: $0.name, else: "none") == "none" },
            row { choose(if: $0.isAdmin, then: $0.score) > 10 },
            row { $0.signupDate.year == 2024 },
            row { $0.signupDate.part(.hour, in: .offset(hours: 2)) < 12 },
            row { $0.signupDate.start(of: .month) == $0.signupDate.start(of: .day) },
            row { $0.signupDate.adding(.days(3)) > $0.signupDate },
            row { $0.signupDate.adding(.months(1)).days(from: $0.signupDate) == 31 },
            row { $0.name + ", " + $0.nickname == "Jo, J" },
            row { $0.name.trimmed() == "Jo" },
            row { $0.name.lowercased() == "jo" },
            row { $0.name.uppercased() == "JO" },
            row { $0.name.prefix(unicodeScalars: 1) == "J" },
            row { $0.nickname.suffix(unicodeScalars: 2) == $0.name },
            row { $0.name.replacing("-", with: " ").hasPrefix("Jo ") },
            row { $0 == 42 },
            row { $0 != 42 },
        ]
    }

    private static func row(
        file: String = #filePath, line: Int = #line,
        @PredicateBuilder<User> _ condition: (User.FetchableMembers) -> FetchPredicate<User>
    ) throws -> Row {
        let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")[line - 1]
        let predicate = User.predicate(condition)
        let sql = try User.request().all().where(predicate).sql(for: .sqlite, showingValues: true)
        return Row(
            swift: String(source.split(separator: "{ ", maxSplits: 1)[1].dropLast(" },".count)),
            sql: String(sql.split(separator: " WHERE ", maxSplits: 1)[1]).replacing(" COLLATE BINARY", with: ""),
            refusals: try EngineTable.refusals(of: predicate))
    }
}
