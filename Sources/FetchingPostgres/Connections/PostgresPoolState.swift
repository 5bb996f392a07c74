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

    /// The thread that ends what has waited for too long.
    let timeouts = DispatchQueue(label: "Fetching.PostgresPool.timeouts")

    private let configuration: PostgresConfiguration
    private let lock = NSLock()
    private var free: [PostgresSession] = []
    private var takenCount = 0
    private var isClosed = false

    // Whoever waits has a number, and is served in its order.
    private var nextTicket = 0
    private var waiting: [(ticket: Int, answer: Answer)] = []

    /// The means to cancel the statements of sessions that are lent, under a lock of their own, and whoever waits for their end.
    private let lentLock = NSLock()
    private var lent: [ObjectIdentifier: OpaquePointer] = [:]

    /// Serial queues that run nothing. Those of Dispatch's own concurrent ones share as many threads as there are processors.
    private var idleQueues: [DispatchQueue] = []
    private var closing: [DispatchSemaphore] = []

    init(_ configuration: PostgresConfiguration) { self.configuration = configuration }

    /// Runs a closure on a thread that nothing else waits for.
    func onThread(_ body: @escaping @Sendable () -> Void) {
        let queue = lock.withLock { idleQueues.popLast() } ?? DispatchQueue(label: "Fetching.PostgresPool")
        queue.async { [self] in
            body()
            lock.withLock { idleQueues.append(queue) }
        }
    }

    /// Whether the pool was closed.
    var isOver: Bool { lock.withLock { isClosed } }

    /// - Throws: `FetchError` if the pool is closed.
    func requireOpen() throws {
        guard !isOver else { throw FetchError.closedPool }
    }

    /// Asks for room for a further connection. The answer comes at once, or when somebody else has given one back.
    ///
    /// - Returns: A number by which to ``withdraw(_:because:)``.
    func ask(_ answer: @escaping Answer) -> Int {
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
            waiting.append((ticket, answer))
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

    /// Opens or takes a session, for whoever was given room.
    ///
    /// - Throws: `FetchError` if none can be opened.
    func takeSession() throws -> PostgresSession {
        while let session = lock.withLock({ free.popLast() }) {
            guard session.isAlive, !session.isOld(configuration) else { continue }
            register(session)
            return session
        }
        let session = try PostgresSession(configuration)
        register(session)
        return session
    }

    private func register(_ session: PostgresSession) {
        let cancel = PQgetCancel(session.handle)
        lentLock.withLock { lent[ObjectIdentifier(session)] = cancel }
    }

    /// Ends the use of a session, or of room for one. The session that was used last is used first again: its process is the
    /// warmest. One within a transaction, or that is lost, is closed.
    func give(back session: PostgresSession?) {
        let isClean = session.map { $0.isClean } ?? false
        session?.lastUse = .now
        if let session, let cancel = lentLock.withLock({ lent.removeValue(forKey: ObjectIdentifier(session)) }) {
            PQfreeCancel(cancel)
        }
        let isKept = lock.withLock {
            guard let session, isClean, !isClosed else { return false }
            free.append(session)
            return true
        }
        // Before its room is free: who waits for the end of the pool finds no connection of it.
        if !isKept { session?.close() }
        var closed: [PostgresSession] = []
        lock.lock()
        while let first = free.first, first.isIdle(configuration) { closed.append(free.removeFirst()) }
        let next = waiting.isEmpty ? nil : waiting.removeFirst().answer
        if next == nil { takenCount -= 1 }
        if takenCount == 0 { for semaphore in closing { semaphore.signal() } }
        lock.unlock()
        next?(.success(()))
        // Saying goodbye to the server needs no lock.
        withExtendedLifetime(closed) {}
    }

    /// Closes what is free, and refuses whoever waits.
    func close() {
        let (sessions, refused) = lock.withLock {
            isClosed = true
            defer { (free, waiting) = ([], []) }
            return (free, waiting)
        }
        for (_, answer) in refused { answer(.failure(FetchError.closedPool)) }
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

    /// Under a lock of its own: a server that does not answer holds whoever asks it.
    private func cancelStatements() {
        lentLock.withLock {
            var message = [CChar](repeating: 0, count: 256)
            for cancel in lent.values { _ = PQcancel(cancel, &message, Int32(message.count)) }
        }
    }
}

extension PostgresSession {
    fileprivate func isOld(_ configuration: PostgresConfiguration) -> Bool {
        isIdle(configuration) || start.duration(to: .now) > configuration.maximumLifetime
    }

    fileprivate func isIdle(_ configuration: PostgresConfiguration) -> Bool {
        lastUse.duration(to: .now) > configuration.idleTimeout
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
