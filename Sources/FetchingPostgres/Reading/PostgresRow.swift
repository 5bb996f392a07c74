#if Postgres
public import CLibPQ
public import FetchingCore
public import Foundation

/// A row of a result, in PostgreSQL's binary format.
///
/// It is inlined into the user's module, where the decoding of the model is specialised for it.
public struct PostgresRow: FetchableRow {
    @usableFromInline var result: OpaquePointer

    /// The number of the row among those of the result.
    @usableFromInline var index: Int32

    /// The next column to read.
    @usableFromInline package var column: Int32 = 0

    @inlinable
    init(_ result: OpaquePointer, _ index: Int32) {
        self.result = result
        self.index = index
    }

    /// The value of the next column.
    @inlinable @inline(__always)
    mutating func next() -> PostgresCell {
        let cell = PostgresCell(result, index, column)
        column += 1
        return cell
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeNull() -> Bool {
        let isNull = PQgetisnull(result, index, column) != 0
        column += isNull ? 1 : 0
        return isNull
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeInt64() throws -> Int64 {
        let cell = next()
        switch cell.type {
        case PostgresType.int8 where cell.count == 8: return cell.load(Int64.self)
        case PostgresType.int4 where cell.count == 4: return Int64(cell.load(Int32.self))
        case PostgresType.int2 where cell.count == 2: return Int64(cell.load(Int16.self))
        default: throw cell.mismatch(expected: "an integer")
        }
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeDouble() throws -> Double {
        let cell = next()
        if cell.type == PostgresType.float8, cell.count == 8 { return Double(bitPattern: cell.load(UInt64.self)) }
        return try cell.double
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeBool() throws -> Bool {
        let cell = next()
        guard cell.type == PostgresType.bool, cell.count == 1 else {
            throw cell.mismatch(expected: "a truth value")
        }
        return cell.load(UInt8.self) != 0
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeText() throws -> String {
        let cell = next()
        // An empty text is not null, and has no bytes.
        guard cell.holdsText, cell.count > 0 || !cell.isNull else { throw cell.mismatch(expected: "text") }
        return String(decoding: cell.textBytes, as: UTF8.self)
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeData() throws -> Data {
        let cell = next()
        guard cell.type == PostgresType.bytea, cell.count > 0 || !cell.isNull else {
            throw cell.mismatch(expected: "bytes ('bytea')")
        }
        return Data(bytes: cell.start, count: cell.count)
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeDate() throws -> Date { try next().date }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeUUID() throws -> UUID {
        let cell = next()
        guard cell.type == PostgresType.uuid, cell.count == 16 else { throw cell.mismatch(expected: "a 'uuid'") }
        return UUID(uuid: cell.start.loadUnaligned(as: uuid_t.self))
    }

    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeDecimal() throws -> Decimal { try next().decimal }
}

/// The value that a row has in a column.
@usableFromInline
struct PostgresCell {
    @usableFromInline let start: UnsafeRawPointer

    /// The number of its bytes, 0 for null.
    @usableFromInline let count: Int
    @usableFromInline let type: Oid

    private let result: OpaquePointer
    private let index: Int32
    private let column: Int32

    @usableFromInline
    init(_ result: OpaquePointer, _ index: Int32, _ column: Int32) {
        self.result = result
        self.index = index
        self.column = column
        // There is an address, even for null and for a column that does not exist.
        start =
            PQgetvalue(result, index, column).map { UnsafeRawPointer($0) }
            ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
        count = Int(PQgetlength(result, index, column))
        type = PQftype(result, column)
    }

    @usableFromInline var isNull: Bool { PQgetisnull(result, index, column) != 0 }

    /// A big-endian number.
    @inlinable @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at offset: Int = 0) -> Number {
        Number(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: type))
    }

    /// Whether the value is text, or that of an enum or another type whose binary form is its text.
    @inlinable @inline(__always)
    var holdsText: Bool {
        type == PostgresType.text || type == PostgresType.varchar || holdsOtherText
    }

    @usableFromInline var holdsOtherText: Bool {
        switch type {
        case PostgresType.name, PostgresType.json, PostgresType.jsonb: true
        // 'unknown', of a literal without a type.
        case 705: true
        default: type >= PostgresType.firstDeclared
        }
    }

    @inlinable @inline(__always)
    var textBytes: UnsafeRawBufferPointer {
        // The version of the format stands before the text.
        let skipped = type == PostgresType.jsonb && count > 0 ? 1 : 0
        return UnsafeRawBufferPointer(start: start + skipped, count: count - skipped)
    }

    @usableFromInline var double: Double {
        get throws {
            switch type {
            case PostgresType.float8 where count == 8: return Double(bitPattern: load(UInt64.self))
            case PostgresType.float4 where count == 4: return Double(Float(bitPattern: load(UInt32.self)))
            case PostgresType.int4 where count == 4: return Double(load(Int32.self))
            case PostgresType.int2 where count == 2: return Double(load(Int16.self))
            case PostgresType.int8 where count == 8:
                guard let double = Double(exactly: load(Int64.self)) else {
                    throw mismatch(expected: "a floating-point number")
                }
                return double
            default: throw mismatch(expected: "a floating-point number")
            }
        }
    }

    @usableFromInline var date: Date {
        get throws {
            switch type {
            case PostgresType.timestamptz where count == 8, PostgresType.timestamp where count == 8:
                let microseconds = load(Int64.self)
                guard microseconds != .max, microseconds != .min else { throw infinite }
                let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
                return Date(
                    timeIntervalSinceReferenceDate: Double(seconds) - Date.secondsFrom2000To2001
                        + Double(rest) / 1_000_000)
            case PostgresType.date where count == 4:
                let days = load(Int32.self)
                guard days != .max, days != .min else { throw infinite }
                return Date(timeIntervalSinceReferenceDate: Double(days) * 86_400 - Date.secondsFrom2000To2001)
            default: throw mismatch(expected: "a date ('timestamptz')")
            }
        }
    }

    private var infinite: FetchError {
        FetchError(
            .typeMismatch, reason: "the column holds an infinite date", cure: "Leave such rows out, or correct them")
    }

    @usableFromInline
    func mismatch(expected: String) -> FetchError {
        guard !isNull else {
            return FetchError(
                .unexpectedNull, reason: "the column holds NULL, but the property is not optional",
                cure: "Make the property optional, or leave such rows out")
        }
        return FetchError(
            .typeMismatch, reason: "the column holds another type (\(type)) where the property needs \(expected)",
            cure: "Correct the column's or the property's type, or name the form of the values with "
                + "'@FetchingStorage'")
    }
}
#endif
