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

    @inlinable @inline(__always)
    mutating func next() -> Int32 {
        place += 1
        return place
    }

    @inlinable @inline(__always)
    package mutating func encodeNull() throws { try accept(sqlite3_bind_null(statement, next())) }

    @inlinable @inline(__always)
    package mutating func encodeBool(_ value: Bool) throws {
        try accept(sqlite3_bind_int64(statement, next(), value ? 1 : 0))
    }

    @inlinable @inline(__always)
    package mutating func encodeInt64(_ value: Int64) throws { try accept(sqlite3_bind_int64(statement, next(), value)) }

    @inlinable @inline(__always)
    package mutating func encodeDouble(_ value: Double) throws {
        try accept(sqlite3_bind_double(statement, next(), value))
    }

    @inlinable @inline(__always)
    package mutating func encodeText(_ value: String) throws { try accept(bindText(value)) }

    @usableFromInline
    mutating func bindText(_ value: String) -> Int32 {
        var value = value
        let place = next()
        return value.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { text in
                sqlite3_bind_text64(
                    statement, place, text.baseAddress ?? UnsafePointer(bitPattern: 1), UInt64(text.count),
                    copiedBySQLite, UInt8(SQLITE_UTF8))
            }
        }
    }

    @usableFromInline
    package mutating func encodeData(_ value: Data) throws { try PrimitiveValue.data(value).bind(to: statement, at: next()) }

    @usableFromInline
    package mutating func encodeDate(_ value: Date) throws { try PrimitiveValue.date(value).bind(to: statement, at: next()) }

    @usableFromInline
    package mutating func encodeUUID(_ value: UUID) throws { try PrimitiveValue.uuid(value).bind(to: statement, at: next()) }

    @usableFromInline
    package mutating func encodeDecimal(_ value: Decimal) throws {
        try PrimitiveValue.decimal(value).bind(to: statement, at: next())
    }

    @inlinable @inline(__always)
    func accept(_ code: Int32) throws {
        if code != SQLITE_OK { try refuse(code) }
    }

    @usableFromInline
    func refuse(_ code: Int32) throws { try check(code) }
}
