public import FetchingCore
public import Foundation
public import GRDBSQLite

/// A row of a statement that was stepped.
///
/// It is inlined into the user's module, where the decoding of the model is specialised for it.
@_documentation(visibility: internal)
public struct SQLiteRow: FetchableRow {
    @usableFromInline let statement: OpaquePointer

    /// The next column to read.
    @usableFromInline package var column: Int32 = 0

    /// The value of that column, where it was looked at already.
    @usableFromInline var peeked: SQLiteColumnValue?

    @inlinable
    init(statement: OpaquePointer) { self.statement = statement }

    /// The value of the next column.
    @inlinable @inline(__always)
    mutating func next() -> SQLiteColumnValue {
        let value = peeked ?? SQLiteColumnValue(statement, column)
        peeked = nil
        column += 1
        return value
    }

    @inlinable @inline(__always)
    public mutating func decodeNull() -> Bool {
        let value = SQLiteColumnValue(statement, column)
        let isNull = value.type == SQLITE_NULL
        column += isNull ? 1 : 0
        peeked = isNull ? nil : value
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
        let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value.handle)))
        guard bytes.isASCII else { return try value.unicodeText(bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @inlinable @inline(__always)
    public mutating func decodeData() throws -> Data {
        let value = next()
        // Text is not equal to the same bytes as a blob: no condition would find the row.
        guard value.type == SQLITE_BLOB else { throw value.mismatch(expected: "a blob") }
        // Null for no bytes.
        guard let bytes = sqlite3_value_blob(value.handle) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_value_bytes(value.handle)))
    }

    @inlinable @inline(__always)
    public mutating func decodeDate() throws -> Date {
        let value = next()
        guard let date = value.date else {
            throw value.mismatch(expected: SQLiteColumnValue.expectedDate)
        }
        return date
    }

    @inlinable @inline(__always)
    public mutating func decodeUUID() throws -> UUID {
        let value = next()
        guard let uuid = value.uuid else { throw value.mismatch(expected: SQLiteColumnValue.expectedUUID) }
        return uuid
    }

    @inlinable @inline(__always)
    public mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        try next().array(of: element)
    }

    @inlinable @inline(__always)
    public mutating func decodeDecimal() throws -> Decimal {
        let value = next()
        guard let decimal = value.decimal else { throw value.mismatch(expected: "a decimal number") }
        return decimal
    }
}

/// The value that a row has in a column, until the next step.
///
/// It is asked for its type and its content without being looked up for each, which is safe as long as nobody else uses the
/// connection: GRDB sees to that.
@usableFromInline
struct SQLiteColumnValue {
    @usableFromInline let handle: OpaquePointer

    /// The type that is stored, whatever the value is converted to later.
    @usableFromInline let type: Int32

    @inlinable @inline(__always)
    init(_ statement: OpaquePointer, _ column: Int32) {
        // There is a value, though a null one, even for a column that does not exist.
        handle = sqlite3_column_value(statement, column).unsafelyUnwrapped
        type = sqlite3_value_type(handle)
    }

    /// An identifier in the one form in which identifiers are bound.
    @inlinable @inline(__always)
    var uuid: UUID? {
        guard type == SQLITE_BLOB, sqlite3_value_bytes(handle) == 16, let bytes = sqlite3_value_blob(handle) else {
            return nil
        }
        return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are below 128, looked at eight at a time.
    @inlinable @inline(__always)
    var isASCII: Bool {
        guard var next = UnsafeRawPointer(baseAddress) else { return true }
        var (rest, bits) = (count, 0 as UInt64)
        while rest >= 8 {
            bits |= next.loadUnaligned(as: UInt64.self)
            next += 8
            rest -= 8
        }
        while rest > 0 {
            bits |= UInt64(next.load(as: UInt8.self))
            next += 1
            rest -= 1
        }
        return bits & 0x8080_8080_8080_8080 == 0
    }
}
