/// A database in whose requests somebody acts: all have the policies of their models.
///
/// ```swift
/// let mine = dbQueue.acting(as: me)
/// let notes = try mine.fetch(Note.where { $0.title.hasPrefix("A") })
/// // SELECT … FROM "Note" WHERE "title" >= 'A' … AND ("ownerID" = 7 OR "isPublic" = 1)
/// ```
///
/// `acting(as:)` of a database, a pool or a connection makes one, and that of a ``MemoryStore`` for a closure. It has no way to run SQL by hand, and none to the
/// database itself. A fragment of SQL within a request is outside of the policies, as it can read any table.
public struct ActingDatabase<Base, Principal: PolicyPrincipal> {
    /// Whoever acts.
    public let principal: Principal

    package var base: Base

    /// Whether each transaction begins by telling the server who acts.
    package let setsPrincipal: Bool

    /// A session for one request: the closures of policies are called again for the next, and may ask what time it is.
    package var session: PolicySession { PolicySession(principal) }

    package init(_ base: Base, as principal: Principal, setsPrincipal: Bool = false) {
        self.principal = principal
        self.base = base
        self.setsPrincipal = setsPrincipal
    }

    /// The same on a connection of the database, whose server knows who acts if it is to.
    package func on<Other>(_ base: Other) -> ActingDatabase<Other, Principal> {
        ActingDatabase<Other, Principal>(base, as: principal)
    }
}

extension ActingDatabase: Sendable where Base: Sendable {}

extension ActingDatabase: CustomReflectable, CustomStringConvertible {
    /// The type of whoever acts, without the values.
    public var description: String { "a database in which a '\(Principal.self)' acts" }

    /// Nothing: `dump` and a mirror lead to the database no more than anything else.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MemoryStore {
    /// The store in whose requests somebody acts, for a closure. What is thrown leaves the store as it was.
    ///
    /// ```swift
    /// let notes = try store.acting(as: me) { mine in
    ///     try mine.run(Note.insert(first))
    ///     return try mine.fetch(Note.request().all())
    /// }
    /// // No SQL: the models of the store that meet the policy, ownerID == 7 || isPublic
    /// ```
    ///
    /// - Throws: The error of the closure.
    @discardableResult
    public mutating func acting<Principal: PolicyPrincipal, Value>(
        as principal: Principal, _ body: (inout ActingDatabase<MemoryStore, Principal>) throws -> Value
    ) rethrows -> Value {
        var mine = ActingDatabase(self, as: principal)
        let value = try body(&mine)
        self = mine.base
        return value
    }
}

extension ActingDatabase where Base == MemoryStore {
    /// Fetches what whoever acts may read.
    ///
    /// ```swift
    /// let notes = try store.acting(as: me) { mine in try mine.fetch(Note.request().all()) }
    /// ```
    ///
    /// - Throws: ``FetchError``, with the code ``FetchError/Code/forbidden`` if the request leads to a model without a policy.
    public func fetch<Request: PolicedRequest>(_ request: Request) throws -> Request.Result
    where Request.Model: PolicedFetchable, Request.Model.Principal == Principal {
        try request._policed(by: session).fetch(in: base)
    }

    /// Inserts, updates or deletes what whoever acts may.
    ///
    /// ```swift
    /// try store.acting(as: me) { mine in try mine.run(Note.insert(first)) }
    /// ```
    ///
    /// - Throws: ``FetchError``, with the code ``FetchError/Code/forbidden`` if a row is not allowed. Then nothing is changed.
    @discardableResult
    public mutating func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome
    where Change.Rows.Model: PolicedFetchable, Change.Rows.Model.Principal == Principal {
        var changes = PolicedChanges(MemoryConnection(store: base), by: session)
        let outcome = try changes.run(change)
        base = changes.connection.store
        return outcome
    }

    /// Deletes models: those that the request asks for, of those that may be deleted.
    ///
    /// ```swift
    /// let count = try store.acting(as: me) { mine in try mine.delete(Note.where { $0.isPublic }) }
    /// ```
    ///
    /// - Returns: The number of deleted models.
    /// - Throws: ``FetchError``. Then no model is deleted.
    @discardableResult
    public mutating func delete<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> Int where Model.Principal == Principal {
        try request.policed(.deleting, by: session).delete(in: &base)
    }

    /// Updates models: those that the request asks for, of those that may be edited.
    ///
    /// ```swift
    /// let count = try store.acting(as: me) { mine in try mine.update(Note.where { $0.isPublic }) { $0.isPublic = false } }
    /// ```
    ///
    /// - Returns: The number of updated models.
    /// - Throws: ``FetchError``, with the code ``FetchError/Code/forbidden`` if a model would be one that may not be edited. Then no model
    ///   is changed.
    @discardableResult
    public mutating func update<Model: RowDecodable & PolicedFetchable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int where Model.Principal == Principal {
        let assignments = try request.assignments(assign)
        var changes = PolicedChanges(MemoryConnection(store: base), by: session)
        let count = try changes.update(request, assignments)
        base = changes.connection.store
        return count
    }
}

/// A store as what changes with policies run on.
private struct MemoryConnection: PolicedConnection {
    var store: MemoryStore

    func fetch<Model: RowDecodable, Row>(_ request: ProjectionRequest<Model, [Row]>) throws -> [Row] {
        try request.fetch(in: store)
    }

    mutating func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        try request.run(in: &store)
    }
}
