#if Postgres
/// The servers of one database: a primary that takes writes, and standbys that follow it and answer reads.
///
/// ```swift
/// let cluster = PostgresCluster(
///     primary: PostgresConfiguration(url: "postgresql://db1/shop"),
///     replicas: [PostgresReplica("postgresql://db2/shop"), PostgresReplica("postgresql://db3/shop", weight: 2)])
/// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: cluster)     // on db2 or db3
/// try await User.insert(joe).run(in: cluster)                                               // on db1
/// ```
///
/// Each server is looked at from time to time. Reads go to standbys that are known to be as fresh as ``PostgresReadPreference``
/// asks, and to the primary where there is none; writes and transactions go to the primary. A read whose server is lost, or that
/// is in the way of what a standby replays, is repeated once on another server. A write is never repeated. When a standby is
/// promoted, it becomes the primary, whatever it was declared as.
///
/// A copy refers to the same servers.
public struct PostgresCluster: Sendable {
    let state: ClusterState

    /// The shards; nil where the coordinator is asked for everything.
    let shards: ShardDirectory?

    /// The changes of which the primary tells.
    let changes = PostgresChangeFeed()

    /// Where reads go that do not say so themselves.
    public private(set) var preference: PostgresReadPreference

    /// The rules of tables that are spread over several servers; nil where none is.
    var sharding: PostgresSharding? { state.configuration.sharding }

    /// A cluster, which begins to look at its servers.
    ///
    /// - Parameters:
    ///   - primary: The server that takes writes at first.
    ///   - replicas: The standbys.
    ///   - configuration: The default place of reads, and the limits of time.
    public init(
        primary: PostgresConfiguration, replicas: [PostgresReplica],
        configuration: PostgresClusterConfiguration = PostgresClusterConfiguration()
    ) {
        let nodes = ([PostgresReplica(primary)] + replicas).map { node in
            var node = node
            node.configuration.sharding = configuration.sharding
            return node
        }
        state = ClusterState(
            nodes.enumerated().map { ClusterNode($1, index: $0) }, configuration)
        preference = configuration.reading
        shards = ShardDirectory(configuration, coordinator: primary)
        ClusterMonitor.start(state)
    }

    /// The same servers, with another place of reads.
    ///
    /// ```swift
    /// let fresh = cluster.reading(.fromReplicas(after: token))
    /// let user = try await User.where { $0.id == 1 }.first().fetch(in: fresh)
    /// ```
    ///
    /// - Parameter preference: Where reads go that do not say so themselves.
    public func reading(_ preference: PostgresReadPreference) -> PostgresCluster {
        var cluster = self
        cluster.preference = preference
        return cluster
    }

    /// Closes the pools of all servers. Asking for a connection from now on is an error.
    public func close() {
        state.close()
        shards?.close()
        // Whoever observes finds out by fetching.
        changes.tellAll()
    }
}

/// A standby of a cluster.
public struct PostgresReplica: Sendable {
    /// The address, and the limits of its pool.
    public var configuration: PostgresConfiguration

    /// The share of the reads that it gets, beside the weights of the others; none with 0, unless it is the only one.
    public var weight: Int

    /// A standby.
    ///
    /// - Parameters:
    ///   - configuration: The address, and the limits of its pool.
    ///   - weight: The share of the reads that it gets.
    public init(_ configuration: PostgresConfiguration, weight: Int = 1) {
        self.configuration = configuration
        self.weight = max(weight, 0)
    }

    /// A standby.
    ///
    /// - Parameters:
    ///   - url: The address, as libpq reads it.
    ///   - weight: The share of the reads that it gets.
    public init(_ url: String, weight: Int = 1) { self.init(PostgresConfiguration(url: url), weight: weight) }
}

/// The default place of reads in a cluster, and its limits of time.
///
/// ```swift
/// var configuration = PostgresClusterConfiguration()
/// configuration.reading = .fromReplicas(maximumLag: .seconds(5))
/// configuration.primaryTimeout = .seconds(30)
/// ```
public struct PostgresClusterConfiguration: Sendable {
    /// Where reads go that do not say so themselves.
    public var reading = PostgresReadPreference.fromReplicas(maximumLag: .seconds(2))

    /// The time between two looks at each server. Freshness is known to twice this time.
    public var checkInterval = Duration.milliseconds(250)

    /// The time for which a server may leave a look unanswered before it counts as unreachable, in whole seconds, at least 2.
    public var checkTimeout = Duration.seconds(2)

    /// The time for which a request waits for a primary after the last one was lost. Nothing of a write is sent meanwhile.
    public var primaryTimeout = Duration.seconds(10)

    /// The rules of tables that are spread over several servers; nil where none is.
    public var sharding: PostgresSharding?

    /// The way to the shards: through the coordinator, or directly where that means the same. It needs ``sharding``.
    public var shardAccess = PostgresShardAccess.throughCoordinator

    var logging = ClusterLogging()

    /// The defaults.
    public init() {}
}
#endif
