#if Postgres
import FetchingCore
import Foundation

/// A table that is spread over servers by a hash of one column, as the coordinator's catalog has it.
struct ShardTable: Sendable {
    /// The rows of one remainder of the hash.
    struct Part: Sendable {
        let bound: Bound

        /// The name of the server.
        let server: String

        /// The table there, with its schema, in quotes.
        let table: String
    }

    struct Bound: Sendable, Hashable {
        let modulus: UInt64
        let remainder: UInt64
    }

    /// The column.
    let key: String
    let hash: PartitionHash
    let parts: [Part]

    /// Whether a change means the same at the shard as through the coordinator.
    let takesChanges: Bool

    /// The part that has the rows with a value of the key, nil where it is not known.
    func part(of value: PrimitiveValue) -> Part? {
        guard let hash = hash(value) else { return nil }
        return parts.first { hash % $0.bound.modulus == $0.bound.remainder }
    }
}

/// The answer of the catalog about a table.
struct ShardCatalogAnswer: Decodable {
    struct Part: Decodable {
        let oid: UInt32
        let bound: String
        let server: String?
        let schema: String
        let table: String
        let isPlain: Bool
        let isReadOnly: Bool
    }

    let oid: UInt32
    let key: String?
    let type: UInt32?
    var isPlain: Bool
    let isReadOnly: Bool
    let user: String
    let parts: [Part]?

    /// The options of each server and of its user mapping.
    let servers: [String: [String: String]]?
}

extension ShardCatalogAnswer {
    /// The table, nil where it is spread in another way than is known here.
    var table: ShardTable? {
        guard isPlain, let key, let type, let hash = PartitionHash(columnType: type), let parts, !parts.isEmpty
        else { return nil }
        let known = parts.compactMap { part -> ShardTable.Part? in
            guard part.isPlain, let server = part.server, let bound = ShardTable.Bound(part.bound) else { return nil }
            return ShardTable.Part(
                bound: bound, server: server,
                table: part.schema.quotedIdentifier + "." + part.table.quotedIdentifier)
        }
        guard known.count == parts.count else { return nil }
        return ShardTable(
            key: key, hash: hash, parts: known, takesChanges: !isReadOnly && parts.allSatisfy { !$0.isReadOnly })
    }
}

extension ShardTable.Bound {
    /// - Parameter text: `FOR VALUES WITH (modulus 3, remainder 0)`, as `pg_get_expr` writes it.
    fileprivate init?(_ text: String) {
        let numbers = text.split { !$0.isNumber }.compactMap { UInt64($0) }
        guard text.hasPrefix("FOR VALUES WITH (modulus"), numbers.count == 2, numbers[0] > 0 else { return nil }
        self.init(modulus: numbers[0], remainder: numbers[1])
    }
}

extension PostgresConnection {
    /// The catalog's answer for the table of an entity, nil where there is none.
    ///
    /// - Throws: `FetchError`, `PostgresError`.
    func shardCatalogAnswer(for entity: String) throws -> ShardCatalogAnswer? {
        guard let text = try text(shardTableQuery, [.text(entity.quotedIdentifier)]) else { return nil }
        var answer = try JSONDecoder().decode(ShardCatalogAnswer.self, from: Data(text.utf8))
        guard let table = answer.table, try !agrees(on: table, answer.oid, ofType: answer.type) else { return answer }
        // A server that hashes in another way, as one whose processor has the highest byte first, is asked for everything.
        answer.isPlain = false
        return answer
    }

    /// Whether the server has the same partitions for some values as we have.
    private func agrees(on table: ShardTable, _ oid: UInt32, ofType type: UInt32?) throws -> Bool {
        guard let type = type.flatMap({ PartitionHash.typeNames[$0] }) else { return false }
        let conditions = table.hash.samples.map { value, literal in
            guard let part = table.part(of: value) else { return "FALSE" }
            return "pg_catalog.satisfies_hash_partition(\(oid), \(part.bound.modulus), \(part.bound.remainder), "
                + "'\(literal)'::\(type))"
        }
        return try text("SELECT (\(conditions.joined(separator: " AND ")))::text", []) == "true"
    }
}

extension PartitionHash {
    fileprivate static let typeNames: [UInt32: String] = [
        PostgresType.int2: "int2", PostgresType.int4: "int4", PostgresType.int8: "int8", PostgresType.text: "text",
        PostgresType.varchar: "varchar", PostgresType.uuid: "uuid",
    ]

    /// Some values, and their texts.
    fileprivate var samples: [(PrimitiveValue, String)] {
        switch self {
        case .int: [1, -7, 12_345].map { (.int64($0), "\($0)") }
        case .text: ["", "a", "twelve bytes", "Zürich, a longer one"].map { (.text($0), $0) }
        case .uuid:
            [UUID(), UUID()].map { (.uuid($0), $0.uuidString) }
        }
    }
}

/// None of a table that the coordinator alone can answer for: its rows or its texts would mean something else at a shard.
private let shardTableQuery = """
    SELECT pg_catalog.json_build_object(
        'oid', c.oid::int8, 'key', a.attname, 'type', a.atttypid::int8, 'user', current_user,
        'isPlain', COALESCE(
            p.partstrat = 'h' AND p.partnatts = 1 AND p.partattrs[0] > 0 AND o.opcdefault
                AND o.opcnamespace = 'pg_catalog'::regnamespace AND COALESCE(l.collisdeterministic, TRUE)
                AND NOT c.relrowsecurity, FALSE),
        'isReadOnly', c.relhasrules
            OR EXISTS (SELECT FROM pg_catalog.pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal),
        'parts', (
            SELECT pg_catalog.json_agg(pg_catalog.json_build_object(
                'oid', d.oid::int8, 'bound', pg_catalog.pg_get_expr(d.relpartbound, d.oid), 'server', s.srvname,
                'schema', COALESCE((SELECT option_value FROM pg_catalog.pg_options_to_table(f.ftoptions)
                    WHERE option_name = 'schema_name'), n.nspname),
                'table', COALESCE((SELECT option_value FROM pg_catalog.pg_options_to_table(f.ftoptions)
                    WHERE option_name = 'table_name'), d.relname),
                'isPlain', d.relkind = 'f' AND NOT EXISTS (
                    SELECT FROM pg_catalog.pg_attribute b
                    WHERE b.attrelid = d.oid AND b.attnum > 0 AND b.attfdwoptions IS NOT NULL),
                'isReadOnly', d.relhasrules
                    OR EXISTS (SELECT FROM pg_catalog.pg_trigger t WHERE t.tgrelid = d.oid AND NOT t.tgisinternal)
                    OR EXISTS (SELECT FROM pg_catalog.pg_options_to_table(f.ftoptions || s.srvoptions)
                        WHERE option_name = 'updatable')) ORDER BY d.oid)
            FROM pg_catalog.pg_inherits i
            JOIN pg_catalog.pg_class d ON d.oid = i.inhrelid
            JOIN pg_catalog.pg_namespace n ON n.oid = d.relnamespace
            LEFT JOIN pg_catalog.pg_foreign_table f ON f.ftrelid = d.oid
            LEFT JOIN pg_catalog.pg_foreign_server s ON s.oid = f.ftserver
            WHERE i.inhparent = c.oid),
        'servers', (
            SELECT pg_catalog.json_object_agg(s.srvname, (
                SELECT COALESCE(pg_catalog.json_object_agg(option_name, option_value), '{}')
                FROM pg_catalog.pg_options_to_table(s.srvoptions || (
                    SELECT m.umoptions FROM pg_catalog.pg_user_mappings m
                    WHERE m.srvid = s.oid AND (m.usename = current_user OR m.umuser = 0)
                    ORDER BY m.umuser DESC LIMIT 1))))
            FROM pg_catalog.pg_foreign_server s
            WHERE s.oid IN (
                SELECT f.ftserver FROM pg_catalog.pg_inherits i
                JOIN pg_catalog.pg_foreign_table f ON f.ftrelid = i.inhrelid WHERE i.inhparent = c.oid)))
    FROM pg_catalog.pg_class c
    LEFT JOIN pg_catalog.pg_partitioned_table p ON p.partrelid = c.oid
    LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = p.partattrs[0]
    LEFT JOIN pg_catalog.pg_opclass o ON o.oid = p.partclass[0]
    LEFT JOIN pg_catalog.pg_collation l ON l.oid = p.partcollation[0]
    WHERE c.oid = pg_catalog.to_regclass($1)
    """
#endif
