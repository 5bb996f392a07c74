#if Postgres
public import FetchingCore
import FetchingSQL

extension FetchableRequest where Result == [Model], Model: Sendable & RowDecodable {
    /// The models one after the other, from a server that is fresh enough.
    ///
    /// ```swift
    /// for try await user in User.request().all().where({ $0.score > 10 }).stream(in: cluster) { print(user.name) }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1      -- on a standby
    /// ```
    ///
    /// Where the server is lost before the first model was given, another is asked, once. Behind that, the stream ends with an error,
    /// and never short. A shard is asked by itself where it has all of the rows, and the coordinator otherwise.
    ///
    /// - Parameters:
    ///   - cluster: The servers.
    ///   - preference: Where it runs; nil for what the cluster says. A standby that is asked does not wait for a token: where none
    ///     has replayed it, the primary is asked.
    /// - Returns: A sequence. Each loop runs the request anew, and throws `FetchError`, or `CancellationError` if the task was
    ///   cancelled.
    @inlinable
    public func stream(
        in cluster: PostgresCluster, reading preference: PostgresReadPreference? = nil
    ) -> FetchStream<Model> {
        FetchStream { [query] in ClusterBatches<Model>(query, cluster, preference) }
    }
}

/// The rows of a stream for one loop, from a server of a cluster.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
@usableFromInline
final class ClusterBatches<Model: RowDecodable & Sendable>: ModelBatches, @unchecked Sendable {
    private let query: FetchQuery
    private let cluster: PostgresCluster
    private let preference: PostgresReadPreference?
    private var attempts: ClusterAttempts

    /// Whether it is known who has the rows: the cluster, or the shard with its SQL.
    private var isRouted = false
    private var dialect: SQLDialect?

    /// Who is asked, and the rows that come.
    private var source: (choice: ClusterChoice, batches: PostgresBatches<Model>)?
    private var hasGivenModels = false

    @usableFromInline
    init(_ query: FetchQuery, _ cluster: PostgresCluster, _ preference: PostgresReadPreference?) {
        self.query = query
        self.cluster = cluster
        self.preference = preference
        attempts = ClusterAttempts(cluster.state, (preference ?? cluster.preference).withoutWaiting)
    }

    @inlinable
    package func nextBatch(isolation actor: isolated (any Actor)?) async throws -> [Model] {
        try await route()
        while true {
            guard let batches = try nextSource() else {
                try await Task.sleep(for: .milliseconds(20))
                continue
            }
            do {
                let models = try await batches.nextBatch(isolation: actor)
                noteModels()
                return models
            } catch {
                try fail(error)
            }
        }
    }

    @usableFromInline
    func route() async throws {
        guard !isRouted else { return }
        isRouted = true
        let sharded = ShardedQuery(query: query, model: Model.self)
        try cluster.checkSharding(of: sharded)
        guard let shards = cluster.shards else { return }
        await shards.refresh(sharded.entities, in: cluster)
        guard case .one(let place) = shards.route(sharded) else { return }
        dialect = place.dialect
        attempts = ClusterAttempts(place.cluster.state, cluster.shardPreference(preference).withoutWaiting)
    }

    @usableFromInline
    func nextSource() throws -> PostgresBatches<Model>? {
        if let source { return source.batches }
        guard case .ask(let choice) = try attempts.next() else { return nil }
        let batches = PostgresBatches<Model>(query, choice.node.pool, in: dialect)
        source = (choice, batches)
        return batches
    }

    @usableFromInline
    func noteModels() { hasGivenModels = true }

    @usableFromInline
    func fail(_ error: any Error) throws {
        guard let choice = source?.choice else { throw error }
        guard !hasGivenModels else { throw error.on(choice.node) }
        source = nil
        if dialect != nil, error.isMissingShardTable {
            // The table was moved: the coordinator knows where to.
            cluster.shards?.forget()
            dialect = nil
            attempts = ClusterAttempts(cluster.state, (preference ?? cluster.preference).withoutWaiting)
            return
        }
        try attempts.fail(error, choice, hasBegun: true)
    }
}

extension PostgresReadPreference {
    fileprivate var withoutWaiting: PostgresReadPreference {
        guard case .replicas(let maximumLag, let token, _) = place else { return self }
        return .fromReplicas(maximumLag: maximumLag, after: token, waiting: .zero)
    }
}
#endif
