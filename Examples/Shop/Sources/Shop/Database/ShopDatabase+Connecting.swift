import Fetching
import FetchingPostgres
import FetchingSQL
import FetchingSQLite
import Foundation
import Logging

extension ShopDatabase {
    /// A connection to PostgreSQL where there is an address, and a file of SQLite otherwise.
    init(_ configuration: ShopConfiguration) throws {
        let meter = Logger(label: "shop.queries") { _ in QueryMeter() }
        if let address = configuration.databaseURL {
            var postgres = PostgresConfiguration(url: address)
            postgres.statementTimeout = Self.longestQuery
            postgres.logQueries(to: meter)
            self = .postgres(PostgresPool(postgres))
        } else {
            var sqlite = Configuration()
            sqlite.logQueries(to: meter)
            try FileManager.default.createDirectory(at: configuration.folder, withIntermediateDirectories: true)
            self = .sqlite(
                try DatabasePool(path: configuration.file.path(percentEncoded: false), configuration: sqlite))
        }
    }

    /// Makes the tables of each step and fills them, where that has not been done. Servers that begin at the same time do it once.
    func open(_ steps: [OpeningStep]) async throws {
        switch self {
        case .sqlite(let pool):
            try await pool.transaction { db in
                for step in steps {
                    guard try !db.tableExists(step.table) else { continue }
                    try step.schema.create(in: db)
                    try step.fill(.sqlite(db))
                }
            }
        case .postgres(let pool):
            let migrations = steps.map { step in
                PostgresMigration(step.name) { db in
                    try step.schema.create(in: db)
                    try step.fill(.postgres(db))
                    guard !step.observed.isEmpty else { return }
                    for statement in PostgresObservation(of: step.observed).statements {
                        try db.execute(PostgresQuery(unchecked: statement))
                    }
                }
            }
            try await PostgresMigrations(migrations).run(in: pool)
        }
    }

    func close() async {
        switch self {
        case .sqlite(let pool): try? pool.close()
        case .postgres(let pool): await pool.close(cancellingAfter: .seconds(5))
        }
    }
}
