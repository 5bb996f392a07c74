#if Postgres
import FetchingCore
import Foundation

/// The changes of which a database tells, for all requests that are observed in a pool: one connection listens for them.
///
/// It listens while somebody observes. A connection that is lost is opened again, and then everybody is told of a change:
/// there may have been one.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresChangeFeed: @unchecked Sendable {
    typealias Listen = @Sendable () async throws -> PostgresNotifications

    private struct Observer {
        let signal: AsyncStream<Void>.Continuation

        /// The tables that it reads, nil for all.
        var tables: Set<String>?
    }

    private let lock = NSLock()
    private var observers: [Int: Observer] = [:]
    private var nextObserver = 0

    /// The first attempt to listen, nil while nobody observes.
    private var beginning: Task<PostgresNotifications, any Error>?
    private var listening: Task<Void, Never>?

    /// Registers an observer and waits until somebody listens.
    ///
    /// - Throws: `FetchError` if there is no connection.
    func observe(by listen: @escaping Listen) async throws -> PostgresChanges {
        // Of several changes that nobody waited for, one is as good as all.
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let (number, beginning) = lock.withLock {
            let number = nextObserver
            nextObserver += 1
            observers[number] = Observer(signal: signal)
            return (number, self.beginning ?? begin(listen))
        }
        let changes = PostgresChanges(signals, number, self)
        _ = try await withTaskCancellationHandler {
            try await beginning.value
        } onCancel: {
            remove(number)
        }
        return changes
    }

    /// - Precondition: The lock is held.
    private func begin(_ listen: @escaping Listen) -> Task<PostgresNotifications, any Error> {
        let beginning = Task { try await listen() }
        self.beginning = beginning
        listening = Task { [weak self] in
            do {
                var notifications = try await beginning.value
                var pause = ReconnectionPause()
                while !Task.isCancelled {
                    let start = ContinuousClock.now
                    await self?.deliver(notifications)
                    // A server that accepts connections and loses them at once is not asked again and again.
                    if start.duration(to: .now) < .seconds(1) {
                        await pause.wait()
                    } else {
                        pause = ReconnectionPause()
                    }
                    guard let again = await Self.listenAgain(listen) else { return }
                    notifications = again
                    self?.tellAll()
                }
            } catch {
                // Whoever observes has the error. The next one tries anew.
                self?.end(beginning)
            }
        }
        return beginning
    }

    /// Tells of each notification, until the connection is lost or the task is cancelled.
    private func deliver(_ notifications: PostgresNotifications) async {
        var iterator = notifications.makeAsyncIterator()
        while let notification = try? await iterator.next() {
            tell(ofTable: PostgresTableChange.table(of: notification.payload))
        }
    }

    /// Tries until there is a connection, nil if the task is cancelled.
    private static func listenAgain(_ listen: Listen) async -> PostgresNotifications? {
        var pause = ReconnectionPause()
        while !Task.isCancelled {
            do {
                return try await listen()
            } catch {
                await pause.wait()
            }
        }
        return nil
    }

    private func tell(ofTable table: String) {
        lock.withLock {
            for observer in observers.values where observer.tables?.contains(table) ?? true { observer.signal.yield() }
        }
    }

    /// Tells everybody that something may have changed.
    func tellAll() {
        lock.withLock { for observer in observers.values { observer.signal.yield() } }
    }

    fileprivate func limit(_ number: Int, to tables: Set<String>) {
        lock.withLock { observers[number]?.tables = tables }
    }

    fileprivate func remove(_ number: Int) {
        let unneeded = lock.withLock { () -> (Task<PostgresNotifications, any Error>?, Task<Void, Never>?) in
            observers[number] = nil
            guard observers.isEmpty else { return (nil, nil) }
            defer { (beginning, listening) = (nil, nil) }
            return (beginning, listening)
        }
        unneeded.0?.cancel()
        unneeded.1?.cancel()
    }

    private func end(_ failed: Task<PostgresNotifications, any Error>) {
        lock.withLock { if beginning == failed { (beginning, listening) = (nil, nil) } }
    }
}

/// The changes for one observer, which is forgotten when nobody has this object any more.
final class PostgresChanges: Sendable {
    private let signals: AsyncStream<Void>
    private let number: Int
    private let feed: PostgresChangeFeed

    fileprivate init(_ signals: AsyncStream<Void>, _ number: Int, _ feed: PostgresChangeFeed) {
        self.signals = signals
        self.number = number
        self.feed = feed
    }

    deinit { feed.remove(number) }

    /// Passes over the changes of other tables from now on.
    func limit(to tables: ObservedPostgresTables) { feed.limit(number, to: tables.identifiers) }

    /// Passes over all changes from now on. The connection is kept.
    func passOver() { feed.limit(number, to: []) }

    /// Waits for a change; false if the task is cancelled.
    func next() async -> Bool {
        for await _ in signals { return true }
        return false
    }
}

/// The pauses between attempts to reach a server: a tenth of a second, and then twice as long each time, up to five seconds.
struct ReconnectionPause {
    private var milliseconds = 100

    /// Waits, unless the task is cancelled.
    mutating func wait() async {
        try? await Task.sleep(for: .milliseconds(milliseconds))
        milliseconds = min(milliseconds * 2, 5000)
    }
}
#endif
