public import FetchingCore
import FetchingSQL
public import GRDB
import GRDBSQLite

/// The statements of an insertion, for rows with a key or without, and for one row at a time or several.
@usableFromInline
final class SQLiteInsertion {
    private let db: Database
    private let model: any Fetchable.Type
    private let conflict: InsertConflict?
    private let returning: [ExpressionTree]
    private let read: ((inout EngineRow) throws -> Void)?

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
        let cursor: ChangeCursor
    }

    /// - Parameter read: Reads the values of a row that are returned.
    @usableFromInline
    init(
        into model: any Fetchable.Type, _ conflict: InsertConflict?, returning: [ExpressionTree], in db: Database,
        read: ((inout EngineRow) throws -> Void)?
    ) {
        self.db = db
        self.model = model
        self.conflict = conflict
        self.returning = returning
        self.read = read
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
        guard read == nil, columnCount > 0 else { return 1 }
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
            if !hasKey { try requireGivenKey() }
            let text = try SQLInsertion(columns, conflict, returning: returning).statement(
                of: .places(rows: rowCount), for: .sqlite, into: model)
            let statement = try ReadyStatement(
                text, of: model, in: db, bindingFrom: columns.count * rowCount + 1
            ).statement
            current = forms.count
            forms.append(
                Form(hasKey: hasKey, rowCount: rowCount, cursor: ChangeCursor(statement, read: reader)))
        }
        return forms[current].cursor._statement.sqliteStatement
    }

    /// Reads a row that is returned.
    private var reader: ((inout SQLiteRow) throws -> Void)? {
        guard let read else { return nil }
        var sink = SelectionSink<SQLiteRow>(returning, of: model, read: read)
        return { row in try sink.take(&row) }
    }

    /// Rejects a row without a key that would be null: SQLite gives integers only, unless the column has a default.
    private func requireGivenKey() throws {
        guard let key = model.keyed?.primaryKeyColumns.first, key.type != .int64 || key.storage != nil else { return }
        let column = try db.columns(in: model.fetchableEntity.name).first { $0.name == key.name }
        if column?.defaultValueSQL == nil { throw FetchError.missingKey(key) }
    }

    /// Runs the statement with the values that are bound to it.
    @usableFromInline
    func step() throws {
        let form = forms[current]
        let returned = try form.cursor.run()
        guard read == nil else {
            try conflict?.check(returned, of: 1, model)
            count += returned
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

extension InsertedRows {
    /// Inserts the rows, all or none.
    ///
    /// - Parameter read: Reads the values of a row that are returned.
    /// - Returns: The number of rows that were inserted or updated.
    @inlinable
    func insert(
        _ conflict: InsertConflict?, returning: [ExpressionTree], in db: Database,
        read: ((inout EngineRow) throws -> Void)? = nil
    ) throws -> Int {
        try conflict?.check(Model.self)
        guard count > 0 else { return try insertSelected(conflict, returning: returning, in: db, read: read) }
        if count == 1, conflict == nil, read == nil, try insertAlone(in: db) { return 1 }
        return try db.inserting(Model.self) {
            let insertion = SQLiteInsertion(into: Model.self, conflict, returning: returning, in: db, read: read)
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

extension InsertedRows {
    /// Inserts the rows of a request; none where there is no request.
    @usableFromInline
    func insertSelected(
        _ conflict: InsertConflict?, returning: [ExpressionTree], in db: Database,
        read: ((inout EngineRow) throws -> Void)?
    ) throws -> Int {
        guard var text = try selectedStatement(for: .sqlite, conflict, returning: returning) else { return 0 }
        return try db.inserting(Model.self) {
            let isCounted = try read == nil && db.viewExists(Model.fetchableEntity.name)
            if isCounted { text.sql += " RETURNING 1" }
            let statement = try ReadyStatement(text, of: Model.self, in: db).statement
            let cursor = ChangeCursor(statement, read: reader(of: returning, read))
            let returned = try cursor.run()
            return isCounted || read != nil ? returned : db.changesCount
        }
    }
}

extension Database {
    /// Inserts rows, all or none.
    @usableFromInline
    func inserting(_ model: any Fetchable.Type, _ insert: () throws -> Int) throws -> Int {
        do { return try changing(insert) } catch { throw FetchError.failure(error, of: model) }
    }
}
