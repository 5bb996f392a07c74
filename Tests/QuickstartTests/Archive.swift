import Fetching
import FetchingSQLite
import Foundation

// The ordinary ways of a database, in a file that imports nothing of GRDB. `OpeningTests` runs them, and
// `ScopedImportTests` compiles this file with all of GRDB in sight as well.

@Fetchable("volumes", naming: .snakeCase)
struct Volume: Encodable, PersistableRecord, Equatable {
    static let databaseTableName = "volumes"

    let id: Int
    var title: String
    var year: Int?
    var shelfID: Int

    enum CodingKeys: String, CodingKey {
        case id, title, year
        case shelfID = "shelf_id"
    }
}

struct Archive: Sendable {
    let database: any DatabaseWriter

    static func inMemory() throws -> Archive { try Archive(migrating: DatabaseQueue()) }

    static func queue(at path: String) throws -> Archive { try Archive(migrating: DatabaseQueue(path: path)) }

    static func pool(at path: String) throws -> Archive {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.label = "archive"
        configuration.maximumReaderCount = 3
        configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA cache_size = -4000") }
        return try Archive(migrating: DatabasePool(path: path, configuration: configuration))
    }

    private init(migrating database: any DatabaseWriter) throws {
        try Self.migrator.migrate(database)
        self.database = database
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("shelves and volumes") { db in
            try db.create(table: "shelves", options: [.ifNotExists]) { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("room", .text).notNull().unique().collate(.nocase)
            }
            try db.create(table: "volumes", body: volumes)
            try db.create(index: "volumes_shelf", on: "volumes", columns: ["shelf_id"], options: [.ifNotExists])
        }
        migrator.registerMigration("loans") { db in
            try db.alter(table: "volumes") { table in
                table.add(column: "is_lent", .boolean).notNull().defaults(to: false)
            }
            try db.create(table: "old_loans") { $0.column("volume", .integer).primaryKey() }
            try db.rename(table: "old_loans", to: "loans")
            try db.drop(table: "loans")
        }
        return migrator
    }

    private static func volumes(_ table: TableDefinition) {
        table.primaryKey("id", .integer)
        table.column("title", .text).notNull()
        table.column("year", .integer)
        table.column("shelf_id", .integer).notNull().references("shelves", onDelete: .cascade)
    }

    func fill() throws {
        try database.write { db in
            try db.execute(sql: "INSERT INTO shelves (id, room) VALUES (?, ?)", arguments: [1, "attic"])
            try db.execute(
                sql: "INSERT INTO volumes (id, title, year, shelf_id) VALUES (:id, :title, :year, :shelf)",
                arguments: ["id": 1, "title": "Emma", "year": 1815, "shelf": db.lastInsertedRowID])
            try Volume(id: 2, title: "Nana", year: nil, shelfID: 1).insert(db)
        }
    }

    func addRoom(_ room: String) async throws -> Int64 {
        try await database.write { db in
            try db.execute(sql: "INSERT INTO shelves (room) VALUES (?)", arguments: [room])
            return db.lastInsertedRowID
        }
    }

    /// The code of the error that a shelf which does not exist gives.
    func refusal() throws -> ResultCode? {
        do {
            try database.write { db in try Volume(id: 3, title: "Ada", year: 1969, shelfID: 99).insert(db) }
            return nil
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return error.extendedResultCode
        }
    }

    func rooms() async throws -> [String] {
        try await database.read { db in try String.fetchAll(db, sql: "SELECT room FROM shelves ORDER BY room") }
    }

    func firstTitle() throws -> String? {
        let row = try database.read { db in try Row.fetchOne(db, sql: "SELECT title FROM volumes ORDER BY id") }
        return row?["title"]
    }

    func cacheSize() throws -> Int? { try database.read { try Int.fetchOne($0, sql: "PRAGMA cache_size") } }

    func rollBack() throws {
        try database.writeWithoutTransaction { db in
            try db.inTransaction {
                try db.inSavepoint {
                    try Volume.request().all().delete(in: db)
                    return .commit
                }
                return .rollback
            }
        }
    }
}
