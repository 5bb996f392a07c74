#if Postgres
import CLibPQ

/// An error of the server, or of the connection to it.
///
/// ```swift
/// catch let error as FetchError {
///     if let error = error.underlyingError as? PostgresError, error.sqlState == "40P01" { … }      // a deadlock
/// }
/// ```
public struct PostgresError: Error, Sendable, CustomStringConvertible {
    /// The five characters of SQLSTATE, as PostgreSQL's manual lists them in its appendix A; nil where the connection
    /// failed.
    public let sqlState: String?

    /// The message of the server, without its detail, which may hold values.
    public let message: String

    /// The table that the error is about.
    public let table: String?

    /// The column that the error is about.
    public let column: String?

    /// The constraint that does not allow a change.
    public let constraint: String?

    public var description: String { sqlState.map { "\($0): \(message)" } ?? message }

    init(message: String, sqlState: String? = nil) {
        self.message = message
        self.sqlState = sqlState
        (table, column, constraint) = (nil, nil, nil)
    }

    init(_ result: OpaquePointer, connection: OpaquePointer) {
        sqlState = fetching_error_sqlstate(result).map { String(cString: $0) }
        message = fetching_error_message(result).map { String(cString: $0) } ?? Self.message(of: connection)
        table = fetching_error_table(result).map { String(cString: $0) }
        column = fetching_error_column(result).map { String(cString: $0) }
        constraint = fetching_error_constraint(result).map { String(cString: $0) }
    }

    /// The last failure of a connection.
    static func message(of connection: OpaquePointer?) -> String {
        let message = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        return message.split(separator: "\n").first.map(String.init) ?? "the connection failed"
    }
}
#endif
