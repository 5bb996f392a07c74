#if Postgres
import CLibPQ
import Dispatch
import FetchingCore
import Foundation

/// The sessions of a pool: those that are free, those that are lent, and whoever waits for one.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresPoolState: @unchecked Sendable {
    typealias Answer = @Sendable (Result<Void, any Error>) -> Void

    /// Somebody who waits for a connection.
    struct Waiting {
        let ticket: Int
        let answer: Answer

        /// The read that can be sent on the connection of somebody else, and the way to leave the queue then.
        let read: (read: PostgresSharedRead, leave: @Sendable () -> Void)?
    }

    /// The thread that ends what has waited for too long.
    let timeouts = DispatchQueue(label: "Fetching.PostgresPool.timeouts")

    let configuration: PostgresConfiguration

    /// Whether reads of several tasks may be sent together.
    let sharesReads: Bool

    let lock = NSLock()
    private var free: [PostgresSession] = []
    private var takenCount = 0
    private(set) var isClosed = false

    /// The reads that wait for their turn.
    var reads = PostgresReadQueue()

    // Whoever waits has a number, and is served in its order.
    private var nextTicket = 0
    private(set) var waiting: [Waiting] = []

    /// The sessions that are lent, whose statements are cancelled in the end.
    private var lent: [PostgresSession] = []

    /// Serial queues that run nothing. Those of Dispatch's own concurrent ones share as many threads as there are processors.
    private var idleQueues: [DispatchQueue] = []

    /// The work that the thread of a queue goes on with. Only that thread touches it.
    private final class Turn: @unchecked Sendable {
        var isEnding = false
        var next: (@Sendable () -> Void)?
    }

    private static let turn = DispatchSpecificKey<Turn>()
    private var closing: [DispatchSemaphore] = []

    init(_ configuration: PostgresConfiguration) {
        self.configuration = configuration
        // A log belongs to the task that reads, and how a table of shards is written depends on the connection.
        sharesReads = !configuration.logging.writesQueries && configuration.sharding == nil
        reads.mostLeaders =
            sharesReads
            ? min(configuration.maximumConnections, PostgresReadQueue.mostLeaders) : configuration.maximumConnections
    }

    /// Runs a closure on a thread that nothing else waits for.
    func onThread(_ body: @escaping @Sendable () -> Void) {
        if let turn = DispatchQueue.getSpecific(key: Self.turn), turn.isEnding, turn.next == nil {
            turn.next = body
            return
        }
        let queue = lock.withLock { idleQueues.popLast() } ?? makeQueue()
        queue.async { [self] in
            let turn = DispatchQueue.getSpecific(key: Self.turn)
            var body = body
            while true {
                body()
                guard let next = turn?.next else { break }
                turn?.next = nil
                body = next
            }
            lock.withLock { idleQueues.append(queue) }
        }
    }

    /// Ends the use of a session as the last thing that its thread does: whoever waits for the session is given the thread, too,
    /// which saves waking another.
    func giveBackAtEnd(_ session: PostgresSession?) {
        let turn = DispatchQueue.getSpecific(key: Self.turn)
        turn?.isEnding = true
        give(back: session)
        turn?.isEnding = false
    }

    private func makeQueue() -> DispatchQueue {
        let queue = DispatchQueue(label: "Fetching.PostgresPool")
        queue.setSpecific(key: Self.turn, value: Turn())
        return queue
    }

    /// Whether the pool was closed.
    var isOver: Bool { lock.withLock { isClosed } }

    /// - Throws: `FetchError` if the pool is closed.
    func requireOpen() throws {
        guard !isOver else { throw FetchError.closedPool }
    }

    /// Asks for room for a further connection. The answer comes at once, or when somebody else has given one back.
    ///
    /// - Parameters:
    ///   - read: What may be read on the connection of somebody else instead, and what is to be done then.
    ///   - answer: Gets the answer.
    /// - Returns: A number by which to ``withdraw(_:because:)``.
    func ask(
        for read: (PostgresSharedRead, @Sendable () -> Void)? = nil, _ answer: @escaping Answer
    ) -> Int {
        lock.lock()
        let ticket = nextTicket
        nextTicket += 1
        if isClosed {
            lock.unlock()
            answer(.failure(FetchError.closedPool))
        } else if takenCount < configuration.maximumConnections, waiting.isEmpty {
            takenCount += 1
            lock.unlock()
            answer(.success(()))
        } else {
            waiting.append(Waiting(ticket: ticket, answer: answer, read: read))
            lock.unlock()
        }
        return ticket
    }

    /// Answers with an error, unless there was an answer.
    func withdraw(_ ticket: Int, because error: any Error) {
        let answer = lock.withLock { () -> Answer? in
            guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
            return waiting.remove(at: index).answer
        }
        answer?(.failure(error))
    }

    /// Takes reads that wait for a connection, to read them on one that somebody has.
    ///
    /// - Parameter canBeSent: Whether one can be sent on that.
    func takeWaitingReads(where canBeSent: (PostgresSharedRead) -> Bool) -> [PostgresSharedRead] {
        let taken = lock.withLock {
            var taken: [(read: PostgresSharedRead, leave: @Sendable () -> Void)] = []
            waiting.removeAll { waiting in
                guard let read = waiting.read, taken.count < PostgresReadQueue.mostReads - 1, canBeSent(read.read)
                else { return false }
                taken.append(read)
                return true
            }
            return taken
        }
        for (_, leave) in taken { leave() }
        return taken.map(\.read)
    }

    /// Takes a session that is free, and room for it.
    ///
    /// - Returns: nil where there is none, or somebody waits for one.
    /// - Throws: `FetchError` if it is not usable any more, and no other can be opened.
    func takeFreeSession() throws -> PostgresSession? {
        guard let session = lock.withLock({ lendFreeWithRoom() }) else { return nil }
        if session.isUsable(configuration) { return session }
        dropLent(session)
        do {
            return try takeSession()
        } catch {
            give(back: nil)
            throw error
        }
    }

    /// Opens or takes a session, for whoever was given room.
    ///
    /// - Throws: `FetchError` if none can be opened.
    func takeSession() throws -> PostgresSession {
        while let session = lock.withLock({ lendFree() }) {
            if session.isUsable(configuration) { return session }
            dropLent(session)
        }
        let session = try PostgresSession(configuration)
        lock.withLock { lent.append(session) }
        return session
    }

    /// Under the lock.
    func lendFreeWithRoom() -> PostgresSession? {
        guard !isClosed, waiting.isEmpty, takenCount < configuration.maximumConnections, let session = lendFree()
        else { return nil }
        takenCount += 1
        return session
    }

    /// The session that was used last, moved to those that are lent. Under the lock.
    private func lendFree() -> PostgresSession? {
        guard let session = free.popLast() else { return nil }
        lent.append(session)
        return session
    }

    func dropLent(_ session: PostgresSession) { lock.withLock { removeLent(session) } }

    /// Under the lock.
    private func removeLent(_ session: PostgresSession) {
        guard let index = lent.lastIndex(where: { $0 === session }) else { return }
        lent.swapAt(index, lent.count - 1)
        lent.removeLast()
    }

    /// Ends the use of a session, or of room for one. The session that was used last is used first again: its process is the
    /// warmest. One within a transaction, or that is lost, is closed.
    func give(back session: PostgresSession?) {
        let isClean = session.map { $0.isClean } ?? false
        let now = ContinuousClock.now
        var closed: [PostgresSession] = []
        lock.lock()
        if let session {
            session.lastUse = now
            removeLent(session)
            if isClean, !isClosed {
                free.append(session)
            } else {
                // Before its room is free: who waits for the end of the pool finds no connection of it.
                lock.unlock()
                session.close()
                lock.lock()
            }
        }
        while let first = free.first, first.isIdle(configuration, at: now) { closed.append(free.removeFirst()) }
        let next = waiting.isEmpty ? nil : waiting.removeFirst().answer
        if next == nil { takenCount -= 1 }
        if takenCount == 0 { for semaphore in closing { semaphore.signal() } }
        lock.unlock()
        next?(.success(()))
        // Saying goodbye to the server needs no lock.
        withExtendedLifetime(closed) {}
    }

    /// Closes what is free, and rejects whoever waits.
    func close() {
        let (sessions, rejected) = lock.withLock {
            isClosed = true
            defer { (free, waiting) = ([], []) }
            return (free, waiting)
        }
        for waiting in rejected { waiting.answer(.failure(FetchError.closedPool)) }
        withExtendedLifetime(sessions) {}
    }

    /// Closes, waits for what is lent, and asks the server to stop what goes on after a time.
    func close(cancellingAfter timeout: Duration) {
        close()
        let semaphore = DispatchSemaphore(value: 0)
        lock.withLock {
            closing.append(semaphore)
            if takenCount == 0 { semaphore.signal() }
        }
        var deadline = DispatchTime.now() + .nanoseconds(timeout.clampedNanoseconds)
        while semaphore.wait(timeout: deadline) == .timedOut {
            cancelStatements()
            // What runs between two statements does not notice.
            deadline = .now() + .milliseconds(100)
        }
    }

    /// Outside of the lock: a server that does not answer holds whoever asks it. No session that is given back meanwhile is lent
    /// again, since the pool is closed.
    private func cancelStatements() {
        for session in lock.withLock({ lent }) { session.askToStop() }
    }
}

extension PostgresSession {
    /// Whether the session can be lent once more.
    func isUsable(_ configuration: PostgresConfiguration) -> Bool {
        let now = ContinuousClock.now
        return isAlive && !isIdle(configuration, at: now)
            && start.duration(to: now) <= configuration.maximumLifetime
    }

    fileprivate func isIdle(_ configuration: PostgresConfiguration, at now: ContinuousClock.Instant) -> Bool {
        lastUse.duration(to: now) > configuration.idleTimeout
    }
}

extension FetchError {
    static var closedPool: FetchError {
        FetchError(
            .databaseFailure, reason: "the pool is closed", cure: "Fetch while the pool is open", engine: postgres)
    }

    static func checkoutTimeout(_ timeout: Duration) -> FetchError {
        FetchError(
            .databaseFailure, reason: "no connection became free within \(timeout)",
            cure: "Raise 'maximumConnections' or 'checkoutTimeout', or hold connections for a shorter time",
            engine: postgres)
    }
}
#endif
