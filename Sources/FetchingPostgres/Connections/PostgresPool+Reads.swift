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
    /// - Parameter body: Fetches. It may be run a second time, and then finds what it has sent.
    @usableFromInline
    func withConnectionAtOnce<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        var turn: PostgresReadTurn<Value>
        switch state.takeTurn() {
        case .apart: turn = .goesAlone
        case .leads(let session): turn = .leads(session, [])
        case .follows: turn = await following(body)
        }
        while true {
            switch turn {
            case .done(let result): return try result.get()
            case .goesAlone: return try await withConnection(body)
            case .leads(let session, let others) where others.isEmpty: return try await leading(on: session, body)
            case .leads(let session, let others): turn = await leading(others, on: session, body)
            }
        }
    }

    private func following<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async -> PostgresReadTurn<Value> {
        await withCheckedContinuation { state.follow(PostgresBatchedReadOf(body, $0)) }
    }

    /// Runs a closure on a session, alone.
    private func leading<Value: Sendable>(
        on session: PostgresSession, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        let connection = PostgresConnection(session)
        do {
            let value = try session.withoutWaiting { try body(connection) }
            connection.end()
            state.endLeading(session, isQuick: true)
            // Whoever fetches in a loop lets others have their turn.
            await Task.yield()
            return value
        } catch is PostgresAnswerPending {
            connection.end()
            // What was not sent says nothing of the server.
            state.leaveLead(isSlow: session.unanswered != nil)
            return try await waiting(on: session, body)
        } catch {
            connection.end()
            state.endLeading(session, isQuick: false)
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

    /// Runs a closure on a session, with others that wait.
    private func leading<Value: Sendable>(
        _ others: [PostgresBatchedRead], on session: PostgresSession,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async -> PostgresReadTurn<Value> {
        await withCheckedContinuation { continuation in
            run([PostgresBatchedReadOf(body, continuation)] + others, on: session)
        }
    }

    /// Sends several reads together, and reads them where their answers come at once; otherwise a thread does.
    private func run(_ reads: [PostgresBatchedRead], on session: PostgresSession) {
        let connection = PostgresConnection(session)
        guard let batch = session.beginBatch() else {
            connection.end()
            state.endLeading(session, isQuick: false)
            return reads.forEach { $0.goAlone() }
        }
        var sent: [PostgresBatchedRead] = []
        var left: [PostgresBatchedRead] = []
        sent.reserveCapacity(reads.count)
        for read in reads {
            let count = batch.count
            let isOver = read.send(on: connection)
            if batch.count > count { sent.append(read) } else if !isOver { left.append(read) }
        }
        connection.end()
        session.sendEnd(of: batch)
        guard sent.isEmpty || session.receiveAtOnce(batch) else {
            state.leaveLead(isSlow: true)
            left.forEach { $0.goAlone() }
            return state.onThread { [self, sent] in
                session.receiveOrEndBatch(within: .milliseconds(50))
                read(sent, on: session)
                state.giveBackAtEnd(session)
            }
        }
        read(sent, on: session)
        // What could not be sent with others is sent alone, and the next time with others, if it is quick.
        state.endLeading(session, isQuick: true, sharedCount: sent.count > 1 ? sent.count : 0, with: left)
    }

    private func read(
        _ sent: [PostgresBatchedRead], on session: PostgresSession
    ) {
        guard let batch = session.batch else { return }
        let connection = PostgresConnection(session)
        for (index, read) in sent.enumerated() {
            if batch.beginReading(index) { read.read(on: connection) } else { read.goAlone() }
        }
        session.endBatch()
        connection.end()
    }
}
#endif
