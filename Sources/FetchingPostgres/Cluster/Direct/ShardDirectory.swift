#if Postgres
import CLibPQ
import FetchingCore
import Foundation

/// The shards of a cluster, and which of them has which rows, as far as the coordinator was asked.
///
/// Unchecked, because all of its state is touched under its lock.
final class ShardDirectory: @unchecked Sendable {
    private let configuration: PostgresClusterConfiguration
    private let named: [String: PostgresShard]
    private let coordinator: PostgresConfiguration
    let catalogAge: Duration

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    private var servers: [String: Server] = [:]
    private var isClosed = false

    private struct Entry {
        let table: ShardTable?
        let time: ContinuousClock.Instant
    }

    private struct Server {
        let cluster: PostgresCluster

        /// The address in the catalog, nil for one that was given.
        let address: String?
    }

    /// - Returns: nil where the coordinator is asked for everything.
    init?(_ configuration: PostgresClusterConfiguration, coordinator: PostgresConfiguration) {
        guard configuration.sharding != nil, let named = configuration.shardAccess.named else { return nil }
        var own = configuration
        own.sharding = nil
        own.shardAccess = .throughCoordinator
        self.configuration = own
        self.named = named
        self.coordinator = coordinator
        catalogAge = configuration.shardAccess.catalogAge
        for (name, shard) in named {
            let cluster = PostgresCluster(primary: shard.primary, replicas: shard.replicas, configuration: own)
            servers[name] = Server(cluster: cluster, address: nil)
        }
    }

    func close() {
        let servers = lock.withLock {
            isClosed = true
            return self.servers
        }
        for server in servers.values { server.cluster.close() }
    }

    /// The states of the shards that were asked.
    func status() -> [String: PostgresClusterStatus] {
        lock.withLock { servers }.mapValues { $0.cluster.status() }
    }

    /// The servers of a shard.
    func cluster(of server: String) -> PostgresCluster? { lock.withLock { servers[server]?.cluster } }

    /// The table of an entity; nil where it is not spread in a way that is known here.
    func table(of entity: FetchableEntity) -> ShardTable? { lock.withLock { entries[entity.name]?.table } }

    /// The entities of which the catalog must be asked first, and whether something is known of them.
    func outdated(_ entities: [FetchableEntity]) -> [(name: String, isKnown: Bool)] {
        let oldest = ContinuousClock.now - catalogAge
        return lock.withLock {
            entities.compactMap { entity in
                guard let entry = entries[entity.name] else { return (entity.name, false) }
                return entry.time < oldest ? (entity.name, true) : nil
            }
        }
    }

    /// Notes what the catalog says.
    ///
    /// - Parameter time: The time before it was asked.
    func note(_ answer: ShardCatalogAnswer?, of entity: String, at time: ContinuousClock.Instant) {
        let replaced = lock.withLock { () -> [PostgresCluster] in
            guard !isClosed else { return [] }
            entries[entity] = Entry(table: answer?.table, time: time)
            return answer.map(noteServers) ?? []
        }
        for cluster in replaced { cluster.close() }
    }

    /// Forgets what the catalog has said: a shard does not have what it should.
    func forget() { lock.withLock { entries = [:] } }

    /// Under the lock.
    ///
    /// - Returns: Those whose addresses are others now.
    private func noteServers(_ answer: ShardCatalogAnswer) -> [PostgresCluster] {
        var replaced: [PostgresCluster] = []
        for (name, options) in answer.servers ?? [:] where named[name] == nil {
            let address = options.address(ofUser: answer.user)
            if let known = servers[name] {
                guard known.address != address else { continue }
                replaced.append(known.cluster)
            }
            var primary = coordinator
            primary.url = address
            primary.sharding = nil
            servers[name] = Server(
                cluster: PostgresCluster(primary: primary, replicas: [], configuration: configuration),
                address: address)
        }
        return replaced
    }
}

extension [String: String] {
    /// The address of a server, of what `CREATE SERVER` and `CREATE USER MAPPING` say: without the options of postgres_fdw itself.
    fileprivate func address(ofUser user: String) -> String {
        var options = filter { libpqKeywords.contains($0.key) }
        if options["user"] == nil { options["user"] = user }
        return options.sorted { $0.key < $1.key }.map { key, value in
            let escaped = value.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
            return "\(key)='\(escaped)'"
        }.joined(separator: " ")
    }
}

private let libpqKeywords: Set<String> = {
    guard let options = PQconndefaults() else { return [] }
    defer { PQconninfoFree(options) }
    var keywords: Set<String> = []
    var option = options
    while let keyword = option.pointee.keyword {
        keywords.insert(String(cString: keyword))
        option += 1
    }
    return keywords
}()
#endif
