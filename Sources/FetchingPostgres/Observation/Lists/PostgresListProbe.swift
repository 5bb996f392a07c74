#if Postgres
package import FetchingCore
import FetchingSQL
import Foundation

/// Lists of a pool that are decided from changed rows, without a loop over them, for tests.
package final class PostgresListProbe: Sendable {
    private let pool: PostgresPool
    private let changes: PostgresChanges

    /// Listens to the changes.
    ///
    /// - Throws: `FetchError` if there is no connection.
    package init(_ pool: PostgresPool) async throws {
        self.pool = pool
        changes = try await pool.changes.observe { [pool] in try await pool.notificationsOfChanges() }
        changes.passOver()
    }

    /// Observes the list of a request.
    ///
    /// - Returns: nil where rows do not tell what becomes of it.
    /// - Throws: `FetchError`.
    package func observe<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> (decided: () -> [Model]?, fetch: () throws -> Void)? {
        let table = Model.fetchableEntity.quotedName
        guard let rules = ListRules<Model>(request.query, isPlain: true),
            let moment = try pool.read({ try PostgresMoment(for: table, in: $0) }),
            pool.lists.facts(at: moment)?.decide(rules) ?? false
        else { return nil }
        let list = PostgresObservedList(rules)
        pool.lists.add(list, of: moment.table, named: table, in: pool)
        let fetch = { [pool] in
            let (models, moment) = try pool.read { db in
                let moment = try PostgresMoment(for: table, in: db)
                return (try request.fetch(in: db), moment)
            }
            let facts = moment.flatMap { pool.lists.facts(at: $0) }
            list.settle(models, at: moment, isDecidable: facts?.decide(rules) ?? false)
        }
        try fetch()
        return (list.current, fetch)
    }

    /// Waits until the lists have been told of all that was committed, and holds the thread.
    package func waitUntilTold() { pool.lists.waitUntilTold() }
}
#endif
