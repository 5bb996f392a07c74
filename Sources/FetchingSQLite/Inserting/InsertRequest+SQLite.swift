public import FetchingCore
public import FetchingSQL
public import GRDB

extension InsertRequest {
    /// Inserts inside a `write` block of GRDB.
    ///
    /// ```swift
    /// try dbQueue.write { db in
    ///     try User.insert(users).run(in: db)
    /// }
    /// // INSERT INTO "User" ("id", "name", "score") VALUES (?, ?, ?)     for each
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated. Of a view, the rows are counted that its `INSTEAD OF`
    ///   triggers are given.
    /// - Throws: `FetchError` if a value cannot be stored, or if the database rejects a row. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in db: Database) throws -> Int { try run(on: SQLiteRunner(db)) }

    /// Inserts into a database queue or pool of GRDB.
    ///
    /// ```swift
    /// try User.insert(users).run(in: dbQueue)
    /// // INSERT INTO "User" ("id", "name", "score") VALUES (?, ?, ?)     for each
    /// ```
    ///
    /// Inside a `write` block of the same database, it is a part of that transaction.
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in writer: some DatabaseWriter) throws -> Int {
        try writer.writing(Model.self) { db in try run(in: db) }
    }
}

extension InsertRequest where Rows: Sendable {
    /// Inserts into a database queue or pool of GRDB without blocking the caller.
    ///
    /// ```swift
    /// try await User.insert(users).run(in: dbQueue)
    /// // INSERT INTO "User" ("id", "name", "score") VALUES (?, ?, ?)     for each
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in writer: some DatabaseWriter) async throws -> Int {
        try await writer.writing(Model.self) { db in try run(in: db) }
    }
}

extension ReturningRequest {
    /// Changes rows inside a `write` block of GRDB.
    ///
    /// ```swift
    /// let id = try dbQueue.write { db in
    ///     try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: db)
    /// }
    /// // INSERT INTO "User" ("name") VALUES ('Joe') RETURNING "id"
    /// ```
    ///
    /// Values are returned as they are before the triggers run that follow the change.
    ///
    /// - Throws: `FetchError` if a value cannot be stored, or if the database rejects a row. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in db: Database) throws -> Result { try run(on: SQLiteRunner(db)) }

    /// Changes rows of a database queue or pool of GRDB.
    ///
    /// ```swift
    /// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: dbQueue)
    /// // INSERT INTO "User" ("name") VALUES ('Joe') RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in writer: some DatabaseWriter) throws -> Result {
        try writer.writing(Model.self) { db in try run(in: db) }
    }
}

extension ReturningRequest where Rows: Sendable, Result: Sendable {
    /// Changes rows of a database queue or pool of GRDB without blocking the caller.
    ///
    /// ```swift
    /// let id = try await User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: dbQueue)
    /// // INSERT INTO "User" ("name") VALUES ('Joe') RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is inserted.
    @inlinable
    @discardableResult
    public func run(in writer: some DatabaseWriter) async throws -> Result {
        try await writer.writing(Model.self) { db in try run(in: db) }
    }
}
