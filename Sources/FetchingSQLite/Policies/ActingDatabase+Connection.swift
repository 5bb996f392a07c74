public import FetchingCore
public import GRDB

extension Database {
    /// The connection in whose requests somebody acts, inside a `read` or `write` block of GRDB.
    ///
    /// ```swift
    /// let notes = try dbQueue.read { db in try db.acting(as: me).fetch(Note.request().all()) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// Only what is run by what it gives has the policies.
    public func acting<Principal: PolicyPrincipal>(as principal: Principal) -> ActingDatabase<Database, Principal> {
        ActingDatabase(self, as: principal)
    }
}

extension ActingDatabase where Base == Database {
    /// Fetches what whoever acts may read.
    ///
    /// ```swift
    /// let notes = try dbQueue.acting(as: me).read { db in try db.fetch(Note.request().all()) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if the request leads to a model without a policy.
    public func fetch<Request: PolicedRequest>(_ request: Request) throws -> Request.Result
    where Request.Policed: SQLiteRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal {
        try request._policed(by: session).fetch(in: base)
    }

    /// Inserts, updates or deletes what whoever acts may.
    ///
    /// ```swift
    /// try dbQueue.acting(as: me).write { db in try db.run(Note.insert(note)) }
    /// // INSERT INTO "Note" … RETURNING "id"
    /// // SELECT "id", "ownerID" = 7 FROM "Note" WHERE "id" IN (…)
    /// ```
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if a row is not allowed. Then nothing is changed.
    @discardableResult
    public func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Principal {
        try base.transaction { db in
            var changes = PolicedChanges(SQLitePolicedConnection(db: db), by: session)
            return try changes.run(change)
        }
    }

    /// Deletes rows: those that the request asks for, of those that may be deleted.
    ///
    /// ```swift
    /// try dbQueue.acting(as: me).write { db in try db.delete(Note.where { $0.isPublic }) }
    /// // DELETE FROM "Note" WHERE "isPublic" = 1 AND …
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`. Then no row is deleted.
    @discardableResult
    public func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> Int where Model.Principal == Principal {
        try request.policed(.deleting, by: session).delete(in: base)
    }

    /// Updates rows: those that the request asks for, of those that may be edited.
    ///
    /// ```swift
    /// try dbQueue.acting(as: me).write { db in try db.update(Note.where { $0.isPublic }) { $0.isPublic = false } }
    /// // UPDATE "Note" SET "isPublic" = 0 WHERE "isPublic" = 1 AND … RETURNING "id"
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
            var changes = PolicedChanges(SQLitePolicedConnection(db: db), by: session)
            return try changes.update(request, assignments)
        }
    }

    /// Runs a closure in a savepoint, to which the transaction goes back if it throws.
    ///
    /// ```swift
    /// try dbQueue.acting(as: me).write { db in
    ///     _ = try? db.transaction { db in try db.run(Note.insert(note)) }
    /// }
    /// // … SAVEPOINT grdb; INSERT INTO "Note" …; RELEASE SAVEPOINT grdb …
    /// ```
    ///
    /// - Throws: `FetchError` if it cannot be begun or ended, or the error of the closure.
    @discardableResult
    public func transaction<Value>(
        _ body: (ActingDatabase<Database, Principal>) throws -> Value
    ) throws -> Value {
        try base.transaction { try body(on($0)) }
    }
}

/// A connection as what changes with policies run on. A transaction that writes keeps out other writers.
private struct SQLitePolicedConnection: PolicedConnection {
    let db: Database

    func fetch<Model: RowDecodable, Row>(_ request: ProjectionRequest<Model, [Row]>) throws -> [Row] {
        try request.fetch(in: db)
    }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        try request.run(in: db)
    }
}
