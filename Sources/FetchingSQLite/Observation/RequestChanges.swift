import GRDB

/// Notices the transactions that can change the result of a request.
///
/// Unchecked, because what changes is touched on the connection that writes only, apart from the iterator, which belongs to
/// one loop.
final class RequestChanges: TransactionObserver, @unchecked Sendable {
    private var tables: ObservedTables?
    private var isModified = false

    /// Whether the first result may have been read from a transaction that was not committed.
    private var startsInsideTransaction = false

    // Of several changes that nobody waited for, one is as good as all.
    private let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// Waits for a change; false if the task is cancelled.
    func next() async -> Bool {
        for await _ in signals { return true }
        return false
    }

    func notice() { signal.yield() }

    /// - Precondition: It is called on the connection that writes.
    func begin(with tables: ObservedTables, in db: Database) {
        guard (try? db.requireOpenConnection()) != nil else { return }
        self.tables = tables
        startsInsideTransaction = db.isInsideTransaction
        db.add(transactionObserver: self, extent: .observerLifetime)
    }

    /// GRDB asks before it runs a statement.
    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        guard let tables, tables.areModified(by: kind) else { return false }
        if tables.areUnnotified(of: kind) { isModified = true }
        return true
    }

    func databaseDidChange() { isModified = true }

    func databaseDidChange(with event: DatabaseEvent) {
        isModified = true
        stopObservingDatabaseChangesUntilNextTransaction()
    }

    func databaseDidCommit(_ db: Database) {
        if isModified { notice() }
        isModified = false
        startsInsideTransaction = false
    }

    func databaseDidRollback(_ db: Database) {
        if startsInsideTransaction { notice() }
        isModified = false
        startsInsideTransaction = false
    }
}
