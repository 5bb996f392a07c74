#if Postgres
import FetchingCore

// What the catalog says is read before it is needed. Where it cannot be, what was known serves; where nothing was, the coordinator
// is asked for the request itself, and says why.

extension ShardDirectory {
    func refresh(_ entities: [FetchableEntity], in cluster: PostgresCluster) {
        for entity in outdated(entities) {
            let time = ContinuousClock.now
            let ask: (PostgresConnection) throws -> ShardCatalogAnswer? = {
                try $0.shardCatalogAnswer(for: entity.name)
            }
            if !entity.isKnown {
                guard let answer = try? cluster.reading(.fromPrimary, ask) else { continue }
                note(answer, of: entity.name, at: time)
            } else if let node = cluster.state.reachablePrimary {
                do {
                    note(try node.pool.withConnection(ask), of: entity.name, at: time)
                } catch {
                    noteFailure(error, of: node, in: cluster)
                }
            }
        }
    }

    func refresh(_ entities: [FetchableEntity], in cluster: PostgresCluster) async {
        for entity in outdated(entities) {
            let time = ContinuousClock.now
            let ask: @Sendable (PostgresConnection) throws -> ShardCatalogAnswer? = {
                try $0.shardCatalogAnswer(for: entity.name)
            }
            do {
                if !entity.isKnown {
                    note(try await cluster.reading(.fromPrimary, ask), of: entity.name, at: time)
                } else if let node = cluster.state.reachablePrimary {
                    do {
                        note(try await node.pool.withConnection(ask), of: entity.name, at: time)
                    } catch {
                        noteFailure(error, of: node, in: cluster)
                    }
                }
            } catch {
                // The request itself has the same error.
                continue
            }
        }
    }

    /// Nobody waits for another primary here.
    private func noteFailure(_ error: any Error, of node: ClusterNode, in cluster: PostgresCluster) {
        guard error.nodeFailure(isReplica: false) != nil else { return }
        cluster.state.noteFailure(error, of: node, isLook: false)
    }
}

extension ShardedQuery {
    /// The entities whose tables must be known.
    var entities: [FetchableEntity] {
        var entities = [model.fetchableEntity]
        for other in related.models where !entities.contains(where: { $0.name == other.fetchableEntity.name }) {
            entities.append(other.fetchableEntity)
        }
        return entities
    }
}
#endif
