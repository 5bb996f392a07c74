public import FetchingCore
public import GRDB

extension ModelChangeRequest {
    /// Changes rows inside a `write` block of GRDB.
    ///
    /// ```swift
    /// try dbQueue.write { db in
    ///     try User.update(users).run(in: db)
    /// }
    /// // UPDATE "User" SET "name" = ?, "score" = ? WHERE "id" = ?     for each
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError` if a value cannot be stored, a row to update is not there, or the database rejects a row. Then no
    ///   row is changed.
    @discardableResult
    public func run(in db: Database) throws -> Int { try run(on: SQLiteRunner(db)) }

    /// Changes rows of a database queue or pool of GRDB.
    ///
    /// ```swift
    /// try User.update(joe).run(in: dbQueue)
    /// // UPDATE "User" SET "name" = 'Joe', "score" = 10.0 WHERE "id" = 1
    /// ```
    ///
    /// Inside a `write` block of the same database, it is a part of that transaction.
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`. Then no row is changed.
    @discardableResult
    public func run(in writer: some DatabaseWriter) throws -> Int {
        try writer.writing(Model.self) { db in try run(in: db) }
    }
}

extension ModelChangeRequest where Model: Sendable {
    /// Changes rows of a database queue or pool of GRDB without blocking the caller.
    ///
    /// ```swift
    /// try await User.update(joe).run(in: dbQueue)
    /// // UPDATE "User" SET "name" = 'Joe', "score" = 10.0 WHERE "id" = 1
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is changed.
    @discardableResult
    public func run(in writer: some DatabaseWriter) async throws -> Int {
        try await writer.writing(Model.self) { db in try run(in: db) }
    }
}

extension ModelChanges {
    /// Changes the row inside a `write` block of GRDB.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: db)
    /// // UPDATE "User" SET "score" = 11.0 WHERE "id" = 1
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in db: Database) throws -> Int { try request?.run(in: db) ?? 0 }

    /// Changes the row in a database queue or pool of GRDB.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: dbQueue)
    /// // UPDATE "User" SET "score" = 11.0 WHERE "id" = 1
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError` if the row is not there, or if the database rejects it.
    @discardableResult
    public func run(in writer: some DatabaseWriter) throws -> Int { try request?.run(in: writer) ?? 0 }
}

extension ModelChanges where Model: Sendable {
    /// Changes the row in a database queue or pool of GRDB without blocking the caller.
    ///
    /// ```swift
    /// try await User.changes(from: old, to: new).run(in: dbQueue)
    /// // UPDATE "User" SET "score" = 11.0 WHERE "id" = 1
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then nothing is changed.
    @discardableResult
    public func run(in writer: some DatabaseWriter) async throws -> Int { try await request?.run(in: writer) ?? 0 }
}
