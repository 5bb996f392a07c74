#if Postgres
import FetchingCore
import Foundation

extension PostgresCluster {
    /// Runs what reads with a connection to a server that is fresh enough, and once more on another if that is lost.
    ///
    /// - Parameter preference: Where it runs, nil for that of the cluster.
    @usableFromInline
    func reading<Value>(
        _ preference: PostgresReadPreference?, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try run(preference ?? self.preference, body)
    }

    /// Runs what writes with a connection to the primary, once.
    @usableFromInline
    func writing<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value { try run(nil, body) }

    private func run<Value>(
        _ preference: PostgresReadPreference?, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        var attempts = ClusterAttempts(state, preference)
        while true {
            guard case .ask(let choice) = try attempts.next() else {
                Thread.sleep(forTimeInterval: ClusterAttempts.pause.inSeconds)
                continue
            }
            var hasBegun = false
            do {
                return try choice.node.pool.withConnection { db in
                    if let (token, limit) = choice.token { try db.awaitReplay(of: token, within: limit) }
                    hasBegun = true
                    return try body(db)
                }
            } catch {
                try attempts.fail(error, choice, hasBegun: hasBegun)
            }
        }
    }

    /// Runs what reads without blocking the caller.
    ///
    /// - Parameters:
    ///   - preference: Where it runs, nil for that of the cluster.
    ///   - mayBeginTwice: Whether it may begin on one thread, and begin again on another that may wait for the answer.
    @usableFromInline
    func reading<Value: Sendable>(
        _ preference: PostgresReadPreference?, mayBeginTwice: Bool = false,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        // A coordinator may be asked for the parts of a table first.
        let mayBeginTwice = mayBeginTwice && sharding?.splitsRequests != true
        return try await run(preference ?? self.preference, mayBeginTwice: mayBeginTwice, body)
    }

    /// Runs what writes without blocking the caller, once.
    @usableFromInline
    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await run(nil, mayBeginTwice: false, body)
    }

    private func run<Value: Sendable>(
        _ preference: PostgresReadPreference?, mayBeginTwice: Bool,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        var attempts = ClusterAttempts(state, preference)
        while true {
            guard case .ask(let choice) = try attempts.next() else {
                try await Task.sleep(for: ClusterAttempts.pause)
                continue
            }
            let flag = ClusterFlag()
            do {
                if mayBeginTwice, choice.token == nil {
                    return try await choice.node.pool.withConnectionAtOnce { db in
                        if !db.isAnnouncing { flag.isSet = true }
                        return try body(db)
                    }
                }
                return try await choice.node.pool.withConnection { db in
                    if let (token, limit) = choice.token { try db.awaitReplay(of: token, within: limit) }
                    flag.isSet = true
                    return try body(db)
                }
            } catch {
                try attempts.fail(error, choice, hasBegun: flag.isSet)
            }
        }
    }
}

extension Duration {
    var inSeconds: Double { Double(clampedNanoseconds) / 1e9 }
}
#endif
