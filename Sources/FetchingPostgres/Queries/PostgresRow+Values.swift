#if Postgres
import CLibPQ
public import FetchingCore

extension PostgresRow {
    /// The names of the columns.
    public var columnNames: [String] { (0..<columnCount).map { String(cString: PQfname(result, $0)) } }

    private var columnCount: Int32 { PQnfields(result) }

    /// Reads the next column.
    ///
    /// ```swift
    /// try db.rows("SELECT id, name FROM users") { row in try (row.decode(Int.self), row.decode(String.self)) }
    /// ```
    ///
    /// - Parameter type: The type of the value: optional where the column holds NULL.
    /// - Throws: `FetchError` if there is no further column, or if it holds no such value.
    public mutating func decode<Value: FetchableValue>(_ type: Value.Type = Value.self) throws -> Value {
        guard column < columnCount else {
            throw FetchError(
                .missingColumn, reason: "the row has only \(columnCount) columns",
                cure: "Select a column for each value that is read", engine: FetchError.postgres)
        }
        let name = String(cString: PQfname(result, column))
        do {
            return try Value.decode(from: &self)
        } catch {
            throw FetchError.inColumn(name, error)
        }
    }

    /// Reads the column of a name.
    ///
    /// ```swift
    /// try db.rows("SELECT * FROM users") { row in try row.decode(String.self, column: "name") }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value: optional where the column holds NULL.
    ///   - name: The name of the column, with its case. Of several, the first is read.
    /// - Throws: `FetchError` if there is no such column, or if it holds no such value.
    public func decode<Value: FetchableValue>(_ type: Value.Type = Value.self, column name: String) throws -> Value {
        guard let index = columnNames.firstIndex(of: name) else {
            throw FetchError(
                .missingColumn, reason: "the row has no column '\(name)'",
                cure: "Select it, or read one of: \(columnNames.joined(separator: ", "))", engine: FetchError.postgres)
        }
        var row = self
        row.column = Int32(index)
        return try row.decode(type)
    }
}

extension FetchError {
    fileprivate static func inColumn(_ name: String, _ error: any Error) -> FetchError {
        let error = error as? FetchError ?? .unreadable(error)
        return FetchError(
            error.code, reason: "column '\(name)': \(error.reason)", cure: error.cure, engine: postgres,
            underlyingError: error.underlyingError)
    }
}
#endif
