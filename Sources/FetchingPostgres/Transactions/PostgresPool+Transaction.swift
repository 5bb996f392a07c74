#if Postgres
public import FetchingCore

extension PostgresPool {
    /// Runs a closure in a transaction, which is rolled back if it throws.
    ///
    /// ```swift
    /// try pool.transaction(isolation: .serializable, retries: 3) { db in
    ///     try User.insert(joe).run(in: db)
    ///     try Pet.insert(rex).run(in: db)
    /// }
    /// // BEGIN ISOLATION LEVEL SERIALIZABLE; INSERT INTO "User" …; INSERT INTO "Pet" …; COMMIT
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The isolation level. A request for models with related ones has several statements, which may each see
    ///     another state unless it is at least ``TransactionIsolation/repeatableRead``.
    ///   - readOnly: Whether the closure only reads.
    ///   - retries: The greatest number of further tries where another transaction was in the way: a failed serialization (the SQLSTATE
    ///     40001) or a deadlock (40P01), with up to 20, 40, … 1000 milliseconds between them. The closure is run again each
    ///     time, so that it should have no other effect.
    ///   - body: Runs the requests of the transaction.
    /// - Throws: `FetchError` if there is no connection or the transaction fails, or the error of the closure.
    @discardableResult
    public func transaction<Value>(
        isolation: TransactionIsolation = .readCommitted, readOnly: Bool = false, retries: Int = 0,
        _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        let begin = isolation.begin(readOnly: readOnly)
        var tries = TransactionRetries(retries, after: \.isConflict)
        return try tries.runBlocking {
            try withConnection { db in try db.session.inTransaction(begin) { try body(db) } }
        }
    }

    /// Runs a closure in a transaction without blocking the caller. It is rolled back if the closure throws, or the task is
    /// cancelled.
    ///
    /// ```swift
    /// try await pool.transaction(isolation: .serializable, retries: 3) { db in
    ///     try User.insert(joe).run(in: db)
    ///     try Pet.insert(rex).run(in: db)
    /// }
    /// // BEGIN ISOLATION LEVEL SERIALIZABLE; INSERT INTO "User" …; INSERT INTO "Pet" …; COMMIT
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The isolation level. A request for models with related ones has several statements, which may each see
    ///     another state unless it is at least ``TransactionIsolation/repeatableRead``.
    ///   - readOnly: Whether the closure only reads.
    ///   - retries: The greatest number of further tries where another transaction was in the way: a failed serialization (the SQLSTATE
    ///     40001) or a deadlock (40P01), with up to 20, 40, … 1000 milliseconds between them. The closure is run again each
    ///     time, so that it should have no other effect.
    ///   - body: Runs the requests of the transaction.
    /// - Throws: `FetchError` if there is no connection or the transaction fails, the error of the closure, or
    ///   `CancellationError`.
    @discardableResult
    public func transaction<Value: Sendable>(
        isolation: TransactionIsolation = .readCommitted, readOnly: Bool = false, retries: Int = 0,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        let begin = isolation.begin(readOnly: readOnly)
        var tries = TransactionRetries(retries, after: \.isConflict)
        return try await tries.run {
            try await withConnection { db in try db.session.inTransaction(begin) { try body(db) } }
        }
    }
}

extension PostgresConnection {
    /// Runs a closure in a savepoint, to which the transaction goes back if it throws. Outside of a transaction, it is one.
    ///
    /// ```swift
    /// try pool.transaction { db in
    ///     try User.insert(joe).run(in: db)
    ///     _ = try? db.transaction { db in try Pet.insert(rex).run(in: db) }      // Joe is kept without Rex
    /// }
    /// // … SAVEPOINT fetching; INSERT INTO "Pet" …; RELEASE SAVEPOINT fetching …
    /// ```
    ///
    /// - Throws: `FetchError` if it cannot be begun or ended, or the error of the closure.
    @discardableResult
    public func transaction<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        try session.allOrNone { try body(self) }
    }
}

extension TransactionIsolation {
    fileprivate func begin(readOnly: Bool) -> String {
        // The server's own default may be another one.
        "BEGIN ISOLATION LEVEL \(rawValue)" + (readOnly ? " READ ONLY" : "")
    }
}

extension Error {
    /// Whether another transaction was in the way, so that it may succeed when it is run again.
    fileprivate var isConflict: Bool {
        let error = (self as? FetchError)?.underlyingError ?? self
        return ["40001", "40P01"].contains((error as? PostgresError)?.sqlState)
    }
}
#endif
