public import FetchingCore
public import GRDB

extension LoadingRequest {
    /// Fetches inside a `read` or `write` block of GRDB.
    ///
    /// ```swift
    /// let albums = try dbQueue.read { db in
    ///     try Album.request().all().including(\.tracks).fetch(in: db)
    /// }
    /// // SELECT "id", "title" FROM "Album"
    /// // SELECT "Track"."id", … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    ///
    /// - Throws: ``FetchError``.
    @inlinable
    public func fetch(in db: Database) throws -> Result {
        do {
            // What is invalid is found before any row is read.
            _ = try assemble([], InvalidRequests())
            return try db.inOneState {
                try assemble(FetchableRequest<Model, [Model]>.models(query, in: db), SQLiteRelatedModels(db))
            }
        } catch {
            throw FetchableRequest<Model, [Model]>.failure(error)
        }
    }

    /// Fetches from a database queue, pool or snapshot of GRDB. All queries see the same state of the database.
    ///
    /// ```swift
    /// let albums = try Album.request().all().including(\.tracks).fetch(in: dbQueue)
    /// // SELECT "id", "title" FROM "Album"
    /// // SELECT "Track"."id", … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    ///
    /// - Throws: ``FetchError``.
    @inlinable
    public func fetch(in reader: some DatabaseReader) throws -> Result {
        try FetchableRequest<Model, [Model]>.reading(from: reader) { db in try fetch(in: db) }
    }
}

extension LoadingRequest where Result: Sendable {
    /// Fetches from a database queue, pool or snapshot of GRDB without blocking the caller. All queries see the same state
    /// of the database.
    ///
    /// ```swift
    /// let albums = try await Album.request().all().including(\.tracks).fetch(in: dbQueue)
    /// ```
    ///
    /// - Throws: ``FetchError``, or `CancellationError` if the task was cancelled.
    @inlinable
    public func fetch(in reader: some DatabaseReader) async throws -> Result {
        try await FetchableRequest<Model, [Model]>.reading(from: reader) { db in try fetch(in: db) }
    }
}

extension Database {
    /// Runs several queries so that no write comes between them: in the transaction that there is, or in one of its own.
    @usableFromInline
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value {
        guard !isInsideTransaction else { return try read() }
        var result: Value?
        // To be told of commits is for those who observe writes.
        try readOnly {
            try inTransaction(.deferred) {
                result = try read()
                return .commit
            }
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }
}
