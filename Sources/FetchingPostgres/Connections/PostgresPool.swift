#if Postgres
import CLibPQ
import Dispatch
import FetchingCore
import Foundation

/// The connections to a database, which are opened when they are needed and used again.
///
/// ```swift
/// let pool = PostgresPool("postgresql://localhost/shop")
/// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: pool)
/// ```
///
/// Whoever finds no connection free waits in a queue. A connection that the server has closed is replaced when it is about
/// to be used.
public final class PostgresPool: Sendable {
    private let configuration: PostgresConfiguration
    private let lots = PostgresLots()

    /// A pool, which does not connect yet.
    ///
    /// - Parameter url: The address, as libpq reads it: `postgresql://user:password@host/database?sslmode=verify-full`, or
    ///   `host=localhost dbname=shop`.
    public convenience init(_ url: String) { self.init(PostgresConfiguration(url: url)) }

    /// A pool, which does not connect yet.
    public init(_ configuration: PostgresConfiguration) { self.configuration = configuration }

    /// Reads in a transaction that sees one state of the database and cannot write.
    ///
    /// ```swift
    /// let (users, count) = try pool.read { db in
    ///     (try User.request().all().limit(10).fetch(in: db), try Pet.request().all().count().fetch(in: db))
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
    /// - Throws: `FetchError` if there is no connection or the transaction fails, or the error of the closure.
    public func write<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        try withConnection { db in try db.inTransaction("BEGIN") { try body(db) } }
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
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await withConnection { db in try db.inTransaction("BEGIN") { try body(db) } }
    }

    /// Closes the connections that are not in use, and the others when they are given back. Whoever asks for one from now on
    /// gets an error.
    public func close() { lots.close() }
}

extension PostgresPool {
    /// Runs a closure with a connection, outside of any transaction.
    @usableFromInline
    func withConnection<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        try lots.take(upTo: configuration.maximumConnections, timeout: configuration.checkoutTimeout)
        let lease = PostgresLease(lots)
        defer { lease.end() }
        return try body(lease.connection(configuration))
    }

    /// Runs a closure with a connection, outside of any transaction, on another thread. If the task is cancelled, so is the
    /// statement that runs.
    @usableFromInline
    func withConnection<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        let cancellation = PostgresCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lots.queue.async { [self] in
                    continuation.resume(
                        with: Result {
                            try withConnection { db in try cancellation.during(db) { try body(db) } }
                        })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }
}
#endif
