#if Postgres
import Fetching
import FetchingCore
import FetchingPostgres
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

    package init(name: String = "PostgreSQL", textCollation: String = "", isPrepared: Bool = false) {
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
        try add(Model.fetchableEntity, rows: models.map { try StoredRow($0) }, to: db)
        return ConformanceStore(
            text: { try $0.sql(for: .postgres, showingValues: true) }, change: { try $0.run(in: lent.db) },
            fetch: { [isPrepared] request in
                if isPrepared { return try request.parameterized.fetch(in: lent.db) }
                return try request.fetch(in: lent.db)
            })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        let lent = try connect()
        let db = lent.db
        for collection in collections { try add(collection.entity, rows: collection.rows, to: db) }
        return RelatedPostgresStore(lent: lent, isPrepared: isPrepared)
    }

    private func connect() throws -> LentConnection {
        try PostgresStores.shared.connect()
    }

    private func add(_ entity: FetchableEntity, rows: [StoredRow], to db: PostgresConnection) throws {
        for type in Set(entity.columns.compactMap(\.quotedPostgresType)) {
            // In the schema of temporary tables, which the session finds by itself for types.
            try db.run("CREATE TYPE pg_temp.\(type) AS ENUM ('trial', 'premium', 'freemium')")
        }
        let columns = entity.columns.map { column in
            if let type = column.quotedPostgresType {
                return "\"\(column.name)\" \(type)\(column.isOptional ? "" : " NOT NULL")"
            }
            let collation = column.type == .text ? " \(textCollation)" : ""
            let null = column.isOptional ? "" : " NOT NULL"
            return "\"\(column.name)\" \(column.type.declaration)\(collation)\(null)"
        }
        try db.run("CREATE TEMPORARY TABLE \"\(entity.name)\" (\(columns.joined(separator: ", ")))")
        let places = entity.columns.enumerated().map { index, column in
            "$\(index + 1)" + (column.quotedPostgresType.map { "::text::\($0)" } ?? "")
        }.joined(separator: ", ")
        try db.execute("BEGIN")
        for row in rows {
            let values = row.values.map(\.value.withoutNUL)
            try db.execute("INSERT INTO \"\(entity.name)\" VALUES (\(places))", binding: values)
        }
        try db.execute("COMMIT")
    }
}

/// A number that several tests raise.
///
/// Unchecked, because it is touched under its lock.
package final class RefusalCount: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    package var value: Int { lock.withLock { count } }

    fileprivate func add() { lock.withLock { count += 1 } }
}

private struct RelatedPostgresStore: RelatedConformanceStore {
    let lent: LentConnection
    let isPrepared: Bool

    private var db: PostgresConnection { lent.db }

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try request.fetch(in: db)
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        if isPrepared { return try request.parameterized.fetch(in: db) }
        return try request.fetch(in: db)
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        if isPrepared { return try request.parameterized.fetch(in: db) }
        return try request.fetch(in: db)
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try request.fetch(in: db)
    }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
        try change.run(in: db)
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.sql(for: .postgres, showingValues: true).joined(separator: "; ")
    }

    func text<Request: ValueRequest>(ofValues request: Request) throws -> String? {
        try request.sql(for: .postgres, showingValues: true)
    }

    func text<Model: RowDecodable>(of change: ConformanceChange<Model>) throws -> String? {
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
    private var free: [PostgresConnection] = []

    func connect() throws -> LentConnection {
        if let db = lock.withLock({ free.popLast() }) { return LentConnection(db) }
        return LentConnection(try PostgresConnection(PostgresServer.shared.get().configuration))
    }

    func give(back db: PostgresConnection) {
        // One that cannot be cleared is closed.
        guard (try? db.reset()) != nil else { return }
        lock.withLock { free.append(db) }
    }
}

/// A connection that is given back with the store that uses it.
private final class LentConnection {
    let db: PostgresConnection

    init(_ db: PostgresConnection) { self.db = db }

    deinit { PostgresStores.shared.give(back: db) }
}

extension ConformanceChange {
    fileprivate func run(in db: PostgresConnection) throws -> Int {
        guard let assign else { return try request.delete(in: db) }
        return try request.update(in: db, assign)
    }
}

extension PrimitiveValue {
    /// The value with the scalar behind NUL in its place, so that texts keep their length and their order.
    fileprivate var withoutNUL: PrimitiveValue {
        guard case .text(let text) = self else { return self }
        return .text(text.replacing("\0", with: "\u{1}"))
    }
}

extension PrimitiveType {
    fileprivate var declaration: String {
        switch self {
        case .bool: "boolean"
        case .int64: "bigint"
        case .double: "double precision"
        case .text: "text"
        case .data: "bytea"
        case .date: "timestamptz"
        case .uuid: "uuid"
        case .decimal: "numeric"
        }
    }
}
#endif
