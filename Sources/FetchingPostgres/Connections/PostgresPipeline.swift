#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL

/// Statements that were sent before the first of them is read, so that all of them take one round trip.
final class PostgresPipeline {
    private struct Sent {
        let statement: SQLStatementText

        /// The key of a statement that is prepared in the same trip.
        let preparation: PostgresStatementCache.Key?
    }

    private var sent: [Sent] = []
    private var readCount = 0

    /// Whether something else was run than was sent.
    private(set) var isAbandoned = false

    func add(_ statement: SQLStatementText, preparation: PostgresStatementCache.Key?) {
        sent.append(Sent(statement: statement, preparation: preparation))
    }

    /// Whether a statement is the next one to be read, and which is prepared before it.
    func takeNext(_ statement: SQLStatementText) -> (isNext: Bool, preparation: PostgresStatementCache.Key?) {
        guard readCount < sent.count, sent[readCount].statement.sql == statement.sql,
            sent[readCount].statement.bindings == statement.bindings
        else {
            isAbandoned = true
            return (false, nil)
        }
        readCount += 1
        return (true, sent[readCount - 1].preparation)
    }

    /// Notes that something is run that was not sent.
    func abandon() { isAbandoned = true }

    /// - Throws: `PostgresError` if a statement that was sent has not been read.
    func requireEnd() throws {
        guard readCount < sent.count else { return }
        isAbandoned = true
        throw PostgresError(message: "a statement that was sent was not read")
    }

    /// Statements that may not have been prepared, because one before them failed.
    var unread: [PostgresStatementCache.Key] { sent.dropFirst(max(readCount - 1, 0)).compactMap(\.preparation) }
}

extension PostgresSession {
    /// Reads several statements in one state and one round trip.
    ///
    /// - Parameters:
    ///   - statements: Those that the closure runs, in their order.
    ///   - read: Runs them. It may be called twice: a table may have been altered since a statement was prepared, and a request
    ///     may run something else than it has announced.
    func inPipeline<Value>(_ statements: [SQLStatementText], _ read: () throws -> Value) throws -> Value {
        let pipeline = PostgresPipeline()
        do {
            return try inOnePipeline(pipeline, statements, read)
        } catch let error as FetchError where error.isOfForgottenStatement {
            forgetStatements()
            return try inOneState(read)
        } catch  where pipeline.isAbandoned {
            return try inOneState(read)
        }
    }

    private func inOnePipeline<Value>(
        _ pipeline: PostgresPipeline, _ statements: [SQLStatementText], _ read: () throws -> Value
    ) throws -> Value {
        try requireThread()
        try requireNoOpenRows()
        tidyStatements()
        let bindings = try statements.map { try PostgresBindings($0.bindings) }
        guard PQenterPipelineMode(handle) == 1 else { throw FetchError.statement(lostConnection) }
        var isSynchronized = false
        do {
            try sendWithoutValues("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for (statement, bindings) in zip(statements, bindings) {
                pipeline.add(statement, preparation: try sendInPipeline(statement, bindings))
            }
            try sendWithoutValues("COMMIT")
            guard PQpipelineSync(handle) == 1 else { throw lostConnection }
            isSynchronized = true
            try readCompletion()
            self.pipeline = pipeline
            let value = try read()
            try pipeline.requireEnd()
            self.pipeline = nil
            try readCompletion()
            try endPipeline()
            return value
        } catch {
            self.pipeline = nil
            pipeline.unread.forEach(forgetStatement)
            // Without it, the server would not answer, and the end would be waited for.
            if !isSynchronized { _ = PQpipelineSync(handle) }
            _ = try? endPipeline()
            // A failed transaction is still open, unless the connection is lost.
            if isInsideTransaction { _ = try? run("ROLLBACK") }
            throw (error as? PostgresError).map(FetchError.statement) ?? error
        }
    }

    private func sendWithoutValues(_ sql: String) throws {
        guard PQsendQueryParams(handle, sql, 0, nil, nil, nil, nil, 1) == 1 else { throw lostConnection }
    }

    /// Passes over the result of a statement that gives no rows.
    func readCompletion() throws {
        guard let result = try nextResult() else { throw lostConnection }
        defer {
            PQclear(result)
            // Behind each statement there is an end.
            while let rest = try? nextResult() { PQclear(rest) }
        }
        try check(result)
    }

    /// Passes over what is left, up to the end of the pipeline.
    private func endPipeline() throws {
        var ends = 0
        // Two ends, one behind the other, are those of a connection that gives nothing any more.
        while ends < 2 {
            guard let result = try nextResult() else {
                ends += 1
                continue
            }
            ends = 0
            let status = PQresultStatus(result)
            PQclear(result)
            if status == PGRES_PIPELINE_SYNC { break }
        }
        guard PQexitPipelineMode(handle) == 1 else { throw lostConnection }
    }
}

extension FetchError {
    /// Whether a statement cannot be run as it was prepared: a table was altered, or the server has forgotten it.
    var isOfForgottenStatement: Bool {
        guard let state = (underlyingError as? PostgresError)?.sqlState else { return false }
        return state == "0A000" || state == "26000"
    }
}
#endif
