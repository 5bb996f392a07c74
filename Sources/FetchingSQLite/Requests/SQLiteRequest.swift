public import FetchingCore
public import FetchingSQL
public import GRDB

/// A request that can be run on SQLite: for models, for models with those that are related to them, or for values.
///
/// A function that is to run any of them takes `some SQLiteRequest<Result>`:
///
/// ```swift
/// func show(_ request: some SQLiteRequest<[User]>) throws {
///     for user in try request.fetch(in: dbQueue) { print(user.name) }
/// }
/// ```
public protocol SQLiteRequest<Result>: SQLStatementRequest where Model: RowDecodable {
    /// Fetches inside a `read` or `write` block of GRDB.
    ///
    /// ```swift
    /// let users = try dbQueue.read { db in
    ///     try User.request().all().where { $0.score > 10 }.fetch(in: db)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Throws: `FetchError`.
    func fetch(in db: Database) throws -> Result

    /// Fetches what a prepared request asks for, by the statement that was rendered once.
    ///
    /// A request of your own need not have it.
    ///
    /// - Returns: nil where the request is rendered with its values instead.
    /// - Throws: `FetchError`.
    @_documentation(visibility: internal)
    func fetch(_ call: PreparedCall, in db: Database) throws -> Result?
}

extension SQLiteRequest {
    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Result? { nil }
}

extension SQLiteRequest {
    /// The statements that the request is run with, in their order.
    ///
    /// ```swift
    /// try User.request().all().where { $0.score > 10 }.statements()
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > ?
    /// ```
    ///
    /// - Throws: `FetchError` if the request is invalid.
    public func statements() throws -> [String] { try statements(for: .sqlite, showingValues: false) }
}

extension SQLiteRequest {
    /// Fetches from a database queue, pool or snapshot of GRDB. If there are several queries, all see the same state of the
    /// database.
    ///
    /// ```swift
    /// let users = try User.request().all().where { $0.score > 10 }.fetch(in: dbQueue)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Throws: `FetchError`.
    @inlinable
    public func fetch(in reader: some DatabaseReader) throws -> Result {
        try reading(from: reader) { db in try fetch(in: db) }
    }
}

extension SQLiteRequest where Result: Sendable {
    /// Fetches from a database queue, pool or snapshot of GRDB without blocking the caller.
    ///
    /// ```swift
    /// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: dbQueue)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    @inlinable
    public func fetch(in reader: some DatabaseReader) async throws -> Result {
        try await reading(from: reader) { db in try fetch(in: db) }
    }
}

extension SQLiteRequest {
    // A single statement sees one state of the database by itself: it needs no transaction around it. The reentrant read
    // lets a request run inside of a `read` block of the same database, where GRDB's plain one traps.

    @inlinable
    func reading<Value>(from reader: some DatabaseReader, _ read: (Database) throws -> Value) throws -> Value {
        do {
            return try reader.unsafeReentrantRead { db in
                try db.requireOpenConnection()
                return try read(db)
            }
        } catch {
            throw failure(error)
        }
    }

    @inlinable
    func reading<Value: Sendable>(
        from reader: some DatabaseReader, _ read: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await reader.unsafeRead { db in
                try db.requireOpenConnection()
                return try db.endingInterruption { try read(db) }
            }
        } catch {
            throw failure(error)
        }
    }

    @usableFromInline
    func failure(_ error: any Error) -> any Error { FetchError.failure(error, of: Model.self) }
}

extension Database {
    /// - Throws: `DatabaseError` if the connection is closed, where GRDB would pass on a null pointer.
    @usableFromInline
    func requireOpenConnection() throws {
        guard sqliteConnection != nil else {
            throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "Connection is closed")
        }
    }
}
