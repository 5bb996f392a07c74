import FetchingCore
import FetchingSQL
import GRDB
import GRDBSQLite

extension FetchQuery {
    /// Deletes the rows, and gives their number.
    ///
    /// - Throws: `FetchError`.
    func runDeletion(of model: any Fetchable.Type, in db: Database) throws -> Int {
        try PreparedRequest(deletion(for: .sqlite, of: model), of: model, in: db).change(model, in: db)
    }

    /// Updates the rows, and gives their number.
    ///
    /// - Throws: `FetchError`.
    func runUpdate(of model: any Fetchable.Type, _ assignments: [MemberAssignment], in db: Database) throws -> Int {
        guard !assignments.isEmpty else { return 0 }
        return try PreparedRequest(update(assignments, for: .sqlite, of: model), of: model, in: db).change(
            model, in: db)
    }
}

extension PreparedRequest {
    /// Runs a statement that changes rows, and gives their number.
    fileprivate func change(_ model: any Fetchable.Type, in db: Database) throws -> Int {
        do {
            guard db.isInsideTransaction else { return try run(in: db) }
            // Not every error makes SQLite take back what a statement has done before it, if a transaction goes on.
            var count = 0
            try db.inSavepoint {
                count = try run(in: db)
                return .commit
            }
            return count
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }

    private func run(in db: Database) throws -> Int {
        // GRDB does what it does around every statement: it tells observers, and holds to its read-only blocks.
        // swift-format-ignore: ReplaceForEachWithForLoop
        try ChangeCursor(statement).forEach {}
        return db.changesCount
    }
}

/// Steps a statement that has no rows.
private final class ChangeCursor: DatabaseCursor {
    typealias Element = Void

    var _isDone = false
    let _statement: Statement

    init(_ statement: Statement) { _statement = statement }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement stays in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    func _element(sqliteStatement: SQLiteStatement) {}
}
