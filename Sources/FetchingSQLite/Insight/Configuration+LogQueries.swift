public import GRDB
public import Logging

extension Configuration {
    /// Logs each query of every connection that is opened with this configuration, with its duration.
    ///
    /// ```swift
    /// var configuration = Configuration()
    /// configuration.logQueries(to: Logger(label: "database"))
    /// let dbQueue = try DatabaseQueue(path: path, configuration: configuration)
    /// // debug database: duration_ms=0.412 sql=SELECT "id", "name" FROM "User" WHERE "score" > ? [FetchingSQLite] Query
    /// ```
    ///
    /// The message is always `Query`. The metadata has the `sql` and `duration_ms`: the milliseconds until the last row
    /// is read, including the caller's work between rows.
    ///
    /// A query is a statement that reads or writes rows: `SELECT`, `WITH`, `VALUES`, `INSERT`, `UPDATE`, `DELETE` or
    /// `REPLACE`. Transactions, pragmas, changes of the schema, `EXPLAIN` and the work of triggers are not logged, nor
    /// is the schema that GRDB reads from `sqlite_master`.
    ///
    /// GRDB traces a connection for one receiver only: a later `trace` of the same connection takes the place of this one.
    /// The handler of the logger is called while the connection waits, and must not use it.
    ///
    /// - Parameters:
    ///   - logger: The receiver. If it ignores the level, next to nothing is done for a query.
    ///   - level: The level of the messages.
    ///   - showingValues: Whether the SQL has values instead of placeholders, those of more than 100 characters
    ///     cut. They may be secrets. Without it, bound values are never logged. A value that is written into
    ///     a statement by hand is part of its text.
    ///   - duration: Queries that take less time are left out.
    public mutating func logQueries(
        to logger: Logger, at level: Logger.Level = .debug, showingValues: Bool = false,
        slowerThan duration: Duration = .zero
    ) {
        prepareDatabase { db in
            db.logQueries(to: logger, at: level, showingValues: showingValues, slowerThan: duration)
        }
    }
}

extension Database {
    /// Logs each query of this connection from now on, with its duration. The method of the same name of
    /// `Configuration` says which statements are logged.
    ///
    /// ```swift
    /// try dbQueue.write { db in
    ///     db.logQueries(to: logger, at: .notice, slowerThan: .milliseconds(50))
    /// }
    /// // notice database: duration_ms=61.207 sql=SELECT "id", "name" FROM "User" WHERE "score" > ? [FetchingSQLite] Query
    /// ```
    ///
    /// `db.trace()` without arguments ends it.
    ///
    /// - Parameters:
    ///   - logger: The receiver.
    ///   - level: The level of the messages.
    ///   - showingValues: Whether the SQL has values instead of placeholders. They may be secrets.
    ///   - duration: Queries that take less time are left out.
    public func logQueries(
        to logger: Logger, at level: Logger.Level = .debug, showingValues: Bool = false,
        slowerThan duration: Duration = .zero
    ) {
        // A connection that is closed has nothing to trace.
        guard sqliteConnection != nil else { return }
        let log = QueryLog(logger, level, showingValues: showingValues, slowerThan: duration)
        trace(options: [.statement, .profile]) { log.record($0) }
    }
}
