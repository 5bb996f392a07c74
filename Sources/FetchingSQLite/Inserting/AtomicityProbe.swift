import FetchingCore
import GRDB
import GRDBSQLite

/// Knows whether a failed statement that was to insert one row into a table leaves nothing behind.
///
/// SQLite takes back what such a statement has done, unless a trigger raises `FAIL`, or a constraint of the table says
/// `ON CONFLICT`. Then a savepoint is needed, whose two statements take longer than the insertion.
///
/// The answer is asked of the schema once, and bound to a statement of the connection that SQLite compiles anew after every
/// change of the schema, also one of another connection or one that is rolled back. It is asked again after that.
struct AtomicityProbe: Sendable {
    private let table: String
    private let sql: String

    init(of table: String) {
        self.table = table
        // The name makes it a statement of its own in GRDB's cache.
        // It looks at no row if it knows that the answer is yes.
        sql = "SELECT ?1 AS \(table.quotedIdentifier) WHERE ?1 OR EXISTS (SELECT 1 FROM sqlite_master)"
    }

    /// Whether a statement leaves nothing behind, as the transaction that is open sees the schema.
    func isGiven(in db: Database) throws -> Bool {
        let handle = try db.cachedStatement(sql: sql).sqliteStatement
        let hasRow = sqlite3_step(handle) == SQLITE_ROW
        // Null until it is asked.
        let isKnown = hasRow && sqlite3_column_type(handle, 0) == SQLITE_INTEGER
        let isGiven = sqlite3_column_int(handle, 0) == 1
        sqlite3_reset(handle)
        guard hasRow else { return false }
        if sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 1) == 0, isKnown { return isGiven }
        let answer = try ask(db)
        sqlite3_bind_int(handle, 1, answer ? 1 : 0)
        return answer
    }

    private func ask(_ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT count(*) = 1 AND min(type = 'table' AND rootpage > 0 AND instr(lower(sql), 'conflict') = 0)
                FROM (
                    SELECT type, rootpage, sql, tbl_name FROM main.sqlite_master
                    UNION ALL SELECT type, 0, sql, tbl_name FROM temp.sqlite_master
                )
                WHERE type <> 'index' AND tbl_name = ? COLLATE NOCASE
                """, arguments: [table]) ?? false
    }
}
