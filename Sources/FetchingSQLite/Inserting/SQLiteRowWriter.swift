public import FetchingCore
public import Foundation
public import GRDBSQLite

/// A row whose values are bound to a statement, one after the other.
///
/// It is inlined into the user's module, where the encoding of the model is specialised for it.
@usableFromInline
struct SQLiteRowWriter: WritableRow {
    @usableFromInline let statement: OpaquePointer

    /// The place of the value that was bound last, from 1.
    @usableFromInline var place: Int32 = 0

    @inlinable
    init(_ statement: OpaquePointer) { self.statement = statement }

    /// Goes on to the next place, once a value is bound there.
    @inlinable @inline(__always)
    mutating func accept(_ code: Int32) throws {
        if code != SQLITE_OK { try refuse(code) }
        place += 1
    }

    @inlinable @inline(__always)
    package mutating func encodeNull() throws { try accept(sqlite3_bind_null(statement, place + 1)) }

    @inlinable @inline(__always)
    package mutating func encodeBool(_ value: Bool) throws {
        try accept(sqlite3_bind_int64(statement, place + 1, value ? 1 : 0))
    }

    @inlinable @inline(__always)
    package mutating func encodeInt64(_ value: Int64) throws {
        try accept(sqlite3_bind_int64(statement, place + 1, value))
    }

    @inlinable @inline(__always)
    package mutating func encodeDouble(_ value: Double) throws {
        try accept(sqlite3_bind_double(statement, place + 1, value))
    }

    @inlinable @inline(__always)
    package mutating func encodeText(_ value: String) throws { try accept(bindText(value)) }

    @usableFromInline
    func bindText(_ value: String) -> Int32 {
        var value = value
        let place = place + 1
        return value.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { text in
                sqlite3_bind_text64(
                    statement, place, text.baseAddress ?? UnsafePointer(bitPattern: 1), UInt64(text.count),
                    copiedBySQLite, UInt8(SQLITE_UTF8))
            }
        }
    }

    @usableFromInline
    package mutating func encodeData(_ value: Data) throws { try bind(.data(value)) }

    @usableFromInline
    package mutating func encodeDate(_ value: Date) throws { try bind(.date(value)) }

    @usableFromInline
    package mutating func encodeUUID(_ value: UUID) throws { try bind(.uuid(value)) }

    @usableFromInline
    package mutating func encodeDecimal(_ value: Decimal) throws {
        try bind(.decimal(value))
    }

    @usableFromInline
    package mutating func encodeArray(_ value: PrimitiveArray) throws { try bind(.array(value)) }

    private mutating func bind(_ value: PrimitiveValue) throws {
        try value.bind(to: statement, at: place + 1)
        place += 1
    }

    @usableFromInline
    func refuse(_ code: Int32) throws { try check(code) }
}
