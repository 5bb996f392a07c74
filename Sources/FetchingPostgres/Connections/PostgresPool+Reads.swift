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
        case .leads(let session): return try await leading(on: session, body)
        case .letsOthersJoin:
            await Task.yield()
            turn = .leads(isAlone: false)
        case .follows: turn = await following(body)
        case .apart: turn = .waits
        }
        while true {
            switch turn {
            case .done(let result): return try result.get()
            case .waits: turn = try await whenThereIsRoom(toRead: body)
            case .goesAlone: return try await withConnection(body)
            case .leads(let isAlone):
                guard let (session, others) = state.beginLeading(alone: isAlone) else {
                    turn = .waits
                    continue
                }
                if others.isEmpty { return try await leading(on: session, body) }
                turn = await leading(others, on: session, body)
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
        let (sent, left) = send(reads, in: batch, on: connection)
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

    /// Sends reads, without waiting for an answer.
    ///
    /// - Returns: Those that were sent, and those that cannot be.
    private func send(
        _ reads: [PostgresBatchedRead], in batch: PostgresReadBatch, on connection: PostgresConnection
    ) -> (sent: [PostgresBatchedRead], left: [PostgresBatchedRead]) {
        var sent: [PostgresBatchedRead] = []
        var left: [PostgresBatchedRead] = []
        sent.reserveCapacity(reads.count)
        for read in reads {
            let count = batch.count
            let isOver = read.send(on: connection)
            if batch.count > count { sent.append(read) } else if !isOver { left.append(read) }
        }
        return (sent, left)
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

    // MARK: On a thread that may wait

    /// Runs a closure that only fetches when there is room for a further connection in use, on another thread; or on the connection
    /// of a read that was before it, with which it is sent.
    private func whenThereIsRoom<Value: Sendable>(
        toRead body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> PostgresReadTurn<Value> {
        try Task.checkCancellation()
        let place = PlaceInQueue()
        let cancellation = PostgresCancellation()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let read = PostgresBatchedReadOf(body, continuation)
                let ticket = state.ask(for: (read, { place.leave() })) { [self] answer in
                    place.leave()
                    switch answer {
                    case .success: state.onThread { [self] in serve(read, cancellation) }
                    case .failure(let error): read.fail(error)
                    }
                }
                place.enter(ticket, state, configuration.checkoutTimeout)
            }
        } onCancel: {
            place.cancel()
            cancellation.cancel()
        }
    }

    /// Reads on a session for which there is room: alone, or with others that wait for one.
    private func serve(_ read: PostgresBatchedRead, _ cancellation: PostgresCancellation) {
        do {
            let session = try lendSession()
            if state.hasWaitingReads, serveTogether(read, on: session) { return }
            read.read(alone: session, of: self, cancellation)
        } catch {
            read.fail(error)
        }
    }

    /// - Returns: Whether the read could be sent with others.
    private func serveTogether(_ read: PostgresBatchedRead, on session: PostgresSession) -> Bool {
        guard let batch = session.beginBatch() else { return false }
        let connection = PostgresConnection(session)
        defer { connection.end() }
        let isOver = read.send(on: connection)
        guard batch.count > 0 else {
            session.sendEnd(of: batch)
            session.endBatch()
            // It needs none.
            if isOver { state.giveBackAtEnd(session) }
            return isOver
        }
        let (sent, left) = send(state.takeWaitingReads(), in: batch, on: connection)
        session.sendEnd(of: batch)
        session.receiveOrEndBatch(within: session.shortestTrip * 2 + .milliseconds(50))
        self.read([read] + sent, on: session)
        left.forEach { $0.goAlone() }
        state.noteShared(sent.isEmpty ? 0 : sent.count + 1)
        state.giveBackAtEnd(session)
        return true
    }

    /// Runs a closure that only fetches, and notes whether it takes longer than the way to the server.
    func readingAlone<Value>(
        on session: PostgresSession, _ cancellation: PostgresCancellation,
        _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try lending(session, cancellation) { connection in
            let start = ContinuousClock.now
            let value = try body(connection)
            session.noteTrip(of: start.duration(to: .now))
            return value
        }
    }
}
#endif
