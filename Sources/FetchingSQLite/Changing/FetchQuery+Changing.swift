public import FetchingCore
import FetchingSQL
public import GRDB
import GRDBSQLite

extension FetchQuery {
    /// Deletes the rows, and gives their number.
    ///
    /// - Throws: `FetchError`.
    func runDeletion(of model: any Fetchable.Type, in db: Database) throws -> Int {
        try deletion(for: .sqlite, of: model).change(model, in: db)
    }

    /// Updates the rows, and gives their number.
    ///
    /// - Throws: `FetchError`.
    func runUpdate(of model: any Fetchable.Type, _ assignments: [MemberAssignment], in db: Database) throws -> Int {
        guard !assignments.isEmpty else { return 0 }
        return try update(assignments, for: .sqlite, of: model).change(model, in: db)
    }
}

extension SQLStatementText {
    /// Runs a statement that changes rows, and gives their number.
    fileprivate func change(_ model: any Fetchable.Type, in db: Database) throws -> Int {
        do {
            let request = try ReadyStatement(self, of: model, in: db)
            guard try db.viewExists(model.fetchableEntity.name) else {
                return try db.changing {
                    try request.run()
                    return db.changesCount
                }
            }
            // Rows of a view are changed by its triggers, whose changes SQLite does not count. It takes the statement that
            // counts without any trigger, too: the plain one is prepared for SQLite to refuse it.
            var counting = self
            counting.sql += " RETURNING 1"
            let countingRequest = try ReadyStatement(counting, of: model, in: db)
            return try db.changing { try countingRequest.run() }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

extension ReturningRequest {
    /// Updates or deletes the rows, and reads the values of each.
    @usableFromInline
    func runChange(in db: Database, _ read: @escaping (inout EngineRow) throws -> Void) throws {
        do {
            if case .keyed(let change) = self.change {
                _ = try rows.change(change, returning: columns, in: db, read: read)
                return
            }
            guard let text = try changeStatement(for: .sqlite) else { return }
            let statement = try ReadyStatement(text, of: Model.self, in: db)
            _ = try db.changing {
                let sink = SelectionSink<SQLiteRow>(columns, of: Model.self, read: read)
                _ = try SQLiteReader(db).run(statement, into: sink)
                return 0
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}

extension Database {
    /// Changes rows, all or none. Not every error makes SQLite take back what a statement has done before it: neither where a
    /// transaction goes on, nor where the table says `ON CONFLICT FAIL`.
    func changing(_ change: () throws -> Int) throws -> Int {
        guard isInsideTransaction else {
            var count = 0
            try inTransaction {
                count = try change()
                return .commit
            }
            return count
        }
        // GRDB would compile the statements of its own savepoints each time, which takes longer than to insert a row.
        try cachedStatement(sql: "SAVEPOINT fetching").execute()
        do {
            let count = try change()
            try cachedStatement(sql: "RELEASE SAVEPOINT fetching").execute()
            return count
        } catch {
            // There is none where the error has rolled back the transaction.
            try? execute(sql: "ROLLBACK TRANSACTION TO SAVEPOINT fetching; RELEASE SAVEPOINT fetching")
            throw error
        }
    }
}

extension ReadyStatement {
    /// Gives the number of rows that the statement returns.
    @discardableResult
    fileprivate func run() throws -> Int { try ChangeCursor(statement).run() }
}
