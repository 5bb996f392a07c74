#if Postgres
public import FetchingCore

extension PostgresCluster {
    /// Reads on one server, in a transaction that sees one state of the database and cannot write.
    ///
    /// ```swift
    /// let (users, count) = try cluster.read { db in
    ///     (try User.request().first(nth: 10).fetch(in: db), try Pet.request().all().count().fetch(in: db))
    /// }
    /// // BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT …; SELECT …; COMMIT      -- on a standby
    /// ```
    ///
    /// - Parameters:
    ///   - preference: Where it runs; nil for what the cluster says.
    ///   - body: Reads. It runs again where its server is lost, so that it should have no other effect.
    /// - Throws: `FetchError` if there is no server, or the error of the closure.
    public func read<Value>(
        _ preference: PostgresReadPreference? = nil, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try reading(preference) { db in try db.inOneState { try body(db) } }
    }

    /// Reads on one server without blocking the caller, in a transaction that sees one state of the database and cannot write.
    ///
    /// - Parameters:
    ///   - preference: Where it runs; nil for what the cluster says.
    ///   - body: Reads. It runs again where its server is lost, so that it should have no other effect.
    /// - Throws: `FetchError` if there is no server, the error of the closure, or `CancellationError`.
    public func read<Value: Sendable>(
        _ preference: PostgresReadPreference? = nil, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await reading(preference) { db in try db.inOneState { try body(db) } }
    }

    /// Writes on the primary, in a transaction that is rolled back if the closure throws.
    ///
    /// ```swift
    /// try cluster.write { db in
    ///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
    /// }
    /// // BEGIN ISOLATION LEVEL READ COMMITTED; DELETE …; COMMIT      -- on the primary
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The isolation level.
    ///   - shards: How many shards it may write to; nil for what the cluster says.
    ///   - body: Writes. It runs once: where the connection is lost within, the error says whether something may be kept.
    /// - Throws: `FetchError` if there is no primary or the transaction fails, or the error of the closure.
    @discardableResult
    public func write<Value>(
        isolation: TransactionIsolation = .readCommitted, shards: PostgresSharding.Writing? = nil,
        _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try writing { db in
            try db.session.inTransaction(isolation.begin) { try db.guardingShards(shards ?? sharding?.writing, body) }
        }
    }

    /// Writes on the primary without blocking the caller, in a transaction that is rolled back if the closure throws.
    ///
    /// - Parameters:
    ///   - isolation: The isolation level.
    ///   - shards: How many shards it may write to; nil for what the cluster says.
    ///   - body: Writes. It runs once: where the connection is lost within, the error says whether something may be kept.
    /// - Throws: `FetchError` if there is no primary or the transaction fails, the error of the closure, or `CancellationError`.
    @discardableResult
    public func write<Value: Sendable>(
        isolation: TransactionIsolation = .readCommitted, shards: PostgresSharding.Writing? = nil,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await writing { db in
            try db.session.inTransaction(isolation.begin) { try db.guardingShards(shards ?? sharding?.writing, body) }
        }
    }

    /// Writes on the primary, and says after which place in its log a read sees what was written.
    ///
    /// ```swift
    /// let (_, token) = try cluster.writeReturningToken { db in try User.insert(joe).run(in: db) }
    /// let users = try User.request().all().reading(.fromReplicas(after: token)).fetch(in: cluster)
    /// // BEGIN …; INSERT …; COMMIT; SELECT … pg_current_wal_insert_lsn() …
    /// ```
    ///
    /// - Parameter body: Writes. It runs once.
    /// - Throws: `FetchError` if there is no primary or the transaction fails, or the error of the closure.
    public func writeReturningToken<Value>(
        _ body: (PostgresConnection) throws -> Value
    ) throws -> (value: Value, token: PostgresWriteToken) {
        try writing { db in
            let value = try db.session.inTransaction(TransactionIsolation.readCommitted.begin) {
                try db.guardingShards(sharding?.writing, body)
            }
            return (value, try db.tokenOfCommitted())
        }
    }

    /// Writes on the primary without blocking the caller, and says after which place in its log a read sees what was written.
    ///
    /// - Parameter body: Writes. It runs once.
    /// - Throws: `FetchError` if there is no primary or the transaction fails, the error of the closure, or `CancellationError`.
    public func writeReturningToken<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> (value: Value, token: PostgresWriteToken) {
        try await writing { db in
            let value = try db.session.inTransaction(TransactionIsolation.readCommitted.begin) {
                try db.guardingShards(sharding?.writing, body)
            }
            return (value, try db.tokenOfCommitted())
        }
    }

    /// The place in the log of the primary now, behind every write that was acknowledged.
    ///
    /// ```swift
    /// try await User.insert(joe).run(in: cluster)
    /// session["written"] = try await cluster.currentToken().description
    /// // SELECT … pg_current_wal_insert_lsn() …
    /// ```
    ///
    /// - Throws: `FetchError` if there is no primary, or `CancellationError`.
    public func currentToken() async throws -> PostgresWriteToken {
        try await reading(.fromPrimary) { db in try db.currentToken() }
    }
}

extension TransactionIsolation {
    // The server's own default may be another one.
    fileprivate var begin: String { "BEGIN ISOLATION LEVEL \(rawValue)" }
}

extension PostgresConnection {
    /// - Throws: `FetchError`, or `PostgresError`, also where the server follows another.
    func currentToken() throws -> PostgresWriteToken {
        let observation = try observeNode()
        // What it has replayed is not all that was written.
        if observation.isStandby { throw PostgresError(message: "the server is no longer the primary") }
        return PostgresWriteToken(timeline: observation.timeline, position: observation.position)
    }

    /// - Throws: `FetchError`, which says that the transaction is kept.
    fileprivate func tokenOfCommitted() throws -> PostgresWriteToken {
        do {
            return try currentToken()
        } catch {
            throw FetchError.lostToken(error)
        }
    }
}
#endif
