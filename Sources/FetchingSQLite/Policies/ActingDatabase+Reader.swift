public import FetchingCore
public import GRDB

extension DatabaseReader {
    /// The database in whose requests somebody acts.
    ///
    /// ```swift
    /// let mine = dbQueue.acting(as: me)
    /// let notes = try mine.fetch(Note.request().all())
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// Only what is run by what it gives has the policies.
    public func acting<Principal: PolicyPrincipal>(as principal: Principal) -> ActingDatabase<Self, Principal> {
        ActingDatabase(self, as: principal)
    }
}

extension ActingDatabase where Base: DatabaseReader {
    /// Fetches what whoever acts may read.
    ///
    /// ```swift
    /// let notes = try dbQueue.acting(as: me).fetch(Note.request().all())
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if the request leads to a model without a policy.
    public func fetch<Request: PolicedRequest>(_ request: Request) throws -> Request.Result
    where Request.Policed: SQLiteRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal {
        try request._policed(by: session).fetch(in: base)
    }

    /// Fetches what whoever acts may read, without blocking the caller.
    ///
    /// ```swift
    /// let notes = try await dbQueue.acting(as: me).fetch(Note.request().all())
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetch<Request: PolicedRequest>(_ request: Request) async throws -> Request.Result
    where
        Request.Policed: SQLiteRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal,
        Request.Result: Sendable
    {
        try await request._policed(by: session).fetch(in: base)
    }

    /// The models that whoever acts may read, one after the other.
    ///
    /// ```swift
    /// for try await note in dbQueue.acting(as: me).stream(Note.request().all()) { print(note.id) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`.
    public func stream<Model: RowDecodable & Sendable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) -> FetchStream<Model> where Model.Principal == Principal {
        let (reader, principal) = (base, principal)
        return FetchStream {
            StreamConnection<Model>(request.policed(.reading, by: PolicySession(principal)).query, reader)
        }
    }

    /// The result of a request, of what whoever acts may read, now and again after each transaction that can change it.
    ///
    /// ```swift
    /// for try await notes in dbQueue.acting(as: me).updates(Note.request().all()) { print(notes.count) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`.
    public func updates<Request: PolicedRequest>(_ request: Request) -> RequestUpdates<Request.Result>
    where
        Request.Policed: SQLiteRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal,
        Request.Result: Sendable
    {
        let principal = principal
        return Request.Policed.updates(in: base) { request._policed(by: PolicySession(principal)) }
    }

    /// Runs a closure in which several requests see the same state of the database.
    ///
    /// ```swift
    /// let (notes, count) = try dbQueue.acting(as: me).read { db in
    ///     (try db.fetch(Note.request().all()), try db.fetch(Note.request().all().count()))
    /// }
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// // SELECT COUNT(*) FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Throws: The error of the closure.
    public func read<Value>(_ body: (ActingDatabase<Database, Principal>) throws -> Value) throws -> Value {
        try base.read { db in try body(on(db)) }
    }

    /// Runs a closure in which several requests see the same state of the database, without blocking the caller.
    ///
    /// ```swift
    /// let notes = try await dbQueue.acting(as: me).read { db in try db.fetch(Note.request().all()) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1
    /// ```
    ///
    /// - Throws: The error of the closure, or `CancellationError` if the task was cancelled.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (ActingDatabase<Database, Principal>) throws -> Value
    ) async throws -> Value {
        try await base.read { [self] db in try body(on(db)) }
    }
}
