public import FetchingCore
public import GRDB
import GRDBSQLite

/// Reads the rows of a prepared request, one model each.
///
/// It has no elements: a model goes from the row to its place among the others without being passed on, and copied, on the
/// way. GRDB steps the statement, and does what it does around every statement.
@usableFromInline
final class ModelCursor<Model: RowDecodable>: DatabaseCursor {
    @usableFromInline typealias Element = Void

    @usableFromInline var _isDone = false
    @usableFromInline let _statement: Statement

    // Nothing else gets at it while a row is read: to have that checked for each row would take longer than appending.
    @exclusivity(unchecked)
    @usableFromInline var models: [Model] = []

    @usableFromInline
    init(_ request: ReadyStatement) { _statement = request.statement }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement stays in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) throws {
        var row = SQLiteRow(statement: sqliteStatement)
        do {
            models.append(try Model(fetching: &row))
        } catch {
            throw row.located(error, in: Model.self)
        }
    }
}
