#if Postgres
/// The rules of a cluster whose tables are spread over several servers.
public struct PostgresSharding: Sendable, Hashable {
    /// How many shards a transaction may write to.
    public enum Writing: Sendable, Hashable {
        /// One: the transaction is rolled back where it has written to a second.
        case oneShard

        /// Any number. Each shard commits by itself: where one fails meanwhile, what others have committed is kept.
        case severalShardsOneByOne
    }

    /// Whether a request that does not fix the shard key of its model is refused before anything runs.
    public var requiresShardKey: Bool

    /// How many shards a transaction may write to.
    public var writing: Writing

    /// Whether every column of texts is declared with `COLLATE "C"`, so that no statement says it.
    ///
    /// It must be declared in the table, in its partitions and on the shards. postgres_fdw passes on no condition that says it.
    /// Where a column is not, texts are compared in another order than on other engines. `check(in:)` finds it.
    public var columnsHaveByteOrder: Bool

    /// Whether first rows, counts, sums and extremes that every shard is asked for are asked of each by itself, and put together.
    /// postgres_fdw asks for all rows otherwise, and counts them here.
    public var splitsRequests: Bool

    /// Rules.
    ///
    /// - Parameters:
    ///   - requiresShardKey: Whether a request that does not fix the shard key of its model is refused before anything runs.
    ///   - writing: How many shards a transaction may write to.
    ///   - columnsHaveByteOrder: Whether every column of texts is declared with `COLLATE "C"`.
    ///   - splitsRequests: Whether first rows and aggregates are asked of each shard by itself, and put together.
    public init(
        requiresShardKey: Bool = false, writing: Writing = .oneShard, columnsHaveByteOrder: Bool = false,
        splitsRequests: Bool = true
    ) {
        self.splitsRequests = splitsRequests
        self.columnsHaveByteOrder = columnsHaveByteOrder
        self.requiresShardKey = requiresShardKey
        self.writing = writing
    }

    /// The settings of a session: tables that are spread in the same way are joined, and grouped by their shard key, where they are.
    ///
    /// Parts are found by their bounds. To look for a contradiction between a condition and the constraints of each part as well takes
    /// PostgreSQL's planner twice as long for every two levels of `&&` and `||` in turn, days for 100.
    ///
    /// Parts are asked one after the other, whatever `async_capable` says: an asynchronous scan whose condition asks the same server
    /// for other rows loses rows, as `AsynchronousScanTests` shows of PostgreSQL 15.18.
    static let settings = [
        "enable_partitionwise_join = on", "enable_partitionwise_aggregate = on", "constraint_exclusion = off",
        "enable_async_append = off",
    ]
}
#endif
