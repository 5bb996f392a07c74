#if SQLite
import FetchingCore
import FetchingSQLite
public import FetchingTestSupport
public import GRDB

extension MeaningEngine {
    /// SQLite, in a database of the test.
    ///
    /// ```swift
    /// try requireSameMeaning(of: User.where { $0.score > 10 }, on: .sqlite(dbQueue))
    /// // SELECT … FROM "User" WHERE "score" > 10.0
    /// ```
    public static func sqlite(_ writer: some DatabaseWriter) -> MeaningEngine {
        MeaningEngine(name: "SQLite") { body in
            // The reentrant access may stand in another one, where GRDB's plain one traps.
            try writer.unsafeReentrantWrite { db in try db.undoing(body) }
        }
    }

    /// SQLite, on a connection of the test, inside of its transaction if there is one.
    ///
    /// ```swift
    /// try dbQueue.write { db in
    ///     try requireSameMeaning(of: User.where { $0.score > 10 }, on: .sqlite(db))
    /// }
    /// // SELECT … FROM "User" WHERE "score" > 10.0
    /// ```
    public static func sqlite(_ db: Database) -> MeaningEngine {
        MeaningEngine(name: "SQLite") { body in try db.undoing(body) }
    }
}

extension Database {
    fileprivate func undoing(_ body: (any MeaningConnection) throws -> Void) throws {
        do {
            try transaction { db in
                try body(SQLiteMeaningConnection(db: db))
                throw UndoneTransaction()
            }
        } catch is UndoneTransaction {}
    }
}

private struct SQLiteMeaningConnection: MeaningConnection {
    let db: Database

    func insert<Model: RowDecodable>(_ model: Model) throws { try Model.insert(model).run(in: db) }

    func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model] {
        try request.fetch(in: db)
    }
}
#endif
