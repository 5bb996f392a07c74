import GRDB
import GRDBSQLite

/// A statement that inserts one row and returns nothing of it, run again and again.
///
/// GRDB steps it, and does what it does around every statement. Its loop over all rows would ask each time for the queue of the
/// thread, which is known already.
final class RepeatedInsertion: DatabaseCursor {
    typealias Element = Void

    let _statement: Statement

    var _isDone: Bool {
        get { false }
        set {}
    }

    init(_ request: ReadyStatement) { _statement = request.statement }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    func _element(sqliteStatement: SQLiteStatement) {}

    func run() throws {
        // No row: it ends with the first step.
        _ = try next()
        sqlite3_reset(_statement.sqliteStatement)
    }
}
