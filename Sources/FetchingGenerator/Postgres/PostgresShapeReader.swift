#if Postgres
import FetchingCommands
import FetchingPostgres
import Foundation

/// Reads the tables of a schema from the catalogue of a PostgreSQL server.
struct PostgresShapeReader {
    let schema: String

    /// - Throws: ``ToolError``, or an error of the server.
    func shape(of address: String, where isWanted: (String) -> Bool) throws -> DatabaseShape {
        var configuration = PostgresConfiguration(url: address)
        configuration.searchPath = [schema]
        let db = try PostgresConnection(configuration)
        try db.execute("SET default_transaction_read_only = on")
        let exists = try db.values("SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = \(schema)", of: Int.self)
        guard !exists.isEmpty else {
            throw ToolError("there is no schema '\(schema.inComment)'", cure: "Name one that exists with '--schema'")
        }
        let name = try db.values("SELECT pg_catalog.current_database()", of: String.self).first ?? ""
        let enums = try decoded([Enum].self, try db.values(Self.enums(), of: String.self))
        let tables = try decoded([Table].self, try db.values(Self.tables(in: schema), of: String.self))
        var shape = DatabaseShape(
            name: schema == "public" ? name : "\(name).\(schema)", tables: [], engine: "FetchingPostgres")
        let wanted = tables.filter { isWanted($0.name) }
        let used = Set(wanted.flatMap { $0.columns.compactMap(\.enumType) })
        // Those whose labels Swift cannot tell apart have no type there, and their columns no property.
        let usedEnums = enums.filter { used.contains($0.oid) && $0.labels.canBeRawValues }
        shape.enums = usedEnums.map { $0.shape(in: schema) }
        let places = Dictionary(uniqueKeysWithValues: usedEnums.enumerated().map { ($1.oid, $0) })
        let references = wanted.flatMap(\.foreignKeys)
        shape.tables = wanted.map { $0.shape(enums: places, in: schema, references: references) }
        return shape
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, _ rows: [String]) throws -> Value {
        try JSONDecoder().decode(type, from: Data((rows.first ?? "[]").utf8))
    }
}

/// An enum type in the catalogue.
private struct Enum: Decodable {
    let oid: Int64
    let name: String
    let schema: String
    let labels: [String]

    func shape(in schema: String) -> EnumShape {
        EnumShape(name: name, labels: labels, schema: self.schema == schema ? nil : self.schema)
    }
}

/// A table or a view in the catalogue.
private struct Table: Decodable {
    struct Column: Decodable {
        let name: String
        let typeName: String
        let declared: String
        let isDomain: Bool
        let isBuiltIn: Bool
        let isArray: Bool
        let enumType: Int64?
        let isDeterministic: Bool
        let isNotNull: Bool
        let isComputed: Bool
        let isCounted: Bool
        let comment: String?
    }

    struct ForeignKey: Decodable {
        let columns: [String]
        let targetSchema: String
        let target: String
        let targetColumns: [String]
    }

    struct Check: Decodable {
        let column: String
        let definition: String
    }

    let name: String
    let kind: String
    let comment: String?
    let columns: [Column]
    let key: [String]
    let foreignKeys: [ForeignKey]
    let uniques: [[String]]

    /// The expressions of the indexes for the words of texts.
    let fullTexts: [String]
    let checks: [Check]

    /// - Parameter references: The foreign keys of all tables.
    func shape(enums: [Int64: Int], in schema: String, references: [ForeignKey]) -> TableShape {
        let targets = references.filter { $0.target == name && $0.targetSchema == schema }.flatMap(\.targetColumns)
        return TableShape(
            name: name, kind: ["v", "m"].contains(kind) ? .view : .table,
            columns: columns.map { shape(of: $0, enums: enums, isReferred: targets.contains($0.name)) }, key: key,
            foreignKeys: foreignKeys.filter { $0.targetSchema == schema }.map {
                ForeignKeyShape(columns: $0.columns, target: $0.target, targetColumns: $0.targetColumns)
            }, uniques: uniques, fullText: fullText, comment: comment)
    }

    /// The columns of the first index whose words are those of columns.
    private var fullText: [String] {
        fullTexts.lazy.compactMap { expression -> [String]? in
            let names = PostgresFullText.columns(ofIndex: expression)
            return names.isEmpty || !names.allSatisfy({ name in columns.contains { $0.name == name } }) ? nil : names
        }.first ?? []
    }

    private func shape(of column: Column, enums: [Int64: Int], isReferred: Bool) -> ColumnShape {
        var type = PostgresTypes.type(
            of: PostgresTypes.Described(
                name: column.typeName, declared: column.declared, isDomain: column.isDomain,
                isBuiltIn: column.isBuiltIn, enumIndex: column.enumType.flatMap { enums[$0] }, isArray: column.isArray,
                isDeterministic: column.isDeterministic))
        // A reference has the type of the column that it leads to.
        let isReference = isReferred || foreignKeys.contains { $0.columns.contains(column.name) }
        if type == .plain(.string), !isReference, !column.isDomain {
            let lists = checks.filter { $0.column == column.name }.compactMap {
                PostgresChecks.values($0.definition, column: column.name)
            }
            if let values = lists.first, values.canBeRawValues { type = .oneOf(values) }
        }
        var notes = PostgresTypes.notes(on: column.typeName)
        if column.isComputed { notes.append("The database computes it, and takes no value for it.") }
        if column.isCounted { notes.append("The database counts it, and takes no value for it: insert a draft.") }
        return ColumnShape(
            name: column.name, declaredType: column.declared, type: type, isOptional: !column.isNotNull,
            isGenerated: column.isComputed || column.isCounted, hasValues: true, comment: column.comment, notes: notes)
    }
}

extension PostgresShapeReader {
    private static func enums() -> PostgresQuery {
        """
        SELECT pg_catalog.json_agg(pg_catalog.json_build_object(
            'oid', t.oid::pg_catalog.int8, 'name', t.typname, 'schema', n.nspname,
            'labels', (SELECT pg_catalog.json_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_catalog.pg_enum e
                WHERE e.enumtypid = t.oid)) ORDER BY n.nspname COLLATE "C", t.typname COLLATE "C")::pg_catalog.text
        FROM pg_catalog.pg_type t JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace
        WHERE t.typtype = 'e' AND EXISTS (SELECT 1 FROM pg_catalog.pg_enum e WHERE e.enumtypid = t.oid)
        HAVING pg_catalog.count(*) > 0
        """
    }

    /// Without partitions, which are read with their whole, what belongs to extensions, and what the role may not read.
    private static func tables(in schema: String) -> PostgresQuery {
        """
        SELECT pg_catalog.json_agg(pg_catalog.json_build_object(
            'name', c.relname, 'kind', c.relkind::pg_catalog.text,
            'comment', pg_catalog.obj_description(c.oid, 'pg_class'),
            'columns', (
                SELECT COALESCE(pg_catalog.json_agg(pg_catalog.json_build_object(
                    'name', a.attname, 'typeName', b.typname, 'declared', pg_catalog.format_type(a.atttypid, a.atttypmod),
                    'isDomain', b.oid <> a.atttypid, 'isBuiltIn', b.oid < 16384, 'isArray', b.typcategory = 'A',
                    'enumType', (SELECT e.oid::pg_catalog.int8 FROM pg_catalog.pg_type e
                        WHERE e.typtype = 'e' AND (e.oid = b.oid OR b.typcategory = 'A' AND e.oid = b.typelem)),
                    'isDeterministic', COALESCE(l.collisdeterministic, TRUE), 'isNotNull', a.attnotnull OR b.isnotnull,
                    'isComputed', a.attgenerated <> '', 'isCounted', a.attidentity = 'a',
                    'comment', pg_catalog.col_description(c.oid, a.attnum)) ORDER BY a.attnum), '[]')
                FROM pg_catalog.pg_attribute a
                CROSS JOIN LATERAL (
                    WITH RECURSIVE base AS (
                        SELECT t.oid, t.typname, t.typtype, t.typbasetype, t.typcategory, t.typelem,
                            t.typnotnull AS isnotnull, 0 AS depth
                        FROM pg_catalog.pg_type t WHERE t.oid = a.atttypid
                        UNION ALL
                        SELECT t.oid, t.typname, t.typtype, t.typbasetype, t.typcategory, t.typelem,
                            base.isnotnull OR t.typnotnull, depth + 1
                        FROM base JOIN pg_catalog.pg_type t ON t.oid = base.typbasetype WHERE base.typtype = 'd')
                    SELECT * FROM base ORDER BY depth DESC LIMIT 1) b
                LEFT JOIN pg_catalog.pg_collation l ON l.oid = a.attcollation
                WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
            'key', (
                SELECT COALESCE(pg_catalog.json_agg(a.attname ORDER BY k.place), '[]')
                FROM pg_catalog.pg_constraint o
                CROSS JOIN LATERAL pg_catalog.unnest(o.conkey) WITH ORDINALITY AS k (number, place)
                JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
                WHERE o.conrelid = c.oid AND o.contype = 'p'),
            'foreignKeys', (
                SELECT COALESCE(pg_catalog.json_agg(pg_catalog.json_build_object(
                    'targetSchema', n.nspname, 'target', r.relname,
                    'columns', (SELECT pg_catalog.json_agg(a.attname ORDER BY k.place)
                        FROM pg_catalog.unnest(o.conkey) WITH ORDINALITY AS k (number, place)
                        JOIN pg_catalog.pg_attribute a ON a.attrelid = o.conrelid AND a.attnum = k.number),
                    'targetColumns', (SELECT pg_catalog.json_agg(a.attname ORDER BY k.place)
                        FROM pg_catalog.unnest(o.confkey) WITH ORDINALITY AS k (number, place)
                        JOIN pg_catalog.pg_attribute a ON a.attrelid = o.confrelid AND a.attnum = k.number))
                    ORDER BY o.conkey, o.conname COLLATE "C"), '[]')
                FROM pg_catalog.pg_constraint o JOIN pg_catalog.pg_class r ON r.oid = o.confrelid
                JOIN pg_catalog.pg_namespace n ON n.oid = r.relnamespace
                WHERE o.conrelid = c.oid AND o.contype = 'f' AND o.conparentid = 0),
            'uniques', (
                SELECT COALESCE(pg_catalog.json_agg(u.names ORDER BY u.text), '[]') FROM (
                    SELECT pg_catalog.json_agg(a.attname ORDER BY k) AS names,
                        pg_catalog.string_agg(a.attname, ',' ORDER BY k) AS text
                    FROM pg_catalog.pg_index x
                    CROSS JOIN LATERAL pg_catalog.generate_series(0, x.indnkeyatts - 1) AS k
                    LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = x.indkey[k]
                    WHERE x.indrelid = c.oid AND x.indisunique AND NOT x.indisprimary AND x.indisvalid
                        AND x.indpred IS NULL
                    GROUP BY x.indexrelid HAVING pg_catalog.bool_and(a.attname IS NOT NULL)) u),
            'fullTexts', (
                SELECT COALESCE(pg_catalog.json_agg(e.text ORDER BY e.text), '[]') FROM (
                    SELECT pg_catalog.pg_get_expr(x.indexprs, x.indrelid) AS text FROM pg_catalog.pg_index x
                    WHERE x.indrelid = c.oid AND x.indisvalid AND x.indpred IS NULL AND x.indexprs IS NOT NULL) e
                WHERE e.text LIKE '%fetching\\_lexemes(%'),
            'checks', (
                SELECT COALESCE(pg_catalog.json_agg(pg_catalog.json_build_object(
                    'column', a.attname, 'definition', pg_catalog.pg_get_constraintdef(o.oid))
                    ORDER BY o.conname COLLATE "C"), '[]')
                FROM pg_catalog.pg_constraint o
                JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = o.conkey[1]
                WHERE o.conrelid = c.oid AND o.contype = 'c' AND o.convalidated
                    AND pg_catalog.array_length(o.conkey, 1) = 1)
            ) ORDER BY c.relname COLLATE "C")::pg_catalog.text
        FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = \(schema) AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
            AND pg_catalog.has_table_privilege(c.oid, 'SELECT')
            AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e'
                AND d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass)
        HAVING pg_catalog.count(*) > 0
        """
    }
}
#endif
