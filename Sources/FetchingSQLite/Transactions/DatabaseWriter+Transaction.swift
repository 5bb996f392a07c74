public import FetchingCore
public import GRDB

extension DatabaseWriter {
    /// Runs a closure in a transaction, which is rolled back if it throws.
    ///
    /// ```swift
    /// try dbQueue.transaction(retries: 3) { db in
    ///     try User.insert(joe).run(in: db)
    ///     try Pet.insert(rex).run(in: db)
    /// }
    /// // BEGIN IMMEDIATE TRANSACTION; INSERT INTO "User" …; INSERT INTO "Pet" …; COMMIT TRANSACTION
    /// ```
    ///
    /// Inside a transaction of the same database, it is a savepoint.
    ///
    /// - Parameters:
    ///   - isolation: The least isolation that is needed. SQLite always gives the greatest, `serializable`.
    ///   - readOnly: Whether the closure only reads. A pool then has it read beside others, and does not wait for writers.
    ///   - retries: The greatest number of further tries where another process has locked the database (`SQLITE_BUSY`), with up to
    ///     20, 40, … 1000 milliseconds between them. The closure is run again each time, so that it should have no other effect.
    ///   - body: Runs the requests of the transaction.
    /// - Throws: `FetchError` if the transaction fails, or the error of the closure.
    @discardableResult
    public func transaction<Value>(
        isolation: TransactionIsolation = .serializable, readOnly: Bool = false, retries: Int = 0,
        _ body: (Database) throws -> Value
    ) throws -> Value {
        var tries = TransactionRetries(retries, after: \.isBusy)
        return try tries.runBlocking {
            try readOnly
                ? unsafeReentrantRead { try $0.transaction(readOnly: true, body) }
                : unsafeReentrantWrite { try $0.transaction(body) }
        }
    }

    /// Runs a closure in a transaction without blocking the caller. It is rolled back if the closure throws, or the task is
    /// cancelled.
    ///
    /// ```swift
    /// try await dbQueue.transaction(retries: 3) { db in
    ///     try User.insert(joe).run(in: db)
    ///     try Pet.insert(rex).run(in: db)
    /// }
    /// // BEGIN IMMEDIATE TRANSACTION; INSERT INTO "User" …; INSERT INTO "Pet" …; COMMIT TRANSACTION
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The least isolation that is needed. SQLite always gives the greatest, `serializable`.
    ///   - readOnly: Whether the closure only reads. A pool then has it read beside others, and does not wait for writers.
    ///   - retries: The greatest number of further tries where another process has locked the database (`SQLITE_BUSY`), with up to
    ///     20, 40, … 1000 milliseconds between them. The closure is run again each time, so that it should have no other effect.
    ///   - body: Runs the requests of the transaction.
    /// - Throws: `FetchError` if the transaction fails, the error of the closure, or `CancellationError`.
    @discardableResult
    public func transaction<Value: Sendable>(
        isolation: TransactionIsolation = .serializable, readOnly: Bool = false, retries: Int = 0,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        var tries = TransactionRetries(retries, after: \.isBusy)
        return try await tries.run {
            try await readOnly
                ? unsafeRead { db in try db.endingInterruption { try db.transaction(readOnly: true, body) } }
                : writeWithoutTransaction { db in try db.transaction(body) }
        }
    }
}

extension Error {
    /// Whether another connection has locked what was needed.
    fileprivate var isBusy: Bool {
        let error = (self as? FetchError)?.underlyingError ?? self
        return (error as? DatabaseError)?.resultCode == .SQLITE_BUSY
    }
}
