#if Postgres
import FetchingCore
import Foundation

/// A row for models whose decoding was compiled without knowing the engine.
final class PostgresRowReader: EngineRowReader {
    // Nothing else gets at it while a row is read.
    @exclusivity(unchecked)
    var row: PostgresRow

    init(_ row: PostgresRow) { self.row = row }

    func decodeNull() -> Bool { row.decodeNull() }
    func decodeBool() throws -> Bool { try row.decodeBool() }
    func decodeInt64() throws -> Int64 { try row.decodeInt64() }
    func decodeDouble() throws -> Double { try row.decodeDouble() }
    func decodeText() throws -> String { try row.decodeText() }
    func decodeData() throws -> Data { try row.decodeData() }
    func decodeDate() throws -> Date { try row.decodeDate() }
    func decodeUUID() throws -> UUID { try row.decodeUUID() }
    func decodeDecimal() throws -> Decimal { try row.decodeDecimal() }
}
#endif
