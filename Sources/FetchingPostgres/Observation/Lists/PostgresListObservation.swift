#if Postgres
import FetchingCore
import FetchingSQL

extension ListedRequest where Result: Sendable {
    /// The observation of the list, nil where rows do not tell what becomes of it.
    ///
    /// - Parameter fetch: Fetches the list, by a statement that may be prepared.
    func observation(
        in pool: PostgresPool, orElse fetch: @escaping @Sendable () async throws -> Result
    ) -> (any RequestObservation<Result>)? {
        let request = listed
        // Whoever is given an object may change it.
        guard !(Model.self is AnyObject.Type), PostgresTableFacts.key(of: Model.self) != nil,
            let rules = ListRules<Model>(request.query, isPlain: true)
        else { return nil }
        return PostgresListObservation(request, rules, in: pool, orElse: fetch)
    }
}

/// The observation of a list of models on PostgreSQL, which is fetched again only where changed rows do not tell what becomes of it.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object. The models are those of a
/// result that tasks may share.
final class PostgresListObservation<Model: RowDecodable, Result: Sendable>: RequestObservation, @unchecked Sendable {
    /// Models of a list that tasks may share, and when they were read.
    private struct Models: @unchecked Sendable {
        let models: [Model]
        let moment: PostgresMoment?
    }

    /// The beginning of an observation: the table whose rows tell, or the models that were fetched where they do not.
    private enum Start: Sendable {
        case table(String)
        case models(Models)
    }

    /// The notifications that tell of changes.
    private enum Changes {
        case ofRows(PostgresObservedList<Model>, PostgresChanges)
        case ofTables(PostgresChanges)
    }

    private let request: FetchableRequest<Model, Result>
    private let rules: ListRules<Model>
    private let pool: PostgresPool

    /// Fetches where rows do not tell, by a statement that may be prepared.
    private let fetchAgain: @Sendable () async throws -> Result
    private var changes: Changes?

    init(
        _ request: FetchableRequest<Model, Result>, _ rules: ListRules<Model>, in pool: PostgresPool,
        orElse fetchAgain: @escaping @Sendable () async throws -> Result
    ) {
        self.fetchAgain = fetchAgain
        self.request = request
        self.rules = rules
        self.pool = pool
    }

    private var table: String { Model.fetchableEntity.quotedName }

    func next() async throws -> Result? {
        switch changes {
        case .ofRows(let list, _):
            while await list.next() {
                switch list.take() {
                case .models(let models): return request.arrange(models)
                case .unknown: return try await fetch(list)
                case .none: continue
                }
            }
            return nil
        case .ofTables(let changes):
            guard await changes.next() else { return nil }
            return try await pool.untilConnected(fetchAgain)
        case nil: return try await begin()
        }
    }

    private func begin() async throws -> Result {
        do {
            let changes = try await pool.changes.observe { [pool] in try await pool.notificationsOfChanges() }
            switch try await start(changes) {
            case .models(let models):
                self.changes = .ofTables(changes)
                return request.arrange(models.models)
            case .table(let number):
                changes.passOver()
                let list = PostgresObservedList(rules)
                self.changes = .ofRows(list, changes)
                follow(list, of: number)
                return try await fetch(list)
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }

    /// Has the list told of the changes of a table.
    ///
    /// - Returns: Whether it was not before.
    @discardableResult
    private func follow(_ list: PostgresObservedList<Model>, of number: String) -> Bool {
        guard list.moves(to: number) else { return false }
        pool.lists.add(list, of: number, named: table, in: pool)
        return true
    }

    /// Looks at the table once somebody listens: what is written from now on is noticed.
    private func start(_ changes: PostgresChanges) async throws -> Start {
        let (request, rules, table, pool) = (request, rules, table, pool)
        return try await pool.read { db in
            let tables = try ObservedPostgresTables(of: request.statementTexts(for: .postgres), in: db)
            changes.limit(to: tables)
            if tables.sendKeys, tables.identifiers.count == 1, !db.hasOwnDialect,
                let moment = try PostgresMoment(for: table, in: db), tables.identifiers == [moment.table],
                pool.lists.facts(at: moment)?.decide(rules) ?? false
            {
                return .table(moment.table)
            }
            return .models(Models(models: try PostgresRunner(db).models(request.query, of: Model.self), moment: nil))
        }
    }

    /// Fetches the list, with the moment at which it is so.
    private func fetch(_ list: PostgresObservedList<Model>) async throws -> Result {
        let (query, table, pool) = (request.query, table, pool)
        let fetched = try await pool.untilConnected {
            try await pool.withConnection { db in
                do {
                    let text = try query.statement(for: db.dialect, of: Model.self)
                    let lock = PostgresMoment.lock(of: [table])
                    return try db.inPipeline([lock, PostgresMoment.statement(for: table), text]) {
                        let locked = try db.send(lock)
                        while try locked.next() != nil {}
                        let moment = try PostgresMoment(for: table, in: db)
                        return Models(models: try PostgresRunner(db).models(query, of: Model.self), moment: moment)
                    }
                } catch {
                    throw FetchError.failure(error, of: Model.self)
                }
            }
        }
        if let number = fetched.moment?.table, follow(list, of: number) {
            // Another table has taken its place: what was written to it before now may be missing.
            return try await fetch(list)
        }
        let facts = fetched.moment.flatMap { pool.lists.facts(at: $0) }
        list.settle(fetched.models, at: fetched.moment, isDecidable: facts?.decide(rules) ?? false)
        return request.arrange(fetched.models)
    }
}
#endif
