#if Postgres
import FetchingCore

extension PostgresPool {
    /// The number of reads that have shared a round trip, for tests.
    package var sharedReadCount: Int { state.lock.withLock { state.reads.sharedCount } }

    /// Runs a closure that only fetches: at once, where a connection is free and the server has been answering at once, and
    /// otherwise on another thread. A short answer takes less time than waking a thread and being woken by it.
    ///
    /// Few do so at a time. Whoever comes meanwhile waits without a thread, and is sent with the others that wait.
    ///
    /// - Parameter body: Fetches. It may be run again, and then finds what it has asked for.
    @usableFromInline
    func withConnectionAtOnce<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        switch state.startRead() {
        case .leads(let session): return try await leading(on: session, body)
        case .letsOthersJoin:
            // No connection is held meanwhile: others may wait for it, and hold the threads of tasks.
            await Task.yield()
            return try await leading(nil, body)
        case .follows: return try await sharing(nil, follows: true, body)
        case .apart: return try await sharing(nil, follows: false, body)
        }
    }

    /// Finds out what a closure asks for, and waits until others have asked, or for a connection.
    ///
    /// - Parameter read: What it asks for, where that is known.
    private func sharing<Value: Sendable>(
        _ read: PostgresSharedRead?, follows: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        guard state.sharesReads else { return try await withConnection(body) }
        var known = read
        if known == nil {
            switch PostgresConnection.announce(body) {
            case .over(let result): return try result.get()
            case .asks(let read): known = read
            }
        }
        guard let read = known else { return try await withConnection(body) }
        return try await going(on: follows ? await following(read) : .waits, read, body)
    }

    private func going<Value: Sendable>(
        on turn: PostgresReadTurn, _ read: PostgresSharedRead,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        switch turn {
        case .reads(let answer):
            if let result = PostgresConnection.read(answer, to: read, body) { return try result.get() }
            return try await withConnection(body)
        case .leads: return try await leading(read, body)
        case .leadsAlone(let session): return try await leading(on: session, body)
        case .waits: return try await waiting(read, body)
        case .goesAlone: return try await withConnection(body)
        case .fails(let error): throw error
        }
    }

    private func following(_ read: PostgresSharedRead) async -> PostgresReadTurn {
        await withCheckedContinuation { continuation in
            read.wait { continuation.resume(returning: $0) }
            state.follow(read)
        }
    }

    /// Asks the server, with those that have come meanwhile.
    ///
    /// - Parameter read: What the closure asks for, where that is known.
    private func leading<Value: Sendable>(
        _ read: PostgresSharedRead?, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        guard let session = state.takeSessionToLead() else { return try await sharing(read, follows: false, body) }
        guard state.hasFollowers else { return try await leading(on: session, body) }
        var known = read
        if known == nil {
            switch PostgresConnection.announce(body) {
            case .over(let result):
                state.give(back: session)
                state.endLead()
                return try result.get()
            case .asks(let read): known = read
            }
        }
        guard let read = known else { return try await leading(on: session, body) }
        let turn = await withCheckedContinuation { continuation in
            read.wait { continuation.resume(returning: $0) }
            lead(read, on: session)
        }
        return try await going(on: turn, read, body)
    }

    /// Sends a read with those that have come meanwhile. Where their answers do not come at once, a thread waits for them.
    private func lead(_ read: PostgresSharedRead, on session: PostgresSession) {
        let batch = state.sendTogether(read, on: session) { canBeSent in state.takeFollowers(where: canBeSent) }
        guard let batch else { return read.resume(.leadsAlone(session)) }
        guard session.giveAnswersAtOnce(of: batch) else {
            state.endLead(isQuick: false)
            return state.onThread { [state] in
                session.giveAnswers(of: batch)
                state.giveBackAtEnd(session)
            }
        }
        state.give(back: session)
        state.endLead(isQuick: true)
    }

    /// Runs a closure on a session, alone.
    private func leading<Value: Sendable>(
        on session: PostgresSession, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        let connection = PostgresConnection(session)
        do {
            let value = try session.withoutWaiting { try body(connection) }
            connection.end()
            state.give(back: session)
            state.endLead(isQuick: true)
            return value
        } catch is PostgresAnswerPending {
            connection.end()
            // What was not sent says nothing of the server.
            state.endLead(isQuick: session.unanswered == nil ? nil : false)
            return try await waiting(on: session, body)
        } catch {
            connection.end()
            state.give(back: session)
            state.endLead()
            throw error
        }
    }

    /// Runs a closure again on a thread that may wait.
    private func waiting<Value: Sendable>(
        on session: PostgresSession, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        let cancellation = PostgresCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.onThread { [self] in
                    continuation.resume(with: Result { try lending(session, cancellation, body) })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Reads when there is room for a further connection in use, on another thread; or on the connection of a read that has come before,
    /// with which it is sent.
    private func waiting<Value: Sendable>(
        _ read: PostgresSharedRead, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        let place = PlaceInQueue()
        let cancellation = PostgresCancellation()
        let outcome = PostgresReadOutcome<Value>()
        let turn = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                read.wait { continuation.resume(returning: $0) }
                let ticket = state.ask(for: (read, { place.leave() })) { [self] answer in
                    place.leave()
                    if case .failure(let error) = answer { return read.resume(.fails(error)) }
                    state.onThread { [self] in
                        serve(read) { session in
                            outcome.result = Result { try readingAlone(on: session, cancellation, body) }
                        }
                    }
                }
                place.enter(ticket, state, configuration.checkoutTimeout)
            }
        } onCancel: {
            place.cancel()
            cancellation.cancel()
        }
        if let result = outcome.result { return try result.get() }
        return try await going(on: turn, read, body)
    }

    /// Reads on a session for which there is room: with others that wait for one, or alone.
    private func serve(_ read: PostgresSharedRead, alone readAlone: (PostgresSession) -> Void) {
        do {
            let session = try lendSession()
            let batch = state.sendTogether(read, on: session) { canBeSent in state.takeWaitingReads(where: canBeSent) }
            guard let batch else {
                readAlone(session)
                return read.resume(.goesAlone)
            }
            session.giveAnswers(of: batch)
            state.giveBackAtEnd(session)
        } catch {
            read.resume(.fails(error))
        }
    }

    /// Runs a closure that only fetches, and notes whether it takes longer than the way to the server.
    private func readingAlone<Value>(
        on session: PostgresSession, _ cancellation: PostgresCancellation,
        _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try lending(session, cancellation) { connection in
            let count = session.executionCount
            let start = ContinuousClock.now
            let value = try body(connection)
            session.noteTrip(of: start.duration(to: .now), after: count)
            return value
        }
    }
}

/// The result of a thread that has read for a task.
///
/// Unchecked, because the task is resumed when it is set.
private final class PostgresReadOutcome<Value: Sendable>: @unchecked Sendable {
    var result: Result<Value, any Error>?
}
#endif
