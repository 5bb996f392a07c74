#if Postgres
import FetchingCore
import FetchingSQL

/// The tables whose changes can alter the result of a request.
struct ObservedPostgresTables {
    /// The numbers of the tables, as notifications have them.
    let identifiers: Set<String>

    /// Whether each of them is a table whose notifications have the keys of rows.
    let sendKeys: Bool

    /// Looks the tables of some statements up in the catalog.
    ///
    /// - Throws: `FetchError` if changes of one of them would go unnoticed.
    init(of statements: [SQLStatementText], in db: PostgresConnection) throws {
        let names = statements.reduce(into: Set()) { $0.formUnion($1.tableNames) }.sorted()
        let statement = SQLStatementText(
            sql: Self.query(from: "SELECT pg_catalog.to_regclass(n)::pg_catalog.oid FROM pg_catalog.unnest($1) AS n"),
            bindings: [.list(names.map { .text($0) }, of: .text)])
        let rows = try db.send(statement)
        defer { rows.finish() }
        var sink = ValueSink { (row: inout PostgresRow) in
            (
                identifier: try row.decodeText(), name: try row.decodeText(), kind: try row.decodeText(),
                sendsKeys: try row.decodeNull() ? false : !row.decodeText().isEmpty, isObserved: try row.decodeBool()
            )
        }
        try rows.read(into: &sink)
        identifiers = Set(sink.values.map(\.identifier))
        sendKeys = sink.values.allSatisfy(\.sendsKeys)
        let tables = sink.values.filter { $0.kind != "v" }
        if let table = tables.first(where: { ["m", "f"].contains($0.kind) }) {
            throw FetchError.unobservable(table.name, isForeign: table.kind == "f")
        }
        let unobserved = tables.filter { !$0.isObserved }.map(\.name)
        guard unobserved.isEmpty else { throw FetchError.unobserved(unobserved) }
    }

    /// A query for some tables and views, the tables below these views, the partitions and heirs of tables, and the tables whose
    /// partitions and heirs they are: a statement that names such a table runs the triggers of it alone.
    ///
    /// - Parameter start: A query for the numbers of tables.
    static func query(from start: String) -> String {
        """
        WITH RECURSIVE base(id) AS (
            \(start)
            UNION
            SELECT next.id FROM base CROSS JOIN LATERAL (
                SELECT d.refobjid FROM pg_catalog.pg_rewrite r
                JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
                    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
                WHERE r.ev_class = base.id AND r.ev_type = '1'
                UNION ALL
                SELECT i.inhrelid FROM pg_catalog.pg_inherits i WHERE i.inhparent = base.id) AS next(id)),
        observed(id) AS (
            SELECT id FROM base
            UNION
            SELECT i.inhparent FROM observed JOIN pg_catalog.pg_inherits i ON i.inhrelid = observed.id)
        SELECT c.oid::pg_catalog.text AS id, c.oid::pg_catalog.regclass::pg_catalog.text AS name,
            c.relkind::pg_catalog.text AS kind, \(PostgresKeyTriggers.observedKey) AS observed_key,
            EXISTS (
                SELECT FROM pg_catalog.pg_trigger t
                WHERE t.tgrelid = c.oid AND t.tgname = '\(PostgresObservation.trigger)' AND t.tgenabled = 'A'
                    AND (t.tgtype = \(Self.triggerType)
                        OR t.tgtype = \(PostgresKeyTriggers.truncation) AND \(PostgresKeyTriggers.observedKey) IS NOT NULL)
            ) AS is_observed
        FROM observed JOIN pg_catalog.pg_class c ON c.oid = observed.id
        WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')
        """
    }

    /// After each statement that inserts, deletes, updates or truncates (`pg_trigger.h`).
    private static let triggerType = 4 | 8 | 16 | 32
}

extension FetchError {
    fileprivate static func unobserved(_ tables: [String]) -> FetchError {
        FetchError(
            .unsupported,
            reason: "the database does not tell of changes to \(tables.sorted().joined(separator: ", "))",
            cure: "Install the triggers once with 'pool.installObservation(for:)', for each model that is read")
    }

    fileprivate static func unobservable(_ table: String, isForeign: Bool) -> FetchError {
        FetchError(
            .unsupported,
            reason: "changes of \(table) go unnoticed: it is a \(isForeign ? "foreign table" : "materialized view")",
            cure: "Fetch it from time to time, or observe the tables that it is made from")
    }
}
#endif
