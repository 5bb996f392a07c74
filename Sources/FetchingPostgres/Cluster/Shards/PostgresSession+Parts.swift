#if Postgres
import FetchingCore
import FetchingSQL
import Foundation

extension PostgresSession {
    /// The SQL for the coordinator of tables that are spread over other servers.
    func dialect(of sharding: PostgresSharding) -> SQLDialect {
        // The connection that asks for it keeps the session, and a statement is written before the next one is sent.
        var rules = PostgresDialect(hasByteOrder: sharding.columnsHaveByteOrder)
        if sharding.splitsRequests { rules.findParts = { [self] query, model in parts(for: query, of: model) } }
        return SQLDialect(rules)
    }

    /// The foreign tables that a table is spread over, where all of them are asked.
    ///
    /// They are looked up each time, which takes a fraction of what it takes to ask several servers: those of a moment ago may
    /// lack rows.
    private func parts(for query: FetchQuery, of model: any Fetchable.Type) -> [String] {
        guard pipeline == nil else { return [] }
        switch RequestSharding(ShardedQuery(query: query, model: model)) {
        // The table of a model that marks no key may be spread, too.
        case .everyShard, .notSharded: break
        case .oneShard, .scattered: return []
        }
        let connection = PostgresConnection(self)
        defer { connection.end() }
        // Where it cannot be looked up, the request itself says why.
        guard let text = try? connection.text(partsQuery, [.text(model.fetchableEntity.name.quotedIdentifier)]),
            let parts = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
        else { return [] }
        return parts
    }
}

/// None where a part is not a foreign table: those of the coordinator itself are no different from the whole table.
private let partsQuery = """
    SELECT CASE WHEN pg_catalog.bool_and(c.relkind = 'f') THEN
        pg_catalog.json_agg(pg_catalog.format('%I.%I', n.nspname, c.relname) ORDER BY c.oid) END
    FROM pg_catalog.pg_partition_tree(pg_catalog.to_regclass($1)) t
    JOIN pg_catalog.pg_class c ON c.oid = t.relid
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE t.isleaf
    """
#endif
