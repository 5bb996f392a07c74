#if Postgres
import Dispatch
import FetchingCore
import Foundation

/// A connection by which a database tells the lists of a pool of its changes.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresChangeLine: @unchecked Sendable {
    /// A notification of its own that is waited for.
    ///
    /// Unchecked, because it is set before the semaphore is signalled, and read after it was waited for.
    private final class Barrier: @unchecked Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        private var server: String?

        func end(from server: String?) {
            self.server = server
            semaphore.signal()
        }

        func wait(for timeout: Duration) -> String? {
            let deadline = DispatchTime.now() + .nanoseconds(timeout.clampedNanoseconds)
            return semaphore.wait(timeout: deadline) == .success ? server : nil
        }
    }

    private weak var lists: PostgresDecidedLists?
    private let lock = NSLock()
    private weak var listener: PostgresListener?

    /// A channel that nobody else knows of.
    private let channel = "fetching_barrier_\(UUID().uuidString)"
    private var isListening = false
    private var count = 0
    private var barriers: [Int: Barrier] = [:]

    init(_ lists: PostgresDecidedLists) { self.lists = lists }

    func begin(with listener: PostgresListener) { lock.withLock { self.listener = listener } }

    /// Takes a notification. One comes after the other.
    func receive(_ notification: PostgresNotification) {
        guard notification.channel == channel else {
            guard notification.channel == PostgresObservation.channel else { return }
            // Anybody may send what is long, and names no table.
            guard let lists, lists.observes(PostgresTableChange.table(of: notification.payload)) else { return }
            return lists.receive(PostgresTableChange(notification.payload), by: self)
        }
        let parts = notification.payload.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]) else { return }
        end(number, from: String(parts[1]))
    }

    /// Ends with the connection.
    func lose() {
        let ended = lock.withLock { () -> [Barrier] in
            defer { barriers = [:] }
            return Array(barriers.values)
        }
        for barrier in ended { barrier.end(from: nil) }
        lists?.lose(self)
    }

    private func end(_ number: Int, from server: String?) {
        let barrier = lock.withLock {
            if server != nil { isListening = true }
            return barriers.removeValue(forKey: number)
        }
        barrier?.end(from: server)
    }

    /// Waits until all has been received that was sent before, and holds the thread. The connection sends itself a notification, which
    /// the server puts behind the others.
    ///
    /// - Returns: When the server was started, by which it is told from others; nil where the notification does not come in time.
    func waitForSent(_ timeout: Duration) -> String? {
        let barrier = Barrier()
        let start = lock.withLock { () -> (listener: PostgresListener, number: Int, statements: [String])? in
            guard let listener else { return nil }
            count += 1
            barriers[count] = barrier
            let listen = isListening ? [] : ["LISTEN \(channel.quotedIdentifier)"]
            return (listener, count, listen + [Self.statement(to: channel, number: count)])
        }
        guard let start else { return nil }
        start.listener.run(start.statements) { [weak self] _ in self?.end(start.number, from: nil) }
        defer { end(start.number, from: nil) }
        return barrier.wait(for: timeout)
    }

    private static func statement(to channel: String, number: Int) -> String {
        """
        SELECT pg_catalog.pg_notify('\(channel)', '\(number) ' || pg_catalog.pg_postmaster_start_time()::pg_catalog.text)
        """
    }
}
#endif
