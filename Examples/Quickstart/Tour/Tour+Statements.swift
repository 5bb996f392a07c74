import Fetching
import FetchingSQLite
import Logging

extension Tour {
    /// Runs code that changes the file and then reads it: the Swift, the statements that SQLite was given, and the rows.
    func change<Values>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ code: () throws -> Values
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        let log = StatementLog()
        songbook.database.writeWithoutTransaction { db in
            db.logQueries(to: Logger(label: "tour") { _ in log })
        }
        let rows = TourText.rows(of: try code())
        songbook.database.writeWithoutTransaction { db in db.trace() }
        for sql in log.statements { show(sql: sql) }
        show(texts: rows)
        try require(titles: rows, expected, from: "SQLite")
    }

    /// Shows what SQLite does for a request.
    func explain(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ plan: () throws -> QueryPlan
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        let plan = try plan()
        for statement in plan.statements { show(sql: statement.sql) }
        let lines = plan.statements.flatMap { $0.steps.map(\.words) + $0.warnings.map { "Warning: \($0)" } }
        show(texts: lines)
        try require(titles: lines, expected, from: "The plan")
    }
}
