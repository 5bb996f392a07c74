#if Postgres
import Dispatch
import FetchingCore
import Foundation

/// Looks at a server from time to time, on a connection and a thread of its own.
///
/// Unchecked, because only its queue touches its state, but for what is touched under its lock.
final class ClusterMonitor: @unchecked Sendable {
    private weak var state: ClusterState?
    private let node: ClusterNode
    private let queue: DispatchQueue
    private let timer: any DispatchSourceTimer
    private var connection: PostgresConnection?
    private let configuration: PostgresConfiguration
    private let lock = NSLock()
    private var isAwaited = false

    private init(_ state: ClusterState, _ node: ClusterNode) {
        self.state = state
        self.node = node
        queue = DispatchQueue(label: "Fetching.PostgresCluster.\(node.index)")
        timer = DispatchSource.makeTimerSource(queue: queue)
        var configuration = node.pool.configuration
        configuration.logging = PostgresLogging()
        configuration.connectTimeout = state.configuration.checkTimeout
        configuration.answerTimeout = state.configuration.checkTimeout
        configuration.statementTimeout = nil
        self.configuration = configuration
    }

    /// Looks at each server of a cluster until the cluster is closed, or nobody has it any more.
    static func start(_ state: ClusterState) {
        let monitors = state.nodes.map { ClusterMonitor(state, $0) }
        // The timers hold the monitors until they are cancelled.
        for monitor in monitors { monitor.begin(every: state.configuration.checkInterval) }
        state.setLookers(monitors.map { monitor in { monitor.lookSoon() } })
    }

    private func begin(every interval: Duration) {
        timer.schedule(
            deadline: .now(), repeating: .nanoseconds(max(interval, .milliseconds(10)).clampedNanoseconds))
        timer.setEventHandler { self.look() }
        timer.activate()
    }

    /// Looks at the server as soon as the last look is over; once, however often it is asked for meanwhile.
    private func lookSoon() {
        let wasAwaited = lock.withLock {
            defer { isAwaited = true }
            return isAwaited
        }
        guard !wasAwaited else { return }
        queue.async { [self] in
            lock.withLock { isAwaited = false }
            look()
        }
    }

    private func look() {
        guard let state, !state.isOver else {
            connection = nil
            timer.cancel()
            // A timer that is cancelled keeps its closure no longer than it lives, which is as long as this.
            timer.setEventHandler {}
            return
        }
        do {
            let connection = try connection ?? PostgresConnection(configuration)
            self.connection = connection
            state.note(try connection.observeNode(), of: node)
        } catch {
            connection = nil
            state.noteFailure(error, of: node, isLook: true)
        }
    }
}
#endif
