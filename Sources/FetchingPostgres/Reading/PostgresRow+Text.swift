#if Postgres
import CLibPQ
import FetchingCore
public import FetchingSQL
import Foundation

extension PostgresRow: SQLRow {
    @usableFromInline package static var engine: String { FetchError.postgres }

    @usableFromInline
    package func text(ofColumn index: Int32) -> String {
        var row = self
        row.column = index
        if row.decodeNull() { return "NULL" }
        switch PQftype(result, index) {
        case PostgresType.int2, PostgresType.int4, PostgresType.int8:
            return (try? row.decodeInt64()).map { "\($0)" } ?? "an integer"
        case PostgresType.uuid: return (try? row.decodeUUID()).map(\.uuidString) ?? "a UUID"
        case PostgresType.bytea: return "bytes"
        case PostgresType.numeric: return (try? row.decodeDecimal()).map { "\($0)" } ?? "a decimal"
        case PostgresType.date, PostgresType.timestamp, PostgresType.timestamptz:
            return (try? row.decodeDate()).map { "\($0)" } ?? "a date"
        default: return (try? row.decodeText()) ?? "a value"
        }
    }
}
#endif
