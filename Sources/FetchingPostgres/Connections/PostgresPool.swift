#if Postgres
import Dispatch
import FetchingCore

/// The connections to a database, which are opened when they are needed and used again.
///
/// ```swift
/// let pool = PostgresPool("postgresql://localhost/shop")
/// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: pool)
/// ```
///
/// A caller that finds no free connection waits in a queue; a task holds no thread meanwhile. A connection that the server has closed
/// is replaced when it is about to be used.
public final class PostgresPool: Sendable {
    package let configuration: PostgresConfiguration
    let state: PostgresPoolState
    let changes = PostgresChangeFeed()
    let lists = PostgresDecidedLists()

    /// A pool, which does not connect yet.
    ///
    /// - Parameter url: The address, as libpq reads it: `postgresql://user:password@host/database?sslmode=verify-full`, or
    ///   `host=localhost dbname=shop`.
    public convenience init(_ url: String) { self.init(PostgresConfiguration(url: url)) }

    /// A pool, which does not connect yet.
    ///
    /// - Parameter configuration: The address and the limits. At least one connection is allowed.
    public init(_ configuration: PostgresConfiguration) {
        var configuration = configuration
        configuration.maximumConnections = max(configuration.maximumConnections, 1)
        self.configuration = configuration
        state = PostgresPoolState(configuration)
    }

    /// Reads in a transaction that sees one state of the database and cannot write.
    ///
    /// ```swift
    /// let (users, count) = try pool.read { db in
    ///     (try User.request().first(nth: 10).fetch(in: db), try Pet.request().all().count().fetch(in: db))
    /// }
    /// ```
    ///
    /// - Throws: `FetchError` if there is no connection, or the error of the closure.
    public func read<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        try withConnection { db in try db.inOneState { try body(db) } }
    }

    /// Writes in a transaction, which is rolled back if the closure throws.
    ///
    /// ```swift
    /// try pool.write { db in
    ///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
    /// }
    /// ```
    ///
    /// A `transaction` takes an isolation level, and can be tried again.
    ///
    /// - Throws: `FetchError` if there is no connection or the transaction fails, or the error of the closure.
    @discardableResult
    public func write<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        try transaction(body)
    }

    /// Reads in a transaction that sees one state of the database and cannot write, without blocking the caller.
    ///
    /// - Throws: `FetchError` if there is no connection, the error of the closure, or `CancellationError` if the task was
    ///   cancelled.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await withConnection { db in try db.inOneState { try body(db) } }
    }

    /// Writes in a transaction, which is rolled back if the closure throws, without blocking the caller.
    ///
    /// - Throws: `FetchError` if there is no connection or the transaction fails, the error of the closure, or
    ///   `CancellationError` if the task was cancelled.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await transaction(body)
    }

    /// Closes idle connections, and the others when they are returned. Asking for a connection from now on is an error.
    public func close() {
        state.close()
        // Whoever observes finds out by fetching.
        changes.tellAll()
        lists.fetchAgain()
    }

    /// Closes the pool, waits for running statements, and cancels those that take longer.
    ///
    /// ```swift
    /// await pool.close(cancellingAfter: .seconds(10))
    /// ```
    ///
    /// It returns when no connection is in use. Statements that are cancelled throw a `FetchError` with the SQLSTATE 57014.
    ///
    /// - Parameter timeout: The time to wait before the server is asked.
    public func close(cancellingAfter timeout: Duration) async {
        await withCheckedContinuation { continuation in
            state.onThread { [state, changes, lists] in
                state.close(cancellingAfter: timeout)
                changes.tellAll()
                lists.fetchAgain()
                continuation.resume()
            }
        }
    }
}
#endif
