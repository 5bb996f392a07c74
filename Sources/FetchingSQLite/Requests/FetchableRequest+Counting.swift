public import FetchingCore
public import GRDB

// Inside a `read` or `write` block of GRDB.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: db)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count(in db: Database) throws -> Int {
        try count().fetch(in: db)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: db)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = 1)
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func exists(in db: Database) throws -> Bool {
        try exists().fetch(in: db)
    }
}

// From a database queue, pool or snapshot of GRDB.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: dbQueue)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count(in reader: some DatabaseReader) throws -> Int {
        try count().fetch(in: reader)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: dbQueue)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = 1)
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func exists(in reader: some DatabaseReader) throws -> Bool {
        try exists().fetch(in: reader)
    }
}

// The same, without blocking the caller.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.count(in: dbQueue)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func count(in reader: some DatabaseReader) async throws -> Int {
        try await count().fetch(in: reader)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try await User.request().all().where { $0.isAdmin }.exists(in: dbQueue)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = 1)
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func exists(in reader: some DatabaseReader) async throws -> Bool {
        try await exists().fetch(in: reader)
    }
}
