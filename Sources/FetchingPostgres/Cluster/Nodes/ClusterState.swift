#if Postgres
import FetchingCore
import Foundation

/// The servers of a cluster as they are known, and the choice of the next.
///
/// Unchecked, because all of its state is touched under its lock.
final class ClusterState: @unchecked Sendable {
    let nodes: [ClusterNode]
    let configuration: PostgresClusterConfiguration

    private let lock = NSLock()
    private var known: [Known]
    private var primary: Int? = 0

    /// The timeline of the primary, 0 where it was never asked.
    private var primaryTimeline: UInt32 = 0

    /// Where the primary was in its log, and when at the latest: every write that was acknowledged before the time is before the
    /// position. In the order of both.
    private var samples: [(time: ContinuousClock.Instant, position: UInt64)] = []
    private var counts = PostgresClusterStatus.Counts()
    private var isClosed = false
    private var lookers: [@Sendable () -> Void] = []

    private struct Known {
        var observation: NodeObservation?
        var isReachable = true
        var lastError: String?

        /// Every write that was acknowledged before is there.
        var freshAsOf: ContinuousClock.Instant?

        /// The turns that it is owed, as in nginx's smooth weighted round robin.
        var credit = 0
        var reads = 0
        var writes = 0
        var failures = 0
    }

    init(_ nodes: [ClusterNode], _ configuration: PostgresClusterConfiguration) {
        self.nodes = nodes
        self.configuration = configuration
        known = nodes.map { _ in Known() }
    }

    deinit {
        for node in nodes { node.pool.close() }
        for look in lookers { look() }
    }

    /// Whether the cluster was closed.
    var isOver: Bool { lock.withLock { isClosed } }

    func close() {
        lock.withLock { isClosed = true }
        for node in nodes { node.pool.close() }
        // Whoever looks ends its own connection.
        lookSoon()
    }
}

// What is learned.

extension ClusterState {
    /// Sets what looks at a server at once.
    func setLookers(_ lookers: [@Sendable () -> Void]) { lock.withLock { self.lookers = lookers } }

    /// Looks at all servers soon.
    func lookSoon() { for look in lock.withLock({ lookers }) { look() } }

    /// Notes what a server has said of itself.
    func note(_ observation: NodeObservation, of node: ClusterNode) {
        let events = lock.withLock { () -> [ClusterEvent] in
            var events: [ClusterEvent] = []
            if !known[node.index].isReachable { events.append(.reachable(node.name)) }
            known[node.index].isReachable = true
            known[node.index].lastError = nil
            // One that was asked later may be answered earlier.
            if let old = known[node.index].observation, old.time > observation.time { return events }
            known[node.index].observation = observation
            if observation.isStandby {
                if primary == node.index { primary = otherPrimary() }
            } else if let event = notePrimary(observation, node) {
                events.append(event)
            }
            for index in known.indices { known[index].freshAsOf = freshAsOf(known[index].observation) }
            return events
        }
        for event in events { configuration.logging.log(event) }
    }

    /// Under the lock.
    private func notePrimary(_ observation: NodeObservation, _ node: ClusterNode) -> ClusterEvent? {
        let isOther = primary != node.index || observation.timeline > primaryTimeline
        // An old primary that comes back knows nothing of the one that has taken its place.
        if primary != nil, primary != node.index, observation.timeline <= primaryTimeline { return nil }
        if observation.timeline < primaryTimeline { return nil }
        let event = isOther && primaryTimeline != 0 ? ClusterEvent.promoted(node.name) : nil
        if event != nil { counts.failovers += 1 }
        if isOther { samples = [] }
        primary = node.index
        primaryTimeline = observation.timeline
        // The later time stands for the same position.
        if let last = samples.last, last.position >= observation.position { samples.removeLast() }
        samples.append((observation.time, observation.position))
        if samples.count > 4096 { samples.removeFirst(2048) }
        return event
    }

    /// A server that has said that it is a primary. Under the lock.
    private func otherPrimary() -> Int? {
        known.indices.first { index in
            guard known[index].isReachable, let observation = known[index].observation else { return false }
            return !observation.isStandby && observation.timeline >= primaryTimeline
        }
    }

    /// The time up to which a server has every write. Under the lock.
    private func freshAsOf(_ observation: NodeObservation?) -> ContinuousClock.Instant? {
        guard let observation, observation.isStandby, observation.timeline >= primaryTimeline else { return nil }
        return samples.last { $0.position <= observation.position }?.time
    }

    /// Notes that a server could not be reached, or that its connection was lost.
    func noteFailure(_ error: any Error, of node: ClusterNode, isLook: Bool) {
        let isNew = lock.withLock {
            if !isLook { known[node.index].failures += 1 }
            known[node.index].lastError = error.nodeReason
            defer { known[node.index].isReachable = false }
            return known[node.index].isReachable
        }
        if isNew { configuration.logging.log(.unreachable(node.name, error.nodeReason)) }
        if !isLook { lookSoon() }
    }

    /// Notes that a standby has ended a read because of what it replays.
    func noteConflict(of node: ClusterNode) {
        lock.withLock {
            counts.conflicts += 1
            known[node.index].failures += 1
        }
        configuration.logging.log(.conflict(node.name))
    }

    func noteRepetition() { lock.withLock { counts.repeatedReads += 1 } }
}

// Who is asked.

/// Who is asked for a read.
struct ClusterChoice {
    let node: ClusterNode

    /// Whether it may be behind the primary.
    let isReplica: Bool

    /// The write that it must have replayed first.
    var token: (PostgresWriteToken, waiting: Duration)?
}

extension ClusterState {
    /// The server that takes writes, nil where none is known.
    func takePrimary(isWrite: Bool) -> ClusterNode? {
        lock.withLock {
            guard let primary else { return nil }
            if isWrite { known[primary].writes += 1 } else { known[primary].reads += 1 }
            return nodes[primary]
        }
    }

    /// The server that takes writes, nil where it was lost when it was last asked.
    var reachablePrimary: ClusterNode? {
        lock.withLock { primary.flatMap { known[$0].isReachable ? nodes[$0] : nil } }
    }

    /// Whether any server has ever answered.
    var hasSeenServers: Bool { lock.withLock { known.contains { $0.observation != nil } } }

    /// The server that is asked for a read, nil where it must be the primary, and none is known.
    ///
    /// - Parameter failed: The servers that have failed already.
    func choose(_ preference: PostgresReadPreference, without failed: Set<Int>) -> ClusterChoice? {
        guard case .replicas(let maximumLag, let token, let waiting) = preference.place else {
            return takePrimary(isWrite: false).map { ClusterChoice(node: $0, isReplica: false) }
        }
        let choice = lock.withLock { () -> ClusterChoice? in
            let now = ContinuousClock.now
            let fresh = known.indices.filter { index in
                index != primary && !failed.contains(index) && known[index].isReachable
                    && isFresh(index, maximumLag, token, now)
            }
            let isThere = fresh.filter { isReplayed(token, at: $0) }
            if let index = takeTurn(among: isThere) {
                known[index].reads += 1
                return ClusterChoice(node: nodes[index], isReplica: true)
            }
            guard let token, waiting > .zero,
                let index = fresh.max(by: { position(of: $0) < position(of: $1) })
            else { return nil }
            known[index].reads += 1
            return ClusterChoice(node: nodes[index], isReplica: true, token: (token, waiting))
        }
        if let choice { return choice }
        lock.withLock { counts.readsOnPrimaryInstead += 1 }
        return takePrimary(isWrite: false).map { ClusterChoice(node: $0, isReplica: false) }
    }

    private func position(of index: Int) -> UInt64 { known[index].observation?.position ?? 0 }

    /// Under the lock.
    private func isFresh(
        _ index: Int, _ maximumLag: Duration?, _ token: PostgresWriteToken?, _ now: ContinuousClock.Instant
    ) -> Bool {
        guard let observation = known[index].observation else { return maximumLag == nil && token == nil }
        // Another primary that has been left behind is not a standby.
        guard observation.isStandby else { return false }
        if let token, observation.timeline < token.timeline { return false }
        guard let maximumLag else { return true }
        guard let time = known[index].freshAsOf else { return false }
        return time.duration(to: now) <= maximumLag
    }

    /// Under the lock.
    private func isReplayed(_ token: PostgresWriteToken?, at index: Int) -> Bool {
        guard let token else { return true }
        return (known[index].observation?.position ?? 0) >= token.position
    }

    /// Under the lock.
    private func takeTurn(among indices: [Int]) -> Int? {
        guard indices.count > 1 else { return indices.first }
        var best = indices[0]
        for index in indices {
            known[index].credit += nodes[index].weight
            if known[index].credit > known[best].credit { best = index }
        }
        known[best].credit -= indices.reduce(0) { $0 + nodes[$1].weight }
        return best
    }

    /// The state of each server now.
    func status() -> PostgresClusterStatus {
        lock.withLock {
            let now = ContinuousClock.now
            let nodes = nodes.map { node in
                let known = known[node.index]
                let role: PostgresClusterStatus.Role =
                    primary == node.index
                    ? .primary : known.observation.map { $0.isStandby ? .replica : .formerPrimary } ?? .unknown
                return PostgresClusterStatus.Node(
                    name: node.name, role: role, isReachable: known.isReachable,
                    lag: role == .replica ? known.freshAsOf.map { $0.duration(to: now) } : nil, weight: node.weight,
                    reads: known.reads, writes: known.writes, failures: known.failures, lastError: known.lastError)
            }
            return PostgresClusterStatus(nodes: nodes, counts: counts)
        }
    }
}
#endif
