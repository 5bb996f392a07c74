package import FetchingCore
package import FetchingSQL

/// The statements that change rows by the keys of models, each of as many models as follow each other with different keys.
package struct PostgresKeyedStatements<Rows: InsertedRows> {
    private let rows: Rows
    private let change: KeyedChange
    private let returning: [ExpressionTree]

    /// The row with which the next statement begins.
    private var index = 0

    /// The values of that row, where they were encoded already.
    private var values: [PrimitiveValue]?

    /// As many rows are sent at once.
    private static var mostRows: Int { 8192 }

    /// A statement, and the rows that it is to change.
    package struct Batch {
        package let statement: SQLStatementText

        /// The number of rows.
        package let count: Int

        /// The values of the only row.
        package let row: [PrimitiveValue]?
    }

    package init(_ rows: Rows, _ change: KeyedChange, returning: [ExpressionTree]) {
        self.rows = rows
        self.change = change
        self.returning = returning
    }

    /// Whether all rows were given to a statement.
    package var isAtEnd: Bool { index >= rows.count }

    /// The next statement, nil at the end.
    ///
    /// - Throws: `FetchError` if a value cannot be stored.
    package mutating func next() throws -> Batch? {
        guard !isAtEnd else { return nil }
        let places = change.assigned.count..<(change.assigned.count + change.key.count)
        var (batch, keys) = ([[PrimitiveValue]](), Set<[PrimitiveValue]>())
        while !isAtEnd, batch.count < Self.mostRows {
            let row = try values ?? rows.values(at: index, of: change)
            values = row
            // The server updates no row twice in one statement.
            guard keys.insert(places.map { row[$0].comparable }).inserted else { break }
            batch.append(row)
            values = nil
            index += 1
        }
        let source: SQLKeyedChange.Source =
            batch.count == 1 ? .row(batch[0]) : .lists(change.given.indices.map { column in batch.map { $0[column] } })
        let statement = try SQLKeyedChange(change, returning: returning).statement(
            of: source, for: .postgres, of: Rows.Model.self)
        return Batch(statement: statement, count: batch.count, row: batch.count == 1 ? batch[0] : nil)
    }

    /// - Throws: `FetchError` if a row was not there, and must be.
    package func check(_ count: Int, of batch: Batch) throws {
        guard count < batch.count, change.needsEveryRow else { return }
        throw change.missing(batch.row, Rows.Model.self)
    }
}
