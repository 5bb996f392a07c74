#if Postgres
import Dispatch
public import FetchingCore
import FetchingSQL
import Foundation

extension PostgresReadPreference {
    /// The place at a shard. A token is of the coordinator's log and says nothing of a shard's, whose primary has every write.
    fileprivate var atShard: PostgresReadPreference {
        guard case .replicas(_, _?, _) = place else { return self }
        return .fromPrimary
    }
}

extension PostgresCluster {
    /// Where a read runs at a shard.
    func shardPreference(_ preference: PostgresReadPreference?) -> PostgresReadPreference {
        (preference ?? self.preference).atShard
    }
}

extension Error {
    /// Whether a shard does not have the table that the catalog says, so that nothing was done there.
    var isMissingShardTable: Bool { ((self as? FetchError)?.underlyingError as? PostgresError)?.sqlState == "42P01" }
}

extension Error {
    /// Whether a shard cannot be asked, or the caller does not wait any more.
    fileprivate var isFailureOfShard: Bool {
        self is CancellationError || isMissingShardTable || (self as? FetchError)?.code == .databaseFailure
    }
}

extension PostgresConnection {
    /// The rows of a question to a shard.
    fileprivate func rows(
        of scattering: ShardScattering, _ model: any Fetchable.Type, in dialect: SQLDialect
    ) throws -> [[PrimitiveValue]] {
        try using(dialect) {
            var rows: [[PrimitiveValue]] = []
            let runner = PostgresRunner(self)
            let statement = try scattering.selection.statement(for: dialect, of: model)
            _ = try runner.rows(
                of: statement, model,
                into: SelectionSink<PostgresRow>(scattering.selection.columns, of: model) { row in
                    rows.append(try scattering.types.map { try row.decodePrimitive(of: $0) })
                })
            return rows
        }
    }
}

extension PostgresCluster {
    /// Fetches a request from the shards themselves.
    ///
    /// - Parameter fetch: Fetches the request on a connection.
    /// - Returns: nil where the coordinator must be asked.
    @usableFromInline
    func fetchFromShards<Request: PostgresRequest>(
        _ request: Request, _ fetch: (PostgresConnection) throws -> Request.Result
    ) throws -> Request.Result? {
        guard let shards, let sharded = (request as? any ShardedRequest)?.shardedQuery else { return nil }
        shards.refresh(sharded.entities, in: self)
        let preference = shardPreference(request.readPreference)
        do {
            switch shards.route(sharded) {
            case nil: return nil
            case .one(let place):
                return try place.cluster.reading(preference) { db in try db.using(place.dialect) { try fetch(db) } }
            case .several(let places):
                guard let scattered = request as? any ScatteredRequest<Request.Result>,
                    let scattering = scattered.scattering
                else { return nil }
                return try orCoordinator {
                    let parts = try atOnce(places) { place in
                        try place.cluster.reading(preference) { db in
                            try db.rows(of: scattering, Request.Model.self, in: place.dialect(for: scattering))
                        }
                    }
                    return try scattered.result(of: MergedRows(parts, scattering.merging))
                }
            }
        } catch  where error.isMissingShardTable {
            shards.forget()
            return nil
        }
    }

    /// Fetches a request from the shards themselves without blocking the caller.
    ///
    /// - Parameter fetch: Fetches the request on a connection.
    /// - Returns: nil where the coordinator must be asked.
    @usableFromInline
    func fetchFromShards<Request: PostgresRequest>(
        _ request: Request, _ fetch: @escaping @Sendable (PostgresConnection) throws -> Request.Result
    ) async throws -> Request.Result? where Request.Result: Sendable {
        guard let shards, let sharded = (request as? any ShardedRequest)?.shardedQuery else { return nil }
        await shards.refresh(sharded.entities, in: self)
        let preference = shardPreference(request.readPreference)
        do {
            switch shards.route(sharded) {
            case nil: return nil
            case .one(let place):
                return try await place.cluster.reading(preference, mayBeginTwice: Request.mayBeginTwice) { db in
                    try db.using(place.dialect) { try fetch(db) }
                }
            case .several(let places):
                guard let scattered = request as? any ScatteredRequest<Request.Result>,
                    let scattering = scattered.scattering
                else { return nil }
                let model = Request.Model.self
                return try await orCoordinatorWaiting {
                    let parts = try await rows(of: scattering, model, at: places, preference)
                    return try scattered.result(of: MergedRows(parts, scattering.merging))
                }
            }
        } catch  where error.isMissingShardTable {
            shards.forget()
            return nil
        }
    }

    /// Leaves to the coordinator what fails for another reason than that a shard is lost: a value may not fit in a row that is not
    /// among the first of all, and where it is, the coordinator says so.
    private func orCoordinator<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch  where !error.isFailureOfShard {
            return nil
        }
    }

    private func orCoordinatorWaiting<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value? {
        do {
            return try await body()
        } catch  where !error.isFailureOfShard {
            return nil
        }
    }

    private func rows(
        of scattering: ShardScattering, _ model: any Fetchable.Type, at places: [ShardPlace],
        _ preference: PostgresReadPreference
    ) async throws -> [[[PrimitiveValue]]] {
        try await withThrowingTaskGroup(of: (Int, [[PrimitiveValue]]).self) { group in
            for (index, place) in places.enumerated() {
                group.addTask {
                    let rows = try await place.cluster.reading(preference) { db in
                        try db.rows(of: scattering, model, in: place.dialect(for: scattering))
                    }
                    return (index, rows)
                }
            }
            var parts = places.map { _ in [[PrimitiveValue]]() }
            for try await (index, rows) in group { parts[index] = rows }
            return parts
        }
    }

    /// Runs a closure for each place at the same time, and waits for all.
    private func atOnce<Value: Sendable>(
        _ places: [ShardPlace], _ body: @escaping @Sendable (ShardPlace) throws -> Value
    ) throws -> [Value] {
        let results = ShardResults<Value>(count: places.count)
        let group = DispatchGroup()
        for (index, place) in places.enumerated().dropFirst() {
            group.enter()
            // The threads of Dispatch may all be waiting here.
            Thread.detachNewThread {
                results.set(Result { try body(place) }, at: index)
                group.leave()
            }
        }
        results.set(Result { try body(places[0]) }, at: 0)
        group.wait()
        return try results.get()
    }
}

/// The results of several threads.
///
/// Unchecked, because they are written under a lock, and read when all have ended.
private final class ShardResults<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<Value, any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ result: Result<Value, any Error>, at index: Int) { lock.withLock { results[index] = result } }

    func get() throws -> [Value] { try results.compactMap { try $0?.get() } }
}
#endif
