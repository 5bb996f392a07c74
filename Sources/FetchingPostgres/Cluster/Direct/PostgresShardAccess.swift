#if Postgres
/// The way to the shards of a cluster: through the coordinator alone, or to the shards themselves as well.
///
/// ```swift
/// var configuration = PostgresClusterConfiguration()
/// configuration.sharding = PostgresSharding()
/// configuration.shardAccess = .direct()
/// ```
public struct PostgresShardAccess: Sendable {
    /// The addresses that are not those of the catalog; nil where the coordinator is asked for everything.
    let named: [String: PostgresShard]?

    /// The time for which what the catalog says is taken for true.
    let catalogAge: Duration

    /// Asks the coordinator for everything.
    public static let throughCoordinator = PostgresShardAccess(named: nil, catalogAge: .zero)

    /// Asks the shards themselves where that means the same, and the coordinator otherwise.
    ///
    /// A request whose conditions fix the shard key to one shard runs there, as do changes of such rows. Aggregates, groups,
    /// first rows and pages of all rows are asked of every shard at the same time, and put together here, but for aggregates of
    /// distinct values. Each shard answers from a state of its own. In the closure of a `read` or `write`, everything goes through the coordinator.
    ///
    /// The coordinator's catalog says which shard has a row, and its address: partitions by a hash of one integer, text or
    /// UUID, each a foreign table. Tables that are spread in another way are asked of the coordinator. So are those with row
    /// security, and changes of those with triggers or rules there.
    ///
    /// - Parameters:
    ///   - shards: The addresses of shards by the names that `CREATE SERVER` gave them, where those of the catalog do not serve, or
    ///     where a shard has standbys.
    ///   - catalogAge: The time for which what the catalog says is taken for true. Whoever moves a partition to another server waits
    ///     as long between its last write at the old place and its first at the new one. While the coordinator cannot be reached, the
    ///     last that was known serves.
    public static func direct(
        _ shards: [String: PostgresShard] = [:], catalogAge: Duration = .seconds(5)
    ) -> PostgresShardAccess {
        PostgresShardAccess(named: shards, catalogAge: catalogAge)
    }
}

/// A server that has a part of the rows of tables, and its standbys.
///
/// ```swift
/// let shard = PostgresShard(
///     primary: PostgresConfiguration(url: "postgresql://shard1/notes"),
///     replicas: [PostgresReplica("postgresql://shard1b/notes")])
/// ```
public struct PostgresShard: Sendable {
    /// The server that takes writes at first.
    public var primary: PostgresConfiguration

    /// The standbys.
    public var replicas: [PostgresReplica]

    /// A shard.
    ///
    /// - Parameters:
    ///   - primary: The server that takes writes at first.
    ///   - replicas: The standbys.
    public init(primary: PostgresConfiguration, replicas: [PostgresReplica] = []) {
        self.primary = primary
        self.replicas = replicas
    }
}
#endif
