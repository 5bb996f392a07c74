import GRDB

/// Notices the transactions that can change the result of a request.
///
/// Unchecked, because what changes is touched on the connection that writes only, apart from the iterator, which belongs to
/// one loop.
final class RequestChanges: TransactionObserver, @unchecked Sendable {
    private var tables: ObservedTables?
    private var describeTables: ((Database) throws -> ObservedTables)?
    private var (isModified, isSchemaChanged) = (false, false)

    /// Whether a result may have been read from a transaction that is not over.
    private var isUnsettled = false

    private var commit = ObservedCommit()

    // Of several changes that nobody waited for, one is as good as all.
    private let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// Waits for a change; false if the task is cancelled.
    func next() async -> Bool {
        for await _ in signals { return true }
        return false
    }

    func notice() { signal.yield() }

    /// - Parameter describeTables: Tells the tables of the request, again after each change of the schema.
    /// - Precondition: It is called on the connection that writes.
    func begin(in db: Database, _ describeTables: @escaping (Database) throws -> ObservedTables) throws {
        let tables = try describeTables(db)
        guard (try? db.requireOpenConnection()) != nil else { return }
        (self.tables, self.describeTables) = (tables, describeTables)
        isUnsettled = db.isInsideTransaction
        db.add(transactionObserver: self, extent: .observerLifetime)
    }

    /// Has the result fetched again once the transaction is over in which it is read. A savepoint of it may be undone without a word.
    ///
    /// - Precondition: It is called on the connection that writes.
    func unsettle() { isUnsettled = true }

    /// GRDB asks before it runs a statement.
    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        if kind.isOfSchema { isSchemaChanged = true }
        guard let tables, tables.areModified(by: kind) else { return false }
        if tables.areUnnotified(of: kind) { isModified = true }
        return true
    }

    func databaseDidChange() { isModified = true }

    func databaseDidChange(with event: DatabaseEvent) {
        isModified = true
        stopObservingDatabaseChangesUntilNextTransaction()
    }

    func databaseWillCommit() { commit.begin() }

    func databaseDidCommit(_ db: Database) {
        commit.end()
        end(isCommitted: true, in: db)
    }

    func databaseDidRollback(_ db: Database) { end(isCommitted: commit.end(), in: db) }

    /// - Parameter isCommitted: Whether what was changed is there, or may be.
    private func end(isCommitted: Bool, in db: Database) {
        // A table, a view or an index may be another one now. Where the request cannot be made any more, that is what comes next.
        if isCommitted, isSchemaChanged, let tables = try? describeTables?(db) { self.tables = tables }
        if isCommitted && (isModified || isSchemaChanged) || isUnsettled { notice() }
        (isModified, isSchemaChanged, isUnsettled) = (false, false, false)
    }
}
