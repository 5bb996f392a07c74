#if Postgres
import FetchingCore

/// The triggers of a table whose notifications have the keys of changed rows.
///
/// A trigger that sees the rows of a statement is one of an insertion, of an update or of a deletion. TRUNCATE is told by the trigger that
/// other tables have for all of them.
enum PostgresKeyTriggers {
    /// After each statement that truncates (`pg_trigger.h`).
    static let truncation = 32

    /// The most keys of a transaction that are sent, and the most bytes of a notification: it has room for 8,000.
    static let (mostKeys, mostBytes) = (100, 7_000)

    /// The triggers: their events, the numbers of these (`pg_trigger.h`), and the names of the rows that they see.
    private static let triggers = [
        (name: PostgresObservation.trigger + "_insert", event: "INSERT", number: 4, rows: "NEW TABLE AS fetching_new"),
        (name: PostgresObservation.trigger + "_delete", event: "DELETE", number: 8, rows: "OLD TABLE AS fetching_old"),
        (
            name: PostgresObservation.trigger + "_update", event: "UPDATE", number: 16,
            rows: "OLD TABLE AS fetching_old NEW TABLE AS fetching_new"
        ),
    ]

    static func call(for table: String, key: String) -> String {
        "SELECT fetching_observe_keys(\(table.quoted(by: "'")), \(key.quoted(by: "'")))"
    }

    static let functions = [notifyFunction, observeFunction]

    /// An expression for the column whose values the triggers of the table `c` send, null where they are not there.
    static let observedKey = """
        (SELECT CASE WHEN pg_catalog.count(*) = 3 AND pg_catalog.count(DISTINCT t.tgargs) = 1 THEN pg_catalog.convert_from(
                pg_catalog.substr((pg_catalog.array_agg(t.tgargs))[1], 1,
                    pg_catalog.length((pg_catalog.array_agg(t.tgargs))[1]) - 1), 'UTF8') END
            FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_proc p ON p.oid = t.tgfoid
            WHERE t.tgrelid = c.oid AND t.tgenabled = 'A' AND t.tgnargs = 1 AND t.tgqual IS NULL
                AND p.proname = 'fetching_notify_keys'
                AND (\(triggers.map { "t.tgname = '\($0.name)' AND t.tgtype = \($0.number)" }.joined(separator: " OR "))))
        """

    /// Statements of PL/pgSQL that take the triggers from a table.
    static let removal = triggers.map {
        "EXECUTE pg_catalog.format('DROP TRIGGER IF EXISTS \($0.name) ON %s', relation.name);"
    }.joined(separator: "\n            ")

    /// The types whose text is the same for the same value, whatever the settings of a session: integers, texts and UUIDs.
    static let typesOfKeys = [
        PostgresType.int2, PostgresType.int4, PostgresType.int8, PostgresType.text, PostgresType.varchar,
        PostgresType.uuid,
    ]

    /// Beyond the most keys, and where a key cannot be told, the notification names the table alone. The keys of a transaction are counted in
    /// a setting, which goes back with a savepoint as the notifications do. Whatever somebody sets it to, the table is named.
    private static let notifyFunction = """
        CREATE OR REPLACE FUNCTION fetching_notify_keys() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            changed pg_catalog.text;
            keys pg_catalog.text[];
            counted pg_catalog.text := 'fetching.keys_' || TG_RELID::pg_catalog.text;
            total pg_catalog.int8;
            payload pg_catalog.text;
        BEGIN
            IF EXISTS (
                SELECT FROM pg_catalog.pg_attribute a
                WHERE a.attrelid = TG_RELID AND a.attname = TG_ARGV[0] AND NOT a.attisdropped
                    AND a.atttypid IN (\(typesOfKeys.map(String.init).joined(separator: ", "))))
            THEN
                changed := CASE TG_OP
                    WHEN 'INSERT' THEN 'SELECT %1$I AS key FROM fetching_new'
                    WHEN 'DELETE' THEN 'SELECT %1$I AS key FROM fetching_old'
                    ELSE 'SELECT %1$I AS key FROM fetching_old UNION ALL SELECT %1$I FROM fetching_new' END;
                EXECUTE pg_catalog.format(
                    'SELECT pg_catalog.array_agg(d.key) FROM (SELECT DISTINCT k.key::pg_catalog.text COLLATE pg_catalog."C" AS key '
                    'FROM (' || changed || ') AS k LIMIT \(mostKeys + 1)) AS d', TG_ARGV[0]) INTO keys;
                IF keys IS NULL THEN
                    RETURN NULL;
                END IF;
                total := pg_catalog.cardinality(keys) + CASE
                    WHEN pg_catalog.current_setting(counted, TRUE) SIMILAR TO '[0-9]{1,9}'
                    THEN pg_catalog.current_setting(counted, TRUE)::pg_catalog.int8 ELSE 0 END;
                IF total <= \(mostKeys) AND pg_catalog.array_position(keys, NULL) IS NULL THEN
                    payload := TG_RELID::pg_catalog.text || ' ' || pg_catalog.pg_current_xact_id()::pg_catalog.text || ' '
                        || pg_catalog.array_to_json(keys)::pg_catalog.text;
                    IF pg_catalog.octet_length(payload) <= \(mostBytes) THEN
                        PERFORM pg_catalog.set_config(counted, total::pg_catalog.text, TRUE);
                        PERFORM pg_catalog.pg_notify('\(PostgresObservation.channel)', payload);
                        RETURN NULL;
                    END IF;
                END IF;
            END IF;
            PERFORM pg_catalog.pg_notify('\(PostgresObservation.channel)', TG_RELID::pg_catalog.text);
            RETURN NULL;
        END $$
        """

    /// Partitions, heirs and tables that have some change with each other: their notifications name the table.
    private static let observeFunction = """
        CREATE OR REPLACE FUNCTION fetching_observe_keys(observed regclass, wanted text) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE
            relation record;
        BEGIN
            SELECT * INTO relation FROM (\(ObservedPostgresTables.query(from: "SELECT observed::pg_catalog.oid"))) AS r
                WHERE r.id = observed::pg_catalog.oid::pg_catalog.text;
            IF relation.kind <> 'r' OR EXISTS (
                SELECT FROM pg_catalog.pg_inherits i WHERE observed::pg_catalog.oid IN (i.inhrelid, i.inhparent))
            THEN
                PERFORM fetching_observe(observed);
                RETURN;
            END IF;
            IF relation.is_observed AND relation.observed_key = wanted THEN
                RETURN;
            END IF;
            \(triggers.map {
                """
                EXECUTE pg_catalog.format(
                    'CREATE OR REPLACE TRIGGER \($0.name) AFTER \($0.event) ON %s REFERENCING \($0.rows) '
                    'FOR EACH STATEMENT EXECUTE FUNCTION fetching_notify_keys(%L)', relation.name, wanted);
                EXECUTE pg_catalog.format('ALTER TABLE %s ENABLE ALWAYS TRIGGER \($0.name)', relation.name);
                """
            }.joined(separator: "\n"))
            EXECUTE pg_catalog.format(
                'CREATE OR REPLACE TRIGGER \(PostgresObservation.trigger) AFTER TRUNCATE ON %s '
                'FOR EACH STATEMENT EXECUTE FUNCTION fetching_notify()', relation.name);
            EXECUTE pg_catalog.format('ALTER TABLE %s ENABLE ALWAYS TRIGGER \(PostgresObservation.trigger)', relation.name);
        END $$
        """
}
#endif
