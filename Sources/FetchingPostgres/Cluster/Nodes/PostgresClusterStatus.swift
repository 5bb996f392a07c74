#if Postgres
public import Logging

/// The state of the servers of a cluster, and counts of its work.
///
/// ```swift
/// print(cluster.status())
/// // db1:5432/shop primary, 120 writes, 8 reads
/// // db2:5432/shop replica, at most 0.3 s behind, 4012 reads
/// // 1 failover, 2 repeated reads, 1 conflict, 8 reads on the primary instead
/// ```
public struct PostgresClusterStatus: Sendable, CustomStringConvertible {
    /// The part that a server has in a cluster.
    public enum Role: Sendable, Hashable {
        /// A server that takes the writes.
        case primary

        /// A standby.
        case replica

        /// A server that takes writes, though another has been promoted since. It is not used.
        case formerPrimary

        /// A server that has never answered.
        case unknown
    }

    /// A server.
    public struct Node: Sendable {
        /// The host, the port and the database, without a password.
        public let name: String

        /// The part that it has now.
        public let role: Role

        /// Whether the last look at it, and the last use of it, have succeeded.
        public let isReachable: Bool

        /// The greatest time by which a standby may be behind; nil where it is not known.
        public let lag: Duration?

        /// The share of the reads that it gets.
        public let weight: Int

        /// The number of reads that it was asked for.
        public let reads: Int

        /// The number of writes that it was asked for.
        public let writes: Int

        /// The number of requests that failed because of it.
        public let failures: Int

        /// The reason why it is not reachable.
        public let lastError: String?
    }

    /// The numbers of a cluster since it was made.
    public struct Counts: Sendable, Hashable {
        /// The number of times that another server has become the primary.
        public var failovers = 0

        /// The number of reads that were repeated on another server after they had begun.
        public var repeatedReads = 0

        /// The number of reads that a standby has ended because of what it replays.
        public var conflicts = 0

        /// The number of reads that the primary was asked for, because no standby was fresh enough or reachable.
        public var readsOnPrimaryInstead = 0
    }

    /// The servers, in the order in which they were declared: that of the primary first.
    public let nodes: [Node]

    /// The numbers of the cluster.
    public let counts: Counts

    /// The states of the shards that were asked directly, by their names.
    public internal(set) var shards: [String: PostgresClusterStatus] = [:]

    public var description: String {
        let lines = nodes.map { node in
            var parts = ["\(node.name) \(node.role)"]
            if !node.isReachable { parts.append("unreachable (\(node.lastError ?? "the connection was lost"))") }
            if let lag = node.lag { parts.append("at most \(lag.secondsText) s behind") }
            if node.writes > 0 { parts.append("\(node.writes) writes") }
            return (parts + ["\(node.reads) reads"]).joined(separator: ", ")
        }
        let numbers = [
            ("failovers", counts.failovers), ("repeated reads", counts.repeatedReads), ("conflicts", counts.conflicts),
            ("reads on the primary instead", counts.readsOnPrimaryInstead),
        ]
        let ofShards = shards.sorted { $0.key < $1.key }.map { name, status in
            "\(name): " + status.description.replacing("\n", with: "\n    ")
        }
        return (lines + [numbers.map { "\($0.1) \($0.0)" }.joined(separator: ", ")] + ofShards).joined(separator: "\n")
    }
}

extension Duration {
    fileprivate var secondsText: String {
        let tenths = (clampedNanoseconds + 99_999_999) / 100_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension PostgresCluster {
    /// The state of each server, and counts of the work of the cluster.
    public func status() -> PostgresClusterStatus {
        var status = state.status()
        status.shards = shards?.status() ?? [:]
        return status
    }
}

/// Something that happens to a cluster.
enum ClusterEvent {
    case promoted(String)
    case unreachable(String, String)
    case reachable(String)
    case conflict(String)
}

/// The receiver of what happens to a cluster.
struct ClusterLogging: Sendable {
    var logger: Logger?

    func log(_ event: ClusterEvent) {
        guard let logger else { return }
        switch event {
        case .promoted(let node): logger.notice("The primary is another server", metadata: ["node": .string(node)])
        case .unreachable(let node, let reason):
            logger.warning("Server is unreachable", metadata: ["node": .string(node), "reason": .string(reason)])
        case .reachable(let node): logger.notice("Server is reachable again", metadata: ["node": .string(node)])
        case .conflict(let node):
            logger.info("Read was in the way of replay, and goes to the primary", metadata: ["node": .string(node)])
        }
    }
}

extension PostgresClusterConfiguration {
    /// Logs when a server is lost or back, when another becomes the primary, and when a standby ends a read.
    ///
    /// ```swift
    /// configuration.log(to: Logger(label: "database"))
    /// // warning database: node=db2:5432/shop reason=connection refused [FetchingPostgres] Server is unreachable
    /// ```
    ///
    /// - Parameter logger: The receiver.
    public mutating func log(to logger: Logger) { logging.logger = logger }
}
#endif
