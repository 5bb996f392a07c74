public import FetchingCore
public import FetchingSQL
public import GRDB
import GRDBSQLite

/// The statements of an insertion, for rows with a key or without, and for one row at a time or several.
@usableFromInline
final class SQLiteInsertion {
    private let db: Database
    private let model: any Fetchable.Type
    private let conflict: InsertConflict?
    private let returned: ReturnedValues

    private var knownView: Bool?
    private var columnsWithKey: [FetchableColumn]?
    private var columnsWithoutKey: [FetchableColumn]?
    private var forms: [Form] = []

    /// The statement whose values are being bound.
    private var current = 0

    /// The number of rows that were inserted or updated.
    @usableFromInline private(set) var count = 0

    private struct Form {
        let hasKey: Bool
        let rowCount: Int
        let rows: SQLiteChangedRows
    }

    @usableFromInline
    init(into model: any Fetchable.Type, _ conflict: InsertConflict?, _ returned: ReturnedValues, in db: Database) {
        self.db = db
        self.model = model
        self.conflict = conflict
        self.returned = returned
    }

    /// The number of columns that a row is written to.
    @usableFromInline
    func columnCount(hasKey: Bool, _ columns: () -> [FetchableColumn]) -> Int {
        if let known = hasKey ? columnsWithKey : columnsWithoutKey { return known.count }
        let columns = columns()
        if hasKey { columnsWithKey = columns } else { columnsWithoutKey = columns }
        return columns.count
    }

    /// The greatest number of rows that are inserted by one statement.
    ///
    /// GRDB's work around each statement takes half as long as SQLite's for a row. SQLite says nothing of the order in which one
    /// statement returns rows.
    @usableFromInline
    func batchSize(columnCount: Int) -> Int {
        guard returned.read == nil, columnCount > 0 else { return 1 }
        // The number of values that a statement takes at least, unless the connection is told to take less; some are left for
        // those of the conflict.
        let mostValues = min(999, Int(sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_VARIABLE_NUMBER, -1)))
        return max(1, min(32, (mostValues - 199) / columnCount))
    }

    /// The statement to which the values of the next rows are bound.
    @usableFromInline
    func statement(hasKey: Bool, rowCount: Int) throws -> OpaquePointer {
        if let form = forms.firstIndex(where: { $0.rowCount == rowCount && $0.hasKey == hasKey }) {
            current = form
        } else {
            let columns = (hasKey ? columnsWithKey : columnsWithoutKey) ?? []
            if !hasKey, let key = try db.keyToGive(for: model) { throw FetchError.missingKey(key) }
            // SQLite takes a statement that returns rows of a view without any trigger: the plain one it refuses.
            if returned.read != nil, try isView() { _ = try ready(columns, rowCount, returning: []) }
            let statement = try ready(columns, rowCount, returning: returned.columns)
            current = forms.count
            let rows = SQLiteChangedRows(statement, into: returned.sink(of: model))
            forms.append(Form(hasKey: hasKey, rowCount: rowCount, rows: rows))
        }
        return forms[current].rows._statement.sqliteStatement
    }

    private func ready(
        _ columns: [FetchableColumn], _ rowCount: Int, returning: [ExpressionTree]
    ) throws -> ReadyStatement {
        let text = try SQLInsertion(columns, conflict, returning: returning).statement(
            of: .places(rows: rowCount), for: .sqlite, into: model)
        return try ReadyStatement(text, of: model, in: db, bindingFrom: columns.count * rowCount + 1)
    }

    /// Runs the statement with the values that are bound to it.
    @usableFromInline
    func step() throws {
        let form = forms[current]
        let returnedCount = try form.rows.run()
        guard returned.read == nil else {
            try conflict?.check(returnedCount, of: 1, model)
            count += returnedCount
            return
        }
        let changes = db.changesCount
        try conflict?.check(changes, of: form.rowCount, model)
        // Triggers insert the rows of a view, which SQLite does not count.
        count += try changes == 0 && conflict == nil && isView() ? form.rowCount : changes
    }

    private func isView() throws -> Bool {
        if let knownView { return knownView }
        let isView = try db.viewExists(model.fetchableEntity.name)
        knownView = isView
        return isView
    }
}

extension WrittenRows {
    /// Inserts the rows, all or none.
    ///
    /// - Returns: The number of rows that were inserted or updated.
    @inlinable
    func insert(_ conflict: InsertConflict?, _ returned: ReturnedValues, in db: Database) throws -> Int {
        guard count > 0 else { return 0 }
        return try db.changing {
            let insertion = SQLiteInsertion(into: Model.self, conflict, returned, in: db)
            var index = 0
            while index < count {
                let hasKey = hasKey(at: index)
                let columnCount = insertion.columnCount(hasKey: hasKey) { columns(at: index) }
                let rowCount = batch(from: index, atMost: insertion.batchSize(columnCount: columnCount))
                var row = SQLiteRowWriter(try insertion.statement(hasKey: hasKey, rowCount: rowCount))
                for next in index..<index + rowCount {
                    let bound = Int(row.place)
                    do {
                        try encode(at: next, into: &row)
                    } catch {
                        throw unstorable(error, at: next, afterColumns: Int(row.place) - bound)
                    }
                    if Int(row.place) - bound != columnCount { try requireValues(Int(row.place) - bound, at: next) }
                }
                try insertion.step()
                index += rowCount
            }
            return insertion.count
        }
    }

    /// The number of rows that the next statement inserts, all of one form: a power of two, so that there are few statements.
    @inlinable
    func batch(from index: Int, atMost size: Int) -> Int {
        let end = min(index + size, count)
        let hasKey = hasKey(at: index)
        var next = index + 1
        while next < end, self.hasKey(at: next) == hasKey { next += 1 }
        return 1 << ((next - index).bitWidth - 1 - (next - index).leadingZeroBitCount)
    }
}
