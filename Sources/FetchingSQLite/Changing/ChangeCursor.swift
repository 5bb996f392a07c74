import GRDB
import GRDBSQLite

/// Runs a statement that changes rows, any number of times.
final class ChangeCursor: DatabaseCursor {
    typealias Element = Void

    // Nothing else gets at these while the statement runs.
    @exclusivity(unchecked) var _isDone = false
    let _statement: Statement
    private let read: ((inout SQLiteRow) throws -> Void)?
    @exclusivity(unchecked) private var returned = 0

    /// - Parameter read: Reads a row that the statement returns; nil where the rows have nothing to tell but their number.
    init(_ statement: Statement, read: ((inout SQLiteRow) throws -> Void)? = nil) {
        _statement = statement
        self.read = read
    }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement stays in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    /// Gives the number of rows that were returned.
    func run() throws -> Int {
        _isDone = false
        returned = 0
        // GRDB does what it does around every statement: it tells observers, and holds to its read-only blocks.
        // swift-format-ignore: ReplaceForEachWithForLoop
        try forEach {}
        sqlite3_reset(_statement.sqliteStatement)
        return returned
    }

    func _element(sqliteStatement: SQLiteStatement) throws {
        returned += 1
        guard let read else { return }
        var row = SQLiteRow(statement: sqliteStatement)
        try read(&row)
    }
}
