public import FetchingCore
public import GRDB

extension FetchableRequest where Result == [Model] {
    /// Fetches inside a `read` or `write` block of GRDB.
    ///
    /// ```swift
    /// let users = try dbQueue.read { db in
    ///     try User.request().all().where { $0.score > 10 }.fetch(in: db)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Throws: ``FetchError``.
    @inlinable
    public func fetch(in db: Database) throws -> [Model] {
        try models(in: db)
    }

    /// Fetches from a database queue, pool or snapshot of GRDB.
    ///
    /// ```swift
    /// let users = try User.request().all().where { $0.score > 10 }.fetch(in: dbQueue)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Throws: ``FetchError``.
    @inlinable
    public func fetch(in reader: some DatabaseReader) throws -> [Model] {
        try Self.reading(from: reader) { db in try fetch(in: db) }
    }
}

extension FetchableRequest where Result == [Model], Model: Sendable {
    /// Fetches from a database queue, pool or snapshot of GRDB without blocking the caller.
    ///
    /// ```swift
    /// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: dbQueue)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Throws: ``FetchError``, or `CancellationError` if the task was cancelled.
    @inlinable
    public func fetch(in reader: some DatabaseReader) async throws -> [Model] {
        try await Self.reading(from: reader) { db in try fetch(in: db) }
    }
}

extension FetchableRequest where Result == Model? {
    /// Fetches the first model inside a `read` or `write` block of GRDB.
    ///
    /// ```swift
    /// let joe = try dbQueue.read { db in
    ///     try User.request().first().where { $0.name == "Joe" }.fetch(in: db)
    /// }
    /// // SELECT … FROM "User" WHERE "name" = 'Joe' COLLATE BINARY LIMIT 1
    /// ```
    ///
    /// - Throws: ``FetchError``.
    @inlinable
    public func fetch(in db: Database) throws -> Model? {
        try models(in: db).first
    }

    /// Fetches the first model from a database queue, pool or snapshot of GRDB.
    ///
    /// ```swift
    /// let joe = try User.request().first().where { $0.name == "Joe" }.fetch(in: dbQueue)
    /// // SELECT … FROM "User" WHERE "name" = 'Joe' COLLATE BINARY LIMIT 1
    /// ```
    ///
    /// - Throws: ``FetchError``.
    @inlinable
    public func fetch(in reader: some DatabaseReader) throws -> Model? {
        try Self.reading(from: reader) { db in try fetch(in: db) }
    }
}

extension FetchableRequest where Result == Model?, Model: Sendable {
    /// Fetches the first model from a database queue, pool or snapshot of GRDB without blocking the caller.
    ///
    /// ```swift
    /// let joe = try await User.request().first().where { $0.name == "Joe" }.fetch(in: dbQueue)
    /// // SELECT … FROM "User" WHERE "name" = 'Joe' COLLATE BINARY LIMIT 1
    /// ```
    ///
    /// - Throws: ``FetchError``, or `CancellationError` if the task was cancelled.
    @inlinable
    public func fetch(in reader: some DatabaseReader) async throws -> Model? {
        try await Self.reading(from: reader) { db in try fetch(in: db) }
    }
}

extension FetchableRequest {
    @inlinable
    func models(in db: Database) throws -> [Model] { try Self.models(query, in: db) }

    @inlinable
    static func models(_ query: FetchQuery, in db: Database) throws -> [Model] {
        let cursor = ModelCursor<Model>(try PreparedRequest(query, of: Model.self, in: db))
        do {
            // Not a loop over `next()`, which asks before each step whether it is the first.
            // swift-format-ignore: ReplaceForEachWithForLoop
            try cursor.forEach {}
        } catch {
            throw failure(error)
        }
        return cursor.models
    }

    // A single statement sees one state of the database by itself: it needs no transaction around it. The reentrant read
    // lets a request run inside of a `read` block of the same database, where GRDB's plain one traps.

    @inlinable
    static func reading<Value>(from reader: some DatabaseReader, _ read: (Database) throws -> Value) throws -> Value {
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
    static func reading<Value: Sendable>(
        from reader: some DatabaseReader, _ read: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await reader.unsafeRead { db in
                try db.requireOpenConnection()
                return try read(db)
            }
        } catch {
            throw failure(error)
        }
    }

    @usableFromInline
    static func failure(_ error: any Error) -> any Error { FetchError.failure(error, of: Model.self) }
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
