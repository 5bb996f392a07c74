#if Postgres
public import Logging

extension PostgresConfiguration {
    /// Logs each request and each statement by hand with values, with its duration.
    ///
    /// ```swift
    /// var configuration = PostgresConfiguration(url: "postgresql://localhost/shop")
    /// configuration.logQueries(to: Logger(label: "database"), slowerThan: .milliseconds(50))
    /// // debug database: duration_ms=61.207 sql=SELECT "id", "name" FROM "User" WHERE "score" > $1 [FetchingPostgres] Query
    /// ```
    ///
    /// The message is always `Query`. The metadata has the `sql` and `duration_ms`: the milliseconds until the last row
    /// is read, including the caller's work between rows. Transactions and what `execute(_:)` runs without values are
    /// not logged.
    ///
    /// - Parameters:
    ///   - logger: The receiver. If it ignores the level, next to nothing is done for a query.
    ///   - level: The level of the messages.
    ///   - showingValues: Whether the metadata has `values`, those of more than 100 characters cut. They may be somebody's
    ///     secrets. Without it, bound values are never logged.
    ///   - duration: Queries that take less time are left out.
    public mutating func logQueries(
        to logger: Logger, at level: Logger.Level = .debug, showingValues: Bool = false,
        slowerThan duration: Duration = .zero
    ) {
        logging.queries = PostgresLogging.Queries(
            logger: logger, level: level, showingValues: showingValues, shortest: duration)
    }

    /// Logs the notices and warnings of the server, at the level that corresponds to their severity, with their SQLSTATE.
    ///
    /// ```swift
    /// configuration.logNotices(to: Logger(label: "database"))
    /// // notice database: sqlstate=42P07 [FetchingPostgres] relation "users" already exists, skipping
    /// ```
    ///
    /// Without this, they are passed over. A notice may hold values, as those of a function that raises it do.
    ///
    /// - Parameter logger: The receiver.
    public mutating func logNotices(to logger: Logger) { logging.notices = logger }
}
#endif
