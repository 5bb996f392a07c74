#if Postgres
import CLibPQ
import FetchingSQL
import Logging

/// The receivers of what happens in sessions.
struct PostgresLogging: Sendable {
    struct Queries: Sendable {
        let logger: Logger
        let level: Logger.Level
        let showingValues: Bool
        let shortest: Duration
    }

    var queries: Queries?
    var notices: Logger?

    /// Whether queries are written to the log.
    var writesQueries: Bool { queries.map { $0.logger.logLevel <= $0.level } ?? false }
}

/// The log of a session.
final class PostgresLog {
    private let logging: PostgresLogging

    /// Gets the text of each query, beside the log.
    var receiver: ((String) -> Void)?

    init(_ logging: PostgresLogging) { self.logging = logging }

    /// A query that has begun.
    struct Query {
        let sql: String
        let values: String?
        let start = ContinuousClock.now
    }

    /// The query, if somebody wants to know of it.
    func begin(_ statement: SQLStatementText) -> Query? {
        receiver?(statement.sql)
        guard logging.writesQueries, let queries = logging.queries else { return nil }
        let values = queries.showingValues ? statement.bindings.map(\.excerpt).joined(separator: ", ") : nil
        return Query(sql: statement.sql, values: values)
    }

    func end(_ query: Query) {
        guard let queries = logging.queries else { return }
        let duration = query.start.duration(to: .now)
        guard duration >= queries.shortest else { return }
        var metadata: Logger.Metadata = [
            "sql": .string(query.sql), "duration_ms": .string(duration.millisecondsText),
        ]
        metadata["values"] = query.values.map { .string($0) }
        queries.logger.log(level: queries.level, "Query", metadata: metadata)
    }

    /// Logs a notice that libpq gives to its receiver.
    static func receive(_ log: UnsafeMutableRawPointer?, _ notice: OpaquePointer?) {
        guard let log, let notice else { return }
        Unmanaged<PostgresLog>.fromOpaque(log).takeUnretainedValue().receive(notice)
    }

    private func receive(_ notice: OpaquePointer) {
        guard let logger = logging.notices, let message = fetching_error_message(notice) else { return }
        let severity = fetching_error_severity(notice).map { String(cString: $0) }
        let level: Logger.Level =
            switch severity {
            case "WARNING": .warning
            case "NOTICE": .notice
            case "INFO", "LOG": .info
            default: .debug
            }
        var metadata: Logger.Metadata = [:]
        metadata["sqlstate"] = fetching_error_sqlstate(notice).map { .string(String(cString: $0)) }
        logger.log(level: level, "\(String(cString: message))", metadata: metadata)
    }
}

extension SQLBinding {
    /// The value as a log shows it, with at most 100 characters.
    fileprivate var excerpt: String {
        switch self {
        case .value(let value): value.excerpt
        case .parameter(let parameter): "parameter \(parameter.index + 1)"
        case .list(let values, _):
            "{" + values.prefix(10).map(\.excerpt).joined(separator: ", ") + (values.count > 10 ? ", …}" : "}")
        }
    }
}
#endif
