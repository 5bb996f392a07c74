#if Postgres
public import FetchingCore

extension PostgresRequest where Result: Sendable {
    /// The result now, and again after each transaction that changes a table of the request.
    ///
    /// ```swift
    /// try await pool.installObservation(for: User.self)
    /// for try await users in User.request().all().where({ $0.score > 10 }).updates(in: pool) {
    ///     print(users.count)
    /// }
    /// // LISTEN "fetching_changes"
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// ```
    ///
    /// A transaction of anybody counts, whichever program runs it. The tables of related models count too, and those below a
    /// view. The result may be the same as before, because other rows or columns were changed. Tables that a function reads
    /// are not known.
    ///
    /// Where notifications have the keys of rows, as ``PostgresObservation`` says, a list of models is decided from the changed rows, which are
    /// read once for all lists of the pool. It is fetched again only where these do not tell, and a list that is unaffected gives nothing.
    ///
    /// Changes that are made while the loop is busy with a result give one further result, the newest. All loops of a pool
    /// listen by one connection, which does not count among those of the pool. If it is lost, it is opened again, and the
    /// request is fetched again: the loop goes on when the server is back. It ends when it is left, when its task is
    /// cancelled, or with the first other error.
    ///
    /// - Parameter pool: The pool.
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`, also if a table has
    ///   no trigger of ``PostgresObservation``.
    public func updates(in pool: PostgresPool) -> RequestUpdates<Result> {
        guard let listed = self as? any ListedRequest<Result> else {
            return RequestUpdates { PostgresRequestObservation(pool) { self } }
        }
        return RequestUpdates {
            listed.observation(in: pool) { try await fetch(in: pool) } ?? PostgresRequestObservation(pool) { self }
        }
    }
}
#endif
