public import GRDB

extension Database {
    /// Changes rows, all or none. Not every error makes SQLite take back what a statement has done before it: neither where a
    /// transaction goes on, nor where the table says `ON CONFLICT FAIL`.
    @usableFromInline
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
