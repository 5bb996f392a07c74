#if Postgres
import FetchingCore
import FetchingSQL
import Foundation

/// When rows are read: what their server sees then, and what their table is like.
struct PostgresMoment: Sendable {
    /// When the server was started, by which it is told from others.
    let server: String

    let snapshot: PostgresSnapshot

    /// The number of the table.
    let table: String

    /// The ``PostgresTableFacts`` as JSON.
    let facts: String
}

/// The facts of a table that say whether changed rows tell what becomes of a list. Their JSON has more, which is compared alone:
/// what was written while triggers were off, or by a change of the columns, is in no notification.
struct PostgresTableFacts: Decodable, Sendable {
    struct Column: Decodable, Sendable {
        let name: String
        let type: UInt32

        /// Whether two texts are the same only where their bytes are.
        let isDeterministic: Bool
    }

    /// The number of the file, which is another one when all rows were written anew.
    let file: UInt32

    /// Whether the table is an ordinary one that others can see, without partitions or heirs, and is none; and the role may read it.
    let isOrdinary: Bool

    /// Whether the role does not see some rows.
    let isSecured: Bool

    /// The column whose values notifications have.
    let key: String?

    /// The columns that hold a value for each row, and another one for each.
    let uniqueColumns: [String]

    let columns: [Column]

    /// Whether changed rows of the table tell what becomes of a list of a model.
    func decide<Model: Fetchable>(_ rules: ListRules<Model>) -> Bool {
        guard isOrdinary, !isSecured, let key = Self.key(of: Model.self), key.name == self.key,
            uniqueColumns.contains(key.name)
        else { return false }
        return ([key] + rules.readColumns).allSatisfy { column in
            columns.contains { $0.name == column.name && $0.isDeterministic && column.hasPlainType($0.type) }
        }
    }

    /// The column of a model's key, nil where the text of a key does not tell the key.
    static func key(of model: any Fetchable.Type) -> FetchableColumn? {
        guard let columns = model.keyed?.primaryKeyColumns, columns.count == 1, columns[0].isPlain else { return nil }
        return columns[0]
    }
}

extension FetchableColumn {
    /// Whether a column of a type in the database holds the values as they are.
    fileprivate func hasPlainType(_ stored: UInt32) -> Bool {
        switch type {
        case .bool: stored == PostgresType.bool
        case .int64: [PostgresType.int2, PostgresType.int4, PostgresType.int8].contains(stored)
        case .double: stored == PostgresType.float8
        case .text: [PostgresType.text, PostgresType.varchar].contains(stored)
        case .date: stored == PostgresType.timestamptz
        case .uuid: stored == PostgresType.uuid
        case .data, .decimal, .array: false
        }
    }
}

extension PostgresMoment {
    /// A statement that comes before the first one of a transaction that sees one state: what TRUNCATE has deleted is gone for those that
    /// began before, too, and it waits for the lock. A lock takes no snapshot.
    static func lock(of tables: some Sequence<String>) -> SQLStatementText {
        var text = SQLStatementText(
            sql: "LOCK TABLE \(tables.sorted().joined(separator: ", ")) IN ACCESS SHARE MODE", bindings: [])
        text.mostRows = 0
        return text
    }

    /// A statement for the moment at which it is run.
    ///
    /// - Parameter table: The table as SQL writes it.
    static func statement(for table: String) -> SQLStatementText {
        var text = SQLStatementText(sql: query, bindings: [.value(.text(table))])
        text.mostRows = 1
        return text
    }

    /// Reads the moment of a transaction that sees one state, nil where there is no such table.
    init?(for table: String, in db: PostgresConnection) throws {
        let rows = try db.send(Self.statement(for: table))
        defer { rows.finish() }
        var sink = ValueSink { (row: inout PostgresRow) in
            (
                server: try row.decodeText(), snapshot: try row.decodeText(), table: try row.decodeText(),
                facts: try row.decodeText()
            )
        }
        try rows.read(into: &sink)
        guard let row = sink.values.first, let snapshot = PostgresSnapshot(row.snapshot) else { return nil }
        self.init(server: row.server, snapshot: snapshot, table: row.table, facts: row.facts)
    }

    private static let query = """
        SELECT pg_catalog.pg_postmaster_start_time()::pg_catalog.text, pg_catalog.pg_current_snapshot()::pg_catalog.text,
            c.oid::pg_catalog.text, pg_catalog.json_build_object(
                'file', c.relfilenode::pg_catalog.int8,
                'isOrdinary', c.relkind = 'r' AND c.relpersistence <> 't'
                    AND pg_catalog.has_table_privilege(c.oid, 'SELECT') AND NOT EXISTS (
                    SELECT FROM pg_catalog.pg_inherits i WHERE c.oid IN (i.inhrelid, i.inhparent)),
                'isSecured', pg_catalog.row_security_active(c.oid),
                'key', \(PostgresKeyTriggers.observedKey),
                'triggers', (
                    SELECT pg_catalog.json_agg(pg_catalog.json_build_array(
                        t.oid::pg_catalog.int8, t.xmin::pg_catalog.text) ORDER BY t.oid)
                    FROM pg_catalog.pg_trigger t
                    WHERE t.tgrelid = c.oid AND t.tgname LIKE '\(PostgresObservation.trigger)%'),
                'uniqueColumns', (
                    SELECT COALESCE(pg_catalog.json_agg(a.attname ORDER BY a.attnum), '[]')
                    FROM pg_catalog.pg_attribute a WHERE a.attrelid = c.oid AND a.attnotnull AND EXISTS (
                        SELECT FROM pg_catalog.pg_index i
                        WHERE i.indrelid = c.oid AND i.indisunique AND i.indisvalid AND i.indimmediate
                            AND i.indpred IS NULL AND i.indexprs IS NULL AND i.indnkeyatts = 1
                            AND i.indkey[0] = a.attnum)),
                'columns', (
                    SELECT COALESCE(pg_catalog.json_agg(pg_catalog.json_build_object(
                        'name', a.attname, 'type', a.atttypid::pg_catalog.int8, 'number', a.attnum,
                        'changedBy', a.xmin::pg_catalog.text, 'defaultChangedBy', (
                            SELECT d.xmin::pg_catalog.text FROM pg_catalog.pg_attrdef d
                            WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum),
                        'isDeterministic', COALESCE(l.collisdeterministic, TRUE)) ORDER BY a.attnum), '[]')
                    FROM pg_catalog.pg_attribute a LEFT JOIN pg_catalog.pg_collation l ON l.oid = a.attcollation
                    WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped))::pg_catalog.text
        FROM pg_catalog.pg_class c WHERE c.oid = pg_catalog.to_regclass($1)
        """
}
#endif
