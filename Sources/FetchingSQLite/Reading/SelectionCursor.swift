import FetchingCore
import GRDB
import GRDBSQLite

/// Gives the rows of a statement to a closure, one after the other.
final class SelectionCursor: DatabaseCursor {
    typealias Element = Void

    var _isDone = false
    let _statement: Statement

    private let reader: RowReader<SQLiteRow>
    private let columns: [ExpressionTree]
    private let model: any Fetchable.Type
    private let read: (inout EngineRow) throws -> Void

    init(
        _ request: ReadyStatement, of model: any Fetchable.Type, columns: [ExpressionTree],
        read: @escaping (inout EngineRow) throws -> Void
    ) {
        _statement = request.statement
        reader = RowReader(SQLiteRow(statement: request.statement.sqliteStatement))
        self.columns = columns
        self.model = model
        self.read = read
    }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement stays in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    func _element(sqliteStatement: SQLiteStatement) throws {
        reader.row = SQLiteRow(statement: sqliteStatement)
        var row = EngineRow(reader)
        do {
            try read(&row)
        } catch {
            throw located(error)
        }
    }

    /// The error, with the member that was read last.
    private func located(_ error: any Error) -> FetchError {
        var located = reader.row.hasReadMark ? .arithmeticOverflow : error as? FetchError ?? .unreadable(error)
        let index = Int(reader.row.column) - 1
        if located.member == nil, columns.indices.contains(index) { located.member = columns[index].member }
        located.key = reader.row.key(of: model, in: columns.map(\.rootColumn))
        return located
    }
}
