#if Postgres
import FetchingCore
import FetchingSQL

/// Runs the statements of a change by keys.
struct PostgresKeyedChanging {
    private let db: PostgresConnection
    private let returned: ReturnedValues

    init(_ db: PostgresConnection, _ returned: ReturnedValues) {
        self.db = db
        self.returned = returned
    }

    /// The end of a list that has to be changed row by row.
    private struct NotAtOnce: Error {}

    /// Changes the rows of a statement, all or none.
    ///
    /// The server changes the rows of a list in the order of its plan. It takes all of them if none is missing and none is given
    /// other unique values, for then the order makes no difference. Otherwise they are changed one by one: a later row may take
    /// only what an earlier one has given up, and the row that is missing is the first one.
    func run<Rows: WrittenRows>(
        _ batch: PostgresKeyedStatements<Rows>.Batch, of statements: PostgresKeyedStatements<Rows>
    ) throws -> Int {
        guard batch.rows.count > 1 else { return try change(batch, of: statements) }
        do {
            return try db.session.allOrNone {
                let count = try db.change(Rows.Model.self, by: batch.statement, returned)
                // Fewer rows have returned nothing, which is read once.
                if statements.lacks(count, of: batch) { throw NotAtOnce() }
                return count
            }
        } catch is NotAtOnce {
            return try runOneByOne(batch, of: statements)
        } catch let error as PostgresError where error.sqlState == "23505" {
            // The table has unique columns of which the model does not tell.
            return try runOneByOne(batch, of: statements)
        }
    }

    private func runOneByOne<Rows: WrittenRows>(
        _ batch: PostgresKeyedStatements<Rows>.Batch, of statements: PostgresKeyedStatements<Rows>
    ) throws -> Int {
        try db.session.allOrNone {
            try batch.rows.reduce(0) { try $0 + change(statements.batch(of: [$1]), of: statements) }
        }
    }

    private func change<Rows: WrittenRows>(
        _ batch: PostgresKeyedStatements<Rows>.Batch, of statements: PostgresKeyedStatements<Rows>
    ) throws -> Int {
        let changed = try db.change(Rows.Model.self, by: batch.statement, returned)
        try statements.check(changed, of: batch)
        return changed
    }
}
#endif
