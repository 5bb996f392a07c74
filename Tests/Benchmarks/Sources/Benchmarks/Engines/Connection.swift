import GRDBSQLite

/// A connection by hand, opened as GRDB opens its own: no locks inside of SQLite, and one transaction around all
/// statements, as in a `read` block.
final class Connection {
    private var handle: OpaquePointer?

    init(path: String) throws {
        try Self.check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil))
        try Self.check(sqlite3_exec(handle, "BEGIN; SELECT 1 FROM sqlite_schema", nil, nil, nil))
    }

    deinit { sqlite3_close_v2(handle) }

    func prepare(_ sql: String) throws -> PreparedStatement {
        var statement: OpaquePointer?
        try Self.check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw SQLiteFailure(code: SQLITE_ERROR) }
        return PreparedStatement(handle: statement, connection: self)
    }

    private static func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw SQLiteFailure(code: code) }
    }
}

/// A statement, which keeps its connection open.
final class PreparedStatement {
    let handle: OpaquePointer
    private let connection: Connection

    fileprivate init(handle: OpaquePointer, connection: Connection) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }
}

struct SQLiteFailure: Error {
    let code: Int32
}
