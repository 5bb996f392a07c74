import Fetching
import FetchingPostgres
import FetchingSQLite
import FetchingTestSupport
import Foundation

/// The engine for collections, which notes the statements that a database would be sent for the same requests.
package struct StatementConformanceEngine: ConformanceEngine {
    package let name: String

    private let dialect: SQLDialect
    private let notes = StatementNotes()

    package static var all: [StatementConformanceEngine] {
        [
            StatementConformanceEngine(name: "SQLite", dialect: .sqlite),
            StatementConformanceEngine(name: "PostgreSQL", dialect: .postgres),
        ]
    }

    /// The statements of a case, with placeholders for values; the code of the error where the database rejects a request.
    package func statements(of conformanceCase: ConformanceCase) -> [String] {
        notes.taking { _ = conformanceCase.failures(on: self) }
    }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        var models = models
        return ConformanceStore(
            change: { change in
                note { [try change.sql(for: dialect)] }
                guard let assign = change.assign else { return try change.request.delete(in: &models) }
                return try change.request.update(in: &models, assign)
            },
            fetch: { request in
                note { try request.statements(for: dialect, showingValues: false) }
                return try request.fetch(in: models)
            })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        RelatedStore(engine: self, memory: try MemoryConformanceEngine().store(ofRelated: collections))
    }

    private func note(_ render: () throws -> [String]) {
        do {
            // There is none for no model.
            for statement in try render() where !statement.isEmpty { notes.append(statement) }
        } catch {
            notes.append("-- \((error as? FetchError).map { "\($0.code)" } ?? "\(type(of: error))")")
        }
    }

    private struct RelatedStore: RelatedConformanceStore {
        let engine: StatementConformanceEngine
        let memory: any RelatedConformanceStore

        func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
            note(request)
            return try memory.fetch(request)
        }

        func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
            note(request)
            return try memory.fetch(request)
        }

        func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
            note(request)
            return try memory.fetch(request)
        }

        func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
            note(request)
            return try memory.fetch(request)
        }

        func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
            engine.note { [try change.sql(for: engine.dialect)] }
            return try memory.change(change)
        }

        func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
            engine.note { [try insertion.sql(for: engine.dialect)] }
            return try memory.run(insertion)
        }

        func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? {
            engine.note { [try change.sql(for: engine.dialect)] }
            return try memory.run(change)
        }

        func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
            engine.note { [try request.sql(for: engine.dialect)] }
            return try memory.run(request)
        }

        func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? { nil }

        private func note(_ request: some SQLStatementRequest) {
            engine.note { try request.statements(for: engine.dialect, showingValues: false) }
        }
    }
}

extension ConformanceChange {
    fileprivate func sql(for dialect: SQLDialect) throws -> String {
        if let insertion { return try insertion.sql(for: dialect) }
        guard let assign else { return try request.deletionSQL(for: dialect) }
        return try request.updateSQL(for: dialect, assign)
    }
}

/// The statements of one case.
private final class StatementNotes: @unchecked Sendable {
    private let lock = NSLock()
    private var statements: [String] = []

    func append(_ statement: String) { lock.withLock { statements.append(statement) } }

    func taking(_ run: () -> Void) -> [String] {
        run()
        return lock.withLock {
            defer { statements = [] }
            return statements
        }
    }
}
