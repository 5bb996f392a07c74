public import FetchingCore
public import GRDB

extension SQLiteRequest where Result: Sendable {
    /// The result now, and again after each transaction that can change it.
    ///
    /// ```swift
    /// for try await users in User.request().all().where({ $0.score > 10 }).updates(in: dbQueue) {
    ///     print(users.count)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// A transaction counts if it changes a table of the request, those of related models included, in a column that the
    /// request reads. Changes of other tables and columns do not, unless the table has generated columns, or the column is one of a
    /// unique key: `UPDATE OR REPLACE` may have replaced other rows. Where a unique index has expressions or a part of the rows, or SQLite
    /// is older than 3.37, each column counts. A change of the schema counts, too. The result may be the same as before, because other
    /// rows were changed. The first result comes when the writes that are under way are over.
    ///
    /// A list of models is decided from the changed rows, which are read once for all lists of a model: it is fetched again only where
    /// these do not tell, and a list that is unaffected gives nothing. The article on streams and observation has the rules.
    ///
    /// Changes that are made while the loop is busy with a result give one further result, the newest. The observation ends
    /// when the loop is left, when its task is cancelled, or with the first error.
    ///
    /// Writes of other processes, and those through the functions of SQLite itself, go unnoticed.
    ///
    /// - Parameter reader: A database queue, pool or snapshot of GRDB. A snapshot gives its result once.
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`.
    public func updates(in reader: some DatabaseReader) -> RequestUpdates<Result> {
        guard let listed = self as? any ListedRequest<Result> else { return Self.updates(in: reader) { self } }
        return RequestUpdates {
            listed.observation(in: reader) ?? SQLiteObservation(ObservedRequest { self }, in: reader)
        }
    }

    /// The same of a request that is made anew each time it is fetched, whose list is not decided: its conditions may have changed.
    static func updates(
        in reader: some DatabaseReader, of make: @escaping @Sendable () -> Self
    ) -> RequestUpdates<Result> {
        let request = ObservedRequest(make)
        return RequestUpdates { SQLiteObservation(request, in: reader) }
    }
}

extension ObservedRequest {
    /// - Parameter make: Makes the request anew for each fetch.
    fileprivate init<Request: SQLiteRequest>(_ make: @escaping @Sendable () -> Request)
    where Request.Result == Element {
        self.init(
            fetch: { try make().fetch(in: $0) }, statements: { try make().statements() },
            failure: { make().failure($0) })
    }
}
