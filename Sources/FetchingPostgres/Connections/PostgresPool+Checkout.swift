#if Postgres
import Dispatch
import FetchingCore
import Foundation

extension PostgresPool {
    /// Runs a closure with a connection, outside of any transaction.
    @inlinable
    func withConnection<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        let connection = try lendWaiting()
        defer { takeBack(connection) }
        return try body(connection)
    }

    /// Lends a connection, and holds the thread until there is one.
    ///
    /// - Throws: `FetchError` after the timeout, if the pool is closed, or if none can be opened.
    @usableFromInline
    func lendWaiting() throws -> PostgresConnection {
        if let session = try state.takeFreeSession() { return PostgresConnection(session) }
        try waitForRoom()
        return PostgresConnection(try lendSession())
    }

    /// Lends a session to whoever was given room for one.
    ///
    /// - Throws: `FetchError` if none can be opened. The room is given back then.
    func lendSession() throws -> PostgresSession {
        do {
            return try state.takeSession()
        } catch {
            state.give(back: nil)
            throw error
        }
    }

    @usableFromInline
    func takeBack(_ connection: PostgresConnection) { state.give(back: connection.end()) }

    /// Runs a closure with a connection, outside of any transaction, on another thread. If the task is cancelled, so is the
    /// statement that runs.
    @usableFromInline
    func withConnection<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        let cancellation = PostgresCancellation()
        return try await withTaskCancellationHandler {
            try await whenThereIsRoom { [self] in
                try lending(try lendSession(), cancellation, body)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Runs a closure with a session, which is given back in the end.
    func lending<Value>(
        _ session: PostgresSession, _ cancellation: PostgresCancellation, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        let connection = PostgresConnection(session)
        defer {
            session.endUnanswered()
            connection.end()
            state.giveBackAtEnd(session)
        }
        return try cancellation.during(session) { try body(connection) }
    }

    /// Runs a closure when there is room for a further connection in use, on another thread. Until then, none is held.
    ///
    /// No thread of the task is needed between being given room and using it: all of them may wait for a connection.
    ///
    /// - Throws: `FetchError` after the timeout, or if the pool is closed; `CancellationError`.
    func whenThereIsRoom<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        let place = PlaceInQueue()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ticket = state.ask { [state] answer in
                    place.leave()
                    switch answer {
                    case .success: state.onThread { continuation.resume(with: Result { try body() }) }
                    case .failure(let error): continuation.resume(throwing: error)
                    }
                }
                place.enter(ticket, state, configuration.checkoutTimeout)
            }
        } onCancel: {
            place.cancel()
        }
    }

    /// Waits until there is room for a further connection in use, and holds the thread.
    ///
    /// - Throws: `FetchError` after the timeout, or if the pool is closed.
    private func waitForRoom() throws {
        let answer = AnswerBox()
        let ticket = state.ask { answer.set($0) }
        let timeout = configuration.checkoutTimeout
        if !answer.wait(for: timeout) { state.withdraw(ticket, because: FetchError.checkoutTimeout(timeout)) }
        try answer.get()
    }
}

/// The answer for a thread that waits.
///
/// Unchecked, because it is set before the semaphore is signalled, and read after it was waited for.
private final class AnswerBox: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private var answer: Result<Void, any Error> = .success(())

    func set(_ answer: Result<Void, any Error>) {
        self.answer = answer
        semaphore.signal()
    }

    func wait(for timeout: Duration) -> Bool {
        let deadline = DispatchTime.now() + .nanoseconds(timeout.clampedNanoseconds)
        guard semaphore.wait(timeout: deadline) == .success else { return false }
        semaphore.signal()
        return true
    }

    func get() throws {
        semaphore.wait()
        try answer.get()
    }
}

/// The place of a task among those that wait, which it leaves when it is cancelled or has waited for too long.
///
/// Unchecked, because all of its state is touched under its lock.
final class PlaceInQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var isCancelled = false
    private var hasLeft = false
    private var withdraw: (@Sendable (any Error) -> Void)?
    private var timer: (any DispatchSourceTimer)?

    func enter(_ ticket: Int, _ state: PostgresPoolState, _ timeout: Duration) {
        let withdraw: @Sendable (any Error) -> Void = { state.withdraw(ticket, because: $0) }
        let (isAnswered, isCancelled) = lock.withLock {
            if !hasLeft { self.withdraw = withdraw }
            return (hasLeft, self.isCancelled)
        }
        guard !isAnswered else { return }
        guard !isCancelled else { return withdraw(CancellationError()) }
        let timer = DispatchSource.makeTimerSource(queue: state.timeouts)
        timer.schedule(deadline: .now() + .nanoseconds(timeout.clampedNanoseconds))
        timer.setEventHandler { [weak self] in self?.leave(because: FetchError.checkoutTimeout(timeout)) }
        timer.activate()
        lock.withLock {
            if hasLeft { timer.cancel() } else { self.timer = timer }
        }
    }

    func leave() {
        lock.withLock {
            hasLeft = true
            withdraw = nil
            timer?.cancel()
            timer = nil
        }
    }

    func cancel() {
        lock.withLock { isCancelled = true }
        leave(because: CancellationError())
    }

    private func leave(because error: any Error) {
        lock.withLock { withdraw }?(error)
    }
}
#endif
