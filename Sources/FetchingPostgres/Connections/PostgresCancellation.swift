#if Postgres
import FetchingCore
import Foundation

/// The cancellation of what a task runs on a connection.
///
/// The request to cancel goes over a connection of its own, and a late one would hit the next statement. So the
/// connection is given back only when no such request is under way.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresCancellation: @unchecked Sendable {
    private let condition = NSCondition()
    private var isCancelled = false
    private var isSending = false
    private var isEnded = false
    private var session: PostgresSession?

    /// Runs a closure that ``cancel()`` interrupts.
    ///
    /// - Throws: `CancellationError` where that was the reason.
    func during<Value>(_ session: PostgresSession, _ body: () throws -> Value) throws -> Value {
        try begin(session)
        defer { end(session) }
        do {
            return try body()
        } catch {
            throw isReason(of: error) ? CancellationError() : error
        }
    }

    private func begin(_ session: PostgresSession) throws {
        condition.lock()
        defer { condition.unlock() }
        if isCancelled { throw CancellationError() }
        self.session = session
        session.cancellation = self
    }

    /// - Throws: `CancellationError` where it was cancelled, also between two statements.
    func check() throws {
        condition.lock()
        defer { condition.unlock() }
        if isCancelled { throw CancellationError() }
    }

    private func end(_ session: PostgresSession) {
        condition.lock()
        defer { condition.unlock() }
        isEnded = true
        session.cancellation = nil
        condition.broadcast()
        // On a connection that is lost, no statement follows; and its server may never take the request. Who sends that holds the
        // session. A server that answered and does not take it within the time for an answer loses the connection, too.
        let deadline = session.answerLimit.map { Date(timeIntervalSinceNow: Double($0.clampedNanoseconds) / 1e9) }
        while isSending, !session.isLost {
            if let deadline {
                if !condition.wait(until: deadline) { session.lose() }
            } else {
                condition.wait()
            }
        }
        self.session = nil
    }

    private func isReason(of error: any Error) -> Bool {
        let error = (error as? FetchError)?.underlyingError ?? error
        // A statement that takes longer than the server allows ends with the first state. One of which the closure passed over
        // the cancelled statement ends with the second.
        guard let state = (error as? PostgresError)?.sqlState, ["57014", "25P02"].contains(state) else { return false }
        condition.lock()
        defer { condition.unlock() }
        return isCancelled
    }

    /// Asks the server to stop, on a thread of its own: those of Dispatch may all wait for connections.
    func cancel() {
        condition.lock()
        defer { condition.unlock() }
        guard !isCancelled else { return }
        isCancelled = true
        guard session != nil, !isEnded else { return }
        isSending = true
        Thread.detachNewThread { [self] in sendUntilEnded() }
    }

    /// A server that waits for its next statement does not notice: it is asked again until the work is over.
    private func sendUntilEnded() {
        condition.lock()
        defer { condition.unlock() }
        while !isEnded {
            let session = session
            condition.unlock()
            session?.askToStop()
            condition.lock()
            if !isEnded { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05)) }
        }
        isSending = false
        condition.broadcast()
    }
}
#endif
