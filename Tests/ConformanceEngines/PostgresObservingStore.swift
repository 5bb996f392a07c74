#if Postgres
import Fetching
import FetchingCore
import FetchingPostgres
import FetchingSQL
import FetchingTestSupport
import Foundation

/// Rows in PostgreSQL, whose lists are observed as `updates(in:)` observes them.
package struct PostgresObservingStore: ObservingStore {
    private let pool: PostgresPool
    private let db: PostgresConnection
    private let probe: PostgresListProbe

    /// A connection on which the tables of random lists are made, one after the other, and a pool that observes them.
    package struct Place: Sendable {
        fileprivate let pool: PostgresPool
        fileprivate let probe: PostgresListProbe

        package init() async throws {
            var configuration = try PostgresServer.shared.get().configuration
            let schema = "lists_" + UUID().uuidString.lowercased().replacing("-", with: "")
            try PostgresConnection(configuration).run("CREATE SCHEMA \(schema)")
            configuration.searchPath = [schema]
            pool = PostgresPool(configuration)
            probe = try await PostgresListProbe(pool)
        }
    }

    package init(_ collection: ConformanceCollection, in place: Place) throws {
        (pool, probe) = (place.pool, place.probe)
        db = try PostgresConnection(place.pool.configuration)
        let entity = collection.entity
        try db.run("DROP TABLE IF EXISTS \(entity.quotedName)")
        // Statements that the pool has prepared stay right where the types are the same.
        for type in Set(entity.columns.compactMap { $0.enumType?.quoted })
        where try db.values("SELECT to_regtype(\(type)) IS NULL", of: Bool.self) == [true] {
            try db.run("CREATE TYPE \(type) AS ENUM ('trial', 'premium', 'freemium')")
        }
        try db.run("CREATE TABLE \(entity.quotedName) (\(entity.postgresColumns(givenKey: collection.givenKey)))")
        try db.createFullText(of: collection.model)
        for row in collection.rows { try db.execute(entity.postgresInsertion, binding: row.postgresValues) }
        for statement in collection.postgresIndexes { try db.run(statement) }
        for statement in PostgresObservation(of: [collection.model], sendingKeys: true).statements {
            try db.run(statement)
        }
    }

    package var replacesRows: Bool { false }

    package func observe<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> ListObservation<Model>? {
        guard let list = try probe.observe(request) else { return nil }
        return ListObservation(
            decided: list.decided,
            fetched: { _ in
                // Where it fails, the list is fetched again.
                try? list.fetch()
            })
    }

    package func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model] {
        try request.fetch(in: pool)
    }

    package func insert<Model: RowDecodable>(_ models: [Model]) throws {
        do {
            try db.transaction { db in _ = try Model.insert(models).run(in: db) }
        } catch let error as FetchError where error.violation != nil {}
    }

    package func execute(_ sql: String) throws {
        do {
            try db.transaction { db in try db.run(sql) }
        } catch let error as FetchError
            where (error.underlyingError as? PostgresError)?.sqlState?.hasPrefix("23") ?? false
        {}
    }

    package func transaction(isUndone: Bool, _ body: () throws -> Void) throws {
        try db.run("BEGIN")
        try body()
        try db.run(isUndone ? "ROLLBACK" : "COMMIT")
        probe.waitUntilTold()
    }

    package func savepoint(isUndone: Bool, _ body: () throws -> Void) throws {
        try db.run("SAVEPOINT outer_one")
        try body()
        try db.run((isUndone ? "ROLLBACK TO SAVEPOINT outer_one; " : "") + "RELEASE SAVEPOINT outer_one")
    }
}
#endif
