import FetchingCore
import FetchingSQL
import GRDB
import GRDBSQLite

/// A statement that changes rows, which is run any number of times.
typealias SQLiteChangedRows = SQLiteRows<ReturnedRowSink<SQLiteRow>>

extension SQLiteRows where Sink == ReturnedRowSink<SQLiteRow> {
    /// Gives the number of rows that were returned.
    func run() throws -> Int {
        _isDone = false
        sink.count = 0
        // GRDB does what it does around every statement: it tells observers, and holds to its read-only blocks.
        // swift-format-ignore: ReplaceForEachWithForLoop
        try forEach {}
        sqlite3_reset(_statement.sqliteStatement)
        return sink.count
    }
}

/// A statement that changes rows of a table or of a view, with the number of rows that it changes.
struct SQLiteChange {
    private let rows: SQLiteChangedRows
    private let db: Database

    /// Whether the rows count that are returned, as SQLite counts none that the triggers of a view change.
    private let countsReturned: Bool

    var handle: OpaquePointer { rows._statement.sqliteStatement }

    /// - Parameter statement: Renders the statement with the values that it returns.
    init(
        _ model: any Fetchable.Type, _ returned: ReturnedValues, in db: Database,
        by statement: ([ExpressionTree]) throws -> SQLStatementText
    ) throws {
        var text = try statement(returned.columns)
        let isView = try db.viewExists(model.fetchableEntity.name)
        if isView {
            // SQLite takes a statement that returns rows of a view without any trigger: the plain one it refuses.
            let plain = returned.read == nil ? text : try statement([])
            _ = try ReadyStatement(plain, of: model, in: db)
            if returned.read == nil { text.sql += " RETURNING 1" }
        }
        countsReturned = isView || returned.read != nil
        rows = SQLiteChangedRows(try ReadyStatement(text, of: model, in: db), into: returned.sink(of: model))
        self.db = db
    }

    /// Gives the number of rows that were changed.
    func run() throws -> Int {
        let returned = try rows.run()
        return countsReturned ? returned : db.changesCount
    }
}
