import FetchingCore
import GRDB
import GRDBSQLite

/// Notices what happens on a connection between two batches of a stream and would make its rows those of no state of the
/// database.
///
/// Other connections cannot do anything of the kind: to them, an open statement is a transaction that reads.
final class StreamWatch {
    private let observer: TableObserver
    private let schemaVersion: Int?

    init(_ statement: Statement, in db: Database) throws {
        schemaVersion = try db.schemaVersionNumber()
        observer = TableObserver(
            statement.databaseRegion, unnotified: try db.unnotifiedTables(),
            startsInsideTransaction: db.isInsideTransaction)
        db.add(transactionObserver: observer, extent: .observerLifetime)
    }

    /// - Throws: `FetchError` if the statement cannot go on.
    func requireUnchanged(_ statement: Statement, in db: Database) throws {
        guard !observer.hasChanges(in: db), try db.schemaVersionNumber() == schemaVersion else {
            throw FetchError.changedDuringStream
        }
        // A statement that was reset would begin anew.
        guard sqlite3_stmt_busy(statement.sqliteStatement) != 0 else { throw FetchError.interruptedStream }
    }
}

/// Notices changes of the tables of a statement.
///
/// The whole tables, and not only the columns that are read: another column may be part of the index along which the
/// statement goes, and its change moves the row.
private final class TableObserver: TransactionObserver {
    private let region: DatabaseRegion

    /// The names, in lower case, of tables of whose changes SQLite does not tell.
    private let unnotified: Set<String>

    /// Whether rows may have been read that were not committed.
    private let startsInsideTransaction: Bool

    private var isInChangingTransaction = false
    private var hasChanged = false
    private var commit = ObservedCommit()

    init(_ region: DatabaseRegion, unnotified: Set<String>, startsInsideTransaction: Bool) {
        self.region = region
        self.unnotified = unnotified
        self.startsInsideTransaction = startsInsideTransaction
    }

    func hasChanges(in db: Database) -> Bool {
        // What a single statement changed before it failed was taken back without a word.
        if !db.isInsideTransaction { isInChangingTransaction = false }
        return hasChanged || isInChangingTransaction
    }

    /// GRDB asks before it runs a statement.
    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        let table = kind.tableName
        guard region.isModified(byEventsOfKind: .insert(tableName: table)) else { return false }
        if unnotified.contains(table.asciiLowercased) { isInChangingTransaction = true }
        return true
    }

    func databaseDidChange() { isInChangingTransaction = true }

    func databaseDidChange(with event: DatabaseEvent) {
        isInChangingTransaction = true
        stopObservingDatabaseChangesUntilNextTransaction()
    }

    func databaseWillCommit() { commit.begin() }

    func databaseDidCommit(_ db: Database) {
        commit.end()
        hasChanged = hasChanged || isInChangingTransaction
        isInChangingTransaction = false
    }

    func databaseDidRollback(_ db: Database) {
        let isCommitted = commit.end()
        hasChanged = hasChanged || startsInsideTransaction || isCommitted && isInChangingTransaction
        isInChangingTransaction = false
    }
}

extension Database {
    fileprivate func schemaVersionNumber() throws -> Int? {
        try Int.fetchOne(cachedStatement(sql: "PRAGMA schema_version"))
    }
}
