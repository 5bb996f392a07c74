/// An error of the server, or of the connection to it.
///
/// ```swift
/// do {
///     try User.insert(joe).run(in: pool)
/// } catch let error as FetchError {
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

    /// The columns that the error is about: one that takes no null, or those of a key.
    public let columns: [String]

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
    ///   - detail: The detail, of which the names of columns are taken, and not the values.
    ///   - table: The table that the error is about.
    ///   - column: The column that the error is about.
    ///   - constraint: The constraint that does not allow a change.
    public init(
        sqlState: String?, message: String, detail: String? = nil, table: String? = nil, column: String? = nil,
        constraint: String? = nil
    ) {
        self.sqlState = sqlState
        self.message = Self.withoutValue(message, sqlState)
        self.table = table
        columns = column.map { [$0] } ?? detail.map(Self.keyColumns) ?? []
        self.constraint = constraint
    }

    /// The message without the value that it is about: what is no text of a type, or out of its range. The server writes it behind a
    /// colon, or in the words `value "…" is out of range`.
    private static func withoutValue(_ message: String, _ sqlState: String?) -> String {
        guard let sqlState, ["22P02", "22003", "22007", "22008"].contains(sqlState) else { return message }
        let end = message.firstRange(of: ": \"")?.lowerBound ?? message.endIndex
        return String(message[..<end]).replacing(
            /^value ".*" is out of range/.dotMatchesNewlines(), with: "value is out of range")
    }

    /// The columns of a key that is there already, or that is missing where it is referred to. The server tells them in the detail
    /// alone, before the values: `Key (email, "tenantID")=(ann@example.org, 3) already exists.`
    private static func keyColumns(in detail: String) -> [String] {
        guard let start = detail.firstIndex(of: "("), let end = detail.range(of: ")=(")?.lowerBound, start < end
        else { return [] }
        var names: [String] = []
        var name = ""
        var isQuoted = false
        for character in detail[detail.index(after: start)..<end] {
            switch character {
            // A quotation mark in a name is doubled: the second one begins the quotation anew.
            case "\"":
                if !isQuoted, !name.isEmpty { name.append(character) }
                isQuoted.toggle()
            case "," where !isQuoted:
                names.append(name)
                name = ""
            case " " where !isQuoted && name.isEmpty: break
            default: name.append(character)
            }
        }
        return names + [name]
    }
}
