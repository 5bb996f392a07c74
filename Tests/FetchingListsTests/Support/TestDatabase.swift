import Fetching
import FetchingLists
import FetchingSQLite
import Foundation
import GRDB

#if Postgres
import ConformanceEngines
import FetchingPostgres
#endif

/// The kinds of databases that lists are tested on.
enum TestEngine: CaseIterable, Sendable {
    case memory, queue, pool
    #if Postgres
    case postgres
    #endif

    static var available: [TestEngine] {
        #if Postgres
        allCases.filter { $0 != .postgres || PostgresServer.isExpected }
        #else
        allCases
        #endif
    }

    @MainActor func database(with kennel: Kennel) async throws -> any TestDatabase {
        switch self {
        case .memory: return MemoryTestDatabase(kennel)
        case .queue: return try SQLiteTestDatabase(DatabaseQueue(), kennel)
        case .pool: return try SQLiteTestDatabase(DatabasePool(path: SQLiteTestDatabase.temporaryPath()), kennel)
        #if Postgres
        case .postgres: return try await PostgresTestDatabase(kennel)
        #endif
        }
    }
}

@MainActor protocol TestDatabase: AnyObject {
    var source: any ListSource { get }

    /// Changes rows in one transaction.
    func apply(_ changes: [Change]) async throws
}

@MainActor final class MemoryTestDatabase: TestDatabase {
    let store: ObservedStore
    var source: any ListSource { store }

    init(_ kennel: Kennel) { store = ObservedStore(kennel.store) }

    func apply(_ changes: [Change]) throws {
        try store.write { store in
            for change in changes {
                switch change {
                case .insert(let pet): try Pet.insert(pet).run(in: &store)
                case .update(let pet): try Pet.where { $0.id == pet.id }.update(in: &store) { pet.assign(to: &$0) }
                case .delete(let id): try Pet.where { $0.id == id }.delete(in: &store)
                case .rename(let owner):
                    try Owner.where { $0.id == owner.id }.update(in: &store) { $0.name = owner.name }
                }
            }
        }
    }
}

@MainActor final class SQLiteTestDatabase: TestDatabase {
    let writer: any DatabaseWriter
    let source: any ListSource

    init(_ writer: some DatabaseWriter & ListSource, _ kennel: Kennel) throws {
        self.writer = writer
        source = writer
        try SQLSchema(Owner.self, Pet.self).create(in: writer)
        try Owner.insert(kennel.owners).run(in: writer)
        try Pet.insert(kennel.pets).run(in: writer)
    }

    deinit {
        guard writer.path.hasPrefix("/") else { return }
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: writer.path + suffix) }
    }

    static func temporaryPath() -> String { NSTemporaryDirectory() + "fetching-lists-\(UUID().uuidString).sqlite" }

    func apply(_ changes: [Change]) async throws {
        try await writer.write { db in
            for change in changes {
                switch change {
                case .insert(let pet): try Pet.insert(pet).run(in: db)
                case .update(let pet): try Pet.where { $0.id == pet.id }.update(in: db) { pet.assign(to: &$0) }
                case .delete(let id): try Pet.where { $0.id == id }.delete(in: db)
                case .rename(let owner):
                    try Owner.where { $0.id == owner.id }.update(in: db) { $0.name = owner.name }
                }
            }
        }
    }
}

#if Postgres
@MainActor final class PostgresTestDatabase: TestDatabase {
    let pool: PostgresPool
    var source: any ListSource { pool }

    init(_ kennel: Kennel) async throws {
        var configuration = try PostgresServer.shared.get().configuration
        let schema = "lists_" + UUID().uuidString.lowercased().replacing("-", with: "")
        try PostgresConnection(configuration).run("CREATE SCHEMA \(schema)")
        configuration.searchPath = [schema]
        configuration.maximumConnections = 3
        configuration.checkoutTimeout = .seconds(600)
        pool = PostgresPool(configuration)
        try await SQLSchema(Owner.self, Pet.self).create(in: pool)
        try await Owner.insert(kennel.owners).run(in: pool)
        try await Pet.insert(kennel.pets).run(in: pool)
        try await pool.installObservation(for: Owner.self, Pet.self)
    }

    func apply(_ changes: [Change]) async throws {
        try await pool.transaction { db in
            for change in changes {
                switch change {
                case .insert(let pet): try Pet.insert(pet).run(in: db)
                case .update(let pet): try Pet.where { $0.id == pet.id }.update(in: db) { pet.assign(to: &$0) }
                case .delete(let id): try Pet.where { $0.id == id }.delete(in: db)
                case .rename(let owner):
                    try Owner.where { $0.id == owner.id }.update(in: db) { $0.name = owner.name }
                }
            }
        }
    }
}
#endif
