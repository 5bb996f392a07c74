public import FetchingCore
public import Foundation
public import GRDBSQLite

/// A row of a statement that was stepped.
///
/// It is inlined into the user's module, where the decoding of the model is specialised for it.
public struct SQLiteRow: FetchableRow {
    @usableFromInline let statement: OpaquePointer

    /// The next column to read.
    @usableFromInline var column: Int32 = 0

    @inlinable
    init(statement: OpaquePointer) { self.statement = statement }

    @inlinable
    mutating func next() -> Int32 {
        defer { column += 1 }
        return column
    }

    @inlinable
    public mutating func decodeNull() -> Bool {
        guard sqlite3_column_type(statement, column) == SQLITE_NULL else { return false }
        column += 1
        return true
    }

    @inlinable
    public mutating func decodeInt64() throws -> Int64 {
        let index = next()
        if sqlite3_column_type(statement, index) == SQLITE_INTEGER { return sqlite3_column_int64(statement, index) }
        return try integer(from: index)
    }

    @inlinable
    public mutating func decodeDouble() throws -> Double {
        let index = next()
        let type = sqlite3_column_type(statement, index)
        if type == SQLITE_FLOAT || type == SQLITE_INTEGER { return sqlite3_column_double(statement, index) }
        throw mismatch(at: index, expected: "a number")
    }

    @inlinable
    public mutating func decodeBool() throws -> Bool {
        switch try decodeInt64() {
        case 0: return false
        case 1: return true
        default: throw mismatch(at: column - 1, expected: "0 or 1")
        }
    }

    @inlinable
    public mutating func decodeText() throws -> String {
        let index = next()
        guard sqlite3_column_type(statement, index) == SQLITE_TEXT, let text = sqlite3_column_text(statement, index)
        else { throw mismatch(at: index, expected: "text") }
        let count = Int(sqlite3_column_bytes(statement, index))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    @inlinable
    public mutating func decodeData() throws -> Data {
        let index = next()
        let type = sqlite3_column_type(statement, index)
        guard type == SQLITE_BLOB || type == SQLITE_TEXT else { throw mismatch(at: index, expected: "bytes") }
        // Null for no bytes.
        guard let bytes = sqlite3_column_blob(statement, index) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, index)))
    }

    public mutating func decodeDate() throws -> Date {
        let index = next()
        guard let date = storedDate(at: index) else {
            throw mismatch(at: index, expected: "a date as 'yyyy-MM-dd HH:mm:ss.SSS'")
        }
        return date
    }

    public mutating func decodeUUID() throws -> UUID {
        let index = next()
        guard let uuid = storedUUID(at: index) else { throw mismatch(at: index, expected: "a UUID as 16 bytes") }
        return uuid
    }

    public mutating func decodeDecimal() throws -> Decimal {
        let index = next()
        guard let decimal = storedDecimal(at: index) else { throw mismatch(at: index, expected: "a decimal number") }
        return decimal
    }
}
