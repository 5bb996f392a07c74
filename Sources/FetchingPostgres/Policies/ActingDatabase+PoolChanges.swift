#if Postgres
public import FetchingCore

extension ActingDatabase where Base == PostgresPool {
    /// Inserts, updates or deletes what whoever acts may.
    ///
    /// ```swift
    /// try pool.acting(as: me).run(Note.insert(note))
    /// // INSERT INTO "Note" … RETURNING "id"
    /// // SELECT "id", "ownerID" = $1 FROM "Note" WHERE "id" = ANY($2)
    /// ```
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if a row is not allowed. Then nothing is changed.
    @discardableResult
    public func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Principal {
        try base.transaction { try begin(on: $0).run(change) }
    }

    /// Inserts, updates or deletes what whoever acts may, without blocking the caller.
    ///
    /// ```swift
    /// try await pool.acting(as: me).run(Note.insert(note))
    /// // INSERT INTO "Note" … RETURNING "id"
    /// // SELECT "id", "ownerID" = $1 FROM "Note" WHERE "id" = ANY($2)
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then nothing is changed.
    @discardableResult
    public func run<Change: PolicedChange & Sendable>(_ change: Change) async throws -> Change.Outcome
    where
        Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Principal, Change.Outcome: Sendable
    {
        try await base.transaction { [self] in try begin(on: $0).run(change) }
    }

    /// Deletes rows: those that the request asks for, of those that may be deleted.
    ///
    /// ```swift
    /// try pool.acting(as: me).delete(Note.where { $0.isPublic })
    /// // DELETE FROM "Note" WHERE "isPublic" = TRUE AND …
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then no row is deleted.
    @discardableResult
    public func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> Int where Model.Principal == Principal {
        guard setsPrincipal else { return try request.policed(.deleting, by: session).delete(in: base) }
        return try base.transaction { try begin(on: $0).delete(request) }
    }

    /// Deletes rows without blocking the caller.
    ///
    /// ```swift
    /// try await pool.acting(as: me).delete(Note.where { $0.isPublic })
    /// // DELETE FROM "Note" WHERE "isPublic" = TRUE AND …
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is deleted.
    @discardableResult
    public func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) async throws -> Int where Model.Principal == Principal {
        guard setsPrincipal else { return try await request.policed(.deleting, by: session).delete(in: base) }
        return try await base.transaction { [self] in try begin(on: $0).delete(request) }
    }

    /// Updates rows: those that the request asks for, of those that may be edited.
    ///
    /// ```swift
    /// try pool.acting(as: me).update(Note.where { $0.isPublic }) { $0.isPublic = false }
    /// // UPDATE "Note" SET "isPublic" = FALSE WHERE "isPublic" = TRUE AND … RETURNING "id"
    /// ```
    ///
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, with the code `forbidden` if a row would be one that may not be edited. Then no row is changed.
    @discardableResult
    public func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Principal {
        let assignments = try request.assignments(assign)
        return try base.transaction { try begin(on: $0).update(request, assigned: assignments) }
    }

    /// Updates rows without blocking the caller.
    ///
    /// ```swift
    /// try await pool.acting(as: me).update(Note.where { $0.isPublic }) { $0.isPublic = false }
    /// // UPDATE "Note" SET "isPublic" = FALSE WHERE "isPublic" = TRUE AND … RETURNING "id"
    /// ```
    ///
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. Then no row is changed.
    @discardableResult
    public func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) async throws -> Int where Model.Principal == Principal {
        let assignments = try request.assignments(assign)
        return try await base.transaction { [self] in try begin(on: $0).update(request, assigned: assignments) }
    }

    /// Runs a closure in a transaction, which is rolled back if it throws.
    ///
    /// ```swift
    /// try pool.acting(as: me).write { db in
    ///     try db.run(Note.insert(first))
    ///     try db.run(Note.insert(second))
    /// }
    /// // BEGIN ISOLATION LEVEL READ COMMITTED; INSERT INTO "Note" …; INSERT INTO "Note" …; COMMIT
    /// ```
    ///
    /// - Throws: `FetchError` if the transaction fails, or the error of the closure.
    @discardableResult
    public func write<Value>(_ body: (ActingDatabase<PostgresConnection, Principal>) throws -> Value) throws -> Value {
        try base.transaction { try body(begin(on: $0)) }
    }

    /// Runs a closure in a transaction without blocking the caller.
    ///
    /// ```swift
    /// try await pool.acting(as: me).write { db in try db.run(Note.insert(note)) }
    /// // BEGIN ISOLATION LEVEL READ COMMITTED; INSERT INTO "Note" …; COMMIT
    /// ```
    ///
    /// - Throws: `FetchError` if the transaction fails, the error of the closure, or `CancellationError`.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (ActingDatabase<PostgresConnection, Principal>) throws -> Value
    ) async throws -> Value {
        try await base.transaction { [self] in try body(begin(on: $0)) }
    }
}
#endif
