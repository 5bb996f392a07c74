import FetchingCore
public import GRDB

extension Database {
    /// Runs a closure in a savepoint, to which the transaction goes back if it throws. Outside of a transaction, it is one.
    ///
    /// ```swift
    /// try dbQueue.transaction { db in
    ///     try User.insert(joe).run(in: db)
    ///     _ = try? db.transaction { db in try Pet.insert(rex).run(in: db) }      // Joe is kept without Rex
    /// }
    /// // … SAVEPOINT grdb; INSERT INTO "Pet" …; RELEASE SAVEPOINT grdb …
    /// ```
    ///
    /// - Throws: `FetchError` if it cannot be begun or ended, or the error of the closure.
    @discardableResult
    public func transaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try transaction(readOnly: false, body)
    }

    func transaction<Value>(readOnly: Bool, _ body: (Database) throws -> Value) throws -> Value {
        var outcome: Result<Value, any Error>?
        do {
            try requireOpenConnection()
            func run() throws {
                try inSavepoint {
                    outcome = Result { try body(self) }
                    _ = try outcome?.get()
                    return .commit
                }
            }
            if readOnly { try self.readOnly(run) } else { try run() }
        } catch {
            // What the closure throws is its own.
            if case .failure(let own) = outcome { throw own }
            throw FetchError.transaction(error)
        }
        guard let outcome else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return try outcome.get()
    }
}
