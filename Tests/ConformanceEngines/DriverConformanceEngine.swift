#if Postgres
import Fetching
import FetchingCore
import FetchingPostgres
import FetchingSQL
import FetchingTestSupport
import Foundation

/// PostgreSQL by a driver that is not ours, whose results are in one form.
package struct DriverConformanceEngine: ConformanceEngine {
    package let name: String
    private let format: PostgresFormat
    private let postgres = PostgresConformanceEngine()

    package init(format: PostgresFormat) {
        name = "PostgreSQL by another driver, in \(format)"
        self.format = format
    }

    package var datePartsPerSecond: Double { postgres.datePartsPerSecond }

    package var holdsNUL: Bool { false }

    package func mayReject(with error: FetchError) -> Bool { postgres.mayReject(with: error) }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let lent = try LentDriver(format)
        try add(Model.self, rows: models.map { try StoredRow($0) }, to: lent.driver)
        return ConformanceStore(
            text: { try $0.sql(for: .postgres, showingValues: true) }, change: { try lent.driver.changeNow($0) },
            fetch: { try lent.driver.fetchNow($0) })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        let lent = try LentDriver(format)
        for collection in collections {
            try add(collection.model, rows: collection.rows, givenKey: collection.givenKey, to: lent.driver)
            for statement in collection.postgresIndexes { try lent.driver.run(statement) }
        }
        return RelatedDriverStore(lent: lent)
    }

    private func add(
        _ model: any Fetchable.Type, rows: [StoredRow], givenKey: FetchableColumn? = nil, to driver: LibPQDriver
    ) throws {
        let entity = model.fetchableEntity
        for statement in entity.postgresDeclarations(givenKey: givenKey) { try driver.run(statement) }
        let fullText = try TableDeclaration(of: model, in: SQLDialect.postgres.rules).fullText()
        if !fullText.isEmpty {
            // Two who replace a function at a time disturb each other.
            try driver.run("BEGIN")
            try driver.run("SELECT pg_advisory_xact_lock(1885)")
            for statement in fullText { try driver.run(statement) }
            try driver.run("COMMIT")
        }
        try driver.run("BEGIN")
        for row in rows {
            let text = SQLStatementText(sql: entity.postgresInsertion, bindings: row.postgresValues.map { .value($0) })
            _ = try driver.rows(of: PostgresStatement(text))
        }
        try driver.run("COMMIT")
    }
}

private struct RelatedDriverStore: RelatedConformanceStore {
    let lent: LentDriver

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try lent.driver.fetchNow(request)
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        try lent.driver.fetchNow(request)
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        try lent.driver.fetchNow(request)
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try lent.driver.fetchNow(request)
    }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
        try lent.driver.changeNow(change)
    }

    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
        try lent.driver.changeNow(insertion)
    }

    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? {
        try lent.driver.changeNow(change)
    }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        try lent.driver.changeNow(request)
    }

    func transaction(_ body: () throws -> Void) throws { try lent.driver.allOrNone(body) }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.sql(for: .postgres, showingValues: true).joined(separator: "; ")
    }
}

// The suite does not wait: what the driver does is done when it returns.
extension LibPQDriver {
    package func fetchNow<Request: PostgresDriverRequest>(_ request: Request) throws -> Request.Result {
        try CallingThread.run { try await self.fetch(request) }
    }

    fileprivate func changeNow<Rows: WrittenRows, Count: RowCount>(
        _ insertion: InsertRequest<Rows, Count>
    ) throws -> Int { try allOrNone { try await self.insert(insertion) } }

    fileprivate func changeNow<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int {
        try allOrNone { try await self.run(change) }
    }

    fileprivate func changeNow<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        try allOrNone { try await self.run(request) }
    }

    fileprivate func changeNow<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int {
        if let insertion = change.insertion { return try allOrNone { try await self.insert(insertion) } }
        guard let assign = change.assign else { return try allOrNone { try await self.delete(change.request) } }
        return try allOrNone { try await self.update(change.request, assign) }
    }

    /// Runs the statements of a change in one transaction, as a driver must.
    private func allOrNone<Result>(_ change: @escaping () async throws -> Result) throws -> Result {
        try allOrNone { try CallingThread.run(change) }
    }

    /// Runs a closure in a transaction, or in a savepoint of the one that there is.
    fileprivate func allOrNone<Result>(_ body: () throws -> Result) throws -> Result {
        let isInside = isInsideTransaction
        try run(isInside ? "SAVEPOINT one" : "BEGIN")
        do {
            let result = try body()
            try run(isInside ? "RELEASE SAVEPOINT one" : "COMMIT")
            return result
        } catch {
            try run(isInside ? "ROLLBACK TO SAVEPOINT one; RELEASE SAVEPOINT one" : "ROLLBACK")
            throw error
        }
    }
}

/// A driver whose connection is used again, without its temporary tables.
///
/// Unchecked, because all of its shared state is touched under its lock.
private final class LentDriver: @unchecked Sendable {
    let driver: LibPQDriver
    private let format: PostgresFormat

    private static let lock = NSLock()
    nonisolated(unsafe) private static var free: [PostgresFormat: [LibPQDriver]] = [:]

    init(_ format: PostgresFormat) throws {
        self.format = format
        driver =
            try Self.lock.withLock { Self.free[format]?.popLast() }
            ?? LibPQDriver(PostgresServer.shared.get().configuration, format: format)
    }

    deinit {
        guard (try? driver.run("DISCARD TEMP")) != nil else { return }
        Self.lock.withLock { Self.free[format, default: []].append(driver) }
    }
}
#endif
