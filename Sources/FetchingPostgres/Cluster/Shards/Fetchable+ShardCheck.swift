#if Postgres
public import FetchingCore
import FetchingSQL
import Foundation

extension Fetchable {
    /// Compares the model with its table, and its shard key with how the table is spread over servers.
    ///
    /// ```swift
    /// try Note.check(in: cluster)
    /// // 'Note': values of 'email' are unique on each server only, because the shard key 'tenantID' is not among them; …
    /// ```
    ///
    /// - Parameter cluster: The servers.
    /// - Throws: `FetchError` with the code `schemaMismatch`, which tells every difference at once.
    public static func check(in cluster: PostgresCluster) throws {
        try cluster.read(.fromPrimary) { db in
            try check(in: db)
            let hints = try shardHints(in: db)
            guard hints.isEmpty else { throw FetchError.sharding(hints).on(Self.self) }
        }
    }

    /// Hints on how the table of the model is spread over servers by its shard key.
    ///
    /// ```swift
    /// let hints = try cluster.read { db in try Note.shardHints(in: db) }
    /// // texts of 'title' are compared on the coordinator, because the column is not declared with COLLATE "C"
    /// ```
    ///
    /// None are given for a model without `@ShardKey`, but that its table is spread over servers.
    ///
    /// - Parameter db: A connection to the coordinator.
    /// - Throws: `FetchError` if the catalog cannot be read.
    public static func shardHints(in db: PostgresConnection) throws -> [PostgresShardHint] {
        do {
            let name = PrimitiveValue.text(fetchableEntity.name.quotedIdentifier)
            guard let text = try db.text(partitionQuery, [name]) else { return [] }
            let table = try JSONDecoder().decode(PartitionedTable.self, from: Data(text.utf8))
            return shardHints(of: table)
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }

    private static func shardHints(of table: PartitionedTable) -> [PostgresShardHint] {
        let entity = fetchableEntity
        guard let key = entity.shardKey else {
            return table.servers.isEmpty ? [] : [PostgresShardHint(.missingShardKey(columns: table.key))]
        }
        var hints: [PostgresShardHint] = []
        if table.key != [key.name] { hints.append(PostgresShardHint(.otherShardKey(key.property, columns: table.key))) }
        let declared = entity.indexes.filter(\.isUnique).map { $0.columns.map(\.column) }
        let unique = [keyed?.primaryKeyColumns ?? []] + declared
        for columns in unique where !columns.isEmpty && !columns.contains(where: { $0.name == key.name }) {
            hints.append(PostgresShardHint(.uniqueOnEachServer(columns.map(\.property), shardKey: key.property)))
        }
        guard !table.servers.isEmpty else { return hints }
        for column in entity.columns where table.collated[column.name] == false {
            hints.append(PostgresShardHint(.collation(column.property)))
        }
        return hints
    }
}

/// Something that does not hold, or takes long, because a table is spread over servers.
public struct PostgresShardHint: Sendable, Hashable, CustomStringConvertible {
    enum Kind: Sendable, Hashable {
        case missingShardKey(columns: [String])
        case otherShardKey(String, columns: [String])
        case uniqueOnEachServer([String], shardKey: String)
        case collation(String)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public var description: String {
        switch kind {
        case .missingShardKey(let columns):
            "the table is spread over servers by \(columns.quotedList), and the model marks no property with '@ShardKey'"
        case .otherShardKey(let property, let columns) where columns.isEmpty:
            "the table is not partitioned, and '\(property)' is the shard key"
        case .otherShardKey(let property, let columns):
            "the table is partitioned by \(columns.quotedList), and '\(property)' is the shard key"
        case .uniqueOnEachServer(let properties, let shardKey):
            "values of \(properties.quotedList) are unique on each server only, because the shard key '\(shardKey)' is not "
                + "among them"
        case .collation(let property):
            "texts of '\(property)' are compared on the coordinator, because the column is not declared with COLLATE \"C\""
        }
    }
}

extension [String] {
    fileprivate var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

private struct PartitionedTable: Decodable {
    /// The columns of the partition key, none for a table that is not partitioned.
    let key: [String]

    /// The servers of its partitions.
    let servers: [String]

    /// Whether the texts of a column compare by their bytes, in the table and in all of its partitions.
    let collated: [String: Bool]
}

private let partitionQuery = """
    SELECT pg_catalog.json_build_object(
        'key', COALESCE((
            SELECT pg_catalog.json_agg(a.attname ORDER BY k.place)
            FROM pg_catalog.pg_partitioned_table p
            CROSS JOIN LATERAL pg_catalog.unnest(p.partattrs::int2[]) WITH ORDINALITY AS k (number, place)
            JOIN pg_catalog.pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = k.number
            WHERE p.partrelid = c.oid), '[]'),
        'servers', COALESCE((
            SELECT pg_catalog.json_agg(DISTINCT s.srvname)
            FROM pg_catalog.pg_partition_tree(c.oid) t
            JOIN pg_catalog.pg_foreign_table f ON f.ftrelid = t.relid
            JOIN pg_catalog.pg_foreign_server s ON s.oid = f.ftserver), '[]'),
        'collated', (
            SELECT COALESCE(pg_catalog.json_object_agg(x.attname, x.isc), '{}') FROM (
                SELECT a.attname, pg_catalog.bool_and(a.attcollation = 950) AS isc
                FROM pg_catalog.pg_attribute a
                WHERE (a.attrelid = c.oid OR a.attrelid IN (SELECT relid FROM pg_catalog.pg_partition_tree(c.oid)))
                    AND a.attnum > 0 AND NOT a.attisdropped AND a.attcollation <> 0
                GROUP BY a.attname) x))
    FROM pg_catalog.pg_class c WHERE c.oid = pg_catalog.to_regclass($1)
    """

extension FetchError {
    fileprivate static func sharding(_ hints: [PostgresShardHint]) -> FetchError {
        FetchError(
            .schemaMismatch, reason: hints.map(\.description).joined(separator: "; "),
            cure:
                "Partition the table by the shard key, make it a part of each key, and declare texts with COLLATE \"C\"",
            engine: postgres)
    }
}
#endif
