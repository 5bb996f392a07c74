public import FetchingCore

/// The values that a request selects, which a closure reads of each row.
@usableFromInline
package struct SelectionSink<Row: SQLRow>: RowSink {
    @usableFromInline let columns: [ExpressionTree]
    @usableFromInline let model: any Fetchable.Type
    @usableFromInline let read: (inout EngineRow) throws -> Void
    @usableFromInline var reader: RowReader<Row>?

    @inlinable
    package init(
        _ columns: [ExpressionTree], of model: any Fetchable.Type, read: @escaping (inout EngineRow) throws -> Void
    ) {
        self.columns = columns
        self.model = model
        self.read = read
    }

    @inlinable
    package mutating func take(_ row: inout Row) throws {
        let reader = RowReader.holding(row, in: &reader)
        var engineRow = EngineRow(reader)
        do {
            try read(&engineRow)
        } catch {
            throw reader.row.located(error, in: model, reading: columns)
        }
    }
}

extension RowReader {
    /// A reader that is made with the first row, and holds each further one.
    @inlinable @inline(__always)
    static func holding(_ row: Row, in reader: inout RowReader?) -> RowReader {
        guard let reader else {
            let first = RowReader(row)
            reader = first
            return first
        }
        reader.row = row
        return reader
    }
}
