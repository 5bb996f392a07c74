import FetchingSQL

/// How a prepared request is written for SQLite. GRDB's cache has the statement of each connection, and releases it where the
/// schema changes or the connection is closed: to hold it here would make the closing fail, and to hold it weakly makes each
/// of its uses slower than looking it up.
final class SQLitePrepared: Sendable {
    /// Nil where the request must be rendered with its values.
    let template: PreparedTemplate?

    init(_ template: PreparedTemplate?) { self.template = template }
}
