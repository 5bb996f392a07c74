#if Postgres
import Dispatch
import FetchingCore
import Foundation

/// The connections of a pool that are free, and how many are taken.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresLots: @unchecked Sendable {
    /// The threads on which tasks use connections.
    let queue = DispatchQueue(label: "Fetching.PostgresPool", attributes: .concurrent)

    private let condition = NSCondition()
    private var free: [PostgresConnection] = []
    private var takenCount = 0
    private var isClosed = false

    // Whoever waits gets a number, and is served in its order.
    private var nextTicket = 0
    private var waiting: [Int] = []

    /// Waits until there is room for a further connection in use.
    ///
    /// - Throws: `FetchError` after the timeout, in seconds, or if the pool is closed.
    func take(upTo limit: Int, timeout: Double) throws {
        condition.lock()
        defer { condition.unlock() }
        let ticket = nextTicket
        nextTicket += 1
        waiting.append(ticket)
        defer { waiting.removeAll { $0 == ticket } }
        let deadline = Date(timeIntervalSinceNow: timeout)
        while !isClosed, takenCount >= limit || waiting.first != ticket {
            guard condition.wait(until: deadline) else {
                condition.broadcast()
                throw FetchError(
                    .databaseFailure, reason: "no connection became free within \(timeout) seconds",
                    cure: "Raise 'maximumConnections' or 'checkoutTimeout', or hold connections for a shorter time",
                    engine: FetchError.postgres)
            }
        }
        guard !isClosed else {
            throw FetchError(
                .databaseFailure, reason: "the pool is closed", cure: "Fetch while the pool is open",
                engine: FetchError.postgres)
        }
        takenCount += 1
        condition.broadcast()
    }

    /// A connection that nobody uses: the one that was used last, whose server process is the warmest.
    func popFree() -> PostgresConnection? {
        condition.lock()
        defer { condition.unlock() }
        return free.popLast()
    }

    /// Ends the use of a connection.
    func give(back connection: PostgresConnection?) {
        condition.lock()
        defer { condition.unlock() }
        takenCount -= 1
        if let connection, !isClosed { free.append(connection) }
        condition.broadcast()
    }

    func close() {
        condition.lock()
        defer { condition.unlock() }
        isClosed = true
        free = []
        condition.broadcast()
    }
}

/// The use of one connection.
final class PostgresLease {
    private let lots: PostgresLots
    private var connection: PostgresConnection?

    init(_ lots: PostgresLots) { self.lots = lots }

    /// A connection that works, as far as one can tell without asking the server.
    ///
    /// - Throws: `FetchError` if none can be opened.
    func connection(_ configuration: PostgresConfiguration) throws -> PostgresConnection {
        while let free = lots.popFree() {
            guard free.isUsable else { continue }
            connection = free
            return free
        }
        let new = try PostgresConnection(configuration)
        connection = new
        return new
    }

    func end() {
        // One within a transaction, or that is lost, is closed.
        lots.give(back: connection.flatMap { $0.isUsable ? $0 : nil })
        connection = nil
    }
}
#endif
