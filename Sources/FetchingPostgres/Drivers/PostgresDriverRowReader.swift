public import FetchingCore
public import FetchingSQL
public import Foundation

/// A row of another driver, as models and selections are decoded from it.
@_documentation(visibility: internal)
public struct PostgresDriverRowReader<Base: PostgresDriverRow>: FetchableRow {
    @usableFromInline let base: Base

    /// The next column to read.
    @usableFromInline package var column: Int32 = 0

    @inlinable
    package init(_ base: Base) { self.base = base }

    @inlinable
    mutating func next<Value>(_ read: (PostgresDriverCell) throws -> Value) throws -> Value {
        defer { column += 1 }
        guard column < base.columnCount else { throw FetchError.noColumn(base.columnCount) }
        return try base.withCell(at: Int(column), read)
    }

    public mutating func decodeNull() throws -> Bool {
        let isNull = try next { $0.bytes == nil }
        if !isNull { column -= 1 }
        return isNull
    }

    public mutating func decodeBool() throws -> Bool { try next { try $0.bool } }
    public mutating func decodeInt64() throws -> Int64 { try next { try $0.int64 } }
    public mutating func decodeDouble() throws -> Double { try next { try $0.double } }
    public mutating func decodeText() throws -> String { try next { try $0.text } }
    public mutating func decodeData() throws -> Data { try next { try $0.data } }
    public mutating func decodeDate() throws -> Date { try next { try $0.date } }
    public mutating func decodeUUID() throws -> UUID { try next { try $0.uuid } }
    public mutating func decodeDecimal() throws -> Decimal { try next { try $0.decimal } }

    public mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        try next { try $0.array(of: element) }
    }
}

extension PostgresDriverRowReader: SQLRow {
    @usableFromInline package static var engine: String { FetchError.postgres }

    @usableFromInline
    package func text(ofColumn index: Int32) -> String {
        var row = self
        row.column = index
        return (try? row.next { try $0.keyText }) ?? "a value"
    }
}

extension FetchError {
    @usableFromInline
    static func noColumn(_ count: Int) -> FetchError {
        FetchError(
            .missingColumn, reason: "the driver gave a row of only \(count) columns",
            cure: "Return all columns of the statement, in its order", engine: postgres)
    }
}
