public import FetchingCore

/// Related models, with the group that each of them belongs to.
@usableFromInline
package struct RelatedRowSink<Row: SQLRow>: RowSink {
    @usableFromInline package var groups: [Int] = []

    @usableFromInline let keys: RelatedKeys
    @usableFromInline let target: any Fetchable.Type
    @usableFromInline let collector: any RelatedModelCollector

    /// The column behind those of the model and the values beside it.
    @usableFromInline let firstKeyColumn: Int32
    @usableFromInline let hasIntegerKey: Bool

    /// The last key that was looked up. Rows with the same key often follow each other.
    @usableFromInline var last: (key: Int64, group: Int?)?
    @usableFromInline var reader: RowReader<Row>?

    @usableFromInline
    package init(_ load: RelatedQuery, _ collector: any RelatedModelCollector) {
        keys = load.keys
        target = load.target
        self.collector = collector
        firstKeyColumn = Int32(load.target.fetchableEntity.columns.count + load.columns.count)
        hasIntegerKey = load.keys.isInteger
    }

    @inlinable
    package mutating func take(_ row: inout Row) throws {
        guard let group = try group(of: row) else { return }
        let reader = RowReader.holding(row, in: &reader)
        var engineRow = EngineRow(reader)
        do {
            try collector.append(from: &engineRow)
        } catch {
            throw reader.row.located(error, in: target)
        }
        groups.append(group)
    }

    /// The group of a row, nil where it has no key of the models.
    @inlinable
    mutating func group(of row: Row) throws -> Int? {
        var row = row
        row.column = firstKeyColumn
        do {
            guard hasIntegerKey else {
                return keys.group(of: try keys.columns.map { try row.decodePrimitive(of: $0.type) })
            }
            guard try !row.decodeNull() else { return nil }
            let key = try row.decodeInt64()
            if let last, last.key == key { return last.group }
            let group = keys.group(of: key)
            last = (key, group)
            return group
        } catch {
            throw row.located(error, in: target)
        }
    }
}
