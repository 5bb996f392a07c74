/// A lock on rows, as PostgreSQL's manual describes the four under "Row-Level Locks".
public enum RowLockStrength: String, Sendable, Hashable, CaseIterable {
    /// Others can neither change nor lock the rows.
    case update = "UPDATE"

    /// Others can neither change nor lock the rows, but insert rows that refer to them.
    case noKeyUpdate = "NO KEY UPDATE"

    /// Others can lock the rows as well, but not change them.
    case share = "SHARE"

    /// Others can lock the rows as well, and change what no row refers to.
    case keyShare = "KEY SHARE"
}

/// The answer to rows that another transaction has locked.
public enum RowLockWaiting: Sendable, Hashable, CaseIterable {
    /// Waits until they are free.
    case wait

    /// Fails with ``FetchError/Code/locked``.
    case noWait

    /// Passes over them, and takes others in their place where the request has a limit.
    case skipLocked
}

/// The lock that a query asks for.
package struct RowLock: Sendable, Hashable {
    package let strength: RowLockStrength
    package let waiting: RowLockWaiting
}

extension FetchableRequest {
    /// Locks the rows until the end of the transaction, on PostgreSQL.
    ///
    /// ```swift
    /// try pool.transaction { db in
    ///     let job = try Job.where { !$0.isDone }.first().locked(.update, .skipLocked).fetch(in: db)
    ///     // SELECT … FROM "Job" WHERE NOT "isDone" LIMIT 1 FOR UPDATE SKIP LOCKED
    /// }
    /// ```
    ///
    /// An update or a deletion locks what it changes by itself; with this, it passes over locked rows. Related models that are
    /// included are not locked. In memory, where nobody else has the models, it has no effect. SQLite locks no rows, and
    /// rejects the request: there, a transaction that writes keeps out other writers.
    ///
    /// - Parameters:
    ///   - strength: What others cannot do.
    ///   - waiting: What becomes of rows that others have locked.
    public func locked(_ strength: RowLockStrength = .update, _ waiting: RowLockWaiting = .wait) -> Self {
        var request = self
        request.query.lock = RowLock(strength: strength, waiting: waiting)
        return request
    }
}

extension FetchQuery {
    /// - Throws: ``FetchError`` if rows are to be locked, where nothing can lock them.
    package func requireNoLock() throws {
        guard lock == nil else { throw FetchError.unlockable }
        try source?.query.requireNoLock()
    }
}

extension FetchError {
    package static var unlockable: FetchError {
        FetchError(
            .unsupported, reason: "rows cannot be locked here",
            cure: "Leave 'locked' out, and run the request in a transaction that writes: it keeps out other writers",
            operation: "locked")
    }

    package static var lockedParts: FetchError {
        FetchError(
            .unsupported,
            reason: "groups, the first of each, windows, distinct rows and rows behind a cursor cannot be locked",
            cure: "Lock the models in a request before this one", operation: "locked")
    }
}
