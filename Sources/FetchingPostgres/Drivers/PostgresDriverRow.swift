/// A row of another driver.
///
/// ```swift
/// struct Row: PostgresDriverRow {
///     let cells: [Cell]                           // of the other driver
///     var columnCount: Int { cells.count }
///
///     func withCell<Value>(at column: Int, _ read: (PostgresDriverCell) throws -> Value) throws -> Value {
///         let cell = cells[column]
///         return try cell.bytes.withUnsafeBytes { bytes in
///             try read(PostgresDriverCell(type: cell.type, format: .binary, bytes: cell.isNull ? nil : bytes))
///         }
///     }
/// }
/// ```
public protocol PostgresDriverRow {
    /// The number of its columns.
    var columnCount: Int { get }

    /// Calls a closure with the value of a column.
    ///
    /// - Parameters:
    ///   - column: An index below ``columnCount``.
    ///   - read: Reads the bytes, which need not stay where they are afterwards.
    /// - Returns: The result of the closure.
    func withCell<Value>(at column: Int, _ read: (PostgresDriverCell) throws -> Value) throws -> Value
}

/// A value of another driver's row.
public struct PostgresDriverCell {
    @usableFromInline let type: UInt32
    @usableFromInline let format: PostgresFormat
    @usableFromInline let bytes: UnsafeRawBufferPointer?

    /// Makes a value of what the server has sent.
    ///
    /// - Parameters:
    ///   - type: The identifier of the column's type (`pg_type.oid`).
    ///   - format: The form of the bytes.
    ///   - bytes: The value, nil for NULL.
    @inlinable
    public init(type: UInt32, format: PostgresFormat, bytes: UnsafeRawBufferPointer?) {
        self.type = type
        self.format = format
        self.bytes = bytes
    }
}
