#if Postgres
import FetchingCore

extension FetchError {
    fileprivate static var failedTransaction: FetchError {
        FetchError(
            .databaseFailure, reason: "a statement of the transaction failed, and nothing of it is kept",
            cure: "Let the error of the statement leave the closure", engine: postgres,
            underlyingError: PostgresError(message: "the transaction is aborted", sqlState: "25P02"))
    }

    /// The error of a transaction that cannot be begun or committed, which is about no model.
    fileprivate static func transaction(_ error: PostgresError) -> FetchError {
        var result = FetchError(error, MissingModel.fetchableEntity)
        result.engine = postgres
        return result
    }

    /// The error of a change whose answer never came.
    static func uncertainCommit(_ error: PostgresError) -> FetchError {
        FetchError(
            .databaseFailure,
            reason: "the connection is lost (\(error.message)), and it is not known whether the change was committed",
            cure: "Look whether it was before you run it again", engine: postgres, underlyingError: error)
    }

    static func lostTransaction(_ error: PostgresError) -> FetchError {
        FetchError(
            .databaseFailure, reason: "the connection is lost (\(error.message))",
            cure: "Try again: nothing of the transaction is kept", engine: postgres, underlyingError: error)
    }
}

extension PostgresSession {
    /// Runs several statements so that none sees what is written meanwhile: in the transaction that there is, or in one of
    /// its own.
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value {
        guard !isInsideTransaction else { return try read() }
        return try inTransaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", read)
    }

    /// Runs statements of which all or none take effect: in a transaction of their own, or in a savepoint of the one that there
    /// is.
    func allOrNone<Value>(_ body: () throws -> Value) throws -> Value {
        guard isInsideTransaction else { return try inTransaction("BEGIN", body) }
        try run("SAVEPOINT fetching")
        do {
            let value = try body()
            guard !hasFailedTransaction else { throw FetchError.failedTransaction }
            try run("RELEASE SAVEPOINT fetching")
            return value
        } catch {
            // A connection that is lost has nothing to roll back, and is not used again.
            _ = try? run("ROLLBACK TO SAVEPOINT fetching; RELEASE SAVEPOINT fetching")
            throw error
        }
    }

    /// Runs statements in a transaction, which is rolled back if they fail.
    func inTransaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
        try requireThread()
        tidyStatements()
        try run(begin)
        do {
            let value = try body()
            // PostgreSQL answers COMMIT with a rollback where a statement failed, and with no error.
            guard !hasFailedTransaction else { throw FetchError.failedTransaction }
            try cancellation?.check()
            try commit()
            return value
        } catch {
            // A connection that is lost has nothing to roll back, and is not used again.
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    /// - Throws: `FetchError` where there is no transaction, at whose end rows that are locked would be free.
    func requireTransaction() throws {
        guard !isInsideTransaction else { return }
        throw FetchError(
            .unsupported, reason: "locked rows would be free again before the request returns",
            cure: "Run the request in 'transaction { }' or 'write { }'", operation: "locked",
            engine: FetchError.postgres)
    }

    private func commit() throws {
        do {
            try run("COMMIT")
        } catch let error as FetchError {
            guard let cause = error.underlyingError as? PostgresError else { throw error }
            throw isLost ? FetchError.uncertainCommit(cause) : FetchError.transaction(cause)
        }
    }
}
#endif
