import FetchingCore
import GRDB
import GRDBSQLite

/// Knows whether a failed statement that was to insert one row into a table leaves nothing behind.
///
/// SQLite takes back what such a statement has done, unless a trigger raises `FAIL`, or a constraint of the table says
/// `ON CONFLICT`. Then a savepoint is needed, whose two statements take longer than the insertion.
///
/// The answer is asked of the schema once, and holds as long as SQLite does not compile the statement of the probe anew, as it
/// does after every change of the schema, also one of another connection or one that is rolled back.
struct AtomicityProbe: Sendable {
    private let table: String
    private let sql: String

    /// - Parameter entity: The table. Each entity has a statement of its own, by its name in GRDB's cache.
    init(of entity: FetchableEntity) {
        table = entity.name
        let address = UInt(bitPattern: ObjectIdentifier(entity))
        // It reads no row, but SQLite compares the schema with that which the statement was compiled for.
        sql = "SELECT ?1 AS \("\(entity.name) \(address)".quotedIdentifier) FROM sqlite_master LIMIT 0"
    }

    /// The statement of a connection. GRDB lets go of it where the schema changes and where the connection is closed.
    func statement(in db: Database) throws -> OpaquePointer { try db.cachedStatement(sql: sql).sqliteStatement }

    /// Whether the schema is that for which the statement was stepped before.
    static func isUnchanged(_ statement: OpaquePointer) -> Bool {
        let isDone = sqlite3_step(statement) == SQLITE_DONE
        sqlite3_reset(statement)
        return isDone && sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_REPREPARE, 1) == 0
    }

    /// Whether an insertion leaves nothing behind, as the transaction that is open sees the schema.
    func ask(_ db: Database) throws -> Bool {
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
