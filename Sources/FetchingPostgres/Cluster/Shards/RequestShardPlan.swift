#if Postgres
import FetchingCore
import FetchingSQL
import Foundation

/// How a request meets tables that are spread over several servers: in words, with what each server is asked.
///
/// ```swift
/// print(try Note.where { $0.tenantID == 7 }.explainShards(in: cluster))
/// // asks the one server that has the value of the shard key
/// // shard2: SELECT "tenantID", id, title FROM public.notes WHERE (("tenantID" = $1::bigint))
/// ```
public struct RequestShardPlan: Sendable, CustomStringConvertible {
    /// The question to one server.
    public struct Part: Sendable, Hashable {
        /// The name of the server, as `CREATE SERVER` gave it.
        public let server: String

        /// The statement that the server is sent, by the coordinator, or by the client where the plan is direct.
        ///
        /// It is without values of the request's own: those of the plan may be among it.
        public let remoteSQL: String

        /// The number of rows that it sent, nil where the request was not run.
        public let rowCount: Int?
    }

    /// The shard key as the conditions fix it; nil for a request of your own.
    public let sharding: RequestSharding?

    /// The questions to the servers, in the order of the plan.
    public let parts: [Part]

    /// Whether the client asks the servers itself, and not through the coordinator.
    public internal(set) var isDirect = false

    /// The number of rows that were moved between servers, nil where the request was not run.
    public var movedRows: Int? {
        parts.reduce(0 as Int?) { sum, part in
            guard let sum, let count = part.rowCount else { return nil }
            return sum + count
        }
    }

    /// The servers that are asked.
    public var servers: Set<String> { Set(parts.map(\.server)) }

    public var description: String {
        let lines = parts.map { part in
            "\(part.server): \(part.remoteSQL)" + (part.rowCount.map { " (\($0) rows)" } ?? "")
        }
        let way = isDirect ? ", without the coordinator" : ""
        let words = (sharding?.description ?? "is known by its SQL alone") + way
        return ([words] + lines).joined(separator: "\n")
    }
}

extension PostgresRequest {
    /// Explains which servers of a sharded database the request asks, and for what.
    ///
    /// ```swift
    /// let plan = try Note.where { $0.tenantID == 7 }.explainShards(in: db)
    /// print(plan.servers)                                                          // ["shard2"]
    /// // EXPLAIN (VERBOSE, FORMAT JSON) SELECT "tenantID", "id", "title" FROM "notes" WHERE "tenantID" = $1
    /// ```
    ///
    /// - Parameters:
    ///   - db: A connection to the coordinator.
    ///   - runs: Whether the request is run, so that the rows are counted that each server sends.
    /// - Throws: `FetchError`.
    public func explainShards(in db: PostgresConnection, running runs: Bool = false) throws -> RequestShardPlan {
        do {
            var parts: [RequestShardPlan.Part] = []
            let servers = try db.foreignTables()
            for statement in try statementTexts(for: db.dialect) {
                let options = "VERBOSE, FORMAT JSON" + (runs ? ", ANALYZE, TIMING FALSE" : "")
                let explained = SQLStatementText(
                    sql: "EXPLAIN (\(options)) \(statement.sql)", bindings: statement.bindings)
                guard let text = try db.text(explained) else { continue }
                let plans = try JSONDecoder().decode([ForeignPlan].self, from: Data(text.utf8))
                for plan in plans { plan.root.collect(into: &parts, servers) }
            }
            return RequestShardPlan(sharding: sharding, parts: parts)
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }

    /// Explains which servers of a sharded database the request asks, and for what.
    ///
    /// ```swift
    /// print(try Note.where { $0.tenantID == 7 }.explainShards(in: cluster))
    /// // asks the one server that has the value of the shard key
    /// // shard2: SELECT "tenantID", id, title FROM public.notes WHERE …
    /// ```
    ///
    /// - Parameters:
    ///   - cluster: The servers.
    ///   - runs: Whether the request is run, so that the rows are counted that each server sends.
    /// - Throws: `FetchError`.
    public func explainShards(in cluster: PostgresCluster, running runs: Bool = false) throws -> RequestShardPlan {
        if let plan = try explainDirectly(in: cluster, running: runs) { return plan }
        return try cluster.read(readPreference) { db in try explainShards(in: db, running: runs) }
    }

    /// - Returns: nil where the coordinator is asked.
    private func explainDirectly(in cluster: PostgresCluster, running runs: Bool) throws -> RequestShardPlan? {
        guard let shards = cluster.shards, let sharded = (self as? any ShardedRequest)?.shardedQuery else { return nil }
        shards.refresh(sharded.entities, in: cluster)
        let places: [ShardPlace]
        let statements: (ShardPlace) throws -> [SQLStatementText]
        switch shards.route(sharded) {
        case nil: return nil
        case .one(let place):
            places = [place]
            statements = { try statementTexts(for: $0.dialect) }
        case .several(let all):
            guard let scattering = (self as? any ScatteredRequest)?.scattering else { return nil }
            places = all
            statements = { place in
                [try scattering.selection.statement(for: place.dialect(for: scattering), of: Model.self)]
            }
        }
        let preference = cluster.shardPreference(readPreference)
        let parts = try places.flatMap { place in
            try statements(place).map { statement in
                let count = try runs ? place.cluster.read(preference) { try $0.rowCount(of: statement) } : nil
                return RequestShardPlan.Part(server: place.server, remoteSQL: statement.sql, rowCount: count)
            }
        }
        return RequestShardPlan(sharding: RequestSharding(sharded), parts: parts, isDirect: true)
    }
}

extension PostgresConnection {
    /// The number of rows that a statement gives, by `EXPLAIN (ANALYZE)`.
    fileprivate func rowCount(of statement: SQLStatementText) throws -> Int? {
        do {
            let explained = SQLStatementText(
                sql: "EXPLAIN (FORMAT JSON, ANALYZE, TIMING FALSE) \(statement.sql)", bindings: statement.bindings)
            guard let text = try text(explained) else { return nil }
            let plans = try JSONDecoder().decode([ForeignPlan].self, from: Data(text.utf8))
            return plans.first?.root.rows.map { Int($0) }
        } catch let error as PostgresError {
            throw FetchError.statement(error)
        }
    }
}

/// The answer to `EXPLAIN`.
private struct ForeignPlan: Decodable {
    let root: ForeignPlanNode

    private enum CodingKeys: String, CodingKey { case root = "Plan" }
}

private struct ForeignPlanNode: Decodable {
    let remoteSQL: String?
    let relation: String?
    let relations: String?
    let rows: Double?
    let loops: Double?

    /// The rows of each loop that were sent, and left out here.
    let removedRows: Double?
    let plans: [ForeignPlanNode]?

    private enum CodingKeys: String, CodingKey {
        case remoteSQL = "Remote SQL"
        case relation = "Relation Name"
        case relations = "Relations"
        case rows = "Actual Rows"
        case loops = "Actual Loops"
        case removedRows = "Rows Removed by Filter"
        case plans = "Plans"
    }

    func collect(into parts: inout [RequestShardPlan.Part], _ servers: [String: String]) {
        if let remoteSQL {
            // Those that are joined are on one server.
            let table = relation ?? servers.keys.first { relations?.contains(".\($0) ") == true }
            let count = rows.map { Int((($0 + (removedRows ?? 0)) * (loops ?? 1)).rounded()) }
            parts.append(
                RequestShardPlan.Part(
                    server: table.flatMap { servers[$0] } ?? "a server", remoteSQL: remoteSQL, rowCount: count))
        }
        for plan in plans ?? [] { plan.collect(into: &parts, servers) }
    }
}

extension PostgresConnection {
    /// The server of each foreign table.
    ///
    /// - Throws: `FetchError`, `PostgresError`.
    fileprivate func foreignTables() throws -> [String: String] {
        let text = try text(
            """
            SELECT pg_catalog.json_object_agg(c.relname, s.srvname)
            FROM pg_catalog.pg_foreign_table t
            JOIN pg_catalog.pg_class c ON c.oid = t.ftrelid
            JOIN pg_catalog.pg_foreign_server s ON s.oid = t.ftserver
            """, [])
        guard let text else { return [:] }
        return try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }
}
#endif
