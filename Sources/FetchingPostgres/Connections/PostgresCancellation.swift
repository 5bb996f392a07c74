#if Postgres
import CLibPQ
import Dispatch
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
    private var handle: OpaquePointer?

    /// Runs a closure that ``cancel()`` interrupts.
    ///
    /// - Throws: `CancellationError` where that was the reason.
    func during<Value>(_ db: PostgresConnection, _ body: () throws -> Value) throws -> Value {
        try begin(db)
        defer { end() }
        do {
            return try body()
        } catch {
            throw isReason(of: error) ? CancellationError() : error
        }
    }

    private func begin(_ db: PostgresConnection) throws {
        condition.lock()
        defer { condition.unlock() }
        if isCancelled { throw CancellationError() }
        handle = PQgetCancel(db.handle)
    }

    private func end() {
        condition.lock()
        defer { condition.unlock() }
        while isSending { condition.wait() }
        if let handle { PQfreeCancel(handle) }
        handle = nil
    }

    private func isReason(of error: any Error) -> Bool {
        let error = (error as? FetchError)?.underlyingError ?? error
        // A statement that takes longer than the server allows ends with the same state.
        guard (error as? PostgresError)?.sqlState == "57014" else { return false }
        condition.lock()
        defer { condition.unlock() }
        return isCancelled
    }

    /// Asks the server to stop, on another thread than the one that cancels.
    func cancel() {
        condition.lock()
        defer { condition.unlock() }
        guard !isCancelled else { return }
        isCancelled = true
        guard handle != nil else { return }
        isSending = true
        DispatchQueue.global().async { [self] in send() }
    }

    private func send() {
        var message = [CChar](repeating: 0, count: 256)
        _ = PQcancel(handle, &message, Int32(message.count))
        condition.lock()
        defer { condition.unlock() }
        isSending = false
        condition.broadcast()
    }
}
#endif
