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
        try add(Model.fetchableEntity, rows: models.map { try StoredRow($0) }, to: lent.driver)
        return ConformanceStore(
            text: { try $0.sql(for: .postgres, showingValues: true) }, change: { try lent.driver.run($0) },
            fetch: { try lent.driver.fetchNow($0) })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        let lent = try LentDriver(format)
        for collection in collections {
            try add(collection.entity, rows: collection.rows, to: lent.driver)
            for column in collection.uniqueColumns {
                try lent.driver.run("CREATE UNIQUE INDEX ON \"\(collection.entity.name)\" (\"\(column.name)\")")
            }
        }
        return RelatedDriverStore(lent: lent)
    }

    private func add(_ entity: FetchableEntity, rows: [StoredRow], to driver: LibPQDriver) throws {
        for statement in entity.postgresDeclarations() { try driver.run(statement) }
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

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? { try lent.driver.run(change) }

    func run<Rows: InsertedRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        try lent.driver.insertNow(request)
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.sql(for: .postgres, showingValues: true).joined(separator: "; ")
    }
}

// The suite does not wait: what the driver does is done when it returns.
extension LibPQDriver {
    package func fetchNow<Request: PostgresDriverRequest>(_ request: Request) throws -> Request.Result {
        var reader = PostgresDriverReader<LibPQRow>()
        while true {
            switch try reader.read(request) {
            case .result(let result): return result
            case .statement(let statement): reader.answer(try rowsNow(of: statement, Request.Model.self))
            }
        }
    }

    private func insertNow<Rows: InsertedRows>(_ request: InsertRequest<Rows, ManyRows>) throws -> Int {
        var statements = PostgresInsertStatements(request.rows, request.conflict, returning: [])
        var count = 0
        try run("BEGIN")
        do {
            while let statement = try statements.next() {
                let rows = try rowsNow(of: PostgresStatement(counting: statement), Rows.Model.self)
                count += try LibPQRow.count(in: rows, Rows.Model.self)
            }
            try run("COMMIT")
        } catch {
            try run("ROLLBACK")
            throw error
        }
        return count
    }

    fileprivate func insertNow<Rows: InsertedRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        var answers: [[LibPQRow]] = []
        guard case .insertion(let conflict) = request.change else {
            if let statement = try request.changeStatement(for: .postgres) {
                answers.append(try rowsNow(of: PostgresStatement(statement), Rows.Model.self))
            }
            return try request.result(of: answers)
        }
        var statements = PostgresInsertStatements(request.rows, conflict, returning: request.columns)
        try run("BEGIN")
        do {
            while let statement = try statements.next() {
                answers.append(try rowsNow(of: PostgresStatement(statement), Rows.Model.self))
            }
            try run("COMMIT")
        } catch {
            try run("ROLLBACK")
            throw error
        }
        return try request.result(of: answers)
    }

    fileprivate func run<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int {
        if let insertion = change.insertion { return try insertNow(insertion) }
        let query = change.request.query
        guard let assign = change.assign else {
            let statement = try query.deletionByDriver(of: Model.self)
            return try LibPQRow.count(in: try rowsNow(of: statement, Model.self), Model.self)
        }
        guard let statement = try query.updateByDriver(change.request.assignments(assign), of: Model.self) else {
            return 0
        }
        return try LibPQRow.count(in: try rowsNow(of: statement, Model.self), Model.self)
    }

    private func rowsNow(of statement: PostgresStatement, _ model: any Fetchable.Type) throws -> [LibPQRow] {
        do {
            return try rows(of: statement)
        } catch {
            throw FetchError.failure(error, of: model)
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
