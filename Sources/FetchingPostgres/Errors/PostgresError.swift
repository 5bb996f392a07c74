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

    /// Makes an error of what another driver says.
    ///
    /// ```swift
    /// throw PostgresError(sqlState: "40001", message: "could not serialize access")
    /// ```
    ///
    /// - Parameters:
    ///   - sqlState: The SQLSTATE, nil where the connection failed.
    ///   - message: The message, without its detail.
    ///   - table: The table that the error is about.
    ///   - column: The column that the error is about.
    ///   - constraint: The constraint that does not allow a change.
    public init(
        sqlState: String?, message: String, table: String? = nil, column: String? = nil, constraint: String? = nil
    ) {
        self.sqlState = sqlState
        self.message = message
        self.table = table
        self.column = column
        self.constraint = constraint
    }
}
