#if Postgres
public import FetchingCore
public import FetchingSQL

extension PostgresRunner: SQLChangingConnection {
    @usableFromInline
    package func change(
        _ model: any Fetchable.Type, _ returned: ReturnedValues,
        by statement: ([ExpressionTree]) throws -> SQLStatementText
    ) throws -> Int {
        let statement = try statement(returned.columns)
        guard returned.read != nil else { return try db.change(model, by: statement) }
        // What is returned may fail to be read after the server has changed the rows.
        return try db.session.allOrNone { try db.change(model, by: statement, returned) }
    }

    @inlinable
    package func insert<Rows: WrittenRows>(
        _ rows: Rows, _ conflict: InsertConflict?, _ returned: ReturnedValues
    ) throws -> Int {
        // Here, so that the encoding of the model is specialised in the user's module.
        if conflict == nil, returned.read == nil, try rows.isWorthCopying(in: db), let count = try rows.copy(in: db) {
            return count
        }
        return try rows.insertLists(conflict, returned, in: db)
    }

    @usableFromInline
    package func change<Rows: WrittenRows>(
        _ rows: Rows, by change: KeyedChange, _ returned: ReturnedValues
    ) throws -> Int {
        var statements = PostgresKeyedStatements(rows, change, returning: returned.columns, in: db.dialect)
        guard let first = try statements.next() else { return 0 }
        let isOnlyBatch = statements.isAtEnd
        let changing = PostgresKeyedChanging(db, returned)
        func run() throws -> Int {
            var (count, next) = (0, Optional(first))
            while let batch = next {
                count += try changing.run(batch, of: statements)
                next = try statements.next()
            }
            return count
        }
        // A list is undone by itself. One row is changed or is not there: nothing is to be undone.
        let isUndone = isOnlyBatch && (first.rows.count > 1 || returned.read == nil)
        return isUndone ? try run() : try db.session.allOrNone(run)
    }

    @usableFromInline
    package static func storingFailure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        FetchError.storing(error, in: model)
    }
}

extension PostgresConnection {
    /// Runs a statement that changes rows, reads what it returns, and gives the number of rows.
    func change(
        _ model: any Fetchable.Type, by statement: SQLStatementText, _ returned: ReturnedValues = .nothing
    ) throws -> Int {
        let session = try session
        let isInside = session.isInsideTransaction
        do {
            let rows = try send(statement)
            defer { rows.finish() }
            var sink: ReturnedRowSink<PostgresRow> = returned.sink(of: model)
            try rows.read(into: &sink)
            return rows.changedCount
        } catch let error as PostgresError where session.isLost {
            throw isInside ? FetchError.lostTransaction(error) : FetchError.uncertainCommit(error)
        }
    }
}
#endif
