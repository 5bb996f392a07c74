#if Postgres
public import FetchingCore

extension PostgresCluster {
    /// Creates the triggers that report changes to the tables of models, on the primary, from which standbys have them.
    ///
    /// ```swift
    /// try await cluster.installObservation(for: User.self, Pet.self)
    /// ```
    ///
    /// Where tables are spread over shards that are asked directly, they are created on each shard. Existing triggers stay as they
    /// are. ``PostgresObservation/statements`` shows what is run.
    ///
    /// - Parameter models: The models.
    /// - Throws: `FetchError` if the role may not create them, or if a table does not exist or cannot be observed.
    public func installObservation(for models: any Fetchable.Type...) async throws {
        for model in models {
            let entity = model.fetchableEntity
            await shards?.refresh([entity], in: self)
            guard let shards, let table = shards.table(of: entity) else {
                let observation = PostgresObservation(of: [model])
                try await write { db in try db.install(observation) }
                continue
            }
            for part in table.parts {
                guard let shard = shards.cluster(of: part.server) else { throw FetchError.unknownShard(part.server) }
                let observation = PostgresObservation(tables: [part.table])
                try await shard.write { db in try db.install(observation) }
            }
        }
    }
}

extension FetchError {
    fileprivate static func unknownShard(_ server: String) -> FetchError {
        FetchError(
            .databaseFailure, reason: "the address of the shard '\(server)' is not known",
            cure: "Open the cluster, and let the coordinator's catalog name the server",
            operation: "installObservation", engine: postgres)
    }
}
#endif
