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

    /// The value of that column, where it was looked at already.
    @usableFromInline var peeked: OpaquePointer?

    @inlinable
    init(statement: OpaquePointer) { self.statement = statement }

    /// The value of the next column. It is asked for its type and its content without being looked up for each, which is
    /// safe as long as nobody else uses the connection: GRDB sees to that.
    @inlinable @inline(__always)
    mutating func next() -> SQLiteColumnValue {
        let handle = peeked ?? sqlite3_column_value(statement, column)
        peeked = nil
        column += 1
        return SQLiteColumnValue(handle: handle.unsafelyUnwrapped)
    }

    @inlinable @inline(__always)
    public mutating func decodeNull() -> Bool {
        let handle = sqlite3_column_value(statement, column)
        let isNull = sqlite3_value_type(handle) == SQLITE_NULL
        column += isNull ? 1 : 0
        peeked = isNull ? nil : handle
        return isNull
    }

    @inlinable @inline(__always)
    public mutating func decodeInt64() throws -> Int64 {
        let value = next()
        if value.type == SQLITE_INTEGER { return sqlite3_value_int64(value.handle) }
        return try value.integerFromReal()
    }

    @inlinable @inline(__always)
    public mutating func decodeDouble() throws -> Double {
        let value = next()
        let type = value.type
        if type == SQLITE_FLOAT || type == SQLITE_INTEGER { return sqlite3_value_double(value.handle) }
        throw value.mismatch(expected: "a number")
    }

    @inlinable @inline(__always)
    public mutating func decodeBool() throws -> Bool {
        let value = next()
        let integer = value.type == SQLITE_INTEGER ? sqlite3_value_int64(value.handle) : try value.integerFromReal()
        if integer == 0 { return false }
        if integer == 1 { return true }
        throw value.mismatch(expected: "0 or 1")
    }

    @inlinable @inline(__always)
    public mutating func decodeText() throws -> String {
        let value = next()
        guard value.type == SQLITE_TEXT, let text = sqlite3_value_text(value.handle) else {
            throw value.mismatch(expected: "text")
        }
        let count = Int(sqlite3_value_bytes(value.handle))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    @inlinable
    public mutating func decodeData() throws -> Data {
        let value = next()
        let type = value.type
        guard type == SQLITE_BLOB || type == SQLITE_TEXT else { throw value.mismatch(expected: "bytes") }
        // Null for no bytes.
        guard let bytes = sqlite3_value_blob(value.handle) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_value_bytes(value.handle)))
    }

    public mutating func decodeDate() throws -> Date {
        let value = next()
        guard let date = value.date else {
            throw value.mismatch(expected: "a date as 'yyyy-MM-dd HH:mm:ss.SSS'")
        }
        return date
    }

    public mutating func decodeUUID() throws -> UUID {
        let value = next()
        guard let uuid = value.uuid else { throw value.mismatch(expected: "a UUID as 16 bytes") }
        return uuid
    }

    public mutating func decodeDecimal() throws -> Decimal {
        let value = next()
        guard let decimal = value.decimal else { throw value.mismatch(expected: "a decimal number") }
        return decimal
    }
}

/// The value that a row has in a column, until the next step.
@usableFromInline
struct SQLiteColumnValue {
    @usableFromInline let handle: OpaquePointer

    @inlinable
    init(handle: OpaquePointer) { self.handle = handle }

    @inlinable @inline(__always)
    var type: Int32 { sqlite3_value_type(handle) }
}
