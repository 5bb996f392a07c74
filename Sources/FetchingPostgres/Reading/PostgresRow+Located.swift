#if Postgres
import CLibPQ
public import FetchingCore
import Foundation

extension PostgresRow {
    /// The error, with the member whose column was read last and the key of the row.
    @usableFromInline
    func located<Model: Fetchable>(_ error: any Error, in model: Model.Type) -> FetchError {
        let columns = Model.fetchableEntity.columns
        return located(error, in: model, columns: columns, members: columns.map(\.property))
    }

    func located(
        _ error: any Error, in model: any Fetchable.Type, columns: [FetchableColumn?], members: [String?]
    ) -> FetchError {
        var located = (error as? FetchError ?? .unreadable(error)).on(model, engine: FetchError.postgres)
        let index = Int(column) - 1
        if located.member == nil, members.indices.contains(index) { located.member = members[index] }
        located.key = key(of: model, in: columns)
        return located
    }

    /// The key of the row, if all of its columns are read.
    private func key(of model: any Fetchable.Type, in columns: [FetchableColumn?]) -> String? {
        guard let keyed = model.keyed else { return nil }
        let places = keyed.primaryKeyColumns.map { key in columns.firstIndex { $0?.name == key.name } }
        guard !places.isEmpty, !places.contains(nil) else { return nil }
        return places.compactMap(\.self).map(text).joined(separator: ", ")
    }

    private func text(ofColumn index: Int) -> String {
        var row = self
        row.column = Int32(index)
        if row.decodeNull() { return "NULL" }
        switch PQftype(result, Int32(index)) {
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
