#if Postgres
public import FetchingCore

extension PostgresConnection {
    /// The connection in whose requests somebody acts.
    ///
    /// ```swift
    /// let notes = try pool.read { db in try db.acting(as: me).fetch(Note.request().all()) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// Only what is run by what it gives has the policies.
    public func acting<Principal: PolicyPrincipal>(
        as principal: Principal
    ) -> ActingDatabase<PostgresConnection, Principal> { ActingDatabase(self, as: principal) }
}

extension ActingDatabase where Base == PostgresConnection {
    /// Fetches what whoever acts may read.
    ///
    /// ```swift
    /// let notes = try pool.acting(as: me).read { db in try db.fetch(Note.request().all()) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if the request leads to a model without a policy.
    public func fetch<Request: PolicedRequest>(_ request: Request) throws -> Request.Result
    where Request.Policed: PostgresRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal {
        try request._policed(by: session).fetch(in: base)
    }

    /// Inserts, updates or deletes what whoever acts may.
    ///
    /// ```swift
    /// try pool.acting(as: me).write { db in try db.run(Note.insert(note)) }
    /// // INSERT INTO "Note" … RETURNING "id"
    /// // SELECT "id", "ownerID" = $1 FROM "Note" WHERE "id" = ANY($2)
    /// ```
    ///
    /// A statement that changes rows by their keys has the policy among its conditions.
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if a row is not allowed. Then nothing is changed.
    @discardableResult
    public func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Principal {
        try base.transaction { db in
            var changes = PolicedChanges(PostgresPolicedConnection(db: db), by: session)
            return try changes.run(change)
        }
    }

    /// Deletes rows: those that the request asks for, of those that may be deleted.
    ///
    /// ```swift
    /// try pool.acting(as: me).write { db in try db.delete(Note.where { $0.isPublic }) }
    /// // DELETE FROM "Note" WHERE "isPublic" = TRUE AND …
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then the transaction, if there is one, has failed.
    @discardableResult
    public func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> Int where Model.Principal == Principal {
        try request.policed(.deleting, by: session).delete(in: base)
    }

    /// Updates rows: those that the request asks for, of those that may be edited.
    ///
    /// ```swift
    /// try pool.acting(as: me).write { db in try db.update(Note.where { $0.isPublic }) { $0.isPublic = false } }
    /// // UPDATE "Note" SET "isPublic" = FALSE WHERE "isPublic" = TRUE AND … RETURNING "id"
    /// ```
    ///
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, with the code `forbidden` if a row would be one that may not be edited. Then no row is changed.
    @discardableResult
    public func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Principal {
        try update(request, assigned: request.assignments(assign))
    }

    func update<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, assigned assignments: [MemberAssignment]
    ) throws -> Int {
        try base.transaction { db in
            var changes = PolicedChanges(PostgresPolicedConnection(db: db), by: session)
            return try changes.update(request, assignments)
        }
    }

    /// Runs a closure in a savepoint, to which the transaction goes back if it throws.
    ///
    /// ```swift
    /// try pool.acting(as: me).write { db in
    ///     _ = try? db.transaction { db in try db.run(Note.insert(note)) }
    /// }
    /// // … SAVEPOINT fetching; INSERT INTO "Note" …; RELEASE SAVEPOINT fetching …
    /// ```
    ///
    /// - Throws: `FetchError` if it cannot be begun or ended, or the error of the closure.
    @discardableResult
    public func transaction<Value>(
        _ body: (ActingDatabase<PostgresConnection, Principal>) throws -> Value
    ) throws -> Value {
        try base.transaction { try body(on($0)) }
    }
}

/// A connection as what changes with policies run on.
private struct PostgresPolicedConnection: PolicedConnection {
    let db: PostgresConnection

    func fetch<Model: RowDecodable, Row>(_ request: ProjectionRequest<Model, [Row]>) throws -> [Row] {
        try request.fetch(in: db)
    }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        try request.run(in: db)
    }
}
#endif
