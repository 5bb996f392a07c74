#if Postgres
import FetchingCore
package import FetchingSQL

/// A connection to a server, inside of the closure that it is given to.
///
/// ```swift
/// try pool.write { db in
///     try db.execute("SET LOCAL lock_timeout = '1s'")
///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
/// }
/// ```
///
/// Used after that closure, it throws an error.
public final class PostgresConnection {
    private var lentSession: PostgresSession?

    /// The statement that is asked for or answered, where there is no session.
    private var shared: PostgresSharedStatement?

    package init(_ session: PostgresSession) { lentSession = session }

    /// A connection for which statements are noted or answered, and not sent.
    init(_ shared: PostgresSharedStatement) { self.shared = shared }

    /// Opens a connection that belongs to no pool.
    ///
    /// - Throws: `FetchError` if there is no server, or if it rejects the connection.
    package convenience init(_ configuration: PostgresConfiguration) throws {
        self.init(try PostgresSession(configuration))
    }

    /// - Throws: `FetchError` where the connection was given back.
    package var session: PostgresSession {
        get throws {
            if shared != nil { throw PostgresAnswerPending() }
            guard let lentSession else {
                throw FetchError(
                    .databaseFailure, reason: "the connection is used outside of the closure that it was lent to",
                    cure: "Use it inside, and return values", engine: FetchError.postgres)
            }
            return lentSession
        }
    }

    /// Ends the time for which the connection was lent.
    ///
    /// - Returns: What was lent.
    @discardableResult
    func end() -> PostgresSession? {
        defer { lentSession = nil }
        return lentSession
    }

    /// Sends a statement, whose rows are then read one by one.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    @usableFromInline
    func send(_ statement: SQLStatementText) throws -> PostgresRows {
        if let shared { return try shared.rows(of: statement) }
        return try session.send(statement)
    }

    /// Whether how a statement is written depends on the server, not on the request alone.
    var hasOwnDialect: Bool {
        if let shared { return shared.dialect != nil }
        return (try? session).map { $0.sharding != nil || $0.ownDialect != nil } ?? false
    }

    /// Runs a closure in which statements are written in the SQL for a shard.
    @usableFromInline
    func using<Value>(_ dialect: SQLDialect, _ body: () throws -> Value) throws -> Value {
        if let shared {
            shared.dialect = dialect
            defer { shared.dialect = nil }
            return try body()
        }
        let session = try session
        session.ownDialect = dialect
        defer { session.ownDialect = nil }
        return try body()
    }

    /// The SQL that the server is sent.
    @usableFromInline
    package var dialect: SQLDialect {
        if let shared { return shared.dialect ?? .postgres }
        guard let session = try? session else { return .postgres }
        if let dialect = session.ownDialect { return dialect }
        return session.sharding.map { session.dialect(of: $0) } ?? .postgres
    }

    /// Whether it is only found out what is asked for: nothing is sent.
    var isAnnouncing: Bool { shared?.isAsking ?? false }

    /// Whether several statements were sent together, and are being read.
    @usableFromInline
    var isInPipeline: Bool { lentSession?.pipeline != nil }

    /// Runs several statements so that none sees what is written meanwhile: in the transaction that there is, or in one of
    /// its own.
    @usableFromInline
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value { try session.inOneState(read) }

    /// Runs several statements in one round trip, and so that none sees what is written meanwhile: in the transaction that
    /// there is, one after the other.
    func inPipeline<Value>(_ statements: [SQLStatementText], _ read: () throws -> Value) throws -> Value {
        let session = try session
        guard !session.isInsideTransaction else { return try read() }
        return try session.inPipeline(statements, read)
    }

    /// The receiver of the text of each statement with values, for tests.
    package var queryReceiver: ((String) -> Void)? { get throws { try session.log.receiver } }

    /// Changes the receiver. It gets each statement when it is sent.
    package func setQueryReceiver(_ receiver: ((String) -> Void)?) throws { try session.log.receiver = receiver }

    /// The number of the server's process.
    package var processID: Int { get throws { try session.processID } }

    /// A setting that the server reports.
    package func reportedSetting(_ name: String) throws -> String? { try session.reportedSetting(name) }

    /// Forgets what the session has made: temporary tables, prepared statements, settings.
    package func reset() throws { try session.reset() }
}

@available(*, unavailable)
extension PostgresConnection: Sendable {}
#endif
