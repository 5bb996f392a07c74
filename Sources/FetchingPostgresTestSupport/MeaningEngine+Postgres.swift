#if Postgres
import FetchingCore
public import FetchingPostgres
@_exported public import FetchingTestSupport

extension MeaningEngine {
    /// PostgreSQL, in a database of the test.
    ///
    /// ```swift
    /// try requireSameMeaning(of: User.where { $0.score > 10 }, on: .postgres(pool))
    /// // SELECT … FROM "User" WHERE "score" > $1
    /// ```
    public static func postgres(_ pool: PostgresPool) -> MeaningEngine {
        MeaningEngine(name: "PostgreSQL") { body in
            do {
                try pool.write { db in
                    try body(PostgresMeaningConnection(db: db))
                    throw UndoneTransaction()
                }
            } catch is UndoneTransaction {}
        }
    }

    /// PostgreSQL, on a connection of the test, inside of its transaction if there is one.
    ///
    /// ```swift
    /// try pool.write { db in
    ///     try requireSameMeaning(of: User.where { $0.score > 10 }, on: .postgres(db))
    /// }
    /// // SELECT … FROM "User" WHERE "score" > $1
    /// ```
    public static func postgres(_ db: PostgresConnection) -> MeaningEngine {
        MeaningEngine(name: "PostgreSQL") { body in
            do {
                try db.transaction { db in
                    try body(PostgresMeaningConnection(db: db))
                    throw UndoneTransaction()
                }
            } catch is UndoneTransaction {}
        }
    }
}

private struct PostgresMeaningConnection: MeaningConnection {
    let db: PostgresConnection

    func insert<Model: RowDecodable>(_ model: Model) throws { try Model.insert(model).run(in: db) }

    func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model] {
        try request.fetch(in: db)
    }
}
#endif
