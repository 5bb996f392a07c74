#if Postgres
import FetchingCore

extension PostgresCluster {
    /// Runs what changes rows on the primary, once: where tables are sharded, in a transaction that may write to one shard.
    @usableFromInline
    func changing<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
        guard sharding != nil else { return try writing(body) }
        return try write(body)
    }

    /// Runs what changes rows on the primary without blocking the caller, once.
    @usableFromInline
    func changing<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        guard sharding != nil else { return try await writing(body) }
        return try await write(body)
    }
}

extension PostgresConnection {
    /// Runs a closure in an open transaction, which may write to as many shards as it is allowed.
    ///
    /// - Throws: The error of the closure, or `FetchError` where it has written to more.
    func guardingShards<Value>(
        _ writing: PostgresSharding.Writing?, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        guard writing == .oneShard else { return try body(self) }
        // A plan for any values would lock the tables of all shards to write.
        try execute("SET LOCAL plan_cache_mode = force_custom_plan")
        let value = try body(self)
        let shards = try writtenShards()
        guard shards.count < 2 else { throw FetchError.severalShards(shards) }
        return value
    }

    /// The servers whose tables are locked to write, each of which commits by itself.
    private func writtenShards() throws -> [String] {
        do {
            let text = try text(
                """
                SELECT pg_catalog.string_agg(DISTINCT s.srvname, ' ' ORDER BY s.srvname)
                FROM pg_catalog.pg_locks l
                JOIN pg_catalog.pg_foreign_table t ON t.ftrelid = l.relation
                JOIN pg_catalog.pg_foreign_server s ON s.oid = t.ftserver
                WHERE l.pid = pg_catalog.pg_backend_pid() AND l.locktype = 'relation' AND l.mode = 'RowExclusiveLock'
                """, [])
            return text?.split(separator: " ").map(String.init) ?? []
        } catch let error as PostgresError {
            throw FetchError.statement(error)
        }
    }
}

extension FetchError {
    fileprivate static func severalShards(_ names: [String]) -> FetchError {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return FetchError(
            .unsupported,
            reason: "the transaction writes to several shards (\(list)), each of which would commit by itself",
            cure: "Fix the shard key in each change, or allow it by 'write(shards: .severalShardsOneByOne)'",
            operation: "write", engine: postgres)
    }
}
#endif
