#if Postgres
import CLibPQ
package import FetchingCore
import FetchingSQL
import Foundation

/// A connection to a server, inside of the closure that it is given to.
///
/// ```swift
/// try pool.write { db in
///     try db.execute("SET LOCAL lock_timeout = '1s'")
///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
/// }
/// ```
///
/// It must not be used outside of that closure.
public final class PostgresConnection {
    let handle: OpaquePointer
    private var statements = PostgresStatementCache()

    /// Opens a connection.
    ///
    /// - Throws: `FetchError` if there is no server, or if it refuses.
    package init(_ configuration: PostgresConfiguration) throws {
        try configuration.checkAddress()
        guard let handle = PQconnectdb(configuration.url) else {
            throw FetchError.connection("there is no memory for a connection")
        }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else {
            throw FetchError.connection(PostgresError.message(of: handle))
        }
        // Warnings are not written to the error output of whoever uses the library.
        _ = PQsetNoticeReceiver(handle, { _, _ in }, nil)
        try configureSession()
    }

    deinit { PQfinish(handle) }

    /// Text is compared by its bytes, and dates without a time zone are read as those of UTC.
    private func configureSession() throws {
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else {
            throw FetchError(
                .unsupported, reason: "the database stores its text as \(encoding ?? "an unknown encoding")",
                cure: "Use a database whose encoding is UTF8", engine: FetchError.postgres)
        }
        try execute("SET client_encoding = 'UTF8'; SET TimeZone = 'UTC'; SET standard_conforming_strings = on")
    }

    /// Whether the connection can be used again. One that the server has closed is noticed when there is something to read,
    /// which there is not on one that waits.
    var isUsable: Bool {
        guard PQstatus(handle) == CONNECTION_OK, PQtransactionStatus(handle) == PQTRANS_IDLE, hasOwnSettings else {
            return false
        }
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return true }
        return PQconsumeInput(handle) == 1 && PQconsumeInput(handle) == 1 && PQstatus(handle) == CONNECTION_OK
    }

    /// Whether a statement of the open transaction failed, so that it can only be rolled back.
    var hasFailedTransaction: Bool { PQtransactionStatus(handle) == PQTRANS_INERROR }

    /// A setting that the server reports.
    package func reportedSetting(_ name: String) -> String? {
        PQparameterStatus(handle, name).map { String(cString: $0) }
    }

    /// The number of the server's process.
    package var processID: Int { Int(PQbackendPID(handle)) }

    /// Whether the session still has the settings that conditions rely on. The server reports each change of these.
    private var hasOwnSettings: Bool {
        [("client_encoding", "UTF8"), ("TimeZone", "UTC"), ("standard_conforming_strings", "on")].allSatisfy {
            reportedSetting($0) == $1
        }
    }

    /// Forgets the statements that were prepared: what they read has changed, or the server has forgotten them.
    func forgetStatements() { statements.removeAll() }

    /// Whether a transaction is open.
    @usableFromInline var isInsideTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }

    /// Runs statements that give no rows, without values. Several are separated by semicolons.
    ///
    /// ```swift
    /// try db.execute("CREATE TABLE users (id bigint PRIMARY KEY, name text COLLATE \"C\" NOT NULL)")
    /// ```
    ///
    /// - Parameter sql: The text, which no value of a user should be put into.
    /// - Throws: `FetchError`.
    public func execute(_ sql: String) throws {
        do {
            guard let result = PQexec(handle, sql) else { throw lostConnection }
            defer { PQclear(result) }
            try check(result)
        } catch let error as PostgresError {
            throw FetchError.statement(error)
        }
    }

    /// Runs a statement that gives no rows, with values.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    package func execute(_ sql: String, binding values: [PrimitiveValue]) throws {
        let rows = try send(SQLStatementText(sql: sql, bindings: values.map { .value($0) }))
        while try rows.next() != nil {}
    }

    /// Forgets what the session has made: temporary tables, prepared statements, settings.
    package func reset() throws {
        try execute("DISCARD ALL")
        statements = PostgresStatementCache()
        try configureSession()
    }

    /// Sends a statement, whose rows are then read one by one.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    func send(_ statement: SQLStatementText) throws -> PostgresRows {
        let bindings = try PostgresBindings(statement.bindings)
        // A plan for any list would be a bad one: lists are planned for what they hold.
        let name = bindings.hasList ? nil : try preparedName(of: statement.sql, bindings.types)
        let isSent = bindings.withValues { count, values, lengths, formats in
            if let name {
                PQsendQueryPrepared(handle, name, count, values, lengths, formats, 1)
            } else {
                PQsendQueryParams(handle, statement.sql, count, bindings.types, values, lengths, formats, 1)
            }
        }
        guard isSent == 1, PQsetSingleRowMode(handle) == 1 else { throw lostConnection }
        return PostgresRows(self)
    }

    private func preparedName(of sql: String, _ types: [Oid]) throws -> String {
        let key = PostgresStatementCache.Key(sql: sql, types: types)
        if let name = statements.name(for: key) { return name }
        let (name, removed) = statements.add(key)
        if let removed { try? execute("DEALLOCATE \(removed)") }
        do {
            guard let result = PQprepare(handle, name, sql, Int32(types.count), types) else {
                throw lostConnection
            }
            defer { PQclear(result) }
            try check(result)
        } catch {
            statements.remove(key)
            throw error
        }
        return name
    }

    /// - Throws: `PostgresError` if a statement has failed.
    func check(_ result: OpaquePointer) throws {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE, PGRES_EMPTY_QUERY: return
        default: throw PostgresError(result, connection: handle)
        }
    }

    var lostConnection: PostgresError { PostgresError(message: PostgresError.message(of: handle)) }
}

@available(*, unavailable)
extension PostgresConnection: Sendable {}

extension FetchError {
    static func connection(_ message: String) -> FetchError {
        FetchError(
            .databaseFailure, reason: message, cure: "Start the server, or correct the address and the credentials",
            engine: postgres, underlyingError: PostgresError(message: message))
    }

    static func statement(_ error: PostgresError) -> FetchError {
        FetchError(
            .databaseFailure, reason: error.message, cure: "Correct the statement", engine: postgres,
            underlyingError: error)
    }
}
#endif
