#if Postgres
import FetchingCore

extension FetchError {
    fileprivate static var failedTransaction: FetchError {
        FetchError(
            .databaseFailure, reason: "a statement of the transaction failed, and nothing of it is kept",
            cure: "Let the error of the statement leave the closure", engine: postgres)
    }
}

extension PostgresConnection {
    /// Runs several statements so that none sees what is written meanwhile: in the transaction that there is, or in one of
    /// its own.
    @usableFromInline
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value {
        guard !isInsideTransaction else { return try read() }
        return try inTransaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", read)
    }

    /// Runs statements in a transaction, which is rolled back if they fail.
    func inTransaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
        try execute(begin)
        do {
            let value = try body()
            // PostgreSQL answers COMMIT with a rollback where a statement failed, and with no error.
            guard !hasFailedTransaction else { throw FetchError.failedTransaction }
            try execute("COMMIT")
            return value
        } catch {
            // A connection that is lost has nothing to roll back, and is not used again.
            try? execute("ROLLBACK")
            throw error
        }
    }
}
#endif
