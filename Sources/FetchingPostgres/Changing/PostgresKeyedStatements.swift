package import FetchingCore
package import FetchingSQL

/// The statements that change rows by the keys of models, each of as many models as follow each other with different keys.
package struct PostgresKeyedStatements<Rows: WrittenRows> {
    private let rows: Rows
    private let change: KeyedChange
    private let dialect: SQLDialect
    private let returning: [ExpressionTree]

    /// The row with which the next statement begins.
    private var index = 0

    /// The values of that row, where they were encoded already.
    private var values: [PrimitiveValue]?

    /// The columns whose values are unique among rows, of those that are given values.
    private let uniqueColumns: [FetchableColumn]

    /// As many rows are sent at once.
    private let mostRows: Int

    /// A statement, and the rows that it is to change.
    package struct Batch {
        package let statement: SQLStatementText

        /// The values that the statement is given for each row.
        package let rows: [[PrimitiveValue]]
    }

    /// - Parameter isOneByOne: Whether each row has a statement of its own where its order among the others matters.
    package init(
        _ rows: Rows, _ change: KeyedChange, returning: [ExpressionTree], isOneByOne: Bool = false,
        in dialect: SQLDialect = .postgres
    ) {
        self.dialect = dialect
        self.rows = rows
        self.change = change
        self.returning = returning
        uniqueColumns = change.assignedUniqueColumns(of: Rows.Model.self)
        // A row that is given other unique values makes those one by one that are sent with it.
        mostRows = uniqueColumns.isEmpty ? 8192 : isOneByOne ? 1 : 256
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
        while !isAtEnd, batch.count < mostRows {
            let row = try values ?? rows.values(at: index, of: change)
            values = row
            // The server updates no row twice in one statement.
            guard keys.insert(places.map { row[$0].comparable }).inserted else { break }
            batch.append(row)
            values = nil
            index += 1
        }
        return try self.batch(of: batch)
    }

    /// The statement that changes some rows with different keys.
    package func batch(of rows: [[PrimitiveValue]]) throws -> Batch {
        let source: SQLKeyedChange.Source =
            rows.count == 1 ? .row(rows[0]) : .lists(change.given.indices.map { column in rows.map { $0[column] } })
        let statement = try SQLKeyedChange(change, keeping: uniqueColumns, returning: returning).statement(
            of: source, for: dialect, of: Rows.Model.self)
        return Batch(statement: statement, rows: rows)
    }

    /// Whether a row was not changed, and must be.
    package func lacks(_ count: Int, of batch: Batch) -> Bool { count < batch.rows.count && change.needsEveryRow }

    /// - Throws: `FetchError` if a row was not changed, and must be.
    package func check(_ count: Int, of batch: Batch) throws {
        guard lacks(count, of: batch) else { return }
        throw change.missing(batch.rows.count == 1 ? batch.rows[0] : nil, Rows.Model.self)
    }
}

extension KeyedChange {
    /// The columns that are given values which the model declares as unique, alone or with others.
    fileprivate func assignedUniqueColumns(of model: any Fetchable.Type) -> [FetchableColumn] {
        let indexes = model.fetchableEntity.indexes.filter(\.isUnique)
        let unique = Set(indexes.flatMap { $0.columns.map(\.column.name) })
        return assigned.filter { unique.contains($0.name) }
    }
}
