import FetchingCore
import GRDB
import GRDBSQLite

/// Reads the rows of related models, one model each, and to which group each belongs.
final class RelatedRowCursor: DatabaseCursor {
    typealias Element = Void

    var _isDone = false
    let _statement: Statement
    private(set) var groups: [Int] = []

    private let keys: RelatedKeys
    private let target: any Fetchable.Type
    private let collector: any RelatedModelCollector
    private let reader: RowReader<SQLiteRow>

    /// The column behind those of the model and the values beside it.
    private let firstKeyColumn: Int32

    /// The last key that was looked up. Rows with the same key often follow each other.
    private var last: (key: Int64, group: Int?)?

    init(_ request: ReadyStatement, _ load: RelatedQuery, _ collector: any RelatedModelCollector) {
        _statement = request.statement
        keys = load.keys
        target = load.target
        self.collector = collector
        reader = RowReader(SQLiteRow(statement: request.statement.sqliteStatement))
        firstKeyColumn = Int32(load.target.fetchableEntity.columns.count + load.columns.count)
    }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    func _element(sqliteStatement: SQLiteStatement) throws {
        guard let group = try group() else { return }
        reader.row = SQLiteRow(statement: sqliteStatement)
        var row = EngineRow(reader)
        do {
            try collector.append(from: &row)
        } catch {
            throw reader.row.located(error, in: target)
        }
        groups.append(group)
    }

    private func group() throws -> Int? {
        let statement = _statement.sqliteStatement
        if keys.isInteger, sqlite3_column_type(statement, firstKeyColumn) == SQLITE_INTEGER {
            let key = sqlite3_column_int64(statement, firstKeyColumn)
            if let last, last.key == key { return last.group }
            let group = keys.group(of: key)
            last = (key, group)
            return group
        }
        var row = SQLiteRow(statement: statement)
        row.column = firstKeyColumn
        do {
            return keys.group(of: try keys.columns.map { try row.decodePrimitive(of: $0.type) })
        } catch {
            throw row.located(error, in: target)
        }
    }
}
