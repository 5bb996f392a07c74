#if Postgres
import CLibPQ
import FetchingSQL

/// The error of a request that would hold a thread on which it may not wait. It is run again on another thread, and finds there
/// the rows of the statement that it has sent.
struct PostgresAnswerPending: Error {}

extension PostgresSession {
    /// Runs a closure on a thread that may not wait for longer than ``patience``.
    ///
    /// - Throws: ``PostgresAnswerPending`` where it would: the same closure is to be run once more, on a thread that may wait.
    func withoutWaiting<Value>(_ body: () throws -> Value) throws -> Value {
        mayNotWait = true
        defer { mayNotWait = false }
        return try body()
    }

    /// The time that nearly all answers of a server nearby take, in milliseconds: the least that the system can wait for.
    private static var patience: Int32 { 1 }

    /// - Throws: ``PostgresAnswerPending`` where the thread may not wait.
    func requireThread() throws {
        if mayNotWait { throw PostgresAnswerPending() }
    }

    /// Sends a statement of a few rows and waits for a moment, all of whose answer is there then.
    func sendWithoutWaiting(_ statement: SQLStatementText) throws -> PostgresRows {
        guard statement.givesFewRows, try isPrepared(statement) else { throw PostgresAnswerPending() }
        let rows = try sendWaiting(statement)
        guard isAnswered() else {
            unanswered = (statement, rows)
            throw PostgresAnswerPending()
        }
        return rows
    }

    /// Takes the rows of the statement that was sent and not answered, if it is a certain one. Another one is ended.
    func takeUnanswered(_ statement: SQLStatementText) -> PostgresRows? {
        guard let (sent, rows) = unanswered else { return nil }
        unanswered = nil
        if sent.sql == statement.sql, sent.bindings == statement.bindings { return rows }
        rows.finish()
        return nil
    }

    /// Ends what was sent and is not asked for any more.
    func endUnanswered() {
        unanswered?.rows.finish()
        unanswered = nil
    }

    /// Whether reading will not wait.
    private func isAnswered() -> Bool {
        var waits = 0
        while PQisBusy(handle) == 1 {
            guard waits < 2, hasInput(within: Self.patience) else { return false }
            waits += 1
            // What is wrong with the connection is found by reading.
            guard PQconsumeInput(handle) == 1 else { return true }
        }
        return true
    }
}
#endif
