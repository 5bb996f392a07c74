import FetchingCore
import FetchingPostgres
import FetchingSQL
import FetchingSQLite
import GRDB

/// A database with which models are compared. It is only read.
enum CheckedDatabase {
    case sqlite(DatabaseQueue)

    #if Postgres
    case postgres(PostgresConnection)
    #endif

    /// - Throws: ``ToolError``, or an error of the database.
    init(_ database: String, schema: String) throws {
        guard PostgresAddress.isAddress(database) else {
            self = .sqlite(try SQLiteFile(database).open())
            return
        }
        #if Postgres
        self = .postgres(try PostgresAddress.open(database, schema: schema))
        #else
        throw PostgresAddress.unavailable
        #endif
    }

    /// - Throws: `FetchError`, with the code `schemaMismatch` for differences.
    func check(_ model: any Fetchable.Type) throws {
        switch self {
        case .sqlite(let queue): try model.check(in: queue)
        #if Postgres
        case .postgres(let connection): try model.check(in: connection)
        #endif
        }
    }

    /// The statements that make the tables fit, each table behind those that it refers to.
    func migrationSQL(of models: [any Fetchable.Type]) throws -> [String] {
        var known: Set<ObjectIdentifier> = []
        let sorted = try SQLSchema(models).parts(for: dialect).map(\.model).filter {
            known.insert(ObjectIdentifier($0)).inserted
        }
        return try sorted.flatMap { model in
            switch self {
            case .sqlite(let queue): try queue.read { db in try model.migrationSQL(in: db) }
            #if Postgres
            case .postgres(let connection): try model.migrationSQL(in: connection)
            #endif
            }
        }
    }

    private var dialect: SQLDialect {
        switch self {
        case .sqlite: .sqlite
        #if Postgres
        case .postgres: .postgres
        #endif
        }
    }
}
