#if Postgres
public import FetchingCore
import FetchingSQL

extension ModelChangeRequest {
    /// Changes rows on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// try pool.write { db in
    ///     try User.update(users).run(in: db)
    /// }
    /// // UPDATE "User" SET "name" = "new"."value1" FROM ROWS FROM (unnest($1), unnest($2))
    /// //     WITH ORDINALITY AS "new" ("value1", "value2", "place") WHERE "User"."id" = "new"."value2"
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError` if a value cannot be stored, a row to update is not there, or the database rejects a row. Then no
    ///   row is changed.
    @discardableResult
    public func run(in db: PostgresConnection) throws -> Int { try rows.change(change, in: db) }

    /// Changes rows.
    ///
    /// ```swift
    /// try User.update(joe).run(in: pool)
    /// // UPDATE "User" SET "name" = $1, "score" = $2 WHERE "id" = $3
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`. Then no row is changed.
    @discardableResult
    public func run(in pool: PostgresPool) throws -> Int { try pool.withConnection { try run(in: $0) } }
}

extension ModelChangeRequest where Model: Sendable {
    /// Changes rows without blocking the caller.
    ///
    /// ```swift
    /// try await User.update(joe).run(in: pool)
    /// // UPDATE "User" SET "name" = $1, "score" = $2 WHERE "id" = $3
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is changed.
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> Int { try await pool.withConnection { try run(in: $0) } }
}

extension ModelChanges {
    /// Changes the row on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: db)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in db: PostgresConnection) throws -> Int { try request?.run(in: db) ?? 0 }

    /// Changes the row.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: pool)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in pool: PostgresPool) throws -> Int { try request?.run(in: pool) ?? 0 }
}

extension ModelChanges where Model: Sendable {
    /// Changes the row without blocking the caller.
    ///
    /// ```swift
    /// try await User.changes(from: old, to: new).run(in: pool)
    /// // UPDATE "User" SET "score" = $1 WHERE "id" = $2
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then nothing is changed.
    @discardableResult
    public func run(in pool: PostgresPool) async throws -> Int { try await request?.run(in: pool) ?? 0 }
}

extension InsertedRows {
    /// Updates or deletes the rows that have the keys of models, all or none.
    ///
    /// - Parameter read: Reads the values of a row that are returned.
    /// - Returns: The number of rows that were changed.
    func change(
        _ change: KeyedChange, returning: [ExpressionTree] = [], in db: PostgresConnection,
        read: ((inout EngineRow) throws -> Void)? = nil
    ) throws -> Int {
        do {
            var statements = PostgresKeyedStatements(self, change, returning: returning)
            guard let first = try statements.next() else { return 0 }
            let isOnlyBatch = statements.isAtEnd
            let changing = PostgresKeyedChanging(db, returning, read)
            func run() throws -> Int {
                var (count, next) = (0, Optional(first))
                while let batch = next {
                    count += try changing.run(batch, of: statements)
                    next = try statements.next()
                }
                return count
            }
            // A list is undone by itself. One row is changed or is not there: nothing is to be undone.
            let isUndone = isOnlyBatch && (first.rows.count > 1 || read == nil)
            return isUndone ? try run() : try db.session.allOrNone(run)
        } catch {
            throw Self.failure(error, nil, returning)
        }
    }
}

/// Runs the statements of a change by keys.
private struct PostgresKeyedChanging {
    private let db: PostgresConnection
    private let returning: [ExpressionTree]
    private let read: ((inout EngineRow) throws -> Void)?

    init(
        _ db: PostgresConnection, _ returning: [ExpressionTree], _ read: ((inout EngineRow) throws -> Void)?
    ) {
        self.db = db
        self.returning = returning
        self.read = read
    }

    /// Changes the rows of a statement, all or none.
    ///
    /// The server changes the rows of a list in the order of its plan, and tells neither which one is missing nor whether a later
    /// one gives up the value that another takes. Where it matters, the rows are changed one by one.
    func run<Rows: InsertedRows>(
        _ batch: PostgresKeyedStatements<Rows>.Batch, of statements: PostgresKeyedStatements<Rows>
    ) throws -> Int {
        guard batch.rows.count > 1 else { return try change(batch, of: statements, read) }
        do {
            return try db.session.allOrNone { try change(batch, of: statements, read) }
        } catch let error as PostgresError where error.sqlState == "23505" {
            return try db.session.allOrNone {
                try batch.rows.reduce(0) { try $0 + change(statements.batch(of: [$1]), of: statements, read) }
            }
        } catch let error as FetchError where [.missingModel, .staleModel].contains(error.code) {
            // What is returned was read already. All that is asked for here is the error of the first row that is missing.
            return try db.session.allOrNone {
                for row in batch.rows { _ = try change(statements.batch(of: [row]), of: statements) { _ in } }
                throw error
            }
        }
    }

    private func change<Rows: InsertedRows>(
        _ batch: PostgresKeyedStatements<Rows>.Batch, of statements: PostgresKeyedStatements<Rows>,
        _ read: ((inout EngineRow) throws -> Void)?
    ) throws -> Int {
        let changed = try db.change(batch.statement, of: Rows.Model.self, returning, read)
        try statements.check(changed, of: batch)
        return changed
    }
}
#endif
