#if Postgres
import FetchingCore
import FetchingSQL

/// The observation of a request in a cluster.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
final class ClusterRequestObservation<Request: PostgresRequest>: RequestObservation, @unchecked Sendable
where Request.Result: Sendable {
    private let request: Request
    private let cluster: PostgresCluster
    private var changes: ClusterChanges?

    init(_ request: Request, _ cluster: PostgresCluster) {
        self.request = request
        self.cluster = cluster
    }

    func next() async throws -> Request.Result? {
        guard let changes else { return try await begin() }
        guard await changes.next() else { return nil }
        // A shard has another address now.
        if changes.isOver, !cluster.state.isOver { return try await begin() }
        var pause = ReconnectionPause()
        while true {
            do {
                return try await fetch()
            } catch let error as FetchError where error.isLostServer && !cluster.state.isOver {
                await pause.wait()
                try Task.checkCancellation()
            }
        }
    }

    /// Reads once somebody listens: what is written from now on is noticed.
    private func begin() async throws -> Request.Result {
        do {
            var changes: [PostgresChanges] = []
            let places = try await cluster.observedPlaces(of: request)
            for place in places {
                changes.append(try await place.cluster.observeChanges(of: request, in: place.dialect))
            }
            self.changes = ClusterChanges(changes, of: places.map(\.cluster), for: request, in: cluster)
        } catch {
            throw FetchError.failure(error, of: Request.Model.self)
        }
        return try await fetch()
    }

    /// Fetches what is not older than the last signal, which came when the change was already in the log.
    private func fetch() async throws -> Request.Result {
        let preference = request.readPreference ?? cluster.preference
        guard cluster.sharding == nil, case .replicas(let maximumLag, _, let waiting) = preference.place else {
            return try await request.reading(.fromPrimary).fetch(in: cluster)
        }
        let token = try await cluster.currentToken()
        return try await request.reading(.fromReplicas(maximumLag: maximumLag, after: token, waiting: waiting))
            .fetch(in: cluster)
    }
}

/// The changes of which several servers tell, as one.
private final class ClusterChanges: Sendable {
    private let signals: AsyncStream<Void>
    private let tasks: [Task<Void, Never>]
    private let servers: [PostgresCluster]

    init(
        _ changes: [PostgresChanges], of servers: [PostgresCluster], for request: some PostgresRequest,
        in cluster: PostgresCluster
    ) {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.signals = signals
        self.servers = servers
        tasks =
            changes.map { changes in
                Task { while await changes.next() { signal.yield() } }
            } + [Self.lookingAtCatalog(for: request, in: cluster)].compactMap(\.self)
    }

    /// Asks the catalog as often as requests do, for nobody else may. A server that is replaced there is closed, and tells so.
    private static func lookingAtCatalog(for request: some PostgresRequest, in cluster: PostgresCluster) -> Task<
        Void, Never
    >? {
        guard let shards = cluster.shards, let sharded = (request as? any ShardedRequest)?.shardedQuery else {
            return nil
        }
        let entities = sharded.entities
        return Task {
            while !Task.isCancelled, !cluster.state.isOver {
                try? await Task.sleep(for: max(shards.catalogAge, .milliseconds(100)))
                await shards.refresh(entities, in: cluster)
            }
        }
    }

    /// Whether one of the servers was closed.
    var isOver: Bool { servers.contains { $0.state.isOver } }

    deinit { for task in tasks { task.cancel() } }

    /// Waits for a change; false if the task is cancelled.
    func next() async -> Bool {
        for await _ in signals { return true }
        return false
    }
}

extension PostgresCluster {
    /// The servers whose tables have the rows of a request, and the SQL there.
    fileprivate func observedPlaces(
        of request: some PostgresRequest
    ) async throws -> [(cluster: PostgresCluster, dialect: SQLDialect)] {
        guard sharding != nil, let sharded = (request as? any ShardedRequest)?.shardedQuery else {
            return [(self, .postgres)]
        }
        if let shards {
            await shards.refresh(sharded.entities, in: self)
            switch shards.route(sharded) {
            case .one(let place): return [(place.cluster, place.dialect)]
            case .several(let places): return places.map { ($0.cluster, $0.dialect) }
            case nil: break
            }
        }
        guard RequestSharding(sharded) == .notSharded else { throw FetchError.unobservableShards }
        return [(self, .postgres)]
    }

    /// - Throws: `FetchError` if changes of a table of the request would go unnoticed.
    fileprivate func observeChanges(
        of request: some PostgresRequest, in dialect: SQLDialect
    ) async throws -> PostgresChanges {
        let changes = try await changes.observe { [state] in
            try await state.notificationsOfPrimary(on: PostgresObservation.channel)
        }
        let statements = try request.statementTexts(for: dialect)
        try await reading(.fromPrimary) { db in
            changes.limit(to: try ObservedPostgresTables(of: statements, in: db))
        }
        return changes
    }
}

extension ClusterState {
    /// Listens to the primary, until it is lost or another server takes its place.
    ///
    /// - Throws: `FetchError` if there is no primary within the time for it, or `CancellationError`.
    fileprivate func notificationsOfPrimary(on channel: String) async throws -> PostgresNotifications {
        var attempts = ClusterAttempts(self, .fromPrimary)
        while true {
            guard case .ask(let choice) = try attempts.next() else {
                try await Task.sleep(for: ClusterAttempts.pause)
                continue
            }
            do {
                return notifications(try await choice.node.pool.notifications(on: channel), from: choice.node)
            } catch {
                try attempts.fail(error, choice, hasBegun: false)
            }
        }
    }

    private func notifications(_ notifications: PostgresNotifications, from node: ClusterNode) -> PostgresNotifications
    {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: PostgresNotification.self)
        let listening = Task {
            do {
                for try await notification in notifications { continuation.yield(notification) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        // A server that stands still says nothing, and neither does one that does not know of its successor.
        let watching = Task { [configuration] in
            while !Task.isCancelled, reachablePrimary === node {
                try? await Task.sleep(for: max(configuration.checkInterval, .milliseconds(10)))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in
            listening.cancel()
            watching.cancel()
        }
        return PostgresNotifications(stream)
    }
}

extension FetchError {
    /// Whether a server was lost, or none took the place of the primary.
    fileprivate var isLostServer: Bool { underlyingError is MissingPrimary || nodeFailure(isReplica: true) != nil }

    fileprivate static var unobservableShards: FetchError {
        FetchError(
            .unsupported, reason: "the coordinator is not told of changes to the tables of its shards",
            cure: "Ask the shards directly by 'shardAccess = .direct()', for what each answers of its own rows",
            operation: "updates", engine: postgres)
    }
}
#endif
