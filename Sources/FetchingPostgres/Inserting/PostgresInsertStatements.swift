package import FetchingCore
package import FetchingSQL

/// The statements that insert rows, each of as many rows as follow each other in one form and meet no other of them in a
/// conflict. Values are encoded as the statements are asked for.
package struct PostgresInsertStatements<Rows: WrittenRows> {
    private let rows: Rows
    private let conflict: InsertConflict?
    private let returning: [ExpressionTree]
    private let dialect: SQLDialect

    /// The row with which the next statement begins.
    private var index = 0

    /// The values of that row, where they were encoded already.
    private var values: [PrimitiveValue]?

    /// The number of rows of the last statement.
    package private(set) var batchCount = 0

    /// As many rows are sent at once.
    private static var mostRows: Int { 8192 }

    package init(
        _ rows: Rows, _ conflict: InsertConflict?, returning: [ExpressionTree], in dialect: SQLDialect = .postgres
    ) {
        self.dialect = dialect
        self.rows = rows
        self.conflict = conflict
        self.returning = returning
    }

    /// The next statement, nil at the end.
    ///
    /// - Throws: `FetchError` if a value cannot be stored, or the request has no meaning.
    package mutating func next() throws -> SQLStatementText? {
        guard index < rows.count else { return nil }
        let hasKey = rows.hasKey(at: index)
        let columns = rows.columns(at: index)
        let target = targetPlaces(in: columns)
        var (batch, targets) = ([[PrimitiveValue]](), Set<[PrimitiveValue]>())
        let mostRows = changesTarget ? 1 : Self.mostRows
        while index < rows.count, rows.hasKey(at: index) == hasKey, batch.count < mostRows {
            let row = try values ?? rows.values(at: index)
            values = row
            // The server updates no row twice in one statement.
            if !target.isEmpty, !targets.insert(target.map { row[$0].comparable }).inserted { break }
            batch.append(row)
            values = nil
            index += 1
            // Without a column there is nothing to make a list of.
            if columns.isEmpty { break }
        }
        batchCount = batch.count
        let source: SQLInsertion.Source =
            batch.count == 1 ? .row(batch[0]) : .lists(columns.indices.map { column in batch.map { $0[column] } })
        return try SQLInsertion(columns, conflict, returning: returning).statement(
            of: source, for: dialect, into: Rows.Model.self)
    }

    /// Whether a row may be given values by which it is in the way of another.
    private var changesTarget: Bool {
        guard let conflict, case .update(let assignments, _) = conflict.resolution else { return false }
        let target = Set((conflict.target ?? []).map(\.name))
        return assignments.contains { assignment in
            guard target.contains(assignment.column.name) else { return false }
            // Both rows have the same value there.
            if case .value(.related(let column, _)) = assignment.value.node, column.name == assignment.column.name {
                return false
            }
            return true
        }
    }

    /// The places of the columns that decide whether a row is updated.
    private func targetPlaces(in columns: [FetchableColumn]) -> [Int] {
        guard let conflict, let target = conflict.target, case .update = conflict.resolution else { return [] }
        return target.compactMap { member in columns.firstIndex { $0.name == member.name } }
    }
}
