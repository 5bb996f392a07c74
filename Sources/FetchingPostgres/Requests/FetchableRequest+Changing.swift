#if Postgres
public import FetchingCore
import FetchingSQL

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Deletes rows: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try pool.write { db in
    ///     try User.request().all().where { $0.plan == .trial }.delete(in: db)
    /// }
    /// // DELETE FROM "User" WHERE "plan" = $1
    /// ```
    ///
    /// All rows are deleted only by `.all()` without a `where`.
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then the transaction, if there is one, has failed.
    @discardableResult
    public func delete(in db: PostgresConnection) throws -> Int {
        try query.runDeletion(of: Model.self, in: db)
    }

    /// Updates rows: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try pool.write { db in
    ///     try User.request().all().where { $0.isAdmin }.update(in: db) { $0.score += 1 }
    /// }
    /// // UPDATE "User" SET "score" = NULLIF("score"::float8 + $1, 'NaN') WHERE "isAdmin" = TRUE
    /// ```
    ///
    /// All rows are updated only by `.all()` without a `where`.
    ///
    /// - Parameter assign: Assigns to members. Without an assignment, nothing is run and the number is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, or the error of the closure. Then the transaction, if there is one, has failed.
    @discardableResult
    public func update(
        in db: PostgresConnection, _ assign: (inout ModelUpdate<Model>) throws -> Void
    ) throws -> Int {
        try query.runUpdate(of: Model.self, try assignments(assign), in: db)
    }
}

extension FetchQuery {
    func runDeletion(of model: any Fetchable.Type, in db: PostgresConnection) throws -> Int {
        do {
            return try db.change(deletion(for: db.dialect, of: model), of: model)
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }

    /// Runs nothing without an assignment.
    func runUpdate(
        of model: any Fetchable.Type, _ assignments: [MemberAssignment], in db: PostgresConnection
    ) throws -> Int {
        guard !assignments.isEmpty else { return 0 }
        do {
            return try db.change(update(assignments, for: db.dialect, of: model), of: model)
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

extension PostgresConnection {
    /// Runs a statement that changes rows, and gives their number.
    ///
    /// - Parameters:
    ///   - columns: The values that the statement returns of each row.
    ///   - read: Reads these values.
    func change(
        _ statement: SQLStatementText, of model: any Fetchable.Type, _ columns: [ExpressionTree] = [],
        _ read: ((inout EngineRow) throws -> Void)? = nil
    ) throws -> Int {
        let session = try session
        let isInside = session.isInsideTransaction
        do {
            let rows = try send(statement)
            defer { rows.finish() }
            if let read {
                var sink = SelectionSink<PostgresRow>(columns, of: model, read: read)
                try rows.read(into: &sink)
            } else {
                while try rows.next() != nil {}
            }
            return rows.changedCount
        } catch let error as PostgresError where session.isLost {
            throw isInside ? FetchError.lostTransaction(error) : FetchError.uncertainCommit(error)
        }
    }
}
#endif
