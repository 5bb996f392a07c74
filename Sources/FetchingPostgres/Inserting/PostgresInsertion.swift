#if Postgres
public import FetchingCore
public import FetchingSQL

extension WrittenRows {
    /// Whether there are so many rows that a `COPY` and its preparation take less time, and all have a key or none.
    @usableFromInline
    func isWorthCopying(in db: PostgresConnection) throws -> Bool {
        guard count >= (try db.session.leastCopiedRows), !columns(at: 0).isEmpty else { return false }
        let hasKey = hasKey(at: 0)
        return (1..<count).allSatisfy { self.hasKey(at: $0) == hasKey }
    }

    /// Inserts the rows by statements that take a list of values for each column.
    @usableFromInline
    func insertLists(
        _ conflict: InsertConflict?, _ returned: ReturnedValues, in db: PostgresConnection
    ) throws -> Int {
        var statements = PostgresInsertStatements(self, conflict, returning: returned.columns, in: db.dialect)
        guard let first = try statements.next() else { return 0 }
        let firstCount = statements.batchCount
        let second = try statements.next()
        func run() throws -> Int {
            var count = try db.change(Model.self, by: first, returned)
            try conflict?.check(count, of: firstCount, Model.self)
            var next = second
            while let statement = next {
                let changed = try db.change(Model.self, by: statement, returned)
                try conflict?.check(changed, of: statements.batchCount, Model.self)
                count += changed
                next = try statements.next()
            }
            return count
        }
        // What fails here, and not on the server, would leave what was done before it.
        let checksRows = conflict?.needsEveryRow ?? false
        return second == nil && returned.read == nil && !checksRows ? try run() : try db.session.allOrNone(run)
    }
}
#endif
