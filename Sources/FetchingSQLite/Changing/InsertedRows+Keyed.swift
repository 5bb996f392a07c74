import FetchingCore
import FetchingSQL
import GRDB

extension InsertedRows {
    /// Updates or deletes the rows that have the keys of models, all or none.
    ///
    /// - Parameter read: Reads the values of a row that are returned.
    /// - Returns: The number of rows that were changed.
    func change(
        _ change: KeyedChange, returning: [ExpressionTree] = [], in db: Database,
        read: ((inout EngineRow) throws -> Void)? = nil
    ) throws -> Int {
        do {
            guard count > 0 else { return 0 }
            let first = try values(at: 0, of: change)
            var text = try SQLKeyedChange(change, returning: returning).statement(
                of: .row(first), for: .sqlite, of: Model.self)
            // Triggers change the rows of a view, which SQLite does not count.
            let isCounted = try read == nil && db.viewExists(Model.fetchableEntity.name)
            if isCounted { text.sql += " RETURNING 1" }
            let statement = try ReadyStatement(text, of: Model.self, in: db).statement
            let cursor = ChangeCursor(statement, read: reader(of: returning, read))
            return try db.changing {
                var total = 0
                for index in 0..<count {
                    let given = try index == 0 ? first : values(at: index, of: change)
                    for (place, value) in given.enumerated() where index > 0 {
                        try value.bind(to: statement.sqliteStatement, at: Int32(place + 1))
                    }
                    let returned = try cursor.run()
                    let changed = isCounted || read != nil ? returned : db.changesCount
                    if changed == 0, change.needsEveryRow { throw change.missing(given, Model.self) }
                    total += changed
                }
                return total
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }

    func reader(
        of returning: [ExpressionTree], _ read: ((inout EngineRow) throws -> Void)?
    ) -> ((inout SQLiteRow) throws -> Void)? {
        guard let read else { return nil }
        var sink = SelectionSink<SQLiteRow>(returning, of: Model.self, read: read)
        return { row in try sink.take(&row) }
    }
}
