public import Foundation

/// A row of an engine, for models whose decoding was compiled without knowing the engine.
@usableFromInline
package final class RowReader<Row: FetchableRow>: EngineRowReader {
    // Nothing else gets at it while a row is read.
    @exclusivity(unchecked)
    @usableFromInline package var row: Row

    @inlinable
    package init(_ row: Row) { self.row = row }

    @inlinable
    package func decodeNull() throws -> Bool { try row.decodeNull() }

    @inlinable
    package func decodeNulls(_ count: Int) throws -> Bool { try row.decodeNulls(count) }

    @inlinable
    package func decodeBool() throws -> Bool { try row.decodeBool() }

    @inlinable
    package func decodeInt64() throws -> Int64 { try row.decodeInt64() }

    @inlinable
    package func decodeDouble() throws -> Double { try row.decodeDouble() }

    @inlinable
    package func decodeText() throws -> String { try row.decodeText() }

    @inlinable
    package func decodeData() throws -> Data { try row.decodeData() }

    @inlinable
    package func decodeDate() throws -> Date { try row.decodeDate() }

    @inlinable
    package func decodeUUID() throws -> UUID { try row.decodeUUID() }

    @inlinable
    package func decodeDecimal() throws -> Decimal { try row.decodeDecimal() }

    @inlinable
    package func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        try row.decodeArray(of: element)
    }
}
