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

    /// The priority of the task that leads, the last that has begun to.
    var leaderPriority = TaskPriority.medium

    // After an answer that took long, so many requests do not try whether theirs comes at once: twice as many each time.
    private var slowRequests = 0
    private var nextSlowRequests = 1
    private var followers: [PostgresSharedRead] = []

    /// The number of reads that are still to let others join them. Where several come at a time, more are likely to.
    private var likelyShared = 0
    private var count = 0

    /// The number of reads that were sent with others.
    var sharedCount = 0

    var hasFollowers: Bool { !followers.isEmpty }
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

    /// Keeps a read until others have asked.
    mutating func append(_ read: PostgresSharedRead) {
        likelyShared = 64
        followers.append(read)
    }

    /// Takes reads to be sent with another.
    ///
    /// - Parameter canBeSent: Whether one can be sent too.
    mutating func takeFollowers(where canBeSent: (PostgresSharedRead) -> Bool) -> [PostgresSharedRead] {
        var taken: [PostgresSharedRead] = []
        guard !followers.isEmpty else { return taken }
        followers.removeAll { read in
            guard taken.count < Self.mostReads - 1, canBeSent(read) else { return false }
            taken.append(read)
            return true
        }
        return taken
    }

    /// Ends the turn of a leader.
    ///
    /// - Returns: Who is to be told what: the next to lead, or all to wait for connections, where answers take long.
    mutating func endLead() -> (reads: [PostgresSharedRead], turn: PostgresReadTurn) {
        guard !followers.isEmpty, !isSlow else {
            leaderCount -= 1
            defer { followers = [] }
            return (followers, .waits)
        }
        // Whoever is urgent does not wait for the turn of a task that is not.
        let next = followers.indices.max { followers[$0].priority < followers[$1].priority } ?? 0
        leaderPriority = followers[next].priority
        return ([followers.remove(at: next)], .leads)
    }
}
#endif
