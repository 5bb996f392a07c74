#if Postgres
public import FetchingCore

/// The triggers that report changes to the tables of models.
///
/// A request can be observed by `updates(in:)` when the tables that it reads have them:
///
/// ```swift
/// try await pool.installObservation(for: User.self, Pet.self)
/// ```
///
/// Where another tool runs the migrations, give it the statements:
///
/// ```swift
/// for statement in PostgresObservation(of: User.self, Pet.self).statements { print(statement) }
/// // CREATE OR REPLACE FUNCTION fetching_notify() RETURNS trigger …
/// // CREATE OR REPLACE FUNCTION fetching_observe(observed regclass) RETURNS void …
/// // SELECT fetching_observe('"User"')
/// // SELECT fetching_observe('"Pet"')
/// ```
///
/// Each transaction that changes an observed table then sends a notification when it is committed. PostgreSQL sends the
/// notifications of all transactions one after the other: do not observe a table with thousands of writes a second. It
/// does not prepare such a transaction for a two-phase commit.
///
/// With `sendingKeys`, a notification has the keys of the changed rows, too, by which lists of models are decided without a query.
/// Any role of the database may listen to notifications, and then sees these keys.
public struct PostgresObservation: Sendable {
    /// The statements, which can be run again. They take PostgreSQL 14 or newer, and a role that may create functions and
    /// triggers.
    public let statements: [String]

    /// The observation of the tables of some models. Of a view, the tables below it are observed; of a table with
    /// partitions, these too, but for such as are attached later.
    ///
    /// - Parameters:
    ///   - models: The models.
    ///   - sendsKeys: Whether notifications have the keys of changed rows, where a model has one column as its key.
    public init(of models: any Fetchable.Type..., sendingKeys sendsKeys: Bool = false) {
        self.init(of: models, sendingKeys: sendsKeys)
    }

    /// The observation of the tables of some models.
    ///
    /// - Parameters:
    ///   - models: The models.
    ///   - sendsKeys: Whether notifications have the keys of changed rows, where a model has one column as its key.
    public init(of models: [any Fetchable.Type], sendingKeys sendsKeys: Bool = false) {
        let calls = models.map { model in
            let table = model.fetchableEntity.name.quotedIdentifier
            let key = sendsKeys ? model.keyed?.primaryKeyColumns ?? [] : []
            return key.count == 1 ? PostgresKeyTriggers.call(for: table, key: key[0].name) : Self.call(for: table)
        }
        let functions = [Self.notifyFunction, Self.observeFunction]
        statements = functions + (sendsKeys ? PostgresKeyTriggers.functions : []) + calls
    }

    /// - Parameter tables: The tables as SQL writes them.
    init(tables: [String]) {
        statements = [Self.notifyFunction, Self.observeFunction] + tables.map(Self.call)
    }

    private static func call(for table: String) -> String { "SELECT fetching_observe(\(table.quoted(by: "'")))" }

    /// The channel of the notifications. What is sent with one is the number of a table.
    static let channel = "fetching_changes"

    static let trigger = "fetching_observation"

    private static let notifyFunction = """
        CREATE OR REPLACE FUNCTION fetching_notify() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            PERFORM pg_catalog.pg_notify('\(channel)', TG_RELID::pg_catalog.text);
            RETURN NULL;
        END $$
        """

    /// A table that has the trigger is not locked again. The triggers that send keys are taken from the table itself, and stay on the
    /// tables below a view.
    private static let observeFunction = """
        CREATE OR REPLACE FUNCTION fetching_observe(observed regclass) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE
            relation record;
        BEGIN
            FOR relation IN \(ObservedPostgresTables.query(from: "SELECT observed::pg_catalog.oid"))
            LOOP
                IF relation.kind IN ('m', 'f') THEN
                    RAISE EXCEPTION 'the changes of % cannot be observed: it is a %', relation.name,
                        CASE relation.kind WHEN 'm' THEN 'materialized view' ELSE 'foreign table' END
                        USING ERRCODE = 'feature_not_supported';
                END IF;
                CONTINUE WHEN relation.kind = 'v' OR relation.is_observed
                    AND (relation.observed_key IS NULL OR relation.id <> observed::pg_catalog.oid::pg_catalog.text);
                EXECUTE pg_catalog.format(
                    'CREATE OR REPLACE TRIGGER \(trigger) AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s '
                    'FOR EACH STATEMENT EXECUTE FUNCTION fetching_notify()', relation.name);
                EXECUTE pg_catalog.format('ALTER TABLE %s ENABLE ALWAYS TRIGGER \(trigger)', relation.name);
                IF relation.observed_key IS NOT NULL THEN
                    \(PostgresKeyTriggers.removal)
                END IF;
            END LOOP;
        END $$
        """

    /// Two who install at a time would disturb each other.
    static let lock = "SELECT pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('fetching_observe'))"
}

extension PostgresPool {
    /// Creates the triggers that report changes to the tables of models.
    ///
    /// ```swift
    /// try await pool.installObservation(for: User.self, Pet.self)
    /// ```
    ///
    /// Existing triggers stay as they are, but for a table that is to send keys from now on, or no longer.
    /// ``PostgresObservation/statements`` shows what is run.
    ///
    /// - Parameters:
    ///   - models: The models.
    ///   - sendsKeys: Whether notifications have the keys of changed rows, so that lists are decided without a query. Whoever may connect
    ///     to the database can listen to them.
    /// - Throws: `FetchError` if the role may not create them, or if a table does not exist or cannot be observed.
    public func installObservation(
        for models: any Fetchable.Type..., sendingKeys sendsKeys: Bool = false
    ) async throws {
        let observation = PostgresObservation(of: models, sendingKeys: sendsKeys)
        try await write { db in try db.install(observation) }
    }

    /// Creates the triggers that report changes to the tables of models, and blocks the caller
    /// until then.
    ///
    /// - Parameters:
    ///   - models: The models.
    ///   - sendsKeys: Whether notifications have the keys of changed rows, which whoever may connect to the database can listen to.
    /// - Throws: `FetchError` if the role may not create them, or if a table does not exist or cannot be observed.
    public func installObservation(for models: any Fetchable.Type..., sendingKeys sendsKeys: Bool = false) throws {
        let observation = PostgresObservation(of: models, sendingKeys: sendsKeys)
        try write { db in try db.install(observation) }
    }
}

extension PostgresConnection {
    func install(_ observation: PostgresObservation) throws {
        for statement in [PostgresObservation.lock] + observation.statements { try session.run(statement) }
    }
}
#endif
