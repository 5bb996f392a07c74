#if Postgres
import CLibPQ
import FetchingCore

/// A session that is lent for longer than one closure, such as for a stream.
///
/// Unchecked, because the task that has it uses it for one thing at a time.
@usableFromInline
final class PostgresLease: @unchecked Sendable {
    private let state: PostgresPoolState
    private let session: PostgresSession
    private var isEnded = false

    fileprivate init(_ state: PostgresPoolState, _ session: PostgresSession) {
        self.state = state
        self.session = session
    }

    deinit { end() }

    /// Runs a closure with the connection, on another thread. If the task is cancelled, so is the statement that runs.
    @usableFromInline
    func run<Value: Sendable>(_ body: @escaping @Sendable (PostgresConnection) throws -> Value) async throws -> Value {
        let cancellation = PostgresCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.onThread { [session] in
                    let connection = PostgresConnection(session)
                    defer { connection.end() }
                    continuation.resume(
                        with: Result { try cancellation.during(session) { try body(connection) } })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Gives the session back. A statement of which rows are left is ended first; nothing waits for it.
    @usableFromInline
    func end() {
        guard !isEnded else { return }
        isEnded = true
        state.onThread { [state, session] in
            session.endStatement()
            state.giveBackAtEnd(session)
        }
    }
}

extension PostgresPool {
    /// A connection until the lease is given up, without blocking the caller.
    ///
    /// - Throws: `FetchError` if there is none, or `CancellationError`.
    @usableFromInline
    func lease() async throws -> PostgresLease {
        try await whenThereIsRoom { [state] in
            do {
                return PostgresLease(state, try state.takeSession())
            } catch {
                state.give(back: nil)
                throw error
            }
        }
    }
}
#endif
