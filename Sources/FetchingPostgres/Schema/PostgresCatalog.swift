#if Postgres
import FetchingCore
import FetchingSQL
import Foundation

/// The catalog of a server, of which each table is read once.
struct PostgresCatalog {
    private let db: PostgresConnection
    private var tables: [String: PostgresTable?] = [:]

    init(_ db: PostgresConnection) { self.db = db }

    /// The table that a statement with this name reads, nil where there is none.
    ///
    /// - Throws: `FetchError`, `PostgresError`.
    mutating func table(_ name: String) throws -> PostgresTable? {
        try table(name.quotedIdentifier, Self.visibleTableQuery, [.text(name.quotedIdentifier)])
    }

    /// The table of a schema, nil where the role may not read it.
    ///
    /// - Throws: `FetchError`, `PostgresError`.
    mutating func table(_ name: String, in schema: String) throws -> PostgresTable? {
        try table(
            "\(schema.quotedIdentifier).\(name.quotedIdentifier)", Self.tableInSchemaQuery,
            [.text(schema), .text(name)])
    }

    private mutating func table(
        _ name: String, _ query: String, _ values: [PrimitiveValue]
    ) throws -> PostgresTable? {
        if let known = tables[name] { return known }
        let text = try db.text(query, values)
        let table = try text.map { try JSONDecoder().decode(PostgresTable.self, from: Data($0.utf8)) }
        let found = table.flatMap { $0.hasRows ? $0 : nil }
        tables[name] = .some(found)
        return found
    }

    /// The name of a table in the search path that differs least from another.
    ///
    /// - Throws: `FetchError`, `PostgresError`.
    func nearestTable(to name: String) throws -> String? {
        guard let text = try db.text(Self.namesQuery, []) else { return nil }
        let names = try JSONDecoder().decode([String].self, from: Data(text.utf8))
        return names.filter { $0 != name }.nearest(to: name[...])
    }

    private static let namesQuery = """
        SELECT pg_catalog.json_agg(c.relname)
        FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'v', 'm', 'p', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
            AND pg_catalog.pg_table_is_visible(c.oid)
        """

    /// A domain is as its type, and holds no null if any domain on the way there holds none.
    private static let tableQuery = """
        SELECT pg_catalog.json_build_object(
            'name', r.relname, 'schema', n.nspname, 'isVisible', pg_catalog.pg_table_is_visible(r.oid),
            'rowEstimate', c.reltuples, 'kind', c.relkind::pg_catalog.text,
            'columns', (
                SELECT COALESCE(pg_catalog.json_agg(pg_catalog.json_build_object(
                    'name', a.attname, 'type', b.oid::pg_catalog.int8, 'typeName', b.typname,
                    'typeKind', b.typtype::pg_catalog.text,
                    'declared', pg_catalog.format_type(a.atttypid, a.atttypmod),
                    'isNotNull', a.attnotnull OR b.isnotnull,
                    'isGenerated', a.attgenerated <> '' OR a.attidentity = 'a',
                    'collation', a.attcollation::pg_catalog.int8, 'collationName', l.collname,
                    'isDeterministic', COALESCE(l.collisdeterministic, TRUE)) ORDER BY a.attnum), '[]')
                FROM pg_catalog.pg_attribute a
                CROSS JOIN LATERAL (
                    WITH RECURSIVE base AS (
                        SELECT t.oid, t.typname, t.typtype, t.typbasetype, t.typnotnull AS isnotnull, 0 AS depth
                        FROM pg_catalog.pg_type t WHERE t.oid = a.atttypid
                        UNION ALL
                        SELECT t.oid, t.typname, t.typtype, t.typbasetype, base.isnotnull OR t.typnotnull, depth + 1
                        FROM base JOIN pg_catalog.pg_type t ON t.oid = base.typbasetype WHERE base.typtype = 'd')
                    SELECT * FROM base ORDER BY depth DESC LIMIT 1) b
                LEFT JOIN pg_catalog.pg_collation l ON l.oid = a.attcollation
                WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
            'indexes', (
                SELECT COALESCE(pg_catalog.json_agg(pg_catalog.json_build_object(
                    'name', i.relname, 'method', m.amname, 'isUnique', x.indisunique, 'isPrimary', x.indisprimary,
                    'predicate', pg_catalog.pg_get_expr(x.indpred, x.indrelid),
                    'keys', (
                        SELECT pg_catalog.json_agg(pg_catalog.json_build_object(
                            'column', a.attname, 'expression', CASE x.indkey[k] WHEN 0
                                THEN pg_catalog.pg_get_indexdef(x.indexrelid, (k + 1)::pg_catalog.int4, true) END,
                            'collation', x.indcollation[k]::pg_catalog.int8,
                            'isDescending', x.indoption[k] & 1 = 1, 'hasNullsFirst', x.indoption[k] & 2 = 2)
                            ORDER BY k)
                        FROM pg_catalog.generate_series(0, x.indnkeyatts - 1) AS k
                        LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = x.indkey[k])
                    ) ORDER BY i.relname), '[]')
                FROM pg_catalog.pg_index x
                JOIN pg_catalog.pg_class i ON i.oid = x.indexrelid
                JOIN pg_catalog.pg_am m ON m.oid = i.relam
                WHERE x.indrelid = c.oid AND x.indisvalid))
        FROM pg_catalog.pg_class c
        JOIN pg_catalog.pg_class r ON r.oid = COALESCE(pg_catalog.pg_partition_root(c.oid), c.oid)
        JOIN pg_catalog.pg_namespace n ON n.oid = r.relnamespace
        """

    private static let visibleTableQuery = tableQuery + " WHERE c.oid = pg_catalog.to_regclass($1)"

    // By 'to_regclass', a schema that the role may not use would be an error, which ends the transaction.
    private static let tableInSchemaQuery =
        tableQuery + """
             JOIN pg_catalog.pg_namespace s ON s.oid = c.relnamespace
            WHERE s.nspname = $1 AND c.relname = $2 AND pg_catalog.has_schema_privilege(s.oid, 'USAGE')
                AND pg_catalog.has_table_privilege(c.oid, 'SELECT')
            """
}

extension PostgresConnection {
    /// Runs a statement and gives the text in the first column of its first row, nil where there is none.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    func text(_ sql: String, _ values: [PrimitiveValue]) throws -> String? {
        try text(SQLStatementText(sql: sql, bindings: values.map { .value($0) }))
    }

    /// Runs a statement and gives the text in the first column of its first row, nil where there is none.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    func text(_ statement: SQLStatementText) throws -> String? {
        let rows = try send(statement)
        defer { rows.finish() }
        guard var row = try rows.next() else { return nil }
        return try row.decodeNull() ? nil : row.decodeText()
    }
}
#endif
