#if Postgres
import Foundation

/// The reads of a pool that ask the server in turn: a few at a time, which lead, and with them those that have come meanwhile.
struct PostgresReadQueue {
    /// The most reads that hold their threads for an answer. Others need threads too.
    static let mostLeaders = max(ProcessInfo.processInfo.activeProcessorCount / 2, 1)

    /// The most reads that are sent together.
    static let mostReads = 32

    var mostLeaders = PostgresReadQueue.mostLeaders
    var leaderCount = 0

    // After an answer that took long, so many requests do not try whether theirs comes at once: twice as many each time.
    private var slowRequests = 0
    private var nextSlowRequests = 1
    private var followers: [PostgresBatchedRead] = []

    /// The number of reads that are still to let others join them. Where several come at a time, more are likely to.
    private var likelyShared = 0
    private var count = 0

    /// The number of reads that were sent with others.
    var sharedCount = 0

    var isFull: Bool { leaderCount >= mostLeaders }

    /// Whether an answer that took long was not long ago.
    var isSlow: Bool { slowRequests > 0 }

    mutating func noteRequest() {
        if slowRequests > 0 { slowRequests -= 1 }
    }

    mutating func noteAnswer(isQuick: Bool) {
        if isQuick {
            nextSlowRequests = max(nextSlowRequests / 2, 1)
        } else {
            slowRequests = nextSlowRequests
            nextSlowRequests = min(nextSlowRequests * 2, 1024)
        }
    }

    /// Whether a read that leads lets other tasks run before it asks: those that fetch too join it. A task that fetches alone need not
    /// do so each time.
    mutating func letsOthersJoin() -> Bool {
        count &+= 1
        guard likelyShared > 0 else { return count.isMultiple(of: 8) }
        likelyShared -= 1
        return true
    }

    mutating func append(_ read: PostgresBatchedRead) {
        likelyShared = 64
        followers.append(read)
    }

    /// - Parameter count: The number of reads that they are sent with.
    mutating func takeBatch(beside count: Int) -> [PostgresBatchedRead] {
        guard !followers.isEmpty else { return [] }
        let batch = Array(followers.prefix(Self.mostReads - count))
        followers.removeFirst(batch.count)
        return batch
    }

    /// Ends the turn of a leader.
    ///
    /// - Parameter left: Reads that were before those that wait. The first of them leads, alone.
    /// - Returns: What is to be done outside of the lock: the next is told to lead, or all to wait for connections, where answers take long.
    mutating func endLead(with left: [PostgresBatchedRead] = []) -> () -> Void {
        if let next = left.first {
            followers.insert(contentsOf: left.dropFirst(), at: 0)
            return { next.lead(alone: true) }
        }
        guard !followers.isEmpty, !isSlow else {
            leaderCount -= 1
            guard !followers.isEmpty else { return {} }
            defer { followers = [] }
            return { [followers] in followers.forEach { $0.wait() } }
        }
        let next = followers.removeFirst()
        return { next.lead(alone: false) }
    }
}

extension PostgresPoolState {
    enum ReadTurn {
        /// It asks the server at once.
        case leads(PostgresSession)

        /// It asks when others have had the time to join it, and holds no connection until then.
        case letsOthersJoin

        /// It waits until others have asked.
        case follows

        /// It waits on another thread.
        case apart
    }

    /// What a read is to do.
    func takeTurn() -> ReadTurn {
        lock.lock()
        reads.noteRequest()
        guard !reads.isSlow else {
            lock.unlock()
            return .apart
        }
        guard !reads.isFull else {
            lock.unlock()
            return .follows
        }
        reads.leaderCount += 1
        if reads.letsOthersJoin() {
            lock.unlock()
            return .letsOthersJoin
        }
        let session = lendFreeWithRoom()
        lock.unlock()
        guard let session, isUsable(session) else {
            leaveLead(isSlow: false)
            return .apart
        }
        return .leads(session)
    }

    /// Takes a session for a read that leads, and those that have joined it meanwhile.
    ///
    /// - Parameter isAlone: Whether it is sent without them.
    /// - Returns: nil where there is none. Others lead then.
    func beginLeading(alone isAlone: Bool) -> (session: PostgresSession, others: [PostgresBatchedRead])? {
        lock.lock()
        let session = lendFreeWithRoom()
        let others = session == nil || isAlone ? [] : reads.takeBatch(beside: 1)
        lock.unlock()
        if let session, isUsable(session) { return (session, others) }
        others.forEach { $0.wait() }
        leaveLead(isSlow: false)
        return nil
    }

    /// To open another takes a thread.
    private func isUsable(_ session: PostgresSession) -> Bool {
        if session.isUsable(configuration) { return true }
        dropLent(session)
        give(back: nil)
        return false
    }

    /// Keeps a read until it is its turn.
    func follow(_ read: PostgresBatchedRead) {
        lock.lock()
        let waits = reads.isFull
        if waits { reads.append(read) } else { reads.leaderCount += 1 }
        lock.unlock()
        if !waits { read.lead(alone: false) }
    }

    /// Ends the turn of a leader, and gives its session back.
    ///
    /// - Parameters:
    ///   - isQuick: Whether its answer came at once.
    ///   - sharedCount: The number of reads that were sent with it.
    ///   - left: Those of its reads that are to be asked for again, the first of them alone.
    func endLeading(
        _ session: PostgresSession, isQuick: Bool, sharedCount: Int = 0, with left: [PostgresBatchedRead] = []
    ) {
        give(back: session)
        lock.lock()
        reads.sharedCount += sharedCount
        if isQuick { reads.noteAnswer(isQuick: true) }
        let next = reads.endLead(with: left)
        lock.unlock()
        next()
    }

    /// Ends the turn of a leader that goes on to use its session on another thread, or has none.
    ///
    /// - Parameter isSlow: Whether its answer took long.
    func leaveLead(isSlow: Bool) {
        lock.lock()
        if isSlow { reads.noteAnswer(isQuick: false) }
        let next = reads.endLead()
        lock.unlock()
        next()
    }

    /// Whether reads wait for a connection that somebody has.
    var hasWaitingReads: Bool { lock.withLock { waiting.contains { $0.read != nil } } }

    func noteShared(_ count: Int) { lock.withLock { reads.sharedCount += count } }
}
#endif
