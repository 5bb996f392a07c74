#if Postgres
public import FetchingCore

extension PostgresPool {
    /// The database in whose requests somebody acts.
    ///
    /// ```swift
    /// let mine = pool.acting(as: me)
    /// let notes = try mine.fetch(Note.request().all())
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// Only what is run by what it gives has the policies.
    ///
    /// - Parameters:
    ///   - principal: Whoever acts.
    ///   - setsPrincipal: Whether the server is told so, too, for tables with `rowLevelSecurity()`. Each request is in a transaction then,
    ///     which begins as ``PostgresConnection/setPrincipal(_:)`` does, and a stream is an error.
    public func acting<Principal: PolicyPrincipal>(
        as principal: Principal, setsPrincipal: Bool = false
    ) -> ActingDatabase<PostgresPool, Principal> {
        ActingDatabase(self, as: principal, setsPrincipal: setsPrincipal)
    }
}

extension ActingDatabase where Base == PostgresPool {
    /// The same on a connection in a transaction, which begins by telling the server who acts if it is to.
    func begin(on db: PostgresConnection) throws -> ActingDatabase<PostgresConnection, Principal> {
        if setsPrincipal { try db.setPrincipal(principal) }
        return on(db)
    }
}

extension ActingDatabase where Base == PostgresPool {
    /// Fetches what whoever acts may read.
    ///
    /// ```swift
    /// let notes = try pool.acting(as: me).fetch(Note.request().all())
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`, with the code `forbidden` if the request leads to a model without a policy.
    public func fetch<Request: PolicedRequest>(_ request: Request) throws -> Request.Result
    where Request.Policed: PostgresRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal {
        guard setsPrincipal else { return try request._policed(by: session).fetch(in: base) }
        return try read { db in try db.fetch(request) }
    }

    /// Fetches what whoever acts may read, without blocking the caller.
    ///
    /// ```swift
    /// let notes = try await pool.acting(as: me).fetch(Note.request().all())
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func fetch<Request: PolicedRequest>(_ request: Request) async throws -> Request.Result
    where
        Request.Policed: PostgresRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal,
        Request.Result: Sendable
    {
        guard setsPrincipal else { return try await request._policed(by: session).fetch(in: base) }
        return try await read { db in try db.fetch(request) }
    }

    /// The models that whoever acts may read, one after the other.
    ///
    /// ```swift
    /// for try await note in pool.acting(as: me).stream(Note.request().all()) { print(note.id) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`.
    public func stream<Model: RowDecodable & Sendable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) -> FetchStream<Model> where Model.Principal == Principal {
        let (pool, principal) = (base, principal)
        let asked = setsPrincipal ? request.failing(with: .streamSettingPrincipal) : request
        return FetchStream {
            PostgresBatches<Model>(asked.policed(.reading, by: PolicySession(principal)).query, pool)
        }
    }

    /// The result of a request, of what whoever acts may read, now and again after each transaction that can change it.
    ///
    /// ```swift
    /// for try await notes in pool.acting(as: me).updates(Note.request().all()) { print(notes.count) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`.
    public func updates<Request: PolicedRequest>(_ request: Request) -> RequestUpdates<Request.Result>
    where
        Request.Policed: PostgresRequest, Request.Model: PolicedFetchable, Request.Model.Principal == Principal,
        Request.Result: Sendable
    {
        let (pool, principal) = (base, principal)
        let begin: (@Sendable (PostgresConnection) throws -> Void)? =
            setsPrincipal ? { @Sendable db in try db.setPrincipal(principal) } : nil
        return RequestUpdates<Request.Result> {
            PostgresRequestObservation<Request.Policed>(pool, preparing: begin) {
                request._policed(by: PolicySession(principal))
            }
        }
    }

    /// Runs a closure in which several requests see the same state of the database.
    ///
    /// ```swift
    /// let (notes, count) = try pool.acting(as: me).read { db in
    ///     (try db.fetch(Note.request().all()), try db.fetch(Note.request().all().count()))
    /// }
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// // SELECT COUNT(*) FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Throws: The error of the closure.
    public func read<Value>(_ body: (ActingDatabase<PostgresConnection, Principal>) throws -> Value) throws -> Value {
        try base.read { db in try body(begin(on: db)) }
    }

    /// Runs a closure in which several requests see the same state of the database, without blocking the caller.
    ///
    /// ```swift
    /// let notes = try await pool.acting(as: me).read { db in try db.fetch(Note.request().all()) }
    /// // SELECT … FROM "Note" WHERE "ownerID" = $1 OR "isPublic" = TRUE
    /// ```
    ///
    /// - Throws: The error of the closure, or `CancellationError` if the task was cancelled.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (ActingDatabase<PostgresConnection, Principal>) throws -> Value
    ) async throws -> Value {
        try await base.read { [self] db in try body(begin(on: db)) }
    }
}

extension FetchError {
    fileprivate static var streamSettingPrincipal: FetchError {
        FetchError(
            .unsupported, reason: "a stream has no transaction in which the server could know who acts",
            cure: "Fetch the rows in pages, or in a block of 'read'", operation: "stream")
    }
}
#endif
