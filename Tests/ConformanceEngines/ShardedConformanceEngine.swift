#if Postgres
import Fetching
import FetchingCore
import FetchingPostgres
import FetchingSQL
import FetchingTestSupport
import Foundation

/// PostgreSQL whose tables are spread over several servers: the rows of each are on the server that a hash of their key says.
package struct ShardedConformanceEngine: ConformanceEngine {
    package let name: String

    /// The number of errors that were taken for refusals.
    package let refusals = RefusalCount()

    private let servers: ShardedServers
    private let isPrepared: Bool
    private let isDirect: Bool

    /// - Parameters:
    ///   - isPrepared: Whether every request is run as a prepared one whose constants are parameters.
    ///   - isDirect: Whether the shards are asked directly where that means the same.
    package init(
        name: String = "sharded PostgreSQL", _ servers: ShardedServers, isPrepared: Bool = false, isDirect: Bool = false
    ) {
        self.isDirect = isDirect
        self.name = name + (isDirect ? ", directly" : "") + (isPrepared ? ", prepared" : "")
        self.servers = servers
        self.isPrepared = isPrepared
    }

    package var datePartsPerSecond: Double { 1_000_000 }

    package var holdsNUL: Bool { false }

    package func mayReject(with error: FetchError) -> Bool {
        PostgresConformanceEngine().mayReject(with: error)
    }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let schema = try ShardedSchema(servers)
        try schema.add(Model.fetchableEntity, rows: models.map { try StoredRow($0) })
        let place = ShardedPlace(schema, servers, isDirect: isDirect)
        return ConformanceStore(
            text: { try $0.sql(for: .postgres, showingValues: true) },
            fetch: { [isPrepared] request in
                isPrepared ? try place.fetch(request.parameterized) : try place.fetch(request)
            })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        let schema = try ShardedSchema(servers)
        for collection in collections { try schema.add(collection.entity, rows: collection.rows) }
        return RelatedShardedStore(
            place: ShardedPlace(schema, servers, isDirect: isDirect), isPrepared: isPrepared)
    }
}

/// The place where requests run: a connection to the coordinator, or a cluster that asks the shards directly.
private final class ShardedPlace {
    private let schema: ShardedSchema
    private let cluster: PostgresCluster?

    init(_ schema: ShardedSchema, _ servers: ShardedServers, isDirect: Bool) {
        self.schema = schema
        cluster = isDirect ? schema.directCluster(servers) : nil
    }

    deinit { cluster?.close() }

    func fetch<Request: PostgresRequest>(_ request: Request) throws -> Request.Result {
        if let cluster { try request.fetch(in: cluster) } else { try request.fetch(in: schema.db) }
    }
}

extension ShardedSchema {
    /// A cluster that asks the shards directly.
    package func directCluster(
        _ servers: ShardedServers, _ configure: (inout PostgresClusterConfiguration) -> Void = { _ in }
    ) -> PostgresCluster {
        var coordinator = servers.coordinator
        coordinator.searchPath = [name]
        var configuration = PostgresClusterConfiguration()
        configuration.sharding = coordinator.sharding ?? PostgresSharding()
        configuration.shardAccess = .direct(catalogAge: .seconds(600))
        configuration.checkInterval = .seconds(60)
        configure(&configuration)
        return PostgresCluster(primary: coordinator, replicas: [], configuration: configuration)
    }
}

extension PostgresConfiguration {
    /// A coordinator that is not told that tables are sharded, but what the articles say of it: conditions of many levels would
    /// be planned for days, and asynchronous scans lose rows.
    package var withCoordinatorOptions: PostgresConfiguration {
        var configuration = self
        configuration.url += " options='-c constraint_exclusion=off -c enable_async_append=off'"
        return configuration
    }
}

/// The coordinator and the shards, whose servers it calls `shard1`, `shard2` and so on.
package struct ShardedServers: Sendable {
    package let coordinator: PostgresConfiguration
    package let shards: [PostgresConfiguration]

    package init(coordinator: PostgresConfiguration, shards: [PostgresConfiguration]) {
        self.coordinator = coordinator
        self.shards = shards
    }
}

/// A schema of its own on each of the servers.
package final class ShardedSchema {
    package let db: PostgresConnection
    package let name: String
    private let shards: [PostgresConnection]

    package init(_ servers: ShardedServers) throws {
        name = "s" + UUID().uuidString.lowercased().replacing("-", with: "")
        db = try PostgresConnection(servers.coordinator)
        shards = try servers.shards.map { try PostgresConnection($0) }
        for connection in shards + [db] {
            try connection.run("CREATE SCHEMA \(name); SET search_path = \(name)")
        }
    }

    deinit {
        for connection in [db] + shards {
            _ = try? connection.run("SET client_min_messages = warning; DROP SCHEMA \(name) CASCADE")
        }
    }

    /// Makes a table on each shard, and one that is spread over them by a column.
    ///
    /// - Parameters:
    ///   - columns: The declarations of the columns.
    ///   - key: The column that says which server has a row.
    ///   - constraint: What each shard declares besides.
    package func addTable(_ table: String, _ columns: String, by key: String, constraint: String = "") throws {
        let name = quoted(table)
        try db.run("CREATE TABLE \(name) (\(columns)) PARTITION BY HASH (\(quoted(key)))")
        for (index, shard) in shards.enumerated() {
            try shard.run("CREATE TABLE \(name) (\(columns)\(constraint))")
            let literal = table.replacing("'", with: "''")
            try db.run(
                """
                CREATE FOREIGN TABLE \(quoted("\(table)_\(index + 1)")) PARTITION OF \(name)
                    FOR VALUES WITH (MODULUS \(shards.count), REMAINDER \(index)) SERVER shard\(index + 1)
                    OPTIONS (schema_name '\(self.name)', table_name '\(literal)')
                """)
        }
    }

    private func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

    /// Makes a table of models, which are spread by the shard key, or by the column named "id".
    package func add<Model: RowDecodable>(_ models: [Model]) throws {
        try add(Model.fetchableEntity, rows: models.map { try StoredRow($0) })
    }

    fileprivate func add(_ entity: FetchableEntity, rows: [StoredRow]) throws {
        for type in Set(entity.columns.compactMap { $0.enumType?.quoted }) {
            for connection in shards + [db] {
                try connection.run("CREATE TYPE \(type) AS ENUM ('trial', 'premium', 'freemium')")
            }
        }
        if entity.fullText != nil {
            for connection in shards + [db] {
                for function in PostgresFullText.functions { try connection.run(function) }
            }
        }
        let key = entity.shardKey ?? entity.columns.first { $0.name == "id" } ?? entity.columns[0]
        try addTable(entity.name, entity.postgresColumns(textCollation: "COLLATE \"C\""), by: key.name)
        try db.execute("BEGIN")
        for row in rows { try db.execute(entity.postgresInsertion, binding: row.postgresValues) }
        try db.execute("COMMIT")
    }
}

private struct RelatedShardedStore: RelatedConformanceStore {
    let place: ShardedPlace
    let isPrepared: Bool

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try place.fetch(request)
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        isPrepared ? try place.fetch(request.parameterized) : try place.fetch(request)
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        isPrepared ? try place.fetch(request.parameterized) : try place.fetch(request)
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try place.fetch(request)
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.sql(for: .postgres, showingValues: true).joined(separator: "; ")
    }

    func text<Request: ValueRequest>(ofValues request: Request) throws -> String? {
        try request.sql(for: .postgres, showingValues: true)
    }
}
#endif
