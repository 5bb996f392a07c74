public import FetchingCore

/// The values that a change returns of each row, and what reads them.
@usableFromInline
package struct ReturnedValues {
    @usableFromInline package let columns: [ExpressionTree]

    /// Reads the values of a row, nil where nothing is returned.
    @usableFromInline package let read: ((inout EngineRow) throws -> Void)?

    @inlinable
    package init(_ columns: [ExpressionTree], _ read: ((inout EngineRow) throws -> Void)?) {
        self.columns = columns
        self.read = read
    }

    @inlinable
    package static var nothing: ReturnedValues { ReturnedValues([], nil) }

    /// Whether a value is another than that of a column.
    var isComputed: Bool {
        !columns.allSatisfy { if case .value(.column) = $0.node { true } else { false } }
    }

    /// The destination of the rows.
    package func sink<Row: SQLRow>(of model: any Fetchable.Type) -> ReturnedRowSink<Row> {
        ReturnedRowSink(read.map { SelectionSink(columns, of: model, read: $0) })
    }
}

/// The rows that a change returns. They are counted, and read where there is something to read.
@usableFromInline
package struct ReturnedRowSink<Row: SQLRow>: RowSink {
    @usableFromInline package var count = 0
    @usableFromInline var selection: SelectionSink<Row>?

    @usableFromInline
    init(_ selection: SelectionSink<Row>?) { self.selection = selection }

    @inlinable
    package mutating func take(_ row: inout Row) throws {
        count += 1
        try selection?.take(&row)
    }
}
