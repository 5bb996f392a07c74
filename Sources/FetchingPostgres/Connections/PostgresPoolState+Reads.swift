#if Postgres

extension PostgresPoolState {
    enum ReadStart {
        /// It asks the server at once.
        case leads(PostgresSession)

        /// It asks when others have had the time to join it, and holds no connection until then.
        case letsOthersJoin

        /// It waits until others have asked.
        case follows

        /// It waits on another thread.
        case apart
    }

    /// Decides how a read begins.
    func startRead() -> ReadStart {
        let priority = Task.currentPriority
        lock.lock()
        reads.noteRequest()
        guard !reads.isSlow else {
            lock.unlock()
            return .apart
        }
        guard !reads.isFull else {
            defer { lock.unlock() }
            return priority > reads.leaderPriority ? .apart : .follows
        }
        reads.leaderCount += 1
        reads.leaderPriority = priority
        if reads.letsOthersJoin() {
            lock.unlock()
            return .letsOthersJoin
        }
        let session = lendFreeWithRoom()
        lock.unlock()
        guard let session, isUsable(session) else {
            endLead()
            return .apart
        }
        return .leads(session)
    }

    /// Takes a session for a read that leads. Without one, others lead.
    func takeSessionToLead() -> PostgresSession? {
        if let session = lock.withLock({ lendFreeWithRoom() }), isUsable(session) { return session }
        endLead()
        return nil
    }

    /// To open another takes a thread.
    private func isUsable(_ session: PostgresSession) -> Bool {
        if session.isUsable(configuration) { return true }
        dropLent(session)
        give(back: nil)
        return false
    }

    /// Whether there are reads that wait to be sent with others.
    var hasFollowers: Bool { lock.withLock { reads.hasFollowers } }

    /// Sends a read together with those that can be too.
    ///
    /// - Parameter takeOthers: Takes reads of which a closure says that they can be sent.
    /// - Returns: nil if there is none.
    func sendTogether(
        _ read: PostgresSharedRead, on session: PostgresSession,
        with takeOthers: ((PostgresSharedRead) -> Bool) -> [PostgresSharedRead]
    ) -> PostgresReadBatch? {
        guard session.isQuick(read) else { return nil }
        var space = PostgresReadBatch.mostBytes - read.byteCount
        let others = takeOthers { other in
            guard other.byteCount <= space, session.isQuick(other) else { return false }
            space -= other.byteCount
            return true
        }
        guard !others.isEmpty else { return nil }
        guard let batch = session.sendTogether([read] + others) else {
            for other in others { other.resume(.goesAlone) }
            return nil
        }
        lock.withLock { reads.sharedCount += batch.reads.count }
        return batch
    }

    func takeFollowers(where canBeSent: (PostgresSharedRead) -> Bool) -> [PostgresSharedRead] {
        lock.withLock { reads.takeFollowers(where: canBeSent) }
    }

    /// Keeps a read until it is its turn.
    func follow(_ read: PostgresSharedRead) {
        let leads = lock.withLock {
            guard reads.isFull else {
                reads.leaderCount += 1
                reads.leaderPriority = read.priority
                return true
            }
            reads.append(read)
            return false
        }
        if leads { read.resume(.leads) }
    }

    /// Ends the turn of a leader whose answer came at once, or not.
    ///
    /// - Parameter isQuick: nil where that says nothing of the server.
    func endLead(isQuick: Bool? = nil) {
        lock.lock()
        if let isQuick { reads.noteAnswer(isQuick: isQuick) }
        let (next, turn) = reads.endLead()
        lock.unlock()
        for read in next { read.resume(turn) }
    }
}
#endif
