#if Postgres
import CLibPQ
import FetchingSQL

/// The error of a request that would hold a thread on which it may not wait. It is run again on another thread, and finds there
/// the rows of the statement that it has sent.
struct PostgresAnswerPending: Error {}

extension PostgresSession {
    /// Runs a closure on a thread that may not wait for longer than an answer of a server nearby takes.
    ///
    /// - Parameter patience: The time that nearly all of them take, in milliseconds: the least that the system can wait for.
    /// - Throws: ``PostgresAnswerPending`` where it would: the same closure is to be run once more, on a thread that may wait.
    func withoutWaiting<Value>(patience: Int32 = 1, _ body: () throws -> Value) throws -> Value {
        self.patience = patience
        defer { self.patience = nil }
        return try body()
    }

    /// - Throws: ``PostgresAnswerPending`` where the thread may not wait.
    func requireThread() throws {
        if patience != nil { throw PostgresAnswerPending() }
    }

    /// Sends a statement of a few rows and waits for a moment, all of whose answer is there then.
    func sendWithoutWaiting(_ statement: SQLStatementText, _ patience: Int32) throws -> PostgresRows {
        guard statement.givesFewRows, try isPrepared(statement) else { throw PostgresAnswerPending() }
        try requireNoOpenRows()
        let rows = try sendEncoded(statement)
        let isQuick = rows.haveCome(within: patience)
        noteAnswer(isQuick: isQuick)
        guard isQuick else {
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

    /// Whether reading the next result will not wait.
    ///
    /// - Parameters:
    ///   - patience: The time for which something is waited for, in milliseconds.
    ///   - waits: The number of times that it is.
    func isAnswered(within patience: Int32, _ waits: inout Int) -> Bool {
        while PQisBusy(handle) == 1 {
            guard waits > 0, hasInput(within: patience) else { return false }
            waits -= 1
            // What is wrong with the connection is found by reading.
            guard PQconsumeInput(handle) == 1 else { return true }
        }
        return true
    }
}

extension PostgresConnection {
    /// Runs a closure that only fetches as `await` on a pool does, for tests: where it would wait for longer, it is run again.
    ///
    /// - Parameter patience: The milliseconds for which an answer is waited for.
    /// - Returns: The value of the closure, and whether it came at once.
    package func fetchAtOnce<Value>(
        patience: Int32, _ body: () throws -> Value
    ) throws -> (value: Value, isAtOnce: Bool) {
        let session = try session
        do {
            return (try session.withoutWaiting(patience: patience, body), true)
        } catch is PostgresAnswerPending {
            defer { session.endUnanswered() }
            return (try body(), false)
        }
    }
}
#endif
