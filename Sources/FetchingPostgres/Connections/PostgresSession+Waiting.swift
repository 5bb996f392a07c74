#if Postgres
import CLibPQ
import FetchingCore
import Foundation

extension PostgresSession {
    /// The next result, nil at the end of what was sent. It is waited for as long as a server may send nothing.
    ///
    /// - Throws: `PostgresError` if it takes longer. Then the connection is lost.
    func nextResult() throws -> OpaquePointer? {
        try awaitAnswer()
        return PQgetResult(handle)
    }

    /// The next result, nil at the end of what was sent.
    ///
    /// - Parameter failure: An error of the server that was read before. It says more than that its end did not come.
    func nextResult(after failure: (any Error)?) throws -> OpaquePointer? {
        do {
            return try nextResult()
        } catch {
            throw failure ?? error
        }
    }

    /// Waits for the next part of an answer, for as long as a server may send nothing.
    ///
    /// - Throws: `PostgresError` if it takes longer. Then the connection is lost.
    func awaitAnswer() throws {
        guard let answerLimit else { return }
        try awaitAnswer(for: answerLimit, isOfSilence: true)
    }

    /// - Parameter isOfSilence: Whether the time begins anew with each part that comes.
    func awaitAnswer(for timeout: Duration, isOfSilence: Bool) throws {
        var deadline = ContinuousClock.now.advanced(by: timeout)
        while PQisBusy(handle) == 1 {
            let hasCome = waitForSocket(Int16(POLLIN), until: deadline)
            guard PQconsumeInput(handle) == 1 else { return }
            if hasCome, isOfSilence {
                deadline = .now.advanced(by: timeout)
            } else if .now >= deadline, PQisBusy(handle) == 1 {
                lose()
                throw PostgresError(message: "the server took the connection and did not answer: timeout expired")
            }
        }
    }

    /// Sends, without waiting for a server that takes nothing for longer than a limit.
    ///
    /// - Parameters:
    ///   - limit: The time, nil for ever.
    ///   - send: A function of libpq, which is 1 where it has sent.
    /// - Throws: `PostgresError` if it cannot be sent. If that is for the time, the connection is lost.
    func sendWithinLimit(_ limit: Duration?, _ send: () -> Int32) throws {
        guard let limit else {
            guard send() == 1 else { throw lostConnection }
            return
        }
        guard PQsetnonblocking(handle, 1) == 0 else { throw lostConnection }
        // The reason is gone when the next function of libpq is called.
        let failure = send() == 1 ? nil : lostConnection
        try flush(within: limit)
        let isBlocking = PQsetnonblocking(handle, 0) == 0
        if let failure { throw failure }
        guard isBlocking else { throw lostConnection }
    }

    private func flush(within timeout: Duration) throws {
        var deadline = ContinuousClock.now.advanced(by: timeout)
        // What fails is found by reading why.
        while PQflush(handle) == 1 {
            if waitForSocket(Int16(POLLIN | POLLOUT), until: deadline) {
                // A server that waits until what it has said is read takes nothing before.
                guard PQconsumeInput(handle) == 1 else { return }
                deadline = .now.advanced(by: timeout)
            } else if .now >= deadline {
                lose()
                throw PostgresError(message: "the server did not take what was sent to it: timeout expired")
            }
        }
    }

    /// The limit for sending a statement. Short ones fit where the system keeps what is sent.
    func sendingLimit(for sql: String) -> Duration? { sql.utf8.count > 4096 ? answerLimit : nil }

    /// Waits for a moment, in which what was deciphered already does not show at the socket.
    ///
    /// - Returns: Whether something has happened there. At the end of the time, that is looked for once more: the thread may have
    ///   been waiting for a processor meanwhile.
    func waitForSocket(_ events: Int16, until deadline: ContinuousClock.Instant) -> Bool {
        let rest = ContinuousClock.now.duration(to: deadline)
        var descriptor = pollfd(fd: PQsocket(handle), events: events, revents: 0)
        return poll(&descriptor, 1, rest > .zero ? Int32(clamping: min(rest.wholeMilliseconds, 50)) : 0) > 0
    }

    /// Ends the connection. Nothing waits for it any more: neither what passes over its rows, nor a request to cancel.
    func lose() {
        isGivenUp = true
        _ = shutdown(PQsocket(handle), Int32(SHUT_RDWR))
        _ = PQconsumeInput(handle)
    }
}
#endif
