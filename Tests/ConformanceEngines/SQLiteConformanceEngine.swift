import Fetching
import FetchingCore
import FetchingSQL
import FetchingSQLite
import FetchingTestSupport
import GRDB

/// SQLite in memory: a table for the models, declared and filled as users of GRDB declare and fill theirs.
package struct SQLiteConformanceEngine: ConformanceEngine {
    package let name: String

    /// What follows the type of a column of text.
    let textCollation: String

    /// Whether every request is run as a prepared one whose constants are parameters.
    let isPrepared: Bool

    /// Whether every request for models is run until the text of its statement comes from the cache, if it has a shape.
    let reachesCache: Bool

    package init(
        name: String = "SQLite", textCollation: String = "", isPrepared: Bool = false, reachesCache: Bool = false
    ) {
        self.name = isPrepared ? name + ", prepared" : name
        self.textCollation = textCollation
        self.isPrepared = isPrepared
        self.reachesCache = reachesCache
    }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let queue = try DatabaseQueue()
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: createTable(Model.fetchableEntity))
            try db.createFullText(of: Model.self)
            try db.inTransaction {
                let insertion = try RawStatement(insert(Model.fetchableEntity), in: db)
                for model in models { try insertion.run(StoredRow(model).values.map(\.value)) }
                return .commit
            }
        }
        return ConformanceStore(
            text: { try $0.sql(for: .sqlite, showingValues: true) }, change: { try $0.run(in: queue) },
            fetch: { [isPrepared, reachesCache] request in
                if isPrepared { return try request.parameterized.fetchRepeatedly(in: queue) }
                if reachesCache { for _ in 0..<3 { _ = try request.fetch(in: queue) } }
                return try request.fetch(in: queue)
            })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        RelatedSQLiteStore(queue: try database(of: collections), isPrepared: isPrepared)
    }

    func database(of collections: [ConformanceCollection]) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            for collection in collections {
                try db.execute(sql: createTable(collection.entity, givenKey: collection.givenKey))
                try db.createFullText(of: collection.model)
                for columns in collection.uniqueKeys {
                    let names = columns.map(\.quotedName).joined(separator: ", ")
                    let index = ([collection.entity.name] + columns.map(\.name)).joined(separator: ".")
                    try db.execute(
                        sql:
                            "CREATE UNIQUE INDEX \(index.quotedIdentifier) ON \(collection.entity.quotedName) (\(names))"
                    )
                }
                let insertion = try RawStatement(insert(collection.entity), in: db)
                for row in collection.rows { try insertion.run(row.values.map(\.value)) }
            }
        }
        return queue
    }

    private func createTable(_ entity: FetchableEntity, givenKey: FetchableColumn? = nil) -> String {
        let columns = entity.columns.map { column in
            if column === givenKey { return "\(column.quotedName) INTEGER PRIMARY KEY" }
            let collation = column.type == .text ? " \(textCollation)" : ""
            return "\(column.quotedName) \(column.type.declaration)\(collation)\(column.isOptional ? "" : " NOT NULL")"
        }
        return "CREATE TABLE \(entity.quotedName) (\(columns.joined(separator: ", ")))"
    }

    private func insert(_ entity: FetchableEntity) -> String {
        let places = entity.columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO \(entity.quotedName) VALUES (\(places))"
    }
}

extension Database {
    /// Creates the full text index of a model that declares one.
    fileprivate func createFullText(of model: any Fetchable.Type) throws {
        for statement in try TableDeclaration(of: model, in: SQLDialect.sqlite.rules).fullText() {
            try execute(sql: statement)
        }
    }
}

extension BoundRequest where Request: SQLiteRequest {
    /// Fetches once the request finds its statement of the connection, which it does from the third call on.
    fileprivate func fetchRepeatedly(in queue: DatabaseQueue) throws -> Request.Result {
        for _ in 0..<2 { _ = try? fetch(in: queue) }
        return try fetch(in: queue)
    }
}

private struct RelatedSQLiteStore: RelatedConformanceStore {
    let queue: DatabaseQueue
    let isPrepared: Bool

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try request.fetch(in: queue)
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        if isPrepared { return try request.parameterized.fetchRepeatedly(in: queue) }
        return try request.fetch(in: queue)
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        if isPrepared { return try request.parameterized.fetchRepeatedly(in: queue) }
        return try request.fetch(in: queue)
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try request.fetch(in: queue)
    }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? { try change.run(in: queue) }

    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
        try insertion.run(in: queue)
    }

    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? { try change.run(in: queue) }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        try request.run(in: queue)
    }

    func transaction(_ body: () throws -> Void) throws {
        try queue.unsafeReentrantWrite { db in try db.transaction { _ in try body() } }
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try request.sql(for: .sqlite, showingValues: true).joined(separator: "; ")
    }

    func text<Request: ValueRequest>(ofValues request: Request) throws -> String? {
        try request.sql(for: .sqlite, showingValues: true)
    }

    func text<Model: RowDecodable>(of change: ConformanceChange<Model>) throws -> String? {
        if let insertion = change.insertion { return try insertion.sql(for: .sqlite, showingValues: true) }
        guard let assign = change.assign else {
            return try change.request.deletionSQL(for: .sqlite, showingValues: true)
        }
        return try change.request.updateSQL(for: .sqlite, showingValues: true, assign)
    }
}

extension ConformanceChange {
    fileprivate func run(in queue: DatabaseQueue) throws -> Int {
        if let insertion { return try insertion.run(in: queue) }
        guard let assign else { return try request.delete(in: queue) }
        return try request.update(in: queue, assign)
    }
}

extension PrimitiveType {
    /// The type that GRDB's own table definitions give such a column.
    fileprivate var declaration: String {
        switch self {
        case .bool: "BOOLEAN"
        case .int64: "INTEGER"
        case .double: "DOUBLE"
        case .text, .decimal, .array: "TEXT"
        case .data, .uuid: "BLOB"
        case .date: "DATETIME"
        }
    }
}
