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

    /// Makes the tables and fills them, where that has not been done. Servers that begin at the same time do it once.
    func open(_ schema: SQLSchema, filling: @Sendable @escaping (ShopTransaction) throws -> Void) async throws {
        switch self {
        case .sqlite(let pool):
            try await pool.transaction { db in
                guard try !db.tableExists(Track.fetchableEntity.name) else { return }
                try schema.create(in: db)
                try filling(.sqlite(db))
            }
        case .postgres(let pool):
            let opening = PostgresMigration("open the shop") { db in
                try schema.create(in: db)
                try filling(.postgres(db))
                for statement in PostgresObservation(of: Artist.self, Album.self, Track.self).statements {
                    try db.execute(PostgresQuery(unchecked: statement))
                }
            }
            try await PostgresMigrations(opening).run(in: pool)
        }
    }

    func close() async {
        switch self {
        case .sqlite(let pool): try? pool.close()
        case .postgres(let pool): await pool.close(cancellingAfter: .seconds(5))
        }
    }
}
