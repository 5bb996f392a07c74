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
            let file = configuration.folder.appending(component: "shop.sqlite")
            self = .sqlite(try DatabasePool(path: file.path(percentEncoded: false), configuration: sqlite))
        }
    }

    /// Makes the tables that are not there, and prepares observing them.
    func create(_ schema: SQLSchema) async throws {
        switch self {
        case .sqlite(let pool):
            try await schema.create(in: pool, ifNotExists: true)
        case .postgres(let pool):
            try await schema.create(in: pool, ifNotExists: true)
            try await pool.installObservation(for: Artist.self, Album.self, Track.self)
        }
    }

    func close() async {
        switch self {
        case .sqlite(let pool): try? pool.close()
        case .postgres(let pool): await pool.close(cancellingAfter: .seconds(5))
        }
    }
}
