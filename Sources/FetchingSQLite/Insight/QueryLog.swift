import FetchingSQL
import GRDB
import Logging

/// Logs the queries of a connection, of which there may be several at a time.
final class QueryLog {
    private let logger: Logger
    private let level: Logger.Level
    private let showingValues: Bool
    private let shortest: Duration

    /// The queries that have begun. SQLite measures in milliseconds only, which is longer than most queries take.
    private var running: [(query: String, start: ContinuousClock.Instant)] = []

    init(_ logger: Logger, _ level: Logger.Level, showingValues: Bool, slowerThan shortest: Duration) {
        self.logger = logger
        self.level = level
        self.showingValues = showingValues
        self.shortest = shortest
    }

    func record(_ event: Database.TraceEvent) {
        guard logger.logLevel <= level else { return }
        switch event {
        case .statement(let statement):
            guard let query = statement.query else { return }
            running.append((query, .now))
        case .profile(let statement, _):
            // What a virtual table does by itself has not begun as a query, though it ends as one.
            guard !running.isEmpty, let query = statement.query,
                let index = running.lastIndex(where: { $0.query == query })
            else { return }
            let duration = running.remove(at: index).start.duration(to: .now)
            if duration >= shortest { log(query, statement, duration) }
        }
    }

    private func log(_ query: String, _ statement: Database.TraceEvent.Statement, _ duration: Duration) {
        let sql = showingValues ? SQLExcerpt.cut(statement.expandedSQL) : query
        logger.log(
            level: level, "Query",
            metadata: ["sql": .string(sql), "duration_ms": .string(duration.millisecondsText)])
    }
}
