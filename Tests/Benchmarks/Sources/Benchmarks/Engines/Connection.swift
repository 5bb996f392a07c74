import GRDBSQLite

/// A connection by hand, opened as GRDB opens its own: no locks inside of SQLite.
final class Connection {
    private var handle: OpaquePointer?

    init(path: String) {
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        precondition(code == SQLITE_OK)
        // As inside of a `read` block: one transaction around all statements.
        sqlite3_exec(handle, "BEGIN; SELECT 1 FROM sqlite_schema", nil, nil, nil)
    }

    deinit { sqlite3_close_v2(handle) }

    func prepare(_ sql: String) -> OpaquePointer {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        precondition(code == SQLITE_OK, String(cString: sqlite3_errmsg(handle)))
        return statement!
    }
}
