package import FetchingSQL
public import GRDB
import GRDBSQLite

/// The rows of a statement, which are given to a sink one after the other.
///
/// GRDB steps the statement, and does what it does around every statement. Rows that the sink keeps are no elements: a model
/// goes from the row to its place among the others without being passed on, and copied, on the way.
@usableFromInline
final class SQLiteRows<Sink: RowSink>: DatabaseCursor where Sink.Row == SQLiteRow {
    @usableFromInline typealias Element = Sink.Output

    // Nothing else gets at these while a row is read: to have that checked for each row would take longer than appending.
    @exclusivity(unchecked)
    @usableFromInline var _isDone = false
    @usableFromInline let _statement: Statement

    @exclusivity(unchecked)
    @usableFromInline var sink: Sink

    @inlinable
    init(_ request: ReadyStatement, into sink: Sink) {
        _statement = request.statement
        self.sink = sink
    }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement may stay in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) throws -> Sink.Output {
        var row = SQLiteRow(statement: sqliteStatement)
        return try sink.take(&row)
    }
}
