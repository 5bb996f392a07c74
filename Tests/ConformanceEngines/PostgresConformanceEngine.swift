#if Postgres
import Fetching
import FetchingCore
import FetchingPostgres
import FetchingSQL
import FetchingTestSupport
import Foundation

/// PostgreSQL: temporary tables of a connection for each store.
package struct PostgresConformanceEngine: ConformanceEngine {
    package let name: String

    /// The number of errors that were taken for refusals.
    package let refusals = RefusalCount()

    /// What follows the type of a column of text.
    let textCollation: String

    /// Whether every request is run as a prepared one whose constants are parameters.
    let isPrepared: Bool

    /// The number of requests that were answered at once, and late, of every second one that is run as `await` on a pool does.
    package let answers = (atOnce: RefusalCount(), late: RefusalCount(), together: RefusalCount())

    /// The address of the database, nil for that of the tests' server.
    let configuration: PostgresConfiguration?

    package init(
        name: String = "PostgreSQL", textCollation: String = "", isPrepared: Bool = false,
        configuration: PostgresConfiguration? = nil
    ) {
        self.configuration = configuration
        self.name = isPrepared ? name + ", prepared" : name
        self.textCollation = textCollation
        self.isPrepared = isPrepared
    }

    package var datePartsPerSecond: Double { 1_000_000 }

    package var holdsNUL: Bool { false }

    /// PostgreSQL holds no NUL in a text, and has no infinite result of finite numbers.
    package func mayReject(with error: FetchError) -> Bool {
        let isRefusal =
            error.reason.contains("NUL")
            || (error.underlyingError as? PostgresError)?.message.contains(": overflow") == true
        if isRefusal { refusals.add() }
        return isRefusal
    }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let lent = try connect()
        let db = lent.db
        try add(Model.self, rows: models.map { try StoredRow($0) }, to: db)
        return ConformanceStore(
            text: { try $0.sql(for: .postgres, showingValues: true) }, change: { try $0.run(in: lent.db) },
            fetch: { [isPrepared] request in
                if let models = try lent.lockingNowAndThen({ try request.locked().fetch(in: $0) }) { return models }
                return try lent.fetch { db in
                    if isPrepared { return try request.parameterized.fetch(in: db) }
                    return try request.fetch(in: db)
                }
            })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        let lent = try connect()
        let db = lent.db
        for collection in collections {
            try add(collection.model, rows: collection.rows, givenKey: collection.givenKey, to: db)
            for statement in collection.postgresIndexes { try db.run(statement) }
        }
        return RelatedPostgresStore(lent: lent, isPrepared: isPrepared)
    }

    private func connect() throws -> LentConnection {
        let lent = try PostgresStores.shared.connect(to: configuration ?? PostgresServer.shared.get().configuration)
        lent.answers = answers
        return lent
    }

    private func add(
        _ model: any Fetchable.Type, rows: [StoredRow], givenKey: FetchableColumn? = nil, to db: PostgresConnection
    ) throws {
        let entity = model.fetchableEntity
        for statement in entity.postgresDeclarations(textCollation: textCollation, givenKey: givenKey) {
            try db.run(statement)
        }
        try db.createFullText(of: model)
        try db.execute("BEGIN")
        for row in rows { try db.execute(entity.postgresInsertion, binding: row.postgresValues) }
        try db.execute("COMMIT")
    }
}

extension PostgresConnection {
    /// Creates the full text index of a model that declares one.
    func createFullText(of model: any Fetchable.Type) throws {
        let statements = try TableDeclaration(of: model, in: SQLDialect.postgres.rules).fullText()
        guard !statements.isEmpty else { return }
        // Two who replace a function at a time disturb each other.
        try run("BEGIN")
        try run("SELECT pg_advisory_xact_lock(1885)")
        for statement in statements { try run(statement) }
        try run("COMMIT")
    }
}

/// A number that several tests raise.
///
/// Unchecked, because it is touched under its lock.
package final class RefusalCount: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    package var value: Int { lock.withLock { count } }

    func add() { lock.withLock { count += 1 } }
}

private struct RelatedPostgresStore: RelatedConformanceStore {
    let lent: LentConnection
    let isPrepared: Bool

    private var db: PostgresConnection { lent.db }

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try request.fetch(in: db)
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        try lent.fetch { db in
            if isPrepared { return try request.parameterized.fetch(in: db) }
            return try request.fetch(in: db)
        }
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        try lent.fetch { db in
            if isPrepared { return try request.parameterized.fetch(in: db) }
            return try request.fetch(in: db)
        }
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try request.fetch(in: db)
    }

    func transaction(_ body: () throws -> Void) throws { try db.transaction { _ in try body() } }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
        // Every second insertion of any length is copied, where the columns allow it.
        if change.insertion != nil { try lent.alternateCopying() }
        return try change.run(in: db)
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.sql(for: .postgres, showingValues: true).joined(separator: "; ")
    }

    func text<Request: ValueRequest>(ofValues request: Request) throws -> String? {
        try request.sql(for: .postgres, showingValues: true)
    }

    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
        try lent.alternateCopying()
        return try insertion.run(in: db)
    }

    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? { try change.run(in: db) }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        try request.run(in: db)
    }

    func text<Model: RowDecodable>(of change: ConformanceChange<Model>) throws -> String? {
        if let insertion = change.insertion { return try insertion.sql(for: .postgres, showingValues: true) }
        guard let assign = change.assign else {
            return try change.request.deletionSQL(for: .postgres, showingValues: true)
        }
        return try change.request.updateSQL(for: .postgres, showingValues: true, assign)
    }
}

/// Connections that are used again: a new one takes the server as long as many requests.
///
/// Unchecked, because all of its state is touched under its lock.
private final class PostgresStores: @unchecked Sendable {
    static let shared = PostgresStores()

    private let lock = NSLock()
    private var free: [String: [PostgresConnection]] = [:]

    func connect(to configuration: PostgresConfiguration) throws -> LentConnection {
        let address = configuration.url
        if let db = lock.withLock({ free[address]?.popLast() }) { return LentConnection(db, address) }
        return LentConnection(try PostgresConnection(configuration), address)
    }

    func give(back db: PostgresConnection, address: String) {
        // One that cannot be cleared is closed.
        guard (try? db.reset()) != nil else { return }
        lock.withLock { free[address, default: []].append(db) }
    }
}

/// What one of several requests that are sent together reads.
private enum Shared<Value> {
    case own(Value)
    case other
}

/// A connection that is given back with the store that uses it.
private final class LentConnection {
    let db: PostgresConnection
    var answers: (atOnce: RefusalCount, late: RefusalCount, together: RefusalCount)?
    private let address: String
    private var requests = 0

    /// The request before, which is sent together with another.
    private var previous: ((PostgresConnection) throws -> Void)?

    init(_ db: PostgresConnection, _ address: String) {
        self.db = db
        self.address = address
    }

    deinit { PostgresStores.shared.give(back: db, address: address) }

    /// Every fifth time, fetches with locks, in a transaction; nil where rows cannot be locked.
    func lockingNowAndThen<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value? {
        locks += 1
        guard locks.isMultiple(of: 5) else { return nil }
        do {
            return try db.transaction(body)
        } catch let error as FetchError where error.operation == "locked" {
            return nil
        }
    }

    private var locks = 0
    private var insertions = 0

    func alternateCopying() throws {
        insertions += 1
        try db.session.leastCopiedRows = insertions.isMultiple(of: 2) ? 1 : .max
    }

    /// Fetches, and every second request once more, as `await` on a pool does: half of them with no time to come at once, and what
    /// came at once a third time, together with the one before.
    func fetch<Value>(_ body: @escaping (PostgresConnection) throws -> Value) throws -> Value {
        requests += 1
        let value = try body(db)
        guard requests.isMultiple(of: 2) else { return value }
        let again = try db.fetchAtOnce(patience: requests.isMultiple(of: 4) ? 0 : 50) { try body(db) }
        (again.isAtOnce ? answers?.atOnce : answers?.late)?.add()
        guard again.isAtOnce else { return again.value }
        let own = { db in Shared.own(try body(db)) }
        let others = previous.map { previous in
            { db in
                try previous(db)
                return Shared<Value>.other
            }
        }
        previous = { db in _ = try body(db) }
        let together = try db.fetchTogether([own, others ?? own, own])
        switch together[(requests / 2).isMultiple(of: 3) ? 0 : 2] {
        case .success(.own(let value))?:
            answers?.together.add()
            return value
        case .failure(let error)?: throw error
        // It cannot be sent with others.
        case .success(.other)?, nil: break
        }
        return again.value
    }
}

extension ConformanceChange {
    fileprivate func run(in db: PostgresConnection) throws -> Int {
        if let insertion { return try insertion.run(in: db) }
        guard let assign else { return try request.delete(in: db) }
        return try request.update(in: db, assign)
    }
}
#endif
