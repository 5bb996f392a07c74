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

    /// The number of reads that were sent with others.
    var sharedCount = 0

    var isEmpty: Bool { followers.isEmpty }
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

    mutating func append(_ read: PostgresBatchedRead) { followers.append(read) }

    /// Puts reads back, before those that have come later.
    mutating func putBack(_ reads: [PostgresBatchedRead]) { followers.insert(contentsOf: reads, at: 0) }

    mutating func takeBatch() -> [PostgresBatchedRead] {
        defer { followers.removeFirst(min(followers.count, Self.mostReads)) }
        return Array(followers.prefix(Self.mostReads))
    }

    mutating func takeAll() -> [PostgresBatchedRead] {
        defer { followers = [] }
        return followers
    }
}

extension PostgresPoolState {
    enum ReadTurn {
        /// It asks the server at once.
        case leads(PostgresSession)

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
        let session = lendToLeader()
        lock.unlock()
        guard let session else { return .apart }
        if session.isUsable(configuration) { return .leads(session) }
        // To open another takes a thread.
        dropLeading(session)
        return .apart
    }

    /// Keeps a read until it is its turn.
    func follow(_ read: PostgresBatchedRead) {
        lock.lock()
        if reads.isFull {
            reads.append(read)
            return lock.unlock()
        }
        let session = lendToLeader()
        lock.unlock()
        guard let session else { return read.goAlone() }
        handOver(session, to: [read])
    }

    /// Ends the turn of a leader, and gives its session to the next.
    ///
    /// - Parameters:
    ///   - isQuick: Whether its answer came at once.
    ///   - sharedCount: The number of reads that were sent with it.
    ///   - left: Those of its reads that are to be asked for again, the first of them alone.
    func endLeading(
        _ session: PostgresSession, isQuick: Bool, sharedCount: Int = 0, with left: [PostgresBatchedRead] = []
    ) {
        let isClean = session.isClean
        lock.lock()
        reads.sharedCount += sharedCount
        if isQuick { reads.noteAnswer(isQuick: true) }
        if reads.isEmpty, left.isEmpty {
            reads.leaderCount -= 1
            lock.unlock()
            return give(back: session)
        }
        if isClean, !isClosed, waiting.isEmpty, !reads.isSlow {
            if left.isEmpty {
                let next = reads.takeBatch()
                lock.unlock()
                session.lastUse = .now
                return handOver(session, to: next)
            }
            reads.putBack(Array(left.dropFirst()))
            lock.unlock()
            session.lastUse = .now
            return handOver(session, to: [left[0]])
        }
        reads.leaderCount -= 1
        let apart = left + reads.takeAll()
        lock.unlock()
        give(back: session)
        apart.forEach { $0.goAlone() }
    }

    /// Ends the turn of a leader that goes on to use its session on another thread.
    ///
    /// - Parameter isSlow: Whether its answer took long.
    func leaveLead(isSlow: Bool) {
        lock.lock()
        reads.leaderCount -= 1
        if isSlow { reads.noteAnswer(isQuick: false) }
        guard !reads.isEmpty else { return lock.unlock() }
        if !reads.isSlow, let session = lendToLeader() {
            let next = reads.takeBatch()
            lock.unlock()
            return handOver(session, to: next)
        }
        let apart = reads.takeAll()
        lock.unlock()
        apart.forEach { $0.goAlone() }
    }

    /// Under the lock.
    private func lendToLeader() -> PostgresSession? {
        guard let session = lendFreeWithRoom() else { return nil }
        reads.leaderCount += 1
        return session
    }

    private func handOver(_ session: PostgresSession, to reads: [PostgresBatchedRead]) {
        if session.isUsable(configuration) { return reads[0].lead(session, with: Array(reads.dropFirst())) }
        dropLeading(session)
        reads.forEach { $0.goAlone() }
    }

    private func dropLeading(_ session: PostgresSession) {
        dropLent(session)
        give(back: nil)
        leaveLead(isSlow: false)
    }
}
#endif
