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

    @_documentation(visibility: internal)
    @inlinable
    public mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        try next().array(of: element)
    }
}

extension PostgresCell {
    @usableFromInline
    init(_ result: OpaquePointer, _ index: Int32, _ column: Int32) {
        let count = Int(PQgetlength(result, index, column))
        // There is an address, even for null and for a column that does not exist.
        self.init(
            start: PQgetvalue(result, index, column).map { UnsafeRawPointer($0) }
                ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped,
            count: count, type: PQftype(result, column), isNull: count == 0 && PQgetisnull(result, index, column) != 0)
    }
}
#endif
