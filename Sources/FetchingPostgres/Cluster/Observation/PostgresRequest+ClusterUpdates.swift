#if Postgres
public import FetchingCore

extension PostgresRequest where Result: Sendable {
    /// The result now, and again after each transaction that changes a table of the request.
    ///
    /// ```swift
    /// try await cluster.installObservation(for: User.self)
    /// for try await users in User.request().all().where({ $0.score > 10 }).updates(in: cluster) {
    ///     print(users.count)
    /// }
    /// // LISTEN "fetching_changes"                                                   -- on the primary
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1                 -- on a standby
    /// ```
    ///
    /// The primary tells of changes, and no result is older than the change that it follows: it comes from a standby that has
    /// replayed the log of the primary up to then, and from the primary where none has in time, as ``PostgresReadPreference`` says.
    /// Where the primary is lost, or another server takes its place, the request is fetched again.
    ///
    /// Where tables are spread over shards that are asked directly, the shards that have rows of the request tell of changes, and
    /// their primaries are asked. A request along a relationship that may lead to another shard is rejected. A shard whose address in the
    /// catalog changes is observed there. A loop does not notice that a partition was moved to another server.
    ///
    /// All else is as with a pool: changes that are made while the loop is busy give one further result, and results can be the same.
    ///
    /// - Parameter cluster: The servers.
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`, also if a table has
    ///   no trigger of ``PostgresObservation``.
    public func updates(in cluster: PostgresCluster) -> RequestUpdates<Result> {
        RequestUpdates { ClusterRequestObservation(self, cluster) }
    }
}
#endif
