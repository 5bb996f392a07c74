import FetchingCore
import FetchingSQL
import GRDB

/// The observation of a list of models on SQLite, which is fetched again only where changed rows do not tell what becomes of it.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object. The models are those of a
/// result that tasks may share.
final class SQLiteListObservation<Model: RowDecodable, Result: Sendable>: RequestObservation, @unchecked Sendable {
    /// Models of a list that tasks may share.
    private struct Models: @unchecked Sendable {
        let models: [Model]
    }

    private let request: ObservedRequest<Models>
    private let query: FetchQuery
    private let arrange: @Sendable (consuming [Model]) -> Result
    private let reader: any DatabaseReader
    private var changes: Changes?

    /// The notifications that tell of changes.
    private enum Changes {
        case ofRows(ObservedList<Model>, ObservedWriter)
        case ofTables(RequestChanges)
    }

    init(_ request: FetchableRequest<Model, Result>, in reader: any DatabaseReader) {
        let query = request.query
        self.request = ObservedRequest(
            fetch: { Models(models: try SQLiteRunner($0).models(query, of: Model.self)) },
            statements: { try request.statements() }, failure: { request.failure($0) })
        self.query = query
        arrange = request.arrange
        self.reader = reader
    }

    // The database outlives what observes it.
    deinit { changes = nil }

    func next() async throws -> Result? {
        do {
            return try await nextModels().map(arrange)
        } catch {
            throw error is CancellationError ? error : request.failure(error)
        }
    }

    private func nextModels() async throws -> [Model]? {
        switch changes {
        case .ofRows(let list, let writer):
            guard await list.next() else { return nil }
            if !list.isTold { return try await firstModels() }
            if let models = list.take() { return models }
            let models = try await request.fetch(in: reader) { db in
                // On a queue, it is the connection that writes, on which somebody may have left a transaction open.
                if db.isInsideTransaction { writer.unsettle(list) }
            }.models
            list.settle(models)
            return models
        case .ofTables(let changes):
            guard await changes.next() else { return nil }
            return try await request.fetch(in: reader, changes).models
        case nil: return try await firstModels()
        }
    }

    private func firstModels() async throws -> [Model] {
        let start = Start<Model>(query)
        let models = try await request.begin(in: reader) { [request] writer, db in
            try start.begin(in: writer, db, request.tables)
        }.models
        start.list.settle(models)
        changes = start.writer.map { .ofRows(start.list, $0) } ?? .ofTables(start.changes)
        return models
    }

    /// The beginning of an observation: of rows where these are told of, of tables otherwise.
    ///
    /// Unchecked, because the connection that writes sets the writer before the first models are there.
    private final class Start<Row: RowDecodable>: @unchecked Sendable {
        let list: ObservedList<Row>
        let changes = RequestChanges()
        private(set) var writer: ObservedWriter?

        init(_ query: FetchQuery) { list = ObservedList(query) }

        func begin(
            in writer: any DatabaseWriter, _ db: Database, _ tables: @escaping (Database) throws -> ObservedTables
        ) throws {
            let observed = ObservedWriter.of(writer)
            if try observed.add(list, in: db) {
                self.writer = observed
            } else {
                try changes.begin(in: db, tables)
            }
        }
    }
}
